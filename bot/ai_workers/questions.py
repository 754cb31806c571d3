"""What a computer player is asked, and what comes back, between two processes."""

import pickle
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache

from engine.players import Level
from engine.players.choice import Choice
from engine.ruleset import RuleSet
from engine.view import PlayerView

KEPT = 64
"""Rule sets that are remembered on either side: all tables play by a few."""


@dataclass(frozen=True, slots=True)
class Question:
    """What to do in this view; ``seed`` is the luck, ``nodes`` the most that may be searched.

    After ``seconds`` of the clock the search ends with what it has found. ``rules`` are written
    down: they are read once, and what they remember stays with them.
    """

    level: Level
    view: PlayerView
    rules: bytes
    seed: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, and the processor milliseconds that it has taken."""

    choice: Choice
    used: float


@dataclass(frozen=True, slots=True)
class Failure:
    """Nothing was chosen; what went wrong, as a traceback."""

    trace: str


@dataclass(frozen=True, slots=True)
class Ready:
    """All that thinking needs is there."""


Answer = Thought | Failure


class WrittenRules:
    """Rule sets as bytes, each written once."""

    def __init__(self) -> None:
        self._written: OrderedDict[int, tuple[RuleSet, bytes]] = OrderedDict()

    def of(self, rules: RuleSet) -> bytes:
        """These rules, written down."""
        # By identity: comparing two rule sets would take longer than writing one.
        if (known := self._written.get(id(rules))) is None:
            known = self._written[id(rules)] = (rules, pickle.dumps(rules))
            if len(self._written) > KEPT:
                self._written.popitem(last=False)
        return known[1]


@lru_cache(KEPT)
def read_rules(written: bytes) -> RuleSet:
    """The rules that these bytes stand for; the same ones for the same bytes."""
    # Only what the bot has written to its own process comes here.
    rules: RuleSet = pickle.loads(written)
    return rules
