"""What a player has done, counted over the games of a selection that he finished.

Of a game that he left, or came to late, he has what he did himself: his deals, his contracts, his
moves. The game is lost or won for whoever holds the seat at its end; those that he left count
apart.
"""

from dataclasses import dataclass

from sqlalchemy import CTE, Connection, RowMapping, exists, func, select

from bot.storage.database.schema import game_leavers, games
from bot.storage.stats.deal_statistics import DealStatistics, deal_statistics
from bot.storage.stats.history import PlayedGame, page_of_games
from bot.storage.stats.partners import ENOUGH_GAMES, Companions, companions_of
from bot.storage.stats.selection import Company, Outcome, Selection, games_of
from bot.storage.stats.streaks import Streaks, streaks_of

LAST_GAMES = 5

_SUMS = ("points", "capots", "belotes", "moves", "thinking")


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """A player's games added up; ``thinking`` are the milliseconds of his ``moves``.

    ``left`` are games that he began and was not there at the end of. ``points`` are his side's.
    """

    games: int
    wins: int
    draws: int
    left: int
    deals: int
    points: int
    capots: int
    belotes: int
    moves: int
    thinking: int

    @property
    def losses(self) -> int:
        """The games that the others won."""
        return self.games - self.wins - self.draws


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """All that is counted of a player, alone or with the partner of whom it was asked."""

    user_id: int
    totals: Totals
    deals: DealStatistics
    streaks: Streaks
    companions: Companions
    last_games: tuple[PlayedGame, ...]


def player_statistics(
    connection: Connection,
    chosen: Selection,
    user_id: int,
    *,
    partner: int | None = None,
    enough: int = ENOUGH_GAMES,
    last: int = LAST_GAMES,
) -> Statistics:
    """A player's statistics, all zero for one who has finished no game of these.

    With a ``partner``: those of the games in which these two were one side.
    """
    company = None if partner is None else Company(user_id=partner, together=True)
    mine = games_of(user_id, chosen, company)
    left = _left(connection, chosen, user_id) if company is None else 0
    return Statistics(
        user_id=user_id,
        totals=Totals(left=left, **_totals(connection, mine)),
        deals=deal_statistics(connection, mine, user_id),
        streaks=streaks_of(connection, mine),
        companions=companions_of(connection, mine, enough=enough),
        last_games=page_of_games(connection, mine, limit=last),
    )


def _totals(connection: Connection, mine: CTE) -> RowMapping:
    row = connection.execute(
        select(
            func.count().label("games"),
            func.count().filter(mine.c.outcome == Outcome.WON.value).label("wins"),
            func.count().filter(mine.c.outcome == Outcome.DRAWN.value).label("draws"),
            func.coalesce(func.sum(mine.c.deals), 0).label("deals"),
            *(func.coalesce(func.sum(mine.c[name]), 0).label(name) for name in _SUMS),
        ).select_from(mine)
    )
    return row.mappings().one()


def _left(connection: Connection, chosen: Selection, user_id: int) -> int:
    # Not by a join: SQLite would go through all games of the selection, and look for him in each.
    of_these = exists().where(games.c.id == game_leavers.c.game_id, *chosen.conditions())
    left = select(func.count()).select_from(game_leavers)
    return connection.execute(left.where(game_leavers.c.user_id == user_id, of_these)).scalar_one()
