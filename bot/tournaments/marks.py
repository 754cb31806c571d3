"""What plays of the same deals are worth: marks, rankings, and the best of several."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean

MOST = 300
"""The most game points that a mark says: one deal does not decide a week."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person in a ranking; equal results share a rank."""

    rank: int
    user: int
    result: tuple[float, ...]


def marks(points: Mapping[int, int]) -> dict[int, float]:
    """Of each who has played a deal, the difference to the mean of the others, by user.

    Nothing where nobody else has played it.
    """
    found = dict[int, float]()
    for user, own in points.items():
        others = [each for other, each in points.items() if other != user]
        gap = own - fmean(others) if others else 0.0
        found[user] = max(-MOST, min(MOST, gap))
    return found


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
