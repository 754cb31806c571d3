"""Two players against each other: games, points, and what each took against the other."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import CTE, Connection, Row, func, or_, select

from bot.storage.database.schema import game_deals
from bot.storage.stats.history import PlayedGame, page_of_games
from bot.storage.stats.selection import Company, Outcome, Selection, games_of
from bot.storage.stats.statistics import LAST_GAMES
from engine.settlement import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """What one of the two has done against the other.

    ``made`` and ``failed`` are contracts they declared, ``doubled`` those that they doubled of the
    other side, ``brought_down`` those of them that failed. ``points`` are their side's.
    """

    user_id: int
    wins: int
    points: int
    made: int
    failed: int
    doubled: int
    brought_down: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Versus:
    """Two players on two sides; ``together`` are the games in which they were one."""

    sides: tuple[Side, Side]
    games: int
    draws: int
    together: int
    last_games: tuple[PlayedGame, ...]


def versus(
    connection: Connection, chosen: Selection, one: int, two: int, *, last: int = LAST_GAMES
) -> Versus:
    """How these two have fared against each other in the games that both finished."""
    against = games_of(one, chosen, Company(user_id=two, together=False))
    beside = games_of(one, chosen, Company(user_id=two, together=True))
    totals = connection.execute(
        select(
            func.count().label("games"),
            func.count().filter(against.c.outcome == Outcome.WON.value).label("wins"),
            func.count().filter(against.c.outcome == Outcome.LOST.value).label("losses"),
            func.coalesce(func.sum(against.c.score), 0).label("points"),
            func.coalesce(func.sum(against.c.others), 0).label("others"),
        ).select_from(against)
    ).one()
    contracts = _contracts(connection, against, one, two)
    together = connection.execute(select(func.count()).select_from(beside)).scalar_one()
    return Versus(
        sides=(
            _side(one, totals.wins, totals.points, contracts),
            _side(two, totals.losses, totals.others, contracts),
        ),
        games=totals.games,
        draws=totals.games - totals.wins - totals.losses,
        together=together,
        last_games=page_of_games(connection, against, limit=last),
    )


def _contracts(
    connection: Connection, against: CTE, one: int, two: int
) -> Sequence[Row[tuple[int | None, int | None, str, int]]]:
    deals = game_deals.c
    alike = (deals.declarer_id, deals.doubler_id, deals.result)
    return connection.execute(
        select(*alike, func.count().label("times"))
        .select_from(against.join(game_deals, deals.game_id == against.c.game_id))
        .where(or_(deals.declarer_id.in_((one, two)), deals.doubler_id.in_((one, two))))
        .group_by(*alike)
    ).all()


def _side(
    user: int,
    wins: int,
    points: int,
    contracts: Sequence[Row[tuple[int | None, int | None, str, int]]],
) -> Side:
    own = [row for row in contracts if row.declarer_id == user]
    doubled = [row for row in contracts if row.doubler_id == user]
    return Side(
        user_id=user,
        wins=wins,
        points=points,
        made=sum(row.times for row in own if row.result == Result.MADE),
        failed=sum(row.times for row in own if row.result == Result.FAILED),
        doubled=sum(row.times for row in doubled),
        brought_down=sum(row.times for row in doubled if row.result == Result.FAILED),
    )
