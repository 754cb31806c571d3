"""Validate events of a log: their game and house rules, their seeds, their deals."""

from bot.tables.events import DealGiven, DealSealed, HouseRulesChanged, TableOpened
from bot.tables.house_rules import HouseRules
from engine.deal_record import DealRecord
from engine.dealing import laid_out
from engine.events import Dealt
from engine.evolve import BrokenLog
from engine.fairness import seed_of
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.variants import find_variant
from engine.zones import Holding


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


def is_some_deal(rules: RuleSet, dealt: Dealt, dealer: Seat) -> bool:
    """Whether this is a valid deal of the whole pack by this dealer."""
    some = laid_out(rules, rules.pack.cards, dealer)
    cards = [card for holding in dealt.holdings for card in holding.cards] + [*dealt.talon]
    return (
        dealt.dealer is dealer
        and sorted(map(str, cards)) == sorted(map(str, rules.pack.cards))
        and [*map(_shape, dealt.holdings)] == [*map(_shape, some.holdings)]
        and len(dealt.talon) == len(some.talon)
        and (dealt.turned is None) == (some.turned is None)
        and (dealt.turned is None or dealt.turned in cards)
    )


def _shape(holding: Holding) -> tuple[int, int, int]:
    return len(holding.hand), len(holding.piles), len(holding.kitty)
