"""What an event of a log must hold to be told: a game that is played here, a seed that is one."""

from bot.tables.events import DealSealed
from bot.tables.house_rules import HouseRules, Options
from engine.dealing import laid_out
from engine.events import Dealt
from engine.evolve import BrokenLog
from engine.fairness import seed_of
from engine.options import OptionRefused
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.zones import Holding


class UnknownRules(BrokenLog):
    """A game, or one of its house rules, that this version does not know."""


def readable(event: DealSealed) -> DealSealed:
    """The event, if its seed can be read; BrokenLog otherwise."""
    try:
        seed_of(event.seed)
    except ValueError as error:
        raise BrokenLog("no seed of a deal") from error
    return event


def playable(variant: str, options: Options) -> HouseRules:
    """These house rules, if they can be had; UnknownRules otherwise."""
    house = HouseRules(variant, options)
    try:
        _ = house.rules
    except (KeyError, OptionRefused) as error:
        raise UnknownRules(variant) from error
    return house


def is_some_deal(rules: RuleSet, dealt: Dealt, dealer: Seat) -> bool:
    """Whether this deal is some order of the pack, dealt by this dealer as the game says."""
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
