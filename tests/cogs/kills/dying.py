"""A bot that dies around the storing of one event, as a process does that is killed then."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import partial

import pytest
from sqlalchemy import Connection

from bot.storage.log import event_log, open_tables
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import NOTHING, SqlEventStore, Upshot
from bot.tables.requests import Request
from bot.tables.session import Session
from bot.tables.table import Table


class Moment(StrEnum):
    """When the bot dies: the event is being stored, or is stored and nobody was told."""

    BEFORE = "before"
    AFTER = "after"


class Killed(Exception):
    """Ends a transaction that a dead process cannot end."""


@dataclass
class Death:
    """Strikes when the event of this number is stored; number 0 never comes."""

    at: int = 0
    moment: Moment = Moment.BEFORE
    struck: bool = False
    waiting: set[asyncio.Future[Table]] = field(default_factory=set)

    def awaits(self, number: int, moment: Moment) -> None:
        """Be ready for this event."""
        self.at, self.moment, self.struck = number, moment, False

    def is_due(self, expected: int, entries: Sequence[Entry]) -> bool:
        """Whether its event is among these."""
        return not self.struck and expected < self.at <= expected + len(entries)

    async def strike(
        self,
        expected: int,
        entries: Sequence[Entry],
        whole: Callable[[], Awaitable[object]],
        part: Callable[[Sequence[Entry]], Awaitable[object]],
    ) -> None:
        """Store what still is, and let nothing come after it.

        Events that come together are in one transaction: one that is cut off leaves none.
        """
        written = self.at - expected - (self.moment is Moment.BEFORE)
        if written == len(entries):
            await whole()
        elif written:
            with suppress(Killed):
                await part(entries[:written])
        self.struck = True
        for waiting in tuple(self.waiting):
            waiting.cancel()  # as dead as the bot that they wait for
        raise asyncio.CancelledError


def make_killable(monkeypatch: pytest.MonkeyPatch) -> Death:
    """Let every bot from now on die when that is due."""
    death = Death()
    opens, appends, submits = SqlEventStore.open, SqlEventStore.append, Session.submit

    async def open_(
        store: SqlEventStore,
        guild: int,
        channel: int,
        at: datetime,
        entries: Sequence[Entry],
        given: str | None = None,
    ) -> int:
        if death.is_due(0, entries):

            async def part(first: Sequence[Entry]) -> None:
                def work(connection: Connection) -> None:
                    table = open_tables.open_table(connection, guild, channel, at)
                    event_log.append(connection, table, 0, first)
                    raise Killed

                await store._database.write(work)

            whole = partial(opens, store, guild, channel, at, entries, given)
            await death.strike(0, entries, whole, part)
        return await opens(store, guild, channel, at, entries, given)

    async def append(
        store: SqlEventStore,
        table: int,
        expected: int,
        entries: Sequence[Entry],
        upshot: Upshot = NOTHING,
        *,
        guild: int | None = None,
    ) -> None:
        if death.is_due(expected, entries):

            async def part(first: Sequence[Entry]) -> None:
                def work(connection: Connection) -> None:
                    event_log.append(connection, table, expected, first)
                    raise Killed

                await store._database.write(work)

            whole = partial(appends, store, table, expected, entries, upshot, guild=guild)
            await death.strike(expected, entries, whole, part)
        await appends(store, table, expected, entries, upshot, guild=guild)

    def submit(session: Session, user: int, request: Request) -> asyncio.Future[Table]:
        asked = submits(session, user, request)
        death.waiting.add(asked)
        asked.add_done_callback(death.waiting.discard)
        return asked

    monkeypatch.setattr(Session, "submit", submit)
    monkeypatch.setattr(SqlEventStore, "open", open_)
    monkeypatch.setattr(SqlEventStore, "append", append)
    return death
