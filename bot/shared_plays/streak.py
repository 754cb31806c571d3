"""Days played in a row: recomputed each time from what was played, never counted up."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

ONE_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """A number of days in a row, and whether this month's missed day is forgiven already."""

    days: int
    forgiven: bool = False


def streak(played: Collection[date], away: Collection[date], today: date) -> Streak:
    """The streak that ends today, or yesterday if today is still to be played.

    One missed day in each calendar month is forgiven; it does not count as played. Days on which
    the bot was ``away`` are not missed by anybody.
    """
    if not played:
        return Streak(0)
    first, day, days = min(played), today, 0
    forgiven = set[tuple[int, int]]()
    while day >= first:
        if day in played:
            days += 1
        elif day not in away and day != today:
            month = (day.year, day.month)
            if month in forgiven:
                break
            forgiven.add(month)
        day -= ONE_DAY
    return Streak(days, (today.year, today.month) in forgiven)
