"""A judgement: what the actions of a decision are worth, and what the one that was done cost."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot
from typing import Self

from engine.actions import Action
from engine.players.tried import Tried
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The actions that were tried, best first, and what ``done`` cost.

    ``loss`` is what the best is worth more than ``done``, ``error`` the standard error of that,
    ``points`` the loss in game points, ``points_error`` the error of that. ``expert`` is what the
    expert would have said, in the auction only; ``worlds`` are the deals that were looked at, in so
    many ``runs``.
    """

    seat: Seat
    done: Action
    tried: tuple[Tried, ...]
    loss: float
    error: float
    points: float
    worlds: int
    expert: Action | None = None
    runs: int = 1
    points_error: float = 0.0

    @classmethod
    def of(
        cls,
        seat: Seat,
        done: Action,
        tried: Iterable[Tried],
        worlds: int,
        runs: int = 1,
        expert: Action | None = None,
    ) -> Self:
        """The cost of ``done``, next to all actions tried."""
        ranked = tuple(sorted(tried, key=lambda one: -one.worth))
        best, chosen = ranked[0], next(one for one in ranked if done in one.actions)
        return cls(
            seat=seat,
            done=done,
            tried=ranked,
            loss=best.worth - chosen.worth,
            error=best.gap_error,
            points=best.points - chosen.points,
            worlds=worlds,
            expert=expert,
            runs=runs,
            points_error=best.points_gap_error,
        )

    def joined(self, other: "Judgement") -> "Judgement":
        """Join two judgements of the same action by different deals, each with its runs' weight."""
        others = {one.action: one for one in other.tried}
        share = self.runs / (self.runs + other.runs)
        tried = (_joined(one, others[one.action], share) for one in self.tried)
        worlds, runs = self.worlds + other.worlds, self.runs + other.runs
        return Judgement.of(self.seat, self.done, tried, worlds, runs, self.expert)

    @property
    def best(self) -> Tried:
        """The best of them."""
        return self.tried[0]

    @property
    def chosen(self) -> Tried:
        """The one that was done, or its equals."""
        return next(one for one in self.tried if self.done in one.actions)


def _joined(one: Tried, other: Tried, share: float) -> Tried:
    """The mean of two, of which one has this share."""
    # Their deals are drawn apart: so the errors add up as those of independent numbers.
    rest = 1.0 - share
    both = one.made is not None and other.made is not None
    return Tried(
        action=one.action,
        equal=one.equal,
        worth=share * one.worth + rest * other.worth,
        error=hypot(share * one.error, rest * other.error),
        points=share * one.points + rest * other.points,
        made=share * (one.made or 0.0) + rest * (other.made or 0.0) if both else None,
        gap_error=hypot(share * one.gap_error, rest * other.gap_error),
        points_gap_error=hypot(share * one.points_gap_error, rest * other.points_gap_error),
    )
