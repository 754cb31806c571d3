"""All live tables: one per channel."""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

import structlog

from bot.storage.errors import ChannelTaken, LaterLog, UnreplayableLog
from bot.tables.events import Closing, TableOpened
from bot.tables.fold import folded
from bot.tables.lobby import opening_events
from bot.tables.ports import TableServices
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ALONE, NOBODY, Expire, Open, Replace
from bot.tables.session import Session
from bot.tables.table import Stage, Table


@dataclass(frozen=True, slots=True)
class TableLimits:
    """The most open tables per host and server, and per server; finished games do not count."""

    person: int
    server: int

    def require_room(
        self,
        opening: TableOpened,
        tables: Iterable[Table],
        others: Iterable[TableOpened],
        unseen: Collection[int] = (),
    ) -> None:
        """Refuse a table beyond the limits; ``others`` are being opened at this moment.

        A host's tables in ``unseen`` channels, where the bot can draw nothing, do not count.
        """
        here = [
            table
            for table in tables
            if table.opened.guild == opening.guild
            and table.opened.channel != opening.channel
            and table.stage in {Stage.LOBBY, Stage.PLAYING}
        ]
        own = [table.opened.channel for table in here if table.host == opening.host]
        own = [channel for channel in own if channel not in unseen]
        coming = [other for other in others if other.guild == opening.guild]
        own += [other.channel for other in coming if other.host == opening.host]
        if len(own) >= self.person:
            raise TableRefused(TableRefusal.TABLE_ELSEWHERE, channel=own[-1])
        if len(here) + len(coming) >= self.server:
            raise TableRefused(TableRefusal.SERVER_FULL, count=self.server)


NO_LIMITS = TableLimits(person=1_000_000, server=1_000_000)
"""Limits so high that benchmarks and tests never reach them."""


logger = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """An open table whose log a later version of the bot wrote: it waits for that version."""

    id: int
    guild: int
    channel: int


class Registry:
    """Opens tables, finds them, and restores them after a restart."""

    def __init__(self, services: TableServices, limits: TableLimits = NO_LIMITS) -> None:
        self._services = services
        self._limits = limits
        self._opening: list[TableOpened] = []
        self._given_up: list[UnreplayableLog] = []
        self._closing = False
        self._sessions: dict[int, Session] = {}
        self._in_channel: dict[int, Session] = {}
        self._waiting: dict[int, WaitingTable] = {}

    @property
    def sessions(self) -> tuple[Session, ...]:
        """Every live table."""
        return tuple(self._sessions.values())

    @property
    def given_up(self) -> tuple[UnreplayableLog, ...]:
        """The errors of the tables that could not be restored."""
        return tuple(self._given_up)

    @property
    def waiting(self) -> tuple[WaitingTable, ...]:
        """The tables that wait for a later version of the bot: nobody plays there until then."""
        return tuple(self._waiting.values())

    def waiting_in(self, channel: int) -> WaitingTable | None:
        """The table of this channel, if it waits for a later version of the bot."""
        return next((each for each in self.waiting if each.channel == channel), None)

    async def close_waiting(self, table_id: int) -> None:
        """Close a table that waits, knowing that its game is lost; TableRefused if none does."""
        if self._waiting.pop(table_id, None) is None:
            raise TableRefused(TableRefusal.TABLE_CLOSED)
        await self._services.log.abandon(table_id, surely=True)
        logger.warning("a table that waited for an update was closed by a manager", table=table_id)

    async def open(
        self,
        opening: TableOpened,
        request: Open = ALONE,
        *,
        unseen: Collection[int] = (),
    ) -> Session:
        """Open a table in a channel whose last game, if any, is over; TableRefused otherwise.

        The host's tables in ``unseen`` channels do not count towards their limit. Nothing is shown
        yet.
        """
        if self._closing:
            raise TableRefused(TableRefusal.CLOSING)
        live = (session.table for session in self.sessions)
        self._limits.require_room(opening, live, self._opening, unseen)
        # Counted while it is being stored: two commands at once could both find the last free
        # place.
        self._opening.append(opening)
        try:
            happened = opening_events(opening, request)
            await self._make_room(opening.channel)
            try:
                number = await self._services.log.open(opening, happened[1:], request)
            except ChannelTaken as taken:
                if not await self._freed(opening.channel):
                    waits = self.waiting_in(opening.channel) is not None
                    raise TableRefused(
                        TableRefusal.TABLE_WAITING if waits else TableRefusal.CHANNEL_BUSY
                    ) from taken
                # A table with a damaged log had kept the channel: it is free now.
                number = await self._services.log.open(opening, happened[1:], request)
            logger.info("table opened", table=number, guild=opening.guild, game=opening.variant)
            return self._hold(folded(number, happened))
        finally:
            self._opening.remove(opening)

    def find(self, table_id: int) -> Session | None:
        """The live table of this number, if there is one."""
        return self._sessions.get(table_id)

    async def why_not_live(self, table_id: int) -> TableRefused:
        """Why there is no live table of this number: it waits, is closed, or never was."""
        if table_id in self._waiting:
            return TableRefused(TableRefusal.TABLE_WAITING)
        known = await self._services.log.is_known(table_id)
        return TableRefused(TableRefusal.TABLE_CLOSED if known else TableRefusal.UNKNOWN_TABLE)

    def find_in_channel(self, channel: int) -> Session | None:
        """The table of this channel, if it has one."""
        return self._in_channel.get(channel)

    def in_channel(self, channel: int) -> Session:
        """The table of this channel; TableRefused when it has none."""
        session = self.find_in_channel(channel)
        if session is None:
            waits = self.waiting_in(channel) is not None
            raise TableRefused(TableRefusal.TABLE_WAITING if waits else TableRefusal.NO_TABLE_HERE)
        return session

    def channels_of(self, guild: int, user: int) -> tuple[int, ...]:
        """The channels of this server in which this person has a seat."""
        opened = (session.table.opened for session in self.tables_of(user))
        return tuple(each.channel for each in opened if each.guild == guild)

    def tables_of(self, user: int) -> tuple[Session, ...]:
        """The live tables at which this person has a seat, on any server."""
        return tuple(each for each in self.sessions if each.table.seat_of(user) is not None)

    async def restore(self, numbers: Collection[int] | None = None) -> tuple[Session, ...]:
        """Restore these tables from their logs, by default every open one; nothing is shown yet.

        All are live, or none if the database fails meanwhile.

        A table whose log is damaged, or was played by rules that no longer exist, is given up: its
        log is kept, and its channel is free for a new table. A table written by a later version of
        the bot is left alone: it keeps its channel and waits. So does a damaged one while another
        version is running, which may be able to read it.
        """
        if numbers is None:
            numbers = await self._services.log.open_tables()
        loaded = await self._services.log.load_all(numbers)
        found = [table for each in loaded.items() if (table := await self._playable(*each))]
        return tuple(map(self._hold, found))

    async def _playable(self, number: int, told: Table | UnreplayableLog) -> Table | None:
        log = self._services.log
        match told:
            case Table(stage=Stage.CLOSED):
                await log.abandon(number, surely=True)  # closed by its log, though not by its row
            case Table():
                return told
            case LaterLog():
                await self._wait(number, told)
            case _ if not await log.abandon(number):
                await self._wait(number, told)
            case _:
                self._given_up.append(told)
                logger.error(
                    "a table cannot be brought back: its log is kept, its channel is free",
                    table=number,
                    why=str(told),
                    exc_info=told,
                )
        return None

    async def reread(self, numbers: Collection[int]) -> None:
        """Read those of these tables that are live from their logs again."""
        sessions = [session for number in numbers if (session := self.find(number))]
        for told in await asyncio.gather(
            *(each.reread() for each in sessions), return_exceptions=True
        ):
            if isinstance(told, BaseException):
                logger.warning("a table was not read again", why=str(told))

    async def close(self) -> None:
        """Refuse new requests and finish the pending ones."""
        self._closing = True
        await asyncio.gather(*(session.close() for session in self.sessions))

    async def close_idle(self, moment: datetime) -> int:
        """Close the tables without an event since this moment; return their number."""
        # By revision: at a table where somebody acts in the meantime the request is stale.
        before = {number: session.table.revision for number, session in self._sessions.items()}
        closed = 0
        for number in await self._services.log.idle_since(moment):
            session = self._sessions.get(number)
            if session and number in before:
                with suppress(TableRefused):  # somebody has just come back
                    await session.submit(NOBODY, Expire(before[number]))
                    closed += 1
        return closed

    async def _make_room(self, channel: int) -> None:
        standing = self._in_channel.get(channel)
        if standing is None:
            return
        if standing.table.stage is Stage.FINISHED:
            with suppress(TableRefused):  # somebody was quicker: the table as it is now counts
                await standing.submit(NOBODY, Replace())
        if standing.table.stage is not Stage.CLOSED:
            raise TableRefused(TableRefusal.CHANNEL_BUSY)

    async def _freed(self, channel: int) -> bool:
        """Close a table with a damaged log that still holds the channel; False if there is none."""
        number = await self._services.log.open_in(channel)
        if number is None or number in self._sessions or number in self._waiting:
            return False
        try:
            await self._services.log.load(number)
        except LaterLog as later:
            await self._wait(number, later)
        except UnreplayableLog as broken:
            if await self._services.log.abandon(number):
                logger.exception("a table that cannot be played kept its channel", table=number)
                return True
            await self._wait(number, broken)
        return False

    def _hold(self, table: Table) -> Session:
        session = Session(table, self._services, self._drop)
        self._sessions[table.id] = session
        self._in_channel[table.opened.channel] = session
        return session

    async def _wait(self, number: int, why: UnreplayableLog) -> None:
        guild, channel = await self._services.log.place_of(number)
        self._waiting[number] = WaitingTable(number, guild, channel)
        logger.warning("a table waits for an update of the bot", table=number, why=str(why))

    def _drop(self, table: Table) -> None:
        if table.closing is Closing.WAITING:
            opened = table.opened
            self._waiting[table.id] = WaitingTable(table.id, opened.guild, opened.channel)
        self._sessions.pop(table.id, None)
        standing = self._in_channel.get(table.opened.channel)
        # Another table may stand in the channel by now.
        if standing and standing.table.id == table.id:
            del self._in_channel[table.opened.channel]
