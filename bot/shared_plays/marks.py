"""Marks for plays of the same deals, rankings by them, and the best of several."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev

from bot.shared_plays.rounds import ROUNDS, deals_of_round
from engine.seats import Team

MOST = 300
"""The most game points that a mark says: one deal does not decide a week."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person in a ranking; equal results share a rank."""

    rank: int
    user: int
    result: tuple[float, ...]


def marks(points: Mapping[int, int]) -> dict[int, float]:
    """The difference of each player of a deal to the mean of the others, by user.

    Nothing if nobody else has played it.
    """
    found = dict[int, float]()
    for user, own in points.items():
        found[user] = mark(own, [each for other, each in points.items() if other != user])
    return found


def mark(own: int, others: Sequence[int]) -> float:
    """The difference to the mean of the others; 0 if there are none."""
    gap = own - fmean(others) if others else 0.0
    return max(-MOST, min(MOST, gap))


def ranking(results: Mapping[int, tuple[float, ...]]) -> tuple[Ranked, ...]:
    """Everybody in order, the best first."""
    best = sorted(results.values(), reverse=True)
    ranked = (Ranked(1 + best.index(result), user, result) for user, result in results.items())
    return tuple(sorted(ranked, key=lambda each: (each.rank, each.user)))


def league(days: Iterable[Mapping[int, float]], best: int) -> tuple[Ranked, ...]:
    """The ranking over several deals by the sum of each person's best marks."""
    every: dict[int, list[float]] = {}
    for day in days:
        for user, mark in day.items():
            every.setdefault(user, []).append(mark)
    return ranking({user: (round(sum(sorted(each)[-best:])),) for user, each in every.items()})


UNPLAYED = -40.0
"""The mark of a deal that was never begun, at best: what a poor result is worth.

Who has begun a deal and left it has this much less than what experts make of it, 0 at best.
"""


class Unranked(StrEnum):
    """Why somebody is listed without a rank."""

    PLAYING = "playing"
    """They have deals left to play."""
    FEW = "few"
    """They had played less than half of the deals at the end."""
    SEEN = "seen"
    """They had seen a deal before: they are not compared with anybody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeEntrant:
    """Somebody who plays a list of deals: how many so far, and the mean of their marks.

    ``partners`` are those who sat on their side each time. ``mark`` is None if nothing can be
    compared; ``error`` is its standard error, None if there are not two marks. Either ``rank``
    or ``why`` there is none. ``answered``: the deals that they have played, left or missed.
    """

    user: int
    played: int
    answered: int = 0
    partners: tuple[int, ...] = ()
    mark: float | None = None
    error: float | None = None
    rank: int | None = None
    why: Unranked | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """All whom a line of the ranking names."""
        return (self.user, *self.partners)


Place = tuple[int, Team]
"""A table and a side of it."""


@dataclass(frozen=True, slots=True)
class LeftPlay:
    """A deal that somebody left: the points that experts made of it, and where that was."""

    points: int
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeResults:
    """The plays of ``count`` deals that were finished in time: points by deal and user.

    ``users``: all who have begun. ``seen``: those of them who had seen a deal. ``places`` says who
    of them played at which table, on which side, by deal and user; ``experts`` are the leads of
    north-south at the tables of experts, by deal. ``left`` are the plays that somebody left, by
    deal and user: they are compared with others, and nobody with them. ``missed`` are those who had
    left an evening by then, by deal; None of what is no evening: there all is missed that nobody
    has begun.
    """

    count: int
    points: Mapping[int, Mapping[int, int]]
    users: Collection[int]
    seen: Collection[int] = ()
    places: Mapping[int, Mapping[int, Place]] = field(default_factory=dict)
    experts: Mapping[int, Sequence[int]] = field(default_factory=dict)
    left: Mapping[int, Mapping[int, LeftPlay]] = field(default_factory=dict)
    missed: Mapping[int, Collection[int]] | None = None

    def marks_of(self, deal: int) -> dict[int, float]:
        """The marks of a deal, by user; none of who can be compared with nobody.

        Those at a table are compared with the same side of the others; a table where somebody had
        seen a deal is not.
        """
        points, at, sides = self.points.get(deal, {}), self._places_of(deal), self._sides_of(deal)
        found = dict[int, float]()
        for user, place in at.items():
            if place in sides and (others := self._others(deal, place, sides)):
                found[user] = mark(points[user], others)
        return found

    def left_marks_of(self, deal: int) -> dict[int, float]:
        """The marks of those who left a deal, by user."""
        sides = self._sides_of(deal)
        marked = {
            user: mark(each.points, self._others(deal, each.place, sides))
            for user, each in self.left.get(deal, {}).items()
        }
        return {user: min(each, 0.0) + UNPLAYED for user, each in marked.items()}

    def _places_of(self, deal: int) -> dict[int, Place]:
        """Where everybody has played a deal; who played it alone, at a table of their own."""
        places = self.places.get(deal, {})
        return {u: places.get(u, (u, Team.NORTH_SOUTH)) for u in self.points.get(deal, {})}

    def _sides_of(self, deal: int) -> dict[Place, int]:
        """The points of each side of a deal, but not of tables where somebody had seen it."""
        points, at = self.points.get(deal, {}), self._places_of(deal)
        unfair = {table for user, (table, _) in at.items() if user in self.seen}
        return {place: points[user] for user, place in at.items() if place[0] not in unfair}

    def _others(self, deal: int, place: Place, sides: Mapping[Place, int]) -> list[int]:
        """What others have made of a deal on the side of a place, people and experts."""
        table, side = place
        sign = 1 if side is Team.NORTH_SOUTH else -1
        experts = [sign * lead for lead in self.experts.get(deal, ())]
        return experts + [p for (t, team), p in sides.items() if team is side and t != table]

    def partners_of(self, user: int, deal: int) -> tuple[int, ...]:
        """The others on their side of the table on a deal."""
        places = self.places.get(deal, {})
        own = places.get(user)
        return tuple(sorted(o for o, place in places.items() if own == place and o != user))

    def side_of(self, user: int, deal: int) -> Team:
        """The side on which somebody has finished a deal; who played it alone sat south."""
        return self._places_of(deal)[user][1]

    def entrants(self, *, over: bool) -> tuple[ChallengeEntrant, ...]:
        """Everyone in order: the ranked, those who still play, and the unranked."""
        deals = range(1, self.count + 1)
        by_deal = [self.marks_of(deal) | self.left_marks_of(deal) for deal in deals]
        listed = [
            replace(self._entrant(people[0], by_deal, over=over), partners=people[1:])
            for people in self._sides()
        ]
        # Marks are shown in whole points: those that look equal share a rank.
        ranked = {each.user: (round(each.mark or 0),) for each in listed if each.why is None}
        places = ranking(ranked)
        rank = {each.user: each.rank for each in places}
        listed = [replace(each, rank=rank.get(each.user)) for each in listed]
        return tuple(sorted(listed, key=_in_order))

    @property
    def held(self) -> int:
        """The deals that are asked of everybody: of an evening those that somebody has begun."""
        if self.missed is None:
            return self.count
        return len({deal for deal, each in (*self.points.items(), *self.left.items()) if each})

    def widest(self) -> tuple[int, int, int] | None:
        """The deal that tables have played most unequally: the most and the least of north-south.

        None if no two tables have made different things of one.
        """
        spans = list[tuple[int, int, int]]()
        for deal in range(1, self.count + 1):
            leads = list(self.experts.get(deal, ()))
            sides = self._sides_of(deal)
            leads += [
                points if side is Team.NORTH_SOUTH else -points
                for (table, side), points in sides.items()
                if side is Team.NORTH_SOUTH or (table, side.other) not in sides
            ]
            if max(leads, default=0) > min(leads, default=0):
                spans.append((deal, max(leads), min(leads)))
        return max(spans, key=lambda span: span[1] - span[2], default=None)

    def _unplayed(self, user: int) -> tuple[int, int]:
        """How many deals somebody has missed, and how many their table did not begin any more.

        The others, for which they had no seat, count for nothing. What was not begun is worth 0 at
        best: else whoever leads would play slowly.
        """
        plays = (*self.points.items(), *self.left.items())
        begun = {deal for deal, users in plays if user in users}
        if self.missed is None:
            return self.count - len(begun), 0
        missed = {deal for deal, users in self.missed.items() if user in users} - begun
        dropped = 0
        for number in range(1, ROUNDS + 1):
            deals = deals_of_round(number)
            first = next((deal for deal in deals if deal in begun), deals.stop)
            dropped += len({*range(first, deals.stop)} - begun - missed)
        return len(missed), dropped

    def _sides(self) -> Iterator[tuple[int, ...]]:
        """The lines of the ranking: people who sat on the same side each time share one."""
        together: dict[object, list[int]] = {}
        for user in sorted(self.users):
            where = set[object]((d, at[user]) for d, at in self.places.items() if user in at)
            where |= {(d, None) for d, users in (self.missed or {}).items() if user in users}
            together.setdefault(frozenset(where) or user, []).append(user)
        return map(tuple, together.values())

    def _entrant(
        self, user: int, by_deal: Sequence[Mapping[int, float]], *, over: bool
    ) -> ChallengeEntrant:
        played = sum(user in points for points in self.points.values())
        why = None
        if user in self.seen:
            why = Unranked.SEEN
        elif over and 2 * played < self.held:
            why = Unranked.FEW
        elif not over and played < self.count:
            why = Unranked.PLAYING
        own = [each[user] for each in by_deal if user in each]
        missed, dropped = self._unplayed(user)
        if over and user not in self.seen:
            mean = fmean(own or [0])
            # Never better than one's own session: else the best would leave out what is hard.
            own += [min(UNPLAYED, mean)] * missed + [min(0.0, mean)] * dropped
        return ChallengeEntrant(
            user=user,
            played=played,
            answered=played + missed + sum(user in each for each in self.left.values()),
            mark=fmean(own) if own else None,
            error=stdev(own) / sqrt(len(own)) if len(own) > 1 else None,
            why=why,
        )


def _in_order(entrant: ChallengeEntrant) -> tuple[object, ...]:
    unranked = entrant.rank is None
    return (
        unranked,
        entrant.rank or 0,
        entrant.why is Unranked.SEEN,
        -entrant.played,
        entrant.user,
    )


LEAST_EVENINGS = 4
"""The evenings from which on there is a ranking of a season."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonEntrant:
    """Somebody in a season: the evenings that count for them, and the mean of their marks.

    ``rank`` is None of who came to less than half of the evenings.
    """

    user: int
    evenings: int
    mark: float
    rank: int | None = None


def season_ranking(evenings: Sequence[ChallengeResults]) -> tuple[SeasonEntrant, ...]:
    """Everybody by the mean of their evenings, the best first; nothing if there are too few.

    An evening counts for who answers for half of its deals: who leaves one has it counted.
    """
    if len(evenings) < LEAST_EVENINGS:
        return ()
    every: dict[int, list[float]] = {}
    for results in evenings:
        for entrant in results.entrants(over=True):
            if entrant.mark is not None and 2 * entrant.answered >= results.held:
                for user in entrant.people:
                    every.setdefault(user, []).append(entrant.mark)
    means = {user: fmean(marks) for user, marks in every.items()}
    often = {user for user, marks in every.items() if 2 * len(marks) >= len(evenings)}
    ranks = {each.user: each.rank for each in ranking({u: (round(means[u]),) for u in often})}
    listed = [
        SeasonEntrant(user=user, evenings=len(every[user]), mark=mean, rank=ranks.get(user))
        for user, mean in means.items()
    ]
    return tuple(sorted(listed, key=lambda each: (each.rank is None, each.rank or 0, each.user)))
