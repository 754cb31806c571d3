"""The ladders with their tiers, and the periods over which results are added up."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Self

from engine.variants import FAMILIES

_BESIDE_COMPUTERS = "+computers"


@dataclass(frozen=True, slots=True)
class Ladder:
    """Games that are compared with each other: one ``family``, begun by ``people`` alone or not."""

    family: str
    people: bool = True

    @classmethod
    def parse(cls, text: str) -> Self:
        """The ladder with this stored name."""
        family = text.removesuffix(_BESIDE_COMPUTERS)
        return cls(family, people=family == text)

    def __str__(self) -> str:
        return self.family if self.people else self.family + _BESIDE_COMPUTERS


LADDERS = tuple(Ladder(family, people) for people in (True, False) for family in FAMILIES)
"""All there are, in the order in which they are offered: those of people among themselves first."""

_BY_NAME = {str(ladder): ladder for ladder in LADDERS}


class Tier(StrEnum):
    """Names for levels of skill, the best first."""

    MASTER = "master"
    ACE = "ace"
    KING = "king"
    QUEEN = "queen"
    JACK = "jack"


LEAST_POINTS: Mapping[Tier, int] = {
    Tier.MASTER: 1900,
    Tier.ACE: 1700,
    Tier.KING: 1500,
    Tier.QUEEN: 1300,
}
"""The rating from which on each tier begins; the last one is for all who have a place."""


def ladder_named(name: str) -> Ladder:
    """The ladder with this stored name; LookupError if there is none."""
    return _BY_NAME[name]


def tier_of(points: int) -> Tier:
    """The tier of a rating."""
    reached = (tier for tier, least in LEAST_POINTS.items() if points >= least)
    return next(reached, Tier.JACK)


MONTHS = 3
"""The months of a season."""


class Span(StrEnum):
    """The length of a period."""

    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    EVER = "ever"


@dataclass(frozen=True, slots=True)
class Season:
    """Three months: the ``number``-th season of a year, from 1 to 4."""

    year: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """The season with this stored name; ValueError if there is none."""
        year, number = map(int, text.split("-S"))
        season = cls(year, number)
        if str(season) != text or season_at(season.begins) != season:
            raise ValueError(text)
        return season

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
        """The next season."""
        last = self.number == 12 // MONTHS
        return Season(self.year + last, 1 if last else self.number + 1)

    @property
    def before(self) -> "Season":
        """The season before."""
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
            # Not the calendar's year: the first and last days may belong to a week of another one.
            year, week, _ = day.isocalendar()
            return f"{year}-W{week:02}"
        case Span.MONTH:
            return f"{day:%Y-%m}"
        case Span.SEASON:
            return str(season_at(day))
        case Span.EVER:
            return Span.EVER.value


def period_start(span: Span, at: datetime) -> datetime | None:
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


def span_of(kept: str) -> Span:
    """The length of the period that is kept under this name."""
    if kept == Span.EVER.value:
        return Span.EVER
    if "-W" in kept:
        return Span.WEEK
    return Span.SEASON if "-S" in kept else Span.MONTH


def is_over(kept: str, at: datetime) -> bool:
    """Whether a period that is kept so was over at this moment."""
    # The periods of a length are kept in words that sort as they follow each other.
    return kept < period(span_of(kept), at)
