"""Every line that is logged while a press or a command is answered names it."""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import StringIO

import pytest
import structlog
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.app import tell_start
from bot.installation import VERSION
from bot.monitoring.logs import configure_logs
from bot.settings import Settings
from bot.tables import session
from bot.tables.decisions import decide
from bot.tables.events import TableEvent
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.hearing import own_logging
from tests.rig.people import Person

logger = structlog.stdlib.get_logger(__name__)
HERE = "decided"


@pytest.fixture(autouse=True)
def _a_line_for_each_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(*given: object) -> tuple[TableEvent, ...]:
        logger.info(HERE)
        return decide(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(session, "decide", told)


def facts(line: EventDict) -> dict[str, object]:
    return {name: line.get(name) for name in ("interaction", "guild", "verb", "table")}


async def test_the_lines_of_two_presses_at_once_name_their_own(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe") as (alice, bob, chloe):
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        with capture_logs(processors=[merge_contextvars]) as told:
            async with evening.cafe.at_once():
                await bob.press(lobby, "sit", "west")
                await chloe.press(lobby, "sit", "north")
        number, guild = evening.table().id, evening.cafe.server.id
        lines = [facts(line) for line in told if line["event"] == HERE]
        presses = {line.pop("interaction") for line in lines}
        assert lines == [{"guild": guild, "verb": "sit", "table": number}] * 2
        assert len(presses - {None}) == 2


async def test_an_error_names_the_command_that_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("toy")

    async with at_table(evening) as game:
        monkeypatch.setattr(session.Session, "submit", broken)
        with capture_logs(processors=[merge_contextvars]) as told:
            await game.turn.slash("contree pause")
        (line,) = (each for each in told if each["log_level"] == "error")
        assert line["verb"] == "contree pause"
        assert line["guild"] == evening.cafe.server.id
        assert line["reference"]


async def test_what_goes_on_afterwards_is_about_no_press(evening: Evening) -> None:
    async with at_table(evening, "Alice") as game:
        with capture_logs(processors=[merge_contextvars]) as told:
            await game.press(game.turn, "pass")
            await evening.cafe.env.settle()
        presses = [facts(line)["interaction"] for line in told if line["event"] == HERE]
        assert presses[0] is not None
        assert len(presses) > 1
        assert set(presses[1:]) == {None}


@contextmanager
def everything_logged(settings: Settings, patched: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """All that the program writes, as it is configured."""
    stream = StringIO()
    patched.setattr(sys, "stderr", stream)
    with own_logging():
        configure_logs(settings)
        yield stream


def lines_about(people: Iterable[Person], told: str) -> list[str]:
    marks = [mark for one in people for mark in (str(one.id), one.name)]
    return [line for line in told.splitlines() if any(mark in line for mark in marks)]


@pytest.mark.secrecy
async def test_at_debug_no_line_names_a_person(
    evening: Evening, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    debug = settings.model_copy(update={"log_level": "debug"})
    with everything_logged(debug, monkeypatch) as stream:
        async with at_table(evening, "Alice", "Bob", target=100) as game:
            await game.play_until(None)
            people = list(game.people.values())
            for command in ("history", "stats", "me", "leaderboard"):
                await people[0].slash(f"contree {command}")
            await people[0].slash("belote privacy")
    assert "a computer player chose" in stream.getvalue()
    assert lines_about(people, stream.getvalue()) == []


NIGHT = (
    r"the bot is ready +servers=1 tables=0$",
    r"table opened +game=contree guild={guild} table=1$",
    r"game ended +table=1$",
    r"table closed +table=1 why=replaced$",
    r"table opened +game=contree guild={guild} table=2$",
)
"""The lines of an evening on which a game is played and another table is opened."""


@pytest.mark.secrecy
async def test_the_host_reads_what_happened_at_night_and_to_nobody(
    evening: Evening, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "decide", decide)
    night = settings.model_copy(update={"log_format": "json"})
    with everything_logged(night, monkeypatch) as stream:
        await tell_start(settings)
        async with at_table(evening, "Alice", "Bob", target=100) as game:
            await game.play_until(None)
            people, guild = list(game.people.values()), evening.cafe.server.id
            await people[0].slash("contree start")
    start, *lines = map(json.loads, stream.getvalue().splitlines())
    assert start.items() >= {"event": "the bot starts", "newest_backup": "not taken"}.items()
    assert start["version"].startswith(VERSION)
    assert start["database"].endswith("contree.sqlite3")
    assert start["schema"] not in {"", "new", "unreadable"}
    told = [each["event"] for each in lines]
    known = [re.compile(line.format(guild=guild)) for line in NIGHT]
    milestones = [each for each in told if re.match(r"the bot |game |table ", each)]
    assert len(milestones) == len(NIGHT), milestones
    assert all(map(re.match, known, milestones)), milestones
    assert lines_about(people, stream.getvalue()) == []
    assert len(told) < 2 * len(NIGHT), told
