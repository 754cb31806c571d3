"""A coach's advice: what to do and why, and what else there is, from the view of a player alone."""

from dataclasses import dataclass

from engine.dealing import Chance
from engine.players.club import think
from engine.players.explanation import Explanation, by_thumb
from engine.players.tried import Tried
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Advice:
    """The advised action and its reason; ``options`` are all compared, the advised one first.

    There are none if nothing can be compared: one action alone is possible, or a rule of thumb
    decided. The advised one may be worth less than another: a usual call gives way only to what
    beats it clearly, and a call outside the bidding system is never advised.
    """

    explanation: Explanation
    options: tuple[Tried, ...] = ()


def advise_by_thumb(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Advice:
    """The action of a club player with this luck and its reason, at once and without alternatives.

    ValueError if nothing is asked of the seat.
    """
    if view.deal is None or view.seat is None:
        raise ValueError("nothing is asked of this seat")
    return Advice(by_thumb(think(view, rules, luck, understanding), rules, view.deal, view.seat))
