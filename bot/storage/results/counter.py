"""Count the games that have ended: in the write that ends them, or soon after it.

SQLite has one writer: there a game counts in the write that stores its end. On PostgreSQL games of
many servers end at once, and they share ladders. So the write that stores an end only notes that
the game is to be counted, and games are counted afterwards, one by one, by whichever process. What
a killed process has left is counted from the logs.
"""

import asyncio
from contextlib import suppress
from functools import partial

import structlog
from sqlalchemy import Connection, delete, select

from bot.storage.database.database import Database
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import uncounted_games
from bot.storage.errors import Cause, LaterLog, StorageUnavailable, UnreplayableLog
from bot.storage.log.replay import log_from
from bot.storage.ratings import fold
from bot.storage.results.game_results import GameKey, GameResult
from bot.storage.results.outcomes import results_in
from bot.tables.tasks import Tasks

logger = structlog.stdlib.get_logger(__name__)

AGAIN_SECONDS = 1.0
"""The seconds that counting waits after the database could not do it."""

CLOSING_SECONDS = 2.0
"""The longest that the end of the process waits for it: the next process counts the rest."""


def note(connection: Connection, result: GameResult) -> None:
    """Note that a game is to be counted."""
    new = insert_into(connection, uncounted_games).on_conflict_do_nothing()
    connection.execute(new, {"table_id": result.table_id, "number": result.number})


def uncounted(connection: Connection) -> tuple[GameKey, ...]:
    """The games that are noted still."""
    noted = (uncounted_games.c.table_id, uncounted_games.c.number)
    rows = connection.execute(select(*noted).order_by(*noted))
    return tuple((row.table_id, row.number) for row in rows)


def count(connection: Connection, game: GameKey, result: GameResult | None) -> None:
    """Count a game, unless that is done; one without a result is not looked at again."""
    table_id, number = game
    noted = uncounted_games.c.table_id == table_id, uncounted_games.c.number == number
    # Who deletes the note counts the game: of two processes that try, one finds it (ADR 24).
    if connection.execute(delete(uncounted_games).where(*noted)).rowcount and result is not None:
        fold.record(connection, result)


def count_from_logs(connection: Connection) -> None:
    """Count every game that is noted; one that a later version played is left to that version."""
    for table_id, number in uncounted(connection):
        result = None
        try:
            told = results_in(log_from(connection, table_id, number).steps())
            result = next((each for each in told if each.number == number), None)
        except LaterLog:
            continue
        except UnreplayableLog as broken:
            logger.error("a game cannot be counted: its log is damaged", why=str(broken))
        count(connection, (table_id, number), result)


class ResultCounter:
    """Counts the games that end in this process, and those that another one has left."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tasks = Tasks()
        self._counting: asyncio.Task[None] | None = None
        self._stored: dict[GameKey, GameResult] = {}
        self._changed = asyncio.Event()

    def ended(self, connection: Connection, result: GameResult) -> None:
        """Count a game, or note it, in the write that stores its end."""
        if self._database.has_one_writer:
            fold.record(connection, result)
        else:
            note(connection, result)

    def stored(self, result: GameResult) -> None:
        """Count a game soon, unless that is done: its end is stored."""
        if self._database.has_one_writer:
            return
        self._stored[result.table_id, result.number] = result
        if self._counting is None or self._counting.done():
            self._counting = self._tasks.spawn(self._count_stored(), "results")

    async def counted(self, table_id: int, number: int) -> None:
        """Wait until this game counts, if it ended here."""
        while (table_id, number) in self._stored:
            await self._changed.wait()

    async def all_counted(self) -> None:
        """Wait until every game counts that ended here."""
        while self._stored:
            await self._changed.wait()

    async def count_rest(self) -> None:
        """Count what another process has left, or this one before it was started again."""
        if self._database.has_one_writer:
            return
        # Looked up first: taking the writers' lock for nothing would hold up games that end now.
        noted = await self._database.read(uncounted)
        if noted:
            await self._database.write_for(None, count_from_logs)

    async def close(self) -> None:
        """Count what has ended, if that does not take long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.all_counted()
        await self._tasks.close()

    async def _count_stored(self) -> None:
        while self._stored:
            game, result = next(iter(self._stored.items()))
            try:
                await self._database.write_for(None, partial(count, game=game, result=result))
            except StorageUnavailable as error:
                if error.cause is Cause.CLOSED:
                    return
                logger.log(error.log_level, "a result is counted later", why=str(error))
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            except Exception:  # the next ones are to be counted all the same
                logger.exception("a game could not be counted", game=game)
            del self._stored[game]
            self._changed.set()
            # Set and cleared at once: whoever waits looks again, and nobody finds an old signal.
            self._changed.clear()
