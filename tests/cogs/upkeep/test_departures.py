"""A server that removes the bot has 30 days to think better of it; an outage is no removal."""

from datetime import timedelta
from typing import cast

import pytest
from sqlalchemy import select

from bot.storage.database.schema import departures, tables
from cogs.upkeep.departures import RETENTION, Departures
from tests.cogs.evening import Evening
from tests.cogs.upkeep.test_connection import guild_of, hears

DAY = timedelta(days=1)


async def leave_a_table(evening: Evening) -> None:
    """Somebody opens a table, and closes it."""
    (alice,) = evening.people("Alice")
    await alice.slash("contree start")
    stop = await alice.slash("contree stop")
    await alice.press(stop, "stop")


async def noted(evening: Evening) -> list[int]:
    """The servers that are known to have left, once what was heard is written."""
    chosen = select(departures.c.guild_id)
    database = evening.bot.services.database
    return await database.write(lambda c: list(c.execute(chosen).scalars()))


async def tables_kept(evening: Evening) -> int:
    """How many tables there are."""
    database = evening.bot.services.database
    return await database.read(lambda c: len(c.execute(select(tables.c.id)).all()))


async def after(evening: Evening, time: timedelta, monkeypatch: pytest.MonkeyPatch) -> None:
    """So much later the bot looks who has left for good."""
    later = evening.bot.clock.now() + time
    with monkeypatch.context() as turned:
        turned.setattr(evening.bot.clock, "now", lambda: later)
        # The extension is loaded anew by each bot: its class is another one each time.
        await cast("Departures", evening.bot.get_cog("Departures")).forget()


async def test_a_departed_servers_data_is_deleted_after_thirty_days(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        await leave_a_table(evening)
        guild = guild_of(evening)
        monkeypatch.setattr(evening.bot, "get_guild", lambda _: None)
        await hears(evening, "guild_remove", guild)
        assert await noted(evening) == [guild.id]
        await after(evening, RETENTION - DAY, monkeypatch)
        assert await tables_kept(evening) == 1
        await after(evening, RETENTION + DAY, monkeypatch)
        assert await tables_kept(evening) == 0
        assert await noted(evening) == []


async def test_a_server_that_another_process_serves_is_not_deleted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        await leave_a_table(evening)
        await hears(evening, "guild_remove", guild_of(evening))
        monkeypatch.setattr(evening.bot, "get_guild", lambda _: None)
        monkeypatch.setattr(evening.bot, "serves", lambda _: False)
        await after(evening, RETENTION + DAY, monkeypatch)
        assert await tables_kept(evening) == 1


async def test_what_changed_unnoticed_is_noted_where_this_process_serves(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        await leave_a_table(evening)
        cog, guild = cast("Departures", evening.bot.get_cog("Departures")), guild_of(evening)
        with monkeypatch.context() as patch:
            patch.setattr(type(evening.bot), "guilds", ())
            with monkeypatch.context() as elsewhere:
                elsewhere.setattr(evening.bot, "serves", lambda _: False)
                await cog.look()
                assert await noted(evening) == []
            await cog.look()
            assert await noted(evening) == [guild.id]
        await cog.look()
        assert await noted(evening) == []


async def test_a_server_returning_in_time_keeps_everything(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        await leave_a_table(evening)
        await hears(evening, "guild_remove", guild_of(evening))
        await hears(evening, "guild_join", guild_of(evening))
        assert await noted(evening) == []
        await after(evening, RETENTION + DAY, monkeypatch)
        assert await tables_kept(evening) == 1


async def test_an_outage_is_not_a_departure(evening: Evening) -> None:
    async with evening:
        await leave_a_table(evening)
        await hears(evening, "guild_unavailable", guild_of(evening))
        assert await noted(evening) == []


async def test_an_available_server_keeps_everything_despite_a_note(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        await leave_a_table(evening)
        await hears(evening, "guild_remove", guild_of(evening))
        await after(evening, RETENTION + DAY, monkeypatch)
        assert await tables_kept(evening) == 1
        await evening.restart()
        assert await noted(evening) == []
