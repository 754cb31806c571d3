"""What a control carries, as it is declared, written and read back."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Annotated

import pytest

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui import handlers, ids
from cogs.ui.control_words import choice, maybe, number_to, short_number, text_like
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.press import Press
from engine.seats import Seat, Team


class Board(StrEnum):
    HERE = "here"
    OF_ALL = "of_all"


@dataclass(frozen=True)
class Page:
    user: Annotated[int, short_number(10**9)]
    page: Annotated[int, number_to(99)] = 0


with pytest.MonkeyPatch.context() as patched:
    # The bot has none of these.
    patched.setattr(ids, "DECLARED", {})

    @control("deal", Presser.OWNER, counted=False)
    class Deal(WordedControl):
        sheet: int
        place: Annotated[int | None, maybe(number_to(99), none="next")]
        taker: Team
        again: bool = False

    @control("every", Presser.ANYBODY)
    class Every(WordedControl):
        page: Page
        board: Board
        plays: Annotated[bool, choice({"play": True, "postpone": False})]
        seat: Seat | None = None
        day: date | None = None
        code: Annotated[str, text_like("[A-Z]-[0-9]{4}", 6, "D-1234")] = ""


@pytest.fixture(autouse=True)
def _nothing_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ids, "DECLARED", {})
    monkeypatch.setattr(handlers, "HANDLERS", {})


def test_a_control_is_written_as_its_fields_say() -> None:
    again = Deal(5, None, Team.EAST_WEST, again=True)
    assert str(again.at(3)) == "b1:deal:3:0:5-next-1-again"
    page, day = Page(36, 7), date(2026, 12, 5)
    full = Every(page, Board.OF_ALL, False, Seat.WEST, day, "D-0007")
    assert str(full.id) == "b1:every:0:0:10-7-of-all-postpone-west-20261205-D-0007"
    short = Every(page, Board.OF_ALL, plays=True, code="D-0007")
    assert str(short.id) == "b1:every:0:0:10-7-of-all-play-D-0007"
    assert [Every.read(each.id.argument) for each in (full, short)] == [full, short]
    assert Deal.read(again.id.argument) == again


@pytest.mark.parametrize(
    "argument",
    [
        *("", "5", "5-next", "5-next-2", "5-next-1-again-again", "5-next-1-", "-5-next-1"),
        *(
            "05-next-1",
            "5-100-1",
            "5-next-1-AGAIN",
            "5--1",
            f"{2**63}-next-1",
            "\N{ARABIC-INDIC DIGIT FIVE}-next-1",
        ),
    ],
)
def test_what_is_written_otherwise_is_refused(argument: str) -> None:
    with pytest.raises(TableRefused) as refused:
        Deal.read(argument)
    assert refused.value.code is TableRefusal.STALE_PRESS


def test_words_that_may_not_fit_are_refused_at_once() -> None:
    with pytest.raises(TypeError, match="59 characters"):

        @control("long", Presser.ANYBODY)
        class Long(WordedControl):
            one: int
            two: int
            three: int

    with pytest.raises(TypeError, match="101 in all"):

        @control("verb-of-21-characters", Presser.ANYBODY)
        class Deep(WordedControl):
            text: Annotated[str, text_like("[a-z]+", 50, "a")]

    with pytest.raises(TypeError, match="nothing says how"):

        @control("unknown", Presser.ANYBODY)
        class Unknown(WordedControl):
            text: str


def test_a_control_is_declared_and_taken_once() -> None:
    swap = ControlName("swap", Presser.SEATED)
    with pytest.raises(ValueError, match="swap"):
        ControlName("swap", Presser.SEATED)

    async def handle(_: Press) -> None: ...

    pressed(swap)(handle)
    with pytest.raises(ValueError, match="swap"):
        pressed(swap)(handle)
