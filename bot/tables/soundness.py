"""What an event of a log must hold to be told: a game that is played here, a seed that is one."""

from bot.tables.events import DealSealed
from bot.tables.house_rules import HouseRules, Options
from engine.evolve import BrokenLog
from engine.fairness import seed_of
from engine.options import OptionRefused


def readable(event: DealSealed) -> DealSealed:
    """The event, if its seed can be read; BrokenLog otherwise."""
    try:
        seed_of(event.seed)
    except ValueError as error:
        raise BrokenLog("no seed of a deal") from error
    return event


def playable(variant: str, options: Options) -> HouseRules:
    """These house rules, if they can be had; BrokenLog otherwise."""
    house = HouseRules(variant, options)
    try:
        _ = house.rules
    except (KeyError, OptionRefused) as error:
        raise BrokenLog("a game that is not played here") from error
    return house
