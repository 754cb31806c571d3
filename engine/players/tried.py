"""An action that was tried, and what it is worth."""

from dataclasses import dataclass

from engine.actions import Action
from engine.contract import Contract


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """An action that was tried, with those that are ``equal`` to it.

    ``worth`` is what decides: mostly the chance to win the game; ``error`` is its standard error,
    ``gap_error`` that of its difference from what was done or advised; ``points`` is the lead in
    game points that the deal brings on average, ``points_gap_error`` the standard error of that
    difference. ``contract`` is the one that is played, in the auction the one that stands if nobody
    says more; ``made`` how likely it is made. None if none stands, or nobody asked.
    ``in_system``: the bidding system allows it with this hand; else what it is worth supposes that
    all believe it.
    """

    action: Action
    worth: float
    equal: tuple[Action, ...] = ()
    contract: Contract | None = None
    made: float | None = None
    points: float = 0.0
    error: float = 0.0
    gap_error: float = 0.0
    points_gap_error: float = 0.0
    in_system: bool = True

    @property
    def actions(self) -> tuple[Action, ...]:
        """The action and its equals."""
        return (self.action, *self.equal)

    def is_like(self, other: "Tried") -> bool:
        """Whether its distance to the advised action is within the error of that distance."""
        return abs(self.worth - other.worth) <= self.gap_error
