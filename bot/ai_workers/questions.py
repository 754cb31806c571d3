"""The messages between the bot and the worker process, and how either makes a choice."""

import pickle
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Protocol

from bot.shared_plays.chosen import Chosen
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level, Player
from engine.players.advice import Advice
from engine.players.analysis import Analysis, JudgedDecision, KeyMoment
from engine.players.choice import Choice
from engine.players.explanation import Explanation
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import NO_LIMITS, Limits
from engine.view import PlayerView

MAX_REMEMBERED_RULES = 64
"""Rule sets cached on either side: all tables play by a few."""


@dataclass(frozen=True, slots=True)
class Question:
    """Ask for an action in this view; ``seed`` seeds the player, ``nodes`` limits the search.

    After ``seconds`` of wall-clock time the search ends with its best action so far. ``rules`` are
    pickled: the worker reads equal bytes once, and keeps what the rules have cached. An expert that
    is asked why ``explains`` it for little more.
    """

    level: Level
    view: PlayerView
    rules: bytes
    seed: int
    nodes: int
    seconds: float
    explains: bool = False
    understanding: Understanding = DEFAULT_UNDERSTANDING


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, the processor milliseconds that it took, and what else was asked about it."""

    choice: Choice
    used: float
    explanation: Explanation | None = None


@dataclass(frozen=True, slots=True)
class JudgeDecision:
    """Ask what a decision of the deal of this line was worth, by its number from 1."""

    line: str
    number: int


@dataclass(frozen=True, slots=True)
class PutTogether:
    """Ask for the analysis of the deal of this line, from those decisions that were judged."""

    line: str
    decisions: tuple[JudgedDecision, ...] = ()


@dataclass(frozen=True, slots=True)
class FollowLines:
    """Ask how the deal of this line goes on after a judged decision, and after this ``best`` one.

    All see every card then.
    """

    line: str
    judged: JudgedDecision
    best: Action


@dataclass(frozen=True, slots=True)
class AskAdvice:
    """Ask for an expert's advice in this view; ``nodes`` limit the search of each of its parts."""

    view: PlayerView
    rules: bytes
    seed: int
    nodes: int
    understanding: Understanding = DEFAULT_UNDERSTANDING


@dataclass(frozen=True, slots=True)
class AnswerAlone:
    """Ask what the expert does who is to act at the end of this line, with this seed's luck.

    It is thought over in full, however many wait: a queue makes the answer later, never weaker.
    """

    line: str
    seed: bytes


@dataclass(frozen=True, slots=True)
class ChooseDeal:
    """Ask for a deal worth playing by everybody, from the list of this seed."""

    rules_key: str
    seed: bytes


@dataclass(frozen=True, slots=True)
class AskUsual:
    """Ask what average tables make of the cards of the deal of this line."""

    line: str


LongQuestion = (
    JudgeDecision | PutTogether | FollowLines | AskAdvice | AnswerAlone | ChooseDeal | AskUsual
)
"""Long work, done a piece at a time: each is asked again until the answer is not ``Unfinished``."""

MOST_BEGUN = 8
"""Analyses' questions that may be begun at the same time: the worker remembers them."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A piece of the work was done, and there is more."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The next action of a computer player at the end of a line."""

    action: Action


@dataclass(frozen=True, slots=True)
class UsualPoints:
    """The game points of north-south and east-west at average tables."""

    points: tuple[float, float]


LongAnswer = (
    JudgedDecision | Analysis | KeyMoment | Advice | Reply | Chosen | UsualPoints | Unfinished
)


class PieceWorker(Protocol):
    """Does long work, a short piece at a time."""

    async def piece(self, question: LongQuestion) -> LongAnswer:
        """Do a piece of this: its answer, or Unfinished. CannotThink if that fails."""
        ...


async def whole_answer(worker: PieceWorker, question: LongQuestion) -> LongAnswer:
    """The answer to a long question, once it is finished. CannotThink if that fails."""
    # Asked piece by piece, so that tables that wait are answered in between.
    while isinstance(answer := await worker.piece(question), Unfinished):
        pass
    return answer


@dataclass(frozen=True, slots=True)
class WorkerFailure:
    """No choice was made; ``trace`` is the traceback."""

    trace: str


@dataclass(frozen=True, slots=True)
class WorkerCompiles:
    """The worker compiles its search first, as on a fresh machine: seconds of processor time."""


@dataclass(frozen=True, slots=True)
class WorkerReady:
    """The worker is ready to answer."""


Answer = Thought | LongAnswer | WorkerFailure


class WrittenRules:
    """Pickled rule sets, each pickled once."""

    def __init__(self) -> None:
        self._written: OrderedDict[int, tuple[RuleSet, bytes]] = OrderedDict()

    def of(self, rules: RuleSet) -> bytes:
        """These rules as bytes."""
        # By identity: comparing two rule sets would take longer than writing one.
        if (known := self._written.get(id(rules))) is None:
            known = self._written[id(rules)] = (rules, pickle.dumps(rules))
            if len(self._written) > MAX_REMEMBERED_RULES:
                self._written.popitem(last=False)
        return known[1]


@lru_cache(MAX_REMEMBERED_RULES)
def read_rules(written: bytes) -> RuleSet:
    """The rules in these bytes; the same object for the same bytes."""
    # Only what the bot has written to its own process comes here.
    rules: RuleSet = pickle.loads(written)
    return rules


A_THOUSAND = 1000


class Explainer(Protocol):
    """A player that says why."""

    def __call__(
        self,
        view: PlayerView,
        rules: RuleSet,
        luck: Chance,
        limits: Limits,
        understanding: Understanding = DEFAULT_UNDERSTANDING,
        /,
    ) -> Explanation:
        """One of the legal actions of the view, and the reason for it."""
        ...


def think(
    player: Player | Explainer,
    view: PlayerView,
    rules: RuleSet,
    seed: int,
    limits: Limits = NO_LIMITS,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Thought:
    """Let this player choose an action with these random numbers, within these limits."""
    began = time.thread_time()
    found = player(view, rules, Random(seed), limits, understanding)
    used = (time.thread_time() - began) * A_THOUSAND
    if isinstance(found, Explanation):
        return Thought(found.choice, used, found)
    return Thought(found, used)
