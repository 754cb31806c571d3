"""A deal to solve, written on one line.

``<rule set> <trump> <leader> <hand> …``: the trump is S, H, D, C, NT or AT; the leader and the
hands are numbered from 0 in the order of play; cards are joined by commas, and where the game has
piles an open card and the covered one beneath it by a slash (``JS/7H``). What follows a # is
ignored.
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.cards import Card
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver.position import Position
from engine.state import Trick
from engine.trumps import Trump
from engine.zones import Holding, Pile

COMMENT = "#"


class UnreadableDeal(ValueError):
    """A line that is no deal of a game that is known here; says why."""


@dataclass(frozen=True, slots=True)
class DealToSolve:
    """A deal before the first card, its game and its trump."""

    rules: RuleSet
    trump: Trump
    position: Position


def read_deal(line: str, find: Callable[[str], RuleSet]) -> DealToSolve:
    """The deal of a line; UnreadableDeal when it is none."""
    match line.partition(COMMENT)[0].split():
        case [key, trump, leader, *hands]:
            pass
        case _:
            raise UnreadableDeal("a rule set, a trump, a leader and the hands are needed")
    try:
        rules = find(key)
    except KeyError:
        raise UnreadableDeal(f"there is no rule set {key!r}") from None
    order = rules.seating.order
    if trump not in {one.value for one in rules.auction.trumps}:
        raise UnreadableDeal(f"{trump!r} is no trump of {key}")
    if leader not in map(str, range(len(order))):
        raise UnreadableDeal(f"the leader is a number from 0 to {len(order) - 1}, not {leader!r}")
    if len(hands) != len(order):
        raise UnreadableDeal(f"{key} has {len(order)} hands, not {len(hands)}")
    holdings = [Holding()] * len(Seat)
    for seat, hand in zip(order, hands, strict=True):
        holdings[seat] = _holding(rules, hand)
    _check(rules, [holdings[seat] for seat in order])
    position = Position(tuple(holdings), Trick(order[int(leader)]))
    return DealToSolve(rules, Trump(trump), position)


def _holding(rules: RuleSet, text: str) -> Holding:
    words = text.split(",")
    if not rules.dealing.tableau:
        return Holding(hand=tuple(map(_card, words)))
    return Holding(piles=tuple(map(_pile, words)))


def _pile(word: str) -> Pile:
    top, covers, under = word.partition("/")
    return Pile(_card(top), _card(under) if covers else None)


def _card(word: str) -> Card:
    try:
        return Card.parse(word)
    except ValueError:
        raise UnreadableDeal(f"{word!r} is no card") from None


def _check(rules: RuleSet, holdings: list[Holding]) -> None:
    """Whether the pack is dealt out, each card once."""
    seen = set[Card]()
    for number, holding in enumerate(holdings):
        for card in holding.cards:
            if card in seen:
                raise UnreadableDeal(f"{card} is there twice")
            if card not in rules.pack.cards:
                raise UnreadableDeal(f"{card} is not in the pack of {rules.key}")
            seen.add(card)
        if len(holding.cards) != rules.hand_size:
            held = len(holding.cards)
            raise UnreadableDeal(f"hand {number} has {held} cards, not {rules.hand_size}")
