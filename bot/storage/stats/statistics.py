"""A player's statistics over the games of a selection that they finished.

Of a game that they joined late, only what they did themselves counts: their deals, contracts and
moves. The game counts for the person who holds the seat at its end; games they left count apart.
"""

from dataclasses import dataclass

from sqlalchemy import CTE, Connection, RowMapping, exists, func, select

from bot.storage.database.schema import game_leavers, games
from bot.storage.stats.deal_statistics import DealStatistics, deal_statistics
from bot.storage.stats.history import PlayedGame, page_of_games
from bot.storage.stats.partners import ENOUGH_GAMES, Companions, companions_of
from bot.storage.stats.selection import Company, Outcome, Selection, games_of

LAST_GAMES = 5

_SUMS = ("points", "capots", "belotes", "moves", "thinking")


@dataclass(frozen=True, slots=True, kw_only=True)
class Streaks:
    """``current`` counts the latest wins in a row upwards, losses downwards, and is 0 after a draw.

    ``wins`` and ``losses`` are the longest there ever were among the games that are counted.
    """

    current: int = 0
    wins: int = 0
    losses: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """A player's games added up; ``thinking`` is the time of their ``moves`` in milliseconds.

    ``left`` counts games that they left before the end. ``points`` are their side's.
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
    """All statistics of a player, alone or with the given partner."""

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
    """A player's statistics, all zero for a player who has finished none of these games.

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
    # Not a join: SQLite would scan all games of the selection for the player.
    of_these = exists().where(games.c.id == game_leavers.c.game_id, *chosen.conditions())
    left = select(func.count()).select_from(game_leavers)
    return connection.execute(left.where(game_leavers.c.user_id == user_id, of_these)).scalar_one()


def streaks_of(connection: Connection, mine: CTE) -> Streaks:
    """The streaks in these games, which are numbered from the latest on."""
    # In a row of equal outcomes both numbers grow alike: their difference tells it from the others.
    nth_alike = func.row_number().over(partition_by=mine.c.outcome, order_by=mine.c.nth)
    rows = select(mine.c.outcome, mine.c.nth, (mine.c.nth - nth_alike).label("row")).subquery()
    lengths = connection.execute(
        select(rows.c.outcome, func.count().label("length"), func.min(rows.c.nth).label("latest"))
        .group_by(rows.c.outcome, rows.c.row)
        .order_by("latest")
    ).all()
    longest = {outcome.value: 0 for outcome in Outcome}
    for row in lengths:
        longest[row.outcome] = max(longest[row.outcome], row.length)
    signs = {Outcome.WON.value: 1, Outcome.LOST.value: -1, Outcome.DRAWN.value: 0}
    return Streaks(
        current=signs[lengths[0].outcome] * lengths[0].length if lengths else 0,
        wins=longest[Outcome.WON.value],
        losses=longest[Outcome.LOST.value],
    )
