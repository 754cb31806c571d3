"""Four seats around the middle of a table, in three lines of text."""

import re
from collections.abc import Iterator, Mapping

from engine.seats import Seat

WIDTH = 30
"""Letters across the table; a phone shows some more."""

LEAST = 2
"""Wide spaces between west and east at least."""

SPACE = "\N{EM SPACE}"
"""Two letters wide; Discord keeps several of them, and one at the start of a line."""

_EMOJI = re.compile(r"<:\w+:\d+>")
_MARKS = re.compile(r"\*\*")


def around(said: Mapping[Seat, str]) -> Iterator[str]:
    """North above, west and east beside each other, south below: each with what is said of it."""
    west, east = said[Seat.WEST], said[Seat.EAST]
    gap = max(LEAST, (WIDTH - _letters(west) - _letters(east)) // 2)
    across = _letters(west) + 2 * gap + _letters(east)
    yield _centred(said[Seat.NORTH], across)
    yield f"{west}{SPACE * gap}{east}"
    yield _centred(said[Seat.SOUTH], across)


def _centred(line: str, across: int) -> str:
    return SPACE * max(0, (across - _letters(line)) // 4) + line


def _letters(line: str) -> int:
    """How many letters wide a line is; an emoji is as wide as three."""
    return len(_MARKS.sub("", _EMOJI.sub("---", line)))
