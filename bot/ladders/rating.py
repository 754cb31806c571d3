"""What a game changes in the ratings of those who began it.

Whoever leaves loses, whatever his side has done; what he leaves behind costs his partner nothing.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from openskill.models import PlackettLuce

from engine.players import Level

PLACEMENT = 10
"""So many games are rated before somebody has a place."""

ABSENCE = timedelta(days=60)
"""Who has not played for so long has no place until he plays again."""

GROWTH = 0.25
"""By how much a day without a game adds to the doubt about somebody, as squares add up."""

FIRST_POINTS, POINTS_A_MU = 1500, 40
"""How a rating is shown: what a newcomer has, and a step of openskill's own scale."""

ANCHOR_SIGMA = 1.0

_MODEL = PlackettLuce()
_DAY = timedelta(days=1)

ANCHORS: Mapping[Level | None, float] = {
    Level.BEGINNER: 20.0,
    Level.CLUB: 25.0,
    Level.EXPERT: 30.0,
    None: 25.0,
}
"""Where those stand whom nothing moves: computers by their level; None, whoever is not known."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How good somebody is, after so many games; ``sigma`` is the doubt about ``mu``."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    last_at: datetime | None = None

    @property
    def points(self) -> int:
        """The number that is shown and compared."""
        return points_of(self.mu)

    def rested(self, at: datetime) -> "Rating":
        """As it is at a later moment: the longer the rest, the greater the doubt."""
        days = max(0.0, (at - self.last_at) / _DAY) if self.last_at else 0.0
        sigma = min(_MODEL.sigma, math.sqrt(self.sigma**2 + days * GROWTH**2))
        return Rating(self.mu, max(self.sigma, sigma), self.games, self.last_at)


def points_of(mu: float) -> int:
    """How openskill's own number is shown."""
    return round(FIRST_POINTS + POINTS_A_MU * (mu - _MODEL.mu))


@dataclass(frozen=True, slots=True)
class Contender:
    """Who began a game in a seat; no ``user_id`` is a computer, or nobody who can be rated."""

    team: int
    user_id: int | None = None
    level: Level | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Contest:
    """A game as ratings see it, seat by seat; no ``winner`` is a draw."""

    at: datetime
    winner: int | None
    contenders: tuple[Contender, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """Whoever is rated by it."""
        return tuple(each.user_id for each in self.contenders if each.user_id is not None)


def rated(contest: Contest, known: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings after a game of everybody who is rated by it; who is not known is new."""
    teams = sorted({each.team for each in contest.contenders})
    if len(teams) == 1:
        return {}
    before = {user: known.get(user, Rating()).rested(contest.at) for user in contest.people}
    usual = _outcome(contest, teams, before, _ranks(contest, teams))
    new = {}
    for team in teams:
        members = [each for each in contest.contenders if each.team == team]
        deserted = any(each.left for each in members)
        lost = _outcome(contest, teams, before, _last(teams, team)) if deserted else usual
        for each in members:
            if each.user_id is None:
                continue
            mu, sigma = (lost if each.left else usual)[each.user_id]
            shielded = deserted and not each.left and mu < before[each.user_id].mu
            if shielded:
                mu, sigma = before[each.user_id].mu, before[each.user_id].sigma
            games = before[each.user_id].games + 1
            new[each.user_id] = Rating(mu, sigma, games, contest.at)
    return new


def _ranks(contest: Contest, teams: Sequence[int]) -> list[float]:
    return [0.0 if contest.winner in (team, None) else 1.0 for team in teams]


def _last(teams: Sequence[int], loser: int) -> list[float]:
    return [float(team == loser) for team in teams]


def _outcome(
    contest: Contest, teams: Sequence[int], before: Mapping[int, Rating], ranks: list[float]
) -> dict[int, tuple[float, float]]:
    members = [[each for each in contest.contenders if each.team == team] for team in teams]
    stands = [[_standing(each, before) for each in team] for team in members]
    ratings = [[_MODEL.create_rating(list(each)) for each in team] for team in stands]
    after = _MODEL.rate(ratings, ranks=ranks)
    return {
        each.user_id: (rating.mu, rating.sigma)
        for team, new in zip(members, after, strict=True)
        for each, rating in zip(team, new, strict=True)
        if each.user_id is not None
    }


def _standing(each: Contender, before: Mapping[int, Rating]) -> tuple[float, float]:
    if each.user_id is None:
        return ANCHORS[each.level], ANCHOR_SIGMA
    return before[each.user_id].mu, before[each.user_id].sigma
