"""What an event of a log must hold to be told: a game that is played here, a seed that is one."""

from dataclasses import replace

from bot.tables.events import DealSealed, HouseRulesChanged, TableOpened
from bot.tables.house_rules import HouseRules, as_played
from engine.dealing import laid_out
from engine.events import Dealt
from engine.evolve import BrokenLog
from engine.fairness import seed_of
from engine.options import OptionRefused
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
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


def playable(event: TableOpened | HouseRulesChanged) -> HouseRules:
    """The house rules of an event, if they can be had; UnknownRules otherwise."""
    try:
        house = as_played(event.variant, event.version, event.options)
        _ = house.rules
    except (KeyError, OptionRefused) as error:
        raise UnknownRules(event.variant) from error
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
