"""Leaderboards made in plain Python from sums and ratings, to compare with the database's."""

from collections.abc import Collection, Iterable, Sequence
from datetime import timedelta

from bot.ratings.ladders import Span, period
from bot.storage.database.schema import EVERYWHERE
from bot.storage.ratings.leaderboard import LeaderboardQuery, RankedLine, RankingMeasure
from tests.bot.storage.ladders_kept import Rows

LEAST = {
    RankingMeasure.RATING: 10,
    RankingMeasure.WINS: 1,
    RankingMeasure.CONTRACTS: 1,
    RankingMeasure.AVERAGE: 5,
}


def ranks(
    counted: tuple[Rows, Rows, Rows], asked: LeaderboardQuery, hidden: Collection[int] = ()
) -> tuple[RankedLine, ...]:
    """The whole leaderboard."""
    ratings, _, sums = counted
    leaderboard = (asked.scope, str(asked.ladder), period(asked.span, asked.at))
    sums_there = [row[3:] for row in sums if row[:3] == leaderboard and row[4]]
    if asked.measure is RankingMeasure.RATING:
        there = {row[0] for row in sums_there}
        found = [
            (points, 0, user, played)
            for scope, ladder, user, points, _, _, played, last_at in ratings
            if (scope, ladder) == leaderboard[:2]
            and asked.at - last_at <= timedelta(days=60)
            and (asked.span is Span.EVER or user in there)
            and (asked.scope != EVERYWHERE or _servers(sums, asked, user) > 1)
        ]
    else:
        found = [_by(asked.measure, row) for row in sums_there]
    least = LEAST[asked.measure]
    return tuple(_ranked(each for each in found if each[3] >= least and each[2] not in hidden))


def _servers(sums: Rows, asked: LeaderboardQuery, user: int) -> int:
    """On how many servers somebody has played a ladder."""
    where = {row[0] for row in sums if row[1:4] == (str(asked.ladder), "ever", user) and row[4]}
    return len(where - {EVERYWHERE})


def _by(measure: RankingMeasure, row: Sequence[int]) -> tuple[int, int, int, int]:
    user, played, wins, _, _, _, average, made, failed = row
    value, other = {
        RankingMeasure.WINS: (wins, played),
        RankingMeasure.CONTRACTS: (made, failed),
        RankingMeasure.AVERAGE: (average, 0),
    }[measure]
    return value, other, user, played


def _ranked(found: Iterable[tuple[int, int, int, int]]) -> list[RankedLine]:
    merits = sorted(((-value, other, user, played) for value, other, user, played in found))
    return [
        RankedLine(
            rank=1 + sum(better[:2] < merit[:2] for better in merits),
            user_id=merit[2],
            value=-merit[0],
            other=merit[1],
            games=merit[3],
        )
        for merit in merits
    ]
