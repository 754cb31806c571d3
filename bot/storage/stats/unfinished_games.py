"""Games of a player without a result: those that go on, and those broken off without one.

They are read from the logs of their tables: nothing else keeps what is not decided yet.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, and_, exists, or_, select

from bot.storage.database.database import Database
from bot.storage.database.schema import games, tables
from bot.storage.errors import UnknownTable, UnreplayableLog
from bot.storage.log.event_log import last_entry
from bot.storage.log.open_tables import TableRow, find
from bot.storage.log.people import tables_naming
from bot.storage.log.replay import GameLog, log_from, replay
from bot.storage.log.replayed_deals import KeptGame
from bot.storage.preferences import hidden_among
from bot.storage.results.game_record import last_state
from bot.storage.results.game_results import GameResult
from bot.storage.results.outcomes import result_so_far
from bot.storage.shared_plays import tables_closed_to
from bot.storage.stats.history import (
    GameOutcome,
    History,
    PlayedGame,
    Selection,
    history_of,
)
from bot.storage.stats.statistics import Statistics, player_statistics

T = TypeVar("T")

REMEMBERED = 500
"""Tables whose last game is remembered, as it stood at the last entry of their log."""


@dataclass(frozen=True, slots=True)
class _Standing:
    """How the last game of a table stood after so many entries; None before a deal was over."""

    entries: int
    result: GameResult | None


class UnfinishedGames:
    """Reads games without a result, as they stand after their last deal that is over.

    What is told of a player counts them beside the games that have one.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, _Standing] = OrderedDict()

    async def history(self, user_id: int, chosen: Selection, *, offset: int, limit: int) -> History:
        """A player's games from an offset on, those without a result first."""

        def listed(connection: Connection, unfinished: Sequence[KeptGame]) -> History:
            played = [as_played(game, user_id) for game in unfinished]
            return history_of(
                connection, chosen, user_id, offset=offset, limit=limit, unfinished=played
            )

        return await self._with_stored(user_id, chosen, listed)

    async def statistics(
        self, user_id: int, chosen: Selection, *, partner: int | None = None
    ) -> Statistics:
        """A player's statistics, with the deals of their games without a result."""

        def counted(connection: Connection, unfinished: Sequence[KeptGame]) -> Statistics:
            results = [game.result for game in unfinished]
            return player_statistics(
                connection, chosen, user_id, partner=partner, unfinished=results
            )

        return await self._with_stored(user_id, chosen, counted)

    async def _with_stored(
        self,
        user_id: int,
        chosen: Selection,
        read: Callable[[Connection, Sequence[KeptGame]], T],
    ) -> T:
        """What is read of the stored games beside these: none is in neither, and none in both."""
        tables = await self._database.read(partial(_tables_of, user_id=user_id, chosen=chosen))
        found = [await self.at(table, reader=chosen.reader) for table in tables]
        own = [
            game
            for game in found
            if game is not None and game.played_by(user_id) and chosen.has(game.result)
        ]
        # A game that has ended since these were read has its row by now.
        return await self._database.read(
            lambda connection: read(connection, _without_result(connection, own))
        )

    async def at(
        self, table_id: int, number: int | None = None, *, reader: int | None
    ) -> KeptGame | None:
        """The last game of a table, if it has this number or none is given, as the reader sees it.

        None if no deal of it is over, or if its log cannot be read.
        """
        # A log that is damaged, or of another version; or the table was deleted meanwhile.
        with suppress(UnreplayableLog, UnknownTable):
            standing = self._known.get(table_id)
            reading = partial(_log_after, table_id=table_id, known=standing)
            row, entries, log = await self._database.read(reading)
            if row is None:
                return None
            if standing is None or log is not None:
                told = result_so_far(*await replay(log, last_state)) if log else None
                standing = _Standing(entries, told)
            self._remember(table_id, standing)
            result = standing.result
            if result is None or number not in {None, result.number}:
                return None
            hidden = await self._database.read(partial(hidden_among, users=result.people_named))
            return KeptGame(
                result.without(hidden - {reader}),
                row.message_channel_id,
                row.message_id,
                GameOutcome.RUNNING if row.closed_at is None else GameOutcome.STOPPED,
            )
        return None

    def forget(self) -> None:
        """Clear the cache: the logs were changed."""
        self._known.clear()

    def _remember(self, table_id: int, standing: _Standing) -> None:
        self._known[table_id] = standing
        self._known.move_to_end(table_id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _log_after(
    connection: Connection, table_id: int, known: _Standing | None
) -> tuple[TableRow | None, int, GameLog | None]:
    """A table, the number of its entries, and its log unless it is known so far."""
    row, entries = find(connection, table_id), last_entry(connection, table_id)
    if row is None or (known is not None and known.entries == entries):
        return row, entries, None
    return row, entries, log_from(connection, table_id)


def _tables_of(connection: Connection, user_id: int, chosen: Selection) -> tuple[int, ...]:
    """The tables that name a player, and whose last game may have no result, the newest first."""
    # The message tells which game a table has come to; one of a lobby shows its deal 0. While a
    # table is open its message may be behind.
    counted = exists().where(
        games.c.table_id == tables.c.id, games.c.number == tables.c.message_game
    )
    broken_off = [tables.c.message_deal > 0, ~counted]
    if chosen.since is not None:
        broken_off.append(tables.c.closed_at >= chosen.since)
    which = [or_(tables.c.closed_at.is_(None), and_(*broken_off))]
    if chosen.guild_id is not None:
        which.append(tables.c.guild_id == chosen.guild_id)
    if chosen.now is not None:
        which.append(tables.c.id.not_in(tables_closed_to(chosen.reader, chosen.now)))
    return tables_naming(connection, user_id, *which)[::-1]


def _without_result(connection: Connection, some: Sequence[KeptGame]) -> tuple[KeptGame, ...]:
    """Those of these games of which no result is stored."""
    at_tables = games.c.table_id.in_([game.result.table_id for game in some])
    rows = connection.execute(select(games.c.table_id, games.c.number).where(at_tables))
    ended = {(row.table_id, row.number) for row in rows}
    return tuple(game for game in some if (game.result.table_id, game.result.number) not in ended)


def as_played(kept: KeptGame, user_id: int) -> PlayedGame:
    """The game from the side of somebody who plays in it."""
    result = kept.result
    own = next(each for each in result.players if each.user_id == user_id)
    others = [each for each in result.players if each is not own]
    return PlayedGame(
        guild_id=result.guild_id,
        table_id=result.table_id,
        number=result.number,
        rules_key=result.rules_key,
        finished_at=result.finished_at,
        outcome=kept.unfinished or GameOutcome.DRAWN,
        score=result.scores[own.team],
        others=result.scores[1 - own.team],
        counts=result.counts,
        partners=tuple(each.user_id for each in others if each.team == own.team),
        opponents=tuple(each.user_id for each in others if each.team != own.team),
        channel_id=kept.channel_id,
        message_id=kept.message_id,
    )
