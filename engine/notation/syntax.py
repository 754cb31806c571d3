"""The symbols of the notation, the parts of a line, and the errors of one."""

from collections.abc import Iterable
from enum import StrEnum

from engine.actions import IllegalAction
from engine.cards import Card
from engine.seats import Seat


class NotationPart(StrEnum):
    """The parts of the line, in order."""

    HEAD = "head"
    HANDS = "hands"
    CALLS = "calls"
    CARDS = "cards"


class NotationFault(StrEnum):
    """The faults of a line."""

    TOO_MANY_PARTS = "too-many-parts"
    NOT_A_HEAD = "not-a-head"
    UNKNOWN_RULES = "unknown-rules"
    NOT_A_SEAT = "not-a-seat"
    WRONG_HANDS = "wrong-hands"
    WRONG_SIZE = "wrong-size"
    NOT_A_CARD = "not-a-card"
    CARD_TWICE = "card-twice"
    NOT_A_CALL = "not-a-call"
    ILLEGAL = "illegal"


class UnreadableDeal(ValueError):
    """A line is not a legal deal: the fault and its place.

    ``place`` counts from 1 within the part; ``found`` is what stands there; ``refusal`` is the
    rules' own when the line can be read but breaks them.
    """

    def __init__(
        self,
        fault: NotationFault,
        part: NotationPart,
        place: int,
        found: str,
        refusal: IllegalAction | None = None,
    ) -> None:
        why = f"{fault} ({refusal.code})" if refusal else str(fault)
        super().__init__(f"{part} {place}: {why}: {found}")
        self.fault = fault
        self.part = part
        self.place = place
        self.found = found
        self.refusal = refusal


BAR, SLASH, KITTY, CARRY = "|", "/", "+", "+"
PASS, DOUBLE, CLOSED, NAMED = "-", "x", "c", ":"
ANNOUNCING, OTHER_MELDS, RENEGE_CLAIM = "*", "~", "!"

SEATS = {seat.name[0]: seat for seat in Seat}

MARK = "\ufeff"
"""The byte order mark: it begins what some programs save, and what is copied from there."""

_SIGNS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", "\ufe0e\ufe0f")


def letter(seat: Seat) -> str:
    """The letter of a seat."""
    return seat.name[0]


def plain(text: str) -> str:
    """The text with the letters of suits for their signs, as a line is written."""
    return text.removeprefix(MARK).translate(_SIGNS)


def card_letters(text: str) -> str:
    """Cards with two letters each, from ``10s``, ``js,9s`` or ``JS 9S``."""
    return "".join(text.replace(",", " ").split()).upper().replace("10", "T")


def joined(cards: Iterable[Card]) -> str:
    """Cards without spaces between them."""
    return "".join(map(str, cards))
