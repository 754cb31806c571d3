"""Games won or lost one after the other."""

from dataclasses import dataclass

from sqlalchemy import CTE, Connection, func, select

from bot.storage.stats.selection import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class Streaks:
    """``current`` counts the latest wins in a row upwards, losses downwards, and is 0 after a draw.

    ``wins`` and ``losses`` are the longest there ever were among the games that are counted.
    """

    current: int = 0
    wins: int = 0
    losses: int = 0


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
