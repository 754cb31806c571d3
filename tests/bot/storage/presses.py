"""A press at a table whose database cannot serve: refused, and right once it can again."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from bot.storage.database.database import Database
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.tables.requests import Act
from bot.tables.session import Session
from engine.actions import Pass
from tests.bot.storage.played import Ticking, keep
from tests.bot.tables.room import Room
from tests.bot.tables.stages import four_people


async def press_through(
    database: Database, fault: Callable[[], AbstractAsyncContextManager[None]], cause: Cause
) -> None:
    """Press, and press again when the fault is gone."""
    async with Room() as room:
        log = SqlTableLog(SqlEventStore(database), Ticking())
        evening = four_people()
        kept = await keep(log, evening)
        (session,) = await room.registry_over(log).restore()
        before = session.table
        user = evening.owner(before.awaited[0])
        async with fault():
            for _ in range(2):
                assert await refused(session, user) is cause
            assert session.table is before
            assert room.screen.shown == []
        assert await log.load(kept.number) == before
        after = await session.submit(user, Act(before.move, Pass()))
        assert room.screen.shown == [after]
        assert after.move == before.move + 1
        assert await log.load(kept.number) == after


async def refused(session: Session, user: int) -> Cause:
    """Why a pass is not stored."""
    with pytest.raises(StorageUnavailable) as refusal:
        await session.submit(user, Act(session.table.move, Pass()))
    return refusal.value.cause
