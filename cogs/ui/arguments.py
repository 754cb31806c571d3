"""What a control carries besides its verb, written and read back.

Nothing of it is trusted: another version may have drawn the control. TableRefused where it names
nothing that this version offers.
"""

from enum import StrEnum
from typing import TypeVar

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.ids import LARGEST
from engine.seats import Seat

E = TypeVar("E", bound=StrEnum)

LONGEST = len(str(LARGEST))


def one_of(offered: type[E], written: str) -> E:
    """The choice of a menu; TableRefused where it is none of these."""
    try:
        return offered(written)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


def chose(written: str, this: str, other: str) -> bool:
    """Whether the first of two words was chosen, and not the other."""
    if written not in (this, other):
        raise TableRefused(TableRefusal.STALE_PRESS)
    return written == this


def seat_named(written: str) -> Seat:
    """The seat of this name."""
    try:
        return Seat[written.upper()]
    except KeyError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


def number(written: str) -> int:
    """A number that Discord or a database could have given."""
    digits = written.isascii() and written.isdecimal() and len(written) <= LONGEST
    if not digits or int(written) > LARGEST:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return int(written)
