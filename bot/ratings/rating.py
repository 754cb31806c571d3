"""Ratings, and how a game changes those of the people who started it.

Whoever leaves loses, whatever their side has done. For the others the game ends there: the score
of the deals that all of them played decides, and counts by how clear it was.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from openskill.models import PlackettLuce

from engine.players import Level

PLACEMENT = 10
"""The rated games before somebody has a place."""

ABSENCE = timedelta(days=60)
"""The absence after which a player is unranked until they play again."""

GROWTH = 0.25
"""The sigma that each day without a game adds to a player's, as variances add up."""

FIRST_POINTS, POINTS_A_MU = 1500, 40
"""The scale of shown ratings: a newcomer's points, and the points per step of openskill's mu."""

ANCHOR_SIGMA = 1.0
"""The uncertainty of a computer: little, as its strength is fixed."""

_MODEL = PlackettLuce()
_DAY = timedelta(days=1)

ANCHORS: Mapping[Level | None, float] = {
    Level.BEGINNER: 20.0,
    Level.CLUB: 25.0,
    Level.EXPERT: 30.0,
    None: 25.0,
}
"""The fixed mu of those whom nothing moves: computers by level; None for unknown people."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's skill after ``games`` games: mean ``mu``, uncertainty ``sigma``."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    last_at: datetime | None = None

    @property
    def points(self) -> int:
        """The number that is shown and compared."""
        return points_of(self.mu)

    def moved(self, mu: float, sigma: float, part: float) -> tuple[float, float]:
        """Move towards ``mu`` and ``sigma`` by this fraction of a whole game."""
        # Variances add up, deviations do not.
        variance = self.sigma**2 + part * (sigma**2 - self.sigma**2)
        return self.mu + part * (mu - self.mu), math.sqrt(variance)

    def rested(self, at: datetime) -> "Rating":
        """The rating at a later time: uncertainty grows with the days without a game."""
        days = max(0.0, (at - self.last_at) / _DAY) if self.last_at else 0.0
        # Nobody becomes less known than a newcomer.
        sigma = min(_MODEL.sigma, math.sqrt(self.sigma**2 + days * GROWTH**2))
        return Rating(self.mu, max(self.sigma, sigma), self.games, self.last_at)


def points_of(mu: float) -> int:
    """Convert openskill's mu into the points that are shown."""
    return round(FIRST_POINTS + POINTS_A_MU * (mu - _MODEL.mu))


@dataclass(frozen=True, slots=True)
class Contestant:
    """A starter of the game; without ``user_id`` a computer, or a person who is not rated.

    ``share`` is the part of the moves that they made themselves: so much of a gain is theirs. Those
    for whom it is a ``trial`` keep their rating, beside which the others are rated.
    """

    team: int
    user_id: int | None = None
    level: Level | None = None
    left: bool = False
    share: float = 1.0
    trial: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a game for those who stayed: who led, and how clearly.

    ``worth`` goes from 0, a first point ahead, to 1, at the target.
    """

    leader: int | None
    worth: float


@dataclass(frozen=True, slots=True)
class Contest:
    """A game as ratings see it, seat by seat; no ``winner`` is a draw.

    ``standing`` is known of a game that somebody left, or that was broken off.
    """

    at: datetime
    winner: int | None
    contenders: tuple[Contestant, ...]
    standing: Standing | None = None
    guild: int = 0

    @property
    def people(self) -> tuple[int, ...]:
        """The people who began it."""
        return tuple(each.user_id for each in self.contenders if each.user_id is not None)

    @property
    def trying(self) -> frozenset[int]:
        """Those of them whose rating it does not change."""
        people = (each for each in self.contenders if each.trial)
        return frozenset(each.user_id for each in people if each.user_id is not None)

    @property
    def teams(self) -> tuple[int, ...]:
        """Its sides."""
        return tuple(sorted({each.team for each in self.contenders}))

    def part_of(self, team: int) -> float:
        """The share of a whole game (0–1) that counts for those of a side who stayed.

        The side behind loses more than the other gains: nobody is better off for having stopped.
        """
        if self.standing is None:
            return 1.0
        if self.standing.leader is None:
            return 0.0
        worth = self.standing.worth
        # Of a number from 0 to 1 the root is greater: who is behind loses more than the others
        # gain.
        return worth if team == self.standing.leader else math.sqrt(worth)


def rated(
    contest: Contest, known: Mapping[int, Rating], weights: Mapping[int, float] | None = None
) -> dict[int, Rating]:
    """The ratings after a game of everyone it rates; unknown players are new.

    ``weights`` give players for whom it counts less than a whole game.
    """
    if len(contest.teams) == 1:
        return {}
    before = {user: known.get(user, Rating()).rested(contest.at) for user in contest.people}
    ahead = contest.winner if contest.standing is None else contest.standing.leader
    ranks = [0.0 if ahead in (team, None) else 1.0 for team in contest.teams]
    stayed = _outcome(contest, before, ranks)
    new = {}
    for each in contest.contenders:
        if each.user_id is None or each.trial:
            continue
        old = before[each.user_id]
        if each.left:
            lost = _outcome(contest, before, _last(contest.teams, each.team), leavers=True)
            (mu, sigma), part = lost[each.user_id], 1.0
        else:
            (mu, sigma), part = stayed[each.user_id], contest.part_of(each.team)
            part *= each.share if mu > old.mu else 1.0
        part *= (weights or {}).get(each.user_id, 1.0)
        new[each.user_id] = Rating(*old.moved(mu, sigma, part), old.games + 1, contest.at)
    return new


def swings(contest: Contest, known: Mapping[int, Rating]) -> dict[int, float]:
    """The most points that each of its players can win or lose by a whole game of this kind."""
    if len(contest.teams) == 1:
        return {}
    before = {user: known.get(user, Rating()).rested(contest.at) for user in contest.people}
    outcomes = [
        _outcome(contest, before, _last(contest.teams, team), leavers=True)
        for team in contest.teams
    ]
    return {
        user: POINTS_A_MU * max(abs(each[user][0] - before[user].mu) for each in outcomes)
        for user in contest.people
    }


def _last(teams: Sequence[int], loser: int) -> list[float]:
    return [float(team == loser) for team in teams]


def _outcome(
    contest: Contest, before: Mapping[int, Rating], ranks: list[float], *, leavers: bool = False
) -> dict[int, tuple[float, float]]:
    """The model's new ratings; without ``leavers`` a computer replaces whoever left."""
    members = [[each for each in contest.contenders if each.team == team] for team in contest.teams]
    stands = [[_strength(each, before, leavers=leavers) for each in team] for team in members]
    ratings = [[_MODEL.create_rating(list(each)) for each in team] for team in stands]
    after = _MODEL.rate(ratings, ranks=ranks)
    return {
        each.user_id: (rating.mu, rating.sigma)
        for team, new in zip(members, after, strict=True)
        for each, rating in zip(team, new, strict=True)
        if each.user_id is not None
    }


def _strength(
    each: Contestant, before: Mapping[int, Rating], *, leavers: bool
) -> tuple[float, float]:
    if each.user_id is None or (each.left and not leavers):
        return ANCHORS[each.level], ANCHOR_SIGMA
    return before[each.user_id].mu, before[each.user_id].sigma
