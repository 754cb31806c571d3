"""Validate events of a log: their game and house rules, their seeds, their deals."""

from bot.tables.events import DealGiven, DealSealed, HouseRulesChanged, TableOpened
from bot.tables.house_rules import HouseRules
from engine.deal_record import DealRecord
from engine.evolve import BrokenLog
from engine.fairness import seed_of
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.variants import find_variant


class UnknownRules(BrokenLog):
    """A game or house rule that this version does not know."""


def readable(event: DealSealed) -> DealSealed:
    """The event; BrokenLog if its seed is invalid."""
    try:
        seed_of(event.seed)
    except ValueError as error:
        raise BrokenLog("no seed of a deal") from error
    return event


def readable_deal(event: DealGiven) -> DealGiven:
    """The event; UnknownRules where this version does not read its deal."""
    try:
        DealRecord.read(event.line, find_variant)
    except (UnreadableDeal, OptionRefused) as error:
        raise UnknownRules(event.line) from error
    return event


def playable(event: TableOpened | HouseRulesChanged) -> HouseRules:
    """The house rules of an event; UnknownRules if they are invalid."""
    try:
        house = HouseRules(event.variant, event.options)
        _ = house.rules
    except (KeyError, OptionRefused) as error:
        raise UnknownRules(event.variant) from error
    return house
