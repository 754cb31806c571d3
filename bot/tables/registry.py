"""All live tables: one a channel."""

from contextlib import suppress

import structlog

from bot.storage.errors import BrokenLog, ChannelTaken
from bot.tables.events import TableOpened
from bot.tables.lobby import seated_first
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Replace
from bot.tables.session import NOBODY, House, Session
from bot.tables.table import Stage, Table, folded

logger = structlog.stdlib.get_logger(__name__)


class Registry:
    """Opens tables, finds them, and brings them back after a restart."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._sessions: dict[int, Session] = {}
        self._in_channel: dict[int, Session] = {}

    async def open(self, opening: TableOpened, *, computers: bool) -> Session:
        """Open a table in a channel whose last game, if any, is over; TableRefused otherwise.

        Its host sits in South; ``computers`` take the other seats. Nothing is shown yet.
        """
        first = seated_first(opening, computers=computers)
        await self._make_room(opening.channel)
        try:
            number = await self._house.log.open(opening, first)
        except ChannelTaken as taken:
            raise TableRefused(TableRefusal.CHANNEL_BUSY) from taken
        return self._hold(folded(number, (opening, *first)))

    async def find(self, table_id: int) -> Session:
        """The live table of this number; TableRefused when it is over or never was."""
        session = self._sessions.get(table_id)
        if session:
            return session
        known = await self._house.log.is_known(table_id)
        raise TableRefused(TableRefusal.TABLE_CLOSED if known else TableRefusal.UNKNOWN_TABLE)

    def find_in_channel(self, channel: int) -> Session | None:
        """The table of this channel, if it has one."""
        return self._in_channel.get(channel)

    def in_channel(self, channel: int) -> Session:
        """The table of this channel; TableRefused when it has none."""
        session = self.find_in_channel(channel)
        if session is None:
            raise TableRefused(TableRefusal.NO_TABLE_HERE)
        return session

    async def restore(self) -> tuple[Session, ...]:
        """Bring back every open table from its log; nothing is shown yet.

        A table whose log is damaged stays away, and keeps no other from coming back.
        """
        for number in await self._house.log.open_tables():
            try:
                self._hold(await self._house.log.load(number))
            except BrokenLog:
                logger.exception("a table could not be brought back", table=number)
        return tuple(self._sessions.values())

    async def _make_room(self, channel: int) -> None:
        standing = self._in_channel.get(channel)
        if standing is None:
            return
        if standing.table.stage is Stage.FINISHED:
            with suppress(TableRefused):  # somebody was quicker: what counts is the table now
                await standing.submit(NOBODY, Replace())
        if standing.table.stage is not Stage.CLOSED:
            raise TableRefused(TableRefusal.CHANNEL_BUSY)

    def _hold(self, table: Table) -> Session:
        session = Session(table, self._house, self._drop)
        self._sessions[table.id] = session
        self._in_channel[table.opened.channel] = session
        return session

    def _drop(self, table: Table) -> None:
        self._sessions.pop(table.id, None)
        standing = self._in_channel.get(table.opened.channel)
        if standing and standing.table.id == table.id:
            del self._in_channel[table.opened.channel]
