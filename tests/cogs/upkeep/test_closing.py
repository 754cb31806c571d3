"""The bot closes: nothing new, everything stored, a word at the tables, no traceback."""

import discord
import pytest
from aiohttp import ServerDisconnectedError

from bot.i18n import words
from bot.storage.errors import Cause, StorageUnavailable
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.session import Session
from bot.tables.table import Stage
from cogs.table.screens import Screens
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, at_table, sit_down, take_seats, verbs
from tests.cogs.refused import refused
from tests.rig.screens import text_of
from tests.rig.seams import break_connection

SAY = words("fr")


@pytest.mark.slow
async def test_tables_say_that_the_bot_will_return_and_continue_afterwards(
    evening: Evening,
) -> None:
    async with evening:
        elsewhere = evening.cafe.server.create_text_channel("other")
        game = await sit_down(evening, *NAMES)
        (emma,) = evening.people("Emma")
        await take_seats(evening, [emma], channel=elsewhere)
        tables = [game.table, evening.cafe.newest(elsewhere)]
        drawn = [(text_of(table), verbs(table)) for table in tables]
        await evening.cafe._close_bot()
        for table, (text, buttons) in zip(tables, drawn, strict=True):
            assert text_of(table) == f"{SAY('table-restarting')}\n{text}"
            assert verbs(table) == buttons
        await evening.restart()
        assert [(text_of(table), verbs(table)) for table in tables] == drawn
        await game.step()


@pytest.mark.slow
async def test_a_finished_game_is_left_unchanged(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        assert evening.table().stage is Stage.FINISHED
        kept = text_of(game.table)
        await evening.cafe._close_bot()
        assert text_of(game.table) == kept


async def test_the_bot_closes_even_if_it_cannot_post_the_notice(evening: Evening) -> None:
    async with at_table(evening) as game:
        shown, bot = text_of(game.table), evening.bot
        break_connection(evening.cafe.env, "PATCH", "/channels/*")
        await evening.cafe._close_bot()
        assert text_of(game.table) == shown
        with pytest.raises(RuntimeError, match="not set up"):
            _ = bot.services
        evening.cafe.env.backend.faults.clear()
        await evening.restart()
        await game.step()


async def test_a_failing_step_of_closing_does_not_block_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening):
        bot = evening.bot
        screens, database, ai_workers = Screens.of(bot), bot.services.database, bot.ai_workers
        done: list[str] = []

        async def lost(*_: object) -> None:
            raise ServerDisconnectedError

        async def closed() -> None:
            done.append("database")

        with monkeypatch.context() as patched:
            patched.setattr(screens, "announce_closing", lost)
            patched.setattr(bot.services.tasks, "close", lost)
            patched.setattr(discord.AutoShardedClient, "close", lost)
            patched.setattr(ai_workers, "close", lambda: done.append("ai_workers"))
            patched.setattr(database, "close", closed)
            with pytest.raises(ServerDisconnectedError):  # of the tasks: nobody foresees that
                await evening.cafe._close_bot()
        assert done == ["ai_workers", "database"]


async def test_requests_during_closing_are_refused_politely_and_change_nothing(
    evening: Evening,
) -> None:
    async with at_table(evening) as game:
        kept = await evening.log()
        await evening.bot.services.registry.close()
        (emma,) = evening.people("Emma")
        there = evening.cafe.server.create_text_channel("other")
        await refused(evening, emma.slash("contree start", channel=there), "closing")
        assert SAY("refusal-closing") in text_of(await game.press(game.turn, "pass"))
        assert await evening.log() == kept
        assert game.phase is Phase.AUCTION


@pytest.mark.parametrize(
    "error",
    [
        RuntimeError("Session is closed"),
        StorageUnavailable(Cause.CLOSED),
        TableRefused(TableRefusal.CLOSING),
    ],
)
async def test_a_press_after_closing_leaves_no_traceback(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with at_table(evening) as game:

        def closed(_: int) -> Session:
            raise error

        with monkeypatch.context() as patched:
            patched.setattr(type(evening.bot), "is_closed", lambda _: True)
            patched.setattr(evening.bot.services.registry, "find", closed)
            with pytest.raises(AssertionError, match="did not answer"):
                await game.press(game.turn, "hand", on=game.table)
        assert evening.cafe.complaints() == []
