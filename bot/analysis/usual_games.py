"""The average score of other tables with the cards of a finished game, found in the background.

It is a comfort, never a rating. Nothing is stored: the same deals give the same points.
"""

from collections import OrderedDict
from typing import Protocol

import structlog

from bot.ai_workers.questions import AskUsual, PieceWorker, UsualPoints, whole_answer
from bot.ai_workers.supervisor import CannotThink
from bot.analysis.analyst import record_of
from bot.storage.errors import StorageError
from bot.storage.log.replayed_deals import PastDeals, ReplayedDeal

logger = structlog.stdlib.get_logger(__name__)

REMEMBERED = 500
"""The most games whose usual points are cached."""

UsualGame = tuple[tuple[float, float], ...]
"""For each deal the game points of north-south and east-west at average tables."""


class UsualTables(PieceWorker, Protocol):
    """Plays deals as average tables do, a short piece of work at a time."""

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked at once."""
        ...


class UsualGames:
    """Caches the usual points of the last games that it was asked to learn."""

    def __init__(self, players: UsualTables, deals: PastDeals) -> None:
        self._players = players
        self._deals = deals
        self._known: OrderedDict[tuple[int, int], UsualGame] = OrderedDict()

    def of(self, table_id: int, game: int) -> UsualGame:
        """The points of each deal of a game; empty while they are not known."""
        return self._known.get((table_id, game), ())

    async def learn(self, table_id: int, game: int) -> bool:
        """Have the deals of a game played, which is over; return whether there is news.

        No worker is started for it, and a game with a deal that was given tells nothing.
        """
        if (table_id, game) in self._known or not self._players.is_ready:
            return False
        try:
            deals = await self._deals.of_game(table_id, game)
            if not deals or any(each.kept.given for each in deals):
                return False
            found = tuple([await self._points(each) for each in deals])
        except (CannotThink, StorageError) as error:
            logger.info("the cards of a game are not weighed", table=table_id, why=str(error))
            return False
        self._known[table_id, game] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return True

    async def _points(self, deal: ReplayedDeal) -> tuple[float, float]:
        answer = await whole_answer(self._players, AskUsual(str(record_of(deal))))
        if not isinstance(answer, UsualPoints):
            raise CannotThink(f"{type(answer).__name__} tells no points")
        return answer.points
