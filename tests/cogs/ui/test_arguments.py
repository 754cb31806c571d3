"""What a press carries is taken only where this version could have offered it."""

from collections.abc import Callable
from functools import partial

import pytest

from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Tempo
from cogs.ui.arguments import chose, number, one_of, seat_named, typed_number
from cogs.ui.ids import LARGEST
from engine.seats import Seat

tempo = partial(one_of, Tempo)
shown = partial(chose, this="show", other="hide")


@pytest.mark.parametrize(
    ("read", "written", "meant"),
    [
        (number, "0", 0),
        (number, str(LARGEST), LARGEST),
        (typed_number, " 2 000 ", "2000"),
        (typed_number, "١٥٢", "152"),
        (typed_number, "15½", "15½"),
        (typed_number, " to the end ", "to the end"),
        (tempo, "fast", Tempo.FAST),
        (shown, "show", True),
        (shown, "hide", False),
        (seat_named, "north", Seat.NORTH),
    ],
)
def test_every_possible_argument_is_read_back(
    read: Callable[[str], object], written: str, meant: object
) -> None:
    assert read(written) == meant


@pytest.mark.parametrize(
    ("read", "written"),
    [
        *((number, text) for text in ("", "x", "-1", "1.0", " 1", "٨", "²", str(LARGEST + 1))),
        (number, "0" * 5000),
        *((tempo, text) for text in ("", "FAST", "soon")),
        *((shown, text) for text in ("", "Show", "hid")),
        *((seat_named, text) for text in ("", "middle", "0")),
    ],
)
def test_any_other_argument_is_a_stale_press(read: Callable[[str], object], written: str) -> None:
    with pytest.raises(TableRefused) as refused:
        read(written)
    assert refused.value.code is TableRefusal.STALE_PRESS
