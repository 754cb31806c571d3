"""The ``custom_id`` of a control: its verb, the table, and the move at which it was drawn.

Nothing in it is trusted: who presses is known from the interaction alone.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self
from zlib import crc32

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

LARGEST = 2**63 - 1
"""The largest number that Discord gives anything, and that a database keeps."""

LAST_PAGE = 10**6
"""Beyond every page that exists, and small enough for a database."""


def base36(number: int) -> str:
    """A number in digits and letters."""
    written = ""
    while number >= len(DIGITS):
        number, rest = divmod(number, len(DIGITS))
        written = DIGITS[rest] + written
    return DIGITS[number] + written


def from_base36(written: str) -> int:
    """The number written so; ValueError when there is none."""
    number = int(written, len(DIGITS))
    if not 0 <= number <= LARGEST:
        raise ValueError(written)
    return number


PREFIX = "b1"
"""The version of the format; a control of another version is refused with a sentence."""

LONGEST_ID, LONGEST_ARGUMENT = 100, 50
"""The most characters of a ``custom_id``, by Discord, and of the argument in it."""

# Numbers are written short, and to bounds.
_FORMAT = re.compile(
    rf"{PREFIX}:(?P<verb>[a-z-]+):(?P<table>[0-9a-z]{{1,12}}):(?P<move>[0-9a-z]{{1,12}})"
    r":(?P<argument>[0-9A-Za-z-]{0,50})"
)
# Discord takes 32 bits for the number of a component.
_LARGEST_COMPONENT_ID = 2**31 - 1


class Presser(StrEnum):
    """Who may press a control; anybody else is refused, and changes nothing."""

    SEATED = "seated"
    """Who has a seat at its table."""
    HOST = "host"
    """The host of its table; of one that has no table, who manages the server."""
    ONLOOKER = "onlooker"
    """Whoever sees its table."""
    MANAGER = "manager"
    """Who manages the server: anybody else is refused before the handler."""
    OWNER = "owner"
    """Whose it is."""
    ANYBODY = "anybody"
    """Whoever sees it."""

    @property
    def at_a_table(self) -> bool:
        """Whether there has to be a table that goes on."""
        return self in {Presser.SEATED, Presser.HOST, Presser.ONLOOKER}

    def manages(self, table: int) -> bool:
        """Whether it is who manages the server that may press at this table, 0 for none."""
        return self is Presser.MANAGER or (self is Presser.HOST and not table)


class ControlName(str):
    """The name of a control, which is its declaration.

    ``counted``: its presses set something up or read what is kept, and so count towards the rate
    limits. ``bursts``: many people may press it in the same moment, so that each is answered in
    turn, and it opens no window. ``plays``: it makes a move, or leads there, so that a pause stops
    it. ValueError if there is one of this name.
    """

    presser: Presser
    counted: bool
    bursts: bool
    plays: bool
    carries: type | None
    """The class of what it carries beside; None if nothing."""

    def __new__(
        cls,
        name: str,
        presser: Presser,
        *,
        counted: bool = True,
        bursts: bool = False,
        plays: bool = False,
    ) -> Self:
        """Declare it."""
        if name in DECLARED:
            raise ValueError(f"two controls are called {name}")
        declared = super().__new__(cls, name)
        declared.presser, declared.carries = presser, None
        declared.counted, declared.bursts, declared.plays = counted, bursts, plays
        DECLARED[name] = declared
        return declared

    @property
    def id(self) -> "ControlId":
        """The ``custom_id`` of one that belongs to no table."""
        return ControlId(self)

    def at(self, table: int, move: int = 0) -> "ControlId":
        """The ``custom_id`` of one that was drawn for a table, at a move."""
        return ControlId(self, table, move)


DECLARED: dict[str, ControlName] = {}
"""Every control, by its name."""


@dataclass(frozen=True, slots=True)
class ControlId:
    """A control: its verb, its table, the move at which it was drawn, and one argument."""

    verb: str
    table: int = 0
    move: int = 0
    argument: str = ""

    def __str__(self) -> str:
        return f"{PREFIX}:{self.verb}:{base36(self.table)}:{base36(self.move)}:{self.argument}"

    @classmethod
    def parse(cls, text: str) -> "ControlId":
        """Read a ``custom_id`` back; ValueError when it is none of ours."""
        match = _FORMAT.fullmatch(text)
        if match is None:
            raise ValueError(text)
        verb, table, move, argument = match.groups()
        if verb not in DECLARED:
            raise ValueError(text)
        return cls(DECLARED[verb], int(table, 36), int(move, 36), argument)

    @property
    def id(self) -> "ControlId":
        """Itself."""
        return self

    @property
    def component(self) -> int:
        """The component's number: the same control keeps it from one picture to the next."""
        return self.component_for("")

    def component_for(self, state: str) -> int:
        """The component's number in this state: another state makes it a new component."""
        named = f"{self.verb}:{self.argument}" + (f":{state}" if state else "")
        # Never 0: Discord would replace that by a number of its own.
        return crc32(named.encode()) % _LARGEST_COMPONENT_ID + 1
