"""What an event of a log must hold to be told: a game that is played here, a seed that is one."""

from dataclasses import replace

from bot.tables.events import DealSealed, HouseRulesChanged, TableOpened
from bot.tables.house_rules import HouseRules, as_played
from engine.evolve import BrokenLog
from engine.fairness import seed_of
from engine.options import OptionRefused
from engine.state import GameState, Phase


def readable(event: DealSealed) -> DealSealed:
    """The event, if its seed can be read; BrokenLog otherwise."""
    try:
        seed_of(event.seed)
    except ValueError as error:
        raise BrokenLog("no seed of a deal") from error
    return event


def playable(event: TableOpened | HouseRulesChanged) -> HouseRules:
    """The house rules of an event, if they can be had; BrokenLog otherwise."""
    try:
        house = as_played(event.variant, event.version, event.options)
        _ = house.rules
    except (KeyError, OptionRefused) as error:
        raise BrokenLog("a game that is not played here") from error
    return house


def changed_rules(
    before: HouseRules, game: GameState | None, event: HouseRulesChanged
) -> HouseRules:
    """The house rules from now on; BrokenLog when they cannot change so.

    In a ``game`` they change between two deals, and only by how the pack is made.
    """
    house = playable(event)
    if game is not None:
        runs = game.deal is not None and game.deal.phase is not Phase.OVER
        if runs or replace(house.rules, dealing=before.rules.dealing) != before.rules:
            raise BrokenLog("the rules of a game change before it")
    return house
