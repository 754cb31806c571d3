"""The periods over which results are added up, all in UTC: weeks, months, seasons, ever."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

MONTHS = 3
"""In a season."""


class Span(StrEnum):
    """How long a period is."""

    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    EVER = "ever"


@dataclass(frozen=True, slots=True)
class Season:
    """Three months: the ``number``-th season of a year, from 1 to 4."""

    year: int
    number: int

    @property
    def begins(self) -> datetime:
        """Its first moment."""
        return datetime(self.year, MONTHS * (self.number - 1) + 1, 1, tzinfo=UTC)

    @property
    def ends(self) -> datetime:
        """The first moment after it."""
        return self.after.begins

    @property
    def after(self) -> "Season":
        """The next one."""
        last = self.number == 12 // MONTHS
        return Season(self.year + last, 1 if last else self.number + 1)

    @property
    def before(self) -> "Season":
        """The one before."""
        return season_at(self.begins - timedelta(days=1))

    def __str__(self) -> str:
        return f"{self.year}-S{self.number}"


def season_at(at: datetime) -> Season:
    """The season of a moment."""
    day = at.astimezone(UTC)
    return Season(day.year, (day.month - 1) // MONTHS + 1)


def period(span: Span, at: datetime) -> str:
    """The period of this length to which a moment belongs, as it is kept."""
    day = at.astimezone(UTC)
    match span:
        case Span.WEEK:
            year, week, _ = day.isocalendar()
            return f"{year}-W{week:02}"
        case Span.MONTH:
            return f"{day:%Y-%m}"
        case Span.SEASON:
            return str(season_at(day))
        case Span.EVER:
            return Span.EVER.value


def began(span: Span, at: datetime) -> datetime | None:
    """When the period of this length to which a moment belongs began; None for all time."""
    day = at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    match span:
        case Span.WEEK:
            return day - timedelta(days=day.weekday())
        case Span.MONTH:
            return day.replace(day=1)
        case Span.SEASON:
            return season_at(day).begins
        case Span.EVER:
            return None


def periods(at: datetime) -> tuple[str, ...]:
    """Every period to which a moment belongs."""
    return tuple(period(span, at) for span in Span)
