"""Make a judgement from what the actions of a decision bring in some deals."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.actions import Action
from engine.players.expert.arrays import Floats, standard_error
from engine.players.judgement import Judgement
from engine.players.prospects import Stakes
from engine.players.tried import Tried
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePoints(Stakes):
    """Deals count by their game points alone, those of the others taken away."""

    def after(self, ours: float, theirs: float) -> float:
        """The lead that these points bring."""
        return ours - theirs


GAME_POINTS = GamePoints(ours=0, theirs=0, target=1, usual=1.0)


@dataclass(frozen=True, slots=True)
class Sample:
    """The results of actions in each of some deals; ``share`` is how much this sample counts.

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
        gap_error=sum(s.error(s.worths[action] - s.worths[done]) for s in samples),
        points_gap_error=sum(s.error(s.points[action] - s.points[done]) for s in samples),
    )
