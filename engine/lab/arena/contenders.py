"""The contenders of the arena: the computer players of this process, and a random one.

``PlaysOnly`` leaves the calls of any of them to a club player.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Protocol

from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level, choose
from engine.players.understanding import Convention, Signals, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Phase
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
        """A contender that needs nothing but what each seat sees."""
        return self.contender

    def processor_time(self) -> float:
        """The time of all threads of this process: some contenders search in threads."""
        return process_time()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


@dataclass(frozen=True, slots=True)
class PlaysOnly:
    """An entrant that plays its cards while a club player bids for it.

    Where it meets another such, both plays of a deal have the same contract.
    """

    entrant: Entrant

    def __call__(self, rules: RuleSet, luck: str) -> Contender:
        """Sit down for a deal with a bidder whose luck is that of the side."""
        plays, dice = self.entrant(rules, luck), Random(luck)

        def act(seen: PlayerView, rules: RuleSet, chance: Chance, limits: Limits) -> Action:
            if seen.deal is not None and seen.deal.phase is Phase.AUCTION:
                return choose(Level.CLUB, seen, rules, dice, limits)
            return plays(seen, rules, chance, limits)

        return act

    def processor_time(self) -> float:
        """That of the entrant."""
        return self.entrant.processor_time()

    def close(self) -> None:
        """End what the entrant has started."""
        self.entrant.close()


def any_legal(seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Action:
    """The weakest contender: a random legal action."""
    legal = seen.deal.legal if seen.deal else ()
    return legal[luck.randrange(len(legal))]


CONTENDERS: Mapping[str, Entrant] = {
    "random": ByView(any_legal),
    **{str(level): ByView(partial(choose, level)) for level in Level},
    **{
        f"{level}:{convention}": ByView(
            partial(choose, level, understanding=Understanding(convention))
        )
        for level in Level
        for convention in Convention
    },
    **{
        f"{Level.EXPERT}:signals-{signals}": ByView(
            partial(choose, Level.EXPERT, understanding=Understanding(signals=signals))
        )
        for signals in Signals
    },
}
