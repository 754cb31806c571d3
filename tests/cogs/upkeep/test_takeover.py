"""A process takes over servers whose tables another one has played until now."""

from typing import NoReturn, cast

import pytest

from bot.storage.log import standby_tables
from bot.tables.refusals import TableRefused
from bot.tables.requests import Pause
from cogs.upkeep.takeover import Takeover
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.cogs.upkeep.test_connection import guild_of, is_calm, session_of


def takeover_of(evening: Evening) -> Takeover:
    return cast("Takeover", evening.bot.get_cog("Takeover"))


def of_another_process(evening: Evening) -> int:
    """The table is not served here, and nothing of it is known; its number."""
    session = session_of(evening)
    session.halt_clock()
    evening.bot.services.registry._drop(session.table)
    with pytest.raises(TableRefused):
        session_of(evening)
    return session.table.id


async def test_tables_of_a_server_that_was_taken_over_go_on(timed: Evening) -> None:
    async with at_table(timed):
        posted = len(timed.cafe.posted())
        number = of_another_process(timed)
        takeover = takeover_of(timed)
        assert await takeover.servers() == {guild_of(timed).id}
        await takeover.restore(guild_of(timed).id)
        await timed.cafe.env.settle()
        assert session_of(timed).table.id == number
        await is_calm(timed)
        assert len(timed.cafe.posted()) == posted, "it is not posted a second time"


async def test_a_followed_table_is_taken_over_by_what_is_new_alone(
    timed: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise AssertionError("its log was read anew")

    async with at_table(timed):
        takeover = takeover_of(timed)
        await takeover.follow(lambda guild: guild == guild_of(timed).id)
        paused = await session_of(timed).submit(session_of(timed).table.host, Pause())
        of_another_process(timed)
        monkeypatch.setattr(standby_tables, "log_from", refuse)
        await takeover.restore(guild_of(timed).id)
        await timed.cafe.env.settle()
        assert session_of(timed).table == paused


async def test_tables_that_are_here_already_are_not_restored_twice(timed: Evening) -> None:
    async with at_table(timed):
        session = session_of(timed)
        await takeover_of(timed).restore(guild_of(timed).id)
        assert session_of(timed) is session
