"""Positions to try things on."""

from random import Random

from engine.cards import Card
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Position
from engine.state import Trick
from engine.variants import find_variant
from engine.zones import Holding

CONTREE = find_variant("contree")
SLAM = "contree S 0 {} {} {} {}".format(
    *(",".join(rank + suit for rank in "789TJQKA") for suit in "SHDC")
)
"""Each player has a whole suit; who leads has the trumps."""


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their names."""
    return tuple(map(Card.parse, text.split()))


def dealt(*hands: str, leader: Seat = Seat.NORTH) -> Position:
    """These hands, north's first, before the first card."""
    return Position(tuple(Holding(cards(hand)) for hand in hands), Trick(leader))


def whole_deal(rules: RuleSet, seed: str) -> Position:
    """A whole deal at random."""
    pack = Random(seed).sample(rules.pack.cards, len(rules.pack))
    size = rules.hand_size
    hands = (Holding(tuple(pack[size * number : size * (number + 1)])) for number in range(4))
    return Position(tuple(hands), Trick(rules.seating.order[0]))
