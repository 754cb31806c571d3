"""Who may sit down in the arena: the computer players of this process, and a random one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Protocol

from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView

Contender = Callable[[PlayerView, RuleSet, Chance, Limits], Action]
"""Chooses the actions of both seats of a side, each from that seat's view."""


class Entrant(Protocol):
    """Plays one side of deal after deal; picklable if several processes play."""

    def __call__(self, rules: RuleSet, luck: str, /) -> Contender:
        """Sit down for a deal; ``luck`` is the seed of the chance that the contender is given."""
        ...

    def processor_time(self) -> float:
        """The seconds of the processor that it has used so far."""
        ...

    def close(self) -> None:
        """Leave the table for good."""
        ...


@dataclass(frozen=True, slots=True)
class ByView:
    """An entrant of this process, the same at every deal."""

    contender: Contender

    def __call__(self, rules: RuleSet, luck: str) -> Contender:
        """It needs nothing but what each seat sees."""
        return self.contender

    def processor_time(self) -> float:
        """The time of all threads of this process: some contenders search in threads."""
        return process_time()

    def close(self) -> None:
        """Nothing is held."""


def any_legal(seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Action:
    """The weakest contender: a random legal action."""
    legal = seen.deal.legal if seen.deal else ()
    return legal[luck.randrange(len(legal))]


CONTENDERS: Mapping[str, Entrant] = {
    "random": ByView(any_legal),
    **{str(level): ByView(partial(choose, level)) for level in Level},
}
