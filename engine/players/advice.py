"""A coach's advice: what to do and why, and what else there is, from the view of a player alone."""

from dataclasses import dataclass

from engine.actions import Action
from engine.contract import Contract
from engine.dealing import Chance
from engine.players.club import think
from engine.players.explanation import Explanation, by_thumb
from engine.ruleset import RuleSet
from engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Option:
    """An action with those that are ``equal`` to it, and what it is worth.

    That is mostly the chance to win the game. ``contract`` is played, or stands after the action.
    """

    action: Action
    equal: tuple[Action, ...]
    worth: float
    contract: Contract | None


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do and why; ``options`` are all that were compared, the advised one first.

    There are none where nothing can be compared: one action alone is possible, or a rule of thumb
    decided. ``error`` is the standard error of the difference between the advised and the next.
    """

    explanation: Explanation
    options: tuple[Option, ...] = ()
    error: float = 0.0


def advise_by_thumb(view: PlayerView, rules: RuleSet, luck: Chance) -> Advice:
    """What a club player does with this luck, and why: at once, and compared with nothing."""
    if view.deal is None or view.seat is None:
        raise ValueError("nothing is asked of this seat")
    return Advice(by_thumb(think(view, rules, luck), rules, view.deal, view.seat))
