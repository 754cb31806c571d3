"""A judgement: what the actions of a decision are worth, and what the one that was done cost."""

from dataclasses import dataclass

from engine.actions import Action
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """An action that was tried, with those that are ``equal`` to it.

    ``worth`` is mostly the chance to win the game, ``error`` its standard error; ``points`` is the
    lead in game points that the deal brings on average; ``made`` how likely the contract is made,
    in the auction the one that stands after the call; None where none does.
    """

    action: Action
    equal: tuple[Action, ...]
    worth: float
    error: float
    points: float
    made: float | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """The action and its equals."""
        return (self.action, *self.equal)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The actions that were tried, best first, and what ``done`` cost.

    ``loss`` is what the best is worth more than ``done``, ``error`` the standard error of that,
    ``points`` the loss in game points. ``expert`` is what the expert would have said, in the
    auction only; ``worlds`` are the deals that were looked at.
    """

    seat: Seat
    done: Action
    tried: tuple[Tried, ...]
    loss: float
    error: float
    points: float
    worlds: int
    expert: Action | None = None

    @property
    def best(self) -> Tried:
        """The best of them."""
        return self.tried[0]

    @property
    def chosen(self) -> Tried:
        """The one that was done, or its equals."""
        return next(one for one in self.tried if self.done in one.actions)
