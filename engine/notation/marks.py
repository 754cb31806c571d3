"""The signs of the notation, and the letters of the seats."""

from collections.abc import Iterable

from engine.cards import Card
from engine.seats import Seat

BAR, SLASH, KITTY, CARRY = "|", "/", "+", "+"
PASS, DOUBLE, NAMED = "-", "x", ":"
ANNOUNCING, CHALLENGE = "*", "!"

SEATS = {seat.name[0]: seat for seat in Seat}


def letter(seat: Seat) -> str:
    """The letter of a seat."""
    return seat.name[0]


def joined(cards: Iterable[Card]) -> str:
    """Cards without spaces between them."""
    return "".join(map(str, cards))
