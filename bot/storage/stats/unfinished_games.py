"""Games of a player without a result: those that go on, and those broken off without one.

They are read from the logs of their tables: nothing else keeps what is not decided yet.
"""

from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import Connection, exists, or_

from bot.storage.database.database import Database
from bot.storage.database.schema import games, tables
from bot.storage.errors import UnknownTable, UnreplayableLog
from bot.storage.log.people import tables_naming
from bot.storage.log.replayed_deals import KeptGame
from bot.storage.log.table_log import SqlEventStore
from bot.storage.preferences import hidden_among
from bot.storage.results.game_record import last_state
from bot.storage.results.outcomes import result_so_far
from bot.storage.stats.history import GameOutcome, PlayedGame, Selection
from bot.tables.table import Stage

LISTED_FOR = timedelta(days=30)
"""The time for which a broken-off game is listed: no row is kept to find it by later."""

MOST = 3
"""Games of a player that are read: each costs the replay of a log."""


class UnfinishedGames:
    """Reads games without a result, as they stand after their last deal that is over."""

    def __init__(self, database: Database, store: SqlEventStore) -> None:
        self._database = database
        self._store = store

    async def of_player(
        self, user_id: int, chosen: Selection, now: datetime
    ) -> tuple[KeptGame, ...]:
        """The latest of a player in which a deal is over, the newest first."""
        reading = partial(_tables_of, user_id=user_id, chosen=chosen, now=now)
        found = [
            await self.at(table, reader=chosen.reader)
            for table in (await self._database.read(reading))[:MOST]
        ]
        return tuple(
            game
            for game in found
            if game is not None
            and game.played_by(user_id)
            and chosen.family in {None, game.result.family}
        )

    async def at(
        self, table_id: int, number: int | None = None, *, reader: int | None
    ) -> KeptGame | None:
        """The game of a table, of this number if one is given, as this reader sees it.

        None if no deal of it is over, if it has a result, or if its log cannot be read.
        """
        row = await self._store.find(table_id)
        if row is None:
            return None
        # A log that is damaged, or of another version; or the table was deleted meanwhile.
        with suppress(UnreplayableLog, UnknownTable):
            table, record = await self._store.replayed(table_id, last_state)
            result = result_so_far(table, record)
            if result is None or number not in {None, result.number}:
                return None
            ended = table.stage is Stage.CLOSED
            hidden = await self._database.read(partial(hidden_among, users=result.people_named))
            return KeptGame(
                result.without(hidden - {reader}),
                row.message_channel_id,
                row.message_id,
                GameOutcome.BROKEN_OFF if ended else GameOutcome.RUNNING,
            )
        return None


def _tables_of(
    connection: Connection, user_id: int, chosen: Selection, now: datetime
) -> tuple[int, ...]:
    """The tables that name a player, and whose last game has no result, the newest first."""
    since = max(filter(None, (chosen.since, now - LISTED_FOR)))
    # The message tells which game a table has come to; one of a lobby shows its deal 0.
    counted = exists().where(
        games.c.table_id == tables.c.id, games.c.number == tables.c.message_game
    )
    recent = or_(tables.c.closed_at.is_(None), tables.c.closed_at >= since)
    which = [recent, tables.c.message_deal > 0, ~counted]
    if chosen.guild_id is not None:
        which.append(tables.c.guild_id == chosen.guild_id)
    return tables_naming(connection, user_id, *which)[::-1]


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
