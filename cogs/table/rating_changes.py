"""What games have changed in ratings, learnt once for each and shown with their end."""

from functools import partial

import structlog

from bot.client import ContreeBot
from bot.storage.errors import StorageError
from bot.storage.ratings import RatingChange, changes_of
from bot.tables.table import Table

logger = structlog.stdlib.get_logger(__name__)

Game = tuple[int, int]


class Gains:
    """Knows them for the last game that was asked for."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._game: Game | None = None
        self._changes: tuple[RatingChange, ...] = ()

    async def learn(self, table: Table) -> None:
        """Look up what the game of this table has changed, if it is over and not known."""
        game = _over(table)
        if game is None or game == self._game:
            return
        read = partial(changes_of, table_id=table.id, number=table.games)
        try:
            self._changes = await self._bot.services.database.read(read)
        except StorageError as error:
            logger.warning("what a game has changed is not shown", table=table.id, why=str(error))
        else:
            self._game = game

    def of(self, table: Table) -> tuple[RatingChange, ...]:
        """What was learnt of its game."""
        return self._changes if self._game and _over(table) == self._game else ()


def _over(table: Table) -> Game | None:
    return (table.id, table.games) if table.game and table.game.over else None
