"""A judgement: what the actions of a decision are worth, and what the one that was done cost."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Self

from engine.actions import Action
from engine.players.expert.arrays import Floats, standard_error
from engine.players.prospects import Stakes
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePoints(Stakes):
    """Deals count by their game points alone, those of the others taken away."""

    def after(self, ours: float, theirs: float) -> float:
        """The lead that these points bring."""
        return ours - theirs


GAME_POINTS = GamePoints(ours=0, theirs=0, target=1, usual=1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """An action that was tried, with those that are ``equal`` to it.

    ``worth`` is mostly the chance to win the game, ``error`` its standard error, ``apart`` that of
    its difference from what was done; ``points`` is the lead in game points that the deal brings on
    average; ``made`` how likely the contract is made, in the auction the one that stands after the
    call; None where none does.
    """

    action: Action
    equal: tuple[Action, ...]
    worth: float
    error: float
    points: float
    made: float | None
    apart: float = 0.0

    @property
    def actions(self) -> tuple[Action, ...]:
        """The action and its equals."""
        return (self.action, *self.equal)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The actions that were tried, best first, and what ``done`` cost.

    ``loss`` is what the best is worth more than ``done``, ``error`` the standard error of that,
    ``points`` the loss in game points. ``expert`` is what the expert would have said, in the
    auction only; ``worlds`` are the deals that were looked at, in so many ``runs``.
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
        """What ``done`` cost, beside all that was tried."""
        ranked = tuple(sorted(tried, key=lambda one: -one.worth))
        best, chosen = ranked[0], next(one for one in ranked if done in one.actions)
        return cls(
            seat=seat,
            done=done,
            tried=ranked,
            loss=best.worth - chosen.worth,
            error=best.apart,
            points=best.points - chosen.points,
            worlds=worlds,
            expert=expert,
            runs=runs,
        )

    def joined(self, other: "Judgement") -> "Judgement":
        """Both as one: of the same card, by other deals."""
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


@dataclass(frozen=True, slots=True)
class Sample:
    """What actions bring in each of some deals; ``share`` is how much this sample counts.

    ``every``: these are all the deals that are possible, so that chance has no part in it.
    """

    share: float
    weights: Floats
    worths: Mapping[Action, Floats]
    points: Mapping[Action, Floats]
    made: Mapping[Action, Floats]
    every: bool = False

    def mean(self, values: Floats) -> float:
        """Their mean over the deals, as far as this sample counts."""
        return self.share * float(values @ self.weights) / float(self.weights.sum())

    def error(self, values: Floats) -> float:
        """The standard error of that mean."""
        return 0.0 if self.every else self.share * standard_error(values, self.weights)


def judgement_of(
    seat: Seat,
    done: Action,
    samples: Sequence[Sample],
    classes: Iterable[tuple[Action, ...]],
    worlds: int,
    expert: Action | None = None,
) -> Judgement:
    """Judge by these samples; the actions of a class are equal to each other."""
    tried = (_tried(samples, done, each) for each in classes)
    return Judgement.of(seat, done, tried, worlds, expert=expert)


def _tried(samples: Sequence[Sample], done: Action, equal: tuple[Action, ...]) -> Tried:
    """A class by what was done, or else by its first action."""
    action = done if done in equal else equal[0]
    told = all(action in sample.made for sample in samples)
    return Tried(
        action=action,
        equal=tuple(other for other in equal if other != action),
        worth=sum(s.mean(s.worths[action]) for s in samples),
        error=sum(s.error(s.worths[action]) for s in samples),
        points=sum(s.mean(s.points[action]) for s in samples),
        made=sum(s.mean(s.made[action]) for s in samples) if told else None,
        apart=sum(s.error(s.worths[action] - s.worths[done]) for s in samples),
    )


def _joined(one: Tried, other: Tried, share: float) -> Tried:
    """The mean of two, of which one has this share."""
    rest = 1.0 - share
    both = one.made is not None and other.made is not None
    return Tried(
        action=one.action,
        equal=one.equal,
        worth=share * one.worth + rest * other.worth,
        error=hypot(share * one.error, rest * other.error),
        points=share * one.points + rest * other.points,
        made=share * (one.made or 0.0) + rest * (other.made or 0.0) if both else None,
        apart=hypot(share * one.apart, rest * other.apart),
    )
