"""A table that a later version of the bot has written to waits for that version, unharmed.

The later version is this one with one kind of event more.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord
import pytest
from structlog.testing import capture_logs

from bot.i18n import words
from bot.storage.log import codec
from bot.storage.log.event_log import Entry
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import rebuild
from bot.tables.table import Stage
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, Game, at_table, sit_down, verbs
from tests.rig.screens import text_of

SAY = words("fr")
OTHERS = ("Emma", "Farid", "Gaelle", "Hugo")
MANAGER = discord.Permissions(manage_guild=True)


@dataclass(frozen=True, slots=True)
class SeatPraised:
    """Somebody applauds a seat: an event that only the later version knows."""

    seat: Seat


@contextmanager
def later_version() -> Iterator[None]:
    """Inside, the code is the later version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(codec.KINDS, SeatPraised.__name__, SeatPraised)
        yield


async def write_later_event(evening: Evening, number: int = 1) -> None:
    """The later version writes what only it knows; it must be inside ``later_version``."""
    bot = evening.bot
    session = bot.services.registry.find(number)
    assert session
    event = Entry(*codec.encode(SeatPraised(Seat.NORTH)), bot.clock.now())
    await bot.services.store.append(number, session.table.revision, [event])


async def left_waiting(evening: Evening) -> Game:
    """A game that the later version has written to, and this version has met at its start."""
    game = await sit_down(evening, *NAMES)
    with later_version():
        await evening.restart()
        await write_later_event(evening)
        await evening.restart()
    await evening.restart()
    return game


@pytest.mark.slow
async def test_a_game_continues_after_returning_to_the_later_version(evening: Evening) -> None:
    async with evening:
        other = evening.cafe.server.create_text_channel("annexe")
        game = await sit_down(evening, *NAMES, target=100)
        beside = await sit_down(evening, *OTHERS, channel=other, target=100)
        with later_version():
            await evening.restart()
            await write_later_event(evening)
            await evening.restart()
            await game.open_hands()
            await game.speak()
            kept = await evening.kept()
        message = game.table

        with capture_logs() as said:
            await evening.restart()
        named = [line["table"] for line in said if "waits for an update" in line["event"]]
        assert named == [1]
        assert SAY("table-waiting") in text_of(message)
        assert verbs(message) == set()
        await beside.open_hands()
        await beside.play_until(None)
        assert evening.table(other).stage is Stage.FINISHED
        assert (
            await evening.bot.services.database.read(
                lambda c: c.exec_driver_sql("SELECT count(*) FROM games").scalar()
            )
            == 1
        )
        rebuilt = await rebuild(evening.bot.services.database, results_of)
        assert (rebuilt.games, rebuilt.broken) == (1, (1,))

        with later_version():
            await evening.restart()
            assert evening.table() == kept
            assert verbs(message) >= {"hand"}
            await game.open_hands()
            await game.play_until(None)
            assert evening.table().stage is Stage.FINISHED


@pytest.mark.parametrize("locale", ["fr", "en-GB"])
async def test_presses_and_commands_are_told_what_the_table_waits_for(
    evening: Evening, locale: str
) -> None:
    async with at_table(evening) as game:
        caller = game.turn
        hand = game.hand(caller)
        with later_version():
            await evening.restart()
            await write_later_event(evening)
        await evening.restart()
        evening.cafe.env.backend.locales[caller.id] = locale
        told = words(locale[:2])("refusal-table-waiting")
        await caller.press(hand, "pass")
        assert told in text_of(caller.private()[-1])
        for command in ("start", "hand", "table", "leave", "pause", "stop"):
            await caller.slash(f"contree {command}")
            assert told in text_of(caller.private()[-1]), command


async def test_a_manager_can_close_the_table(evening: Evening) -> None:
    async with evening:
        game = await left_waiting(evening)
        message = game.table
        boss = evening.cafe.person("Zoe", permissions=MANAGER)
        await boss.slash("contree stop")
        asked = boss.private()[-1]
        assert SAY("stop-waiting-confirm") in text_of(asked)
        await boss.press(asked, "stop")
        assert SAY("stop-waiting-done") in text_of(boss.private()[-1])
        assert SAY("table-closed") in text_of(message)
        await boss.slash("contree start")
        assert verbs(evening.cafe.newest()) >= {"sit"}
        with later_version():
            await evening.restart()
            assert [each.table.id for each in evening.bot.services.registry.sessions] == [2]


async def test_only_managers_can_close_the_table(evening: Evening) -> None:
    async with at_table(evening) as game:
        alice = game.people[Seat.SOUTH]
        await alice.slash("contree stop")
        asked = alice.private()[-1]
        with later_version():
            await evening.restart()
            await write_later_event(evening)
        await evening.restart()
        await alice.press(asked, "stop")
        assert SAY("refusal-table-waiting") in text_of(alice.private()[-1])
        assert [each.id for each in evening.bot.services.registry.waiting] == [1]
