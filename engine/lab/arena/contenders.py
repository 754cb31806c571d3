"""Who can be measured."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import GameState
from engine.view import PlayerView

Contender = Callable[[PlayerView, RuleSet, Chance, Limits], Action]
"""Acts for both seats of its side, each time from what the seat to act may see."""

Entrant = Callable[[RuleSet, GameState], Contender]
"""Sits down at a deal that has just begun; several processes ask for one that can be pickled."""


@dataclass(frozen=True, slots=True)
class ByView:
    """An entrant that needs nothing but what each seat sees."""

    contender: Contender

    def __call__(self, rules: RuleSet, begun: GameState) -> Contender:
        """The same at every deal."""
        return self.contender


def any_legal(seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Action:
    """The weakest contender: one legal action as good as another."""
    legal = seen.deal.legal if seen.deal else ()
    return legal[luck.randrange(len(legal))]


CONTENDERS: Mapping[str, Entrant] = {
    "random": ByView(any_legal),
    **{str(level): ByView(partial(choose, level)) for level in Level},
}
