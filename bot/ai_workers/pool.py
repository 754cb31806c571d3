"""Run computer players off the event loop; a club player stands in for one that fails."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from time import perf_counter

import structlog

from bot.ai_workers.budget import USUAL, Budget, Queue, nodes
from bot.ai_workers.decision_log import DecisionTally, is_read, reasons, sentence
from bot.ai_workers.questions import (
    AskAdvice,
    LongAnswer,
    LongQuestion,
    Question,
    Thought,
    Unfinished,
    WrittenRules,
    think,
)
from bot.ai_workers.supervisor import CannotThink, Supervisor, Worker
from bot.monitoring.metrics import THOUGHT_SECONDS
from bot.monitoring.overload import LoadShedding, Shed
from engine.actions import Action
from engine.players import PLAYERS, Level, Player
from engine.players.advice import Advice, advise_by_thumb
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.view import PlayerView

logger = structlog.stdlib.get_logger(__name__)

LONG_THOUGHTS = frozenset({Level.EXPERT})
"""Levels that run in the worker process; the others answer faster than a question travels."""

HANGS = 6.0
"""The limits of a decision after which a worker counts as hanging, and is ended.

Not sooner: on an overloaded machine decisions are slow, and a new worker starts from nothing.
"""


class Hurried(Exception):
    """The expert is not ready, or its queue is too long."""


class AiWorkers:
    """Runs the players off the event loop; each question gets one answer, whatever happens."""

    def __init__(
        self,
        rng: Random,
        budget: Budget = USUAL,
        players: Mapping[Level, Player] = PLAYERS,
        supervisor: Worker | None = None,
        shedding: LoadShedding | None = None,
        compiling: Callable[[], None] = lambda: None,
    ) -> None:
        self.tally = DecisionTally()
        self._compiling = compiling
        self.supervisor = supervisor or Supervisor(compiling=self._compiles)
        self.queue = Queue()
        self._rng = rng
        self._budget = budget
        self._players = players
        self._shedding = shedding or LoadShedding()
        self._rules = WrittenRules()
        self._one_piece = asyncio.Lock()
        self._one_advice = asyncio.Lock()  # the worker remembers one that it has begun
        # The worker answers one question at a time; quick players must not wait behind it.
        self._asking = ThreadPoolExecutor(1, thread_name_prefix="asking")
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="quick")
        self._starting: asyncio.Future[None] | None = None
        self._started: list[Callable[[], None]] = []

    def warm_up(self) -> None:
        """Start the worker beside everything else, in 2 s, or in 10 where it compiles its search.

        Until then club players stand in for experts.
        """
        self._begin()
        logger.info("experts are on their way: club players stand in for them")

    async def warmed(self) -> None:
        """Wait until the start that was begun has come to its end, well or badly."""
        if self._starting is not None:
            # Shielded: the start goes on for others when whoever waits is cancelled.
            await asyncio.shield(self._starting)

    @property
    def is_starting(self) -> bool:
        """Whether experts are on their way."""
        return self._starting is not None and not self._starting.done()

    def when_started(self, told: Callable[[], None]) -> None:
        """Call this when experts are there, or could not be started."""
        self._started.append(told)

    def _begin(self) -> None:
        self._starting = asyncio.wrap_future(self._asking.submit(self._start))
        self._starting.add_done_callback(lambda _: [told() for told in self._started])

    def _compiles(self) -> None:
        logger.info("experts compile their search, which the next start finds")
        self._compiling()

    async def choose(
        self,
        view: PlayerView,
        rules: RuleSet,
        level: Level,
        understanding: Understanding = DEFAULT_UNDERSTANDING,
    ) -> Action:
        """One of the legal actions of the view.

        It is the club player's when the player fails, takes too long or cannot be asked, and the
        first of them when that one fails too.
        """
        # A seed of its own per question: the thought does not depend on what else was asked.
        seed = self._rng.getrandbits(64)
        began = perf_counter()
        try:
            async with asyncio.timeout(self._budget.seconds):
                thought = await self._thought(view, rules, level, seed, understanding)
        except Hurried:
            self.tally.was_hurried()
        except TimeoutError:
            self.tally.timed_out()
            logger.warning("a computer player took too long", plays=level, **self.tally.failures)
        except CannotThink as failure:
            self.tally.failed()
            why = {"why": str(failure), **self.tally.failures}
            logger.error("a computer player could not think", plays=level, **why)
        except Exception:
            self.tally.failed()
            logger.exception("a computer player failed", plays=level, **self.tally.failures)
        else:
            THOUGHT_SECONDS.labels(level).observe(perf_counter() - began)
            told = sentence(level, view, thought.choice)
            logger.debug("a computer player chose", thought=told, **reasons(rules, thought))
            return thought.choice.action
        self._revive()
        return await self._instead(view, rules, seed, understanding)

    @property
    def is_ready(self) -> bool:
        """Whether long work can be asked for without starting the worker."""
        return self.supervisor.ready

    async def piece(self, question: LongQuestion) -> LongAnswer:
        """A piece of an analysis, done while no table waits for a computer.

        CannotThink if that fails.
        """
        if not self.supervisor.ready:
            self._revive()
            await self.warmed()
        while True:
            await self.queue.empty()
            async with self._one_piece:
                # A table may have come while others had their pieces: it must not find one more
                # before it.
                if not self.queue.waiting:
                    return await self._ask_worker(question)

    async def advise(
        self,
        view: PlayerView,
        rules: RuleSet,
        seed: int,
        understanding: Understanding = DEFAULT_UNDERSTANDING,
    ) -> Advice:
        """Advise a player what to do in this view, and why; the same seed gives the same advice.

        It is the expert's with a whole budget, however many wait, or the club player's rule of
        thumb if the expert is not ready soon, fails or takes too long.
        """
        loop = asyncio.get_running_loop()
        self._revive()
        if not self.supervisor.ready and self._starting is not None:
            await asyncio.wait({self._starting}, timeout=self._budget.seconds)
        if self.supervisor.ready:
            granted = nodes(self._budget.milliseconds)
            asked = AskAdvice(view, self._rules.of(rules), seed, granted, understanding)
            try:
                async with asyncio.timeout(self._budget.seconds), self._one_advice:
                    while isinstance(answer := await self._piece(asked), Unfinished):
                        pass
                if isinstance(answer, Advice):
                    return answer
                raise CannotThink(f"{type(answer).__name__} is no advice")
            except (TimeoutError, CannotThink) as failure:
                logger.warning("the coach could not think", why=str(failure))
        return await loop.run_in_executor(
            self._quick, advise_by_thumb, view, rules, Random(seed), understanding
        )

    async def _piece(self, question: LongQuestion) -> LongAnswer:
        """A piece of long work; one at a time, so that a table waits for one at most."""
        async with self._one_piece:
            return await self._ask_worker(question)

    async def _ask_worker(self, question: LongQuestion) -> LongAnswer:
        """A piece of long work at once; the caller holds ``_one_piece``."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._asking, self.supervisor.ask_piece, question)

    def close(self) -> None:
        """Stop the worker and let the threads end."""
        self.supervisor.close()
        for threads in (self._asking, self._quick):
            # A search may take seconds to notice; the process must not wait for it.
            threads.shutdown(wait=False, cancel_futures=True)
        if self.tally.decisions:
            self.tally.write()

    async def _thought(
        self,
        view: PlayerView,
        rules: RuleSet,
        level: Level,
        seed: int,
        understanding: Understanding,
    ) -> Thought:
        loop = asyncio.get_running_loop()
        if level not in LONG_THOUGHTS:
            player = self._players[level]
            asked = partial(think, player, view, rules, seed, understanding=understanding)
            thought = await loop.run_in_executor(self._quick, asked)
            self.tally.thought(0.0, thought.used)
            return thought
        # A person waits: a quick club player is better than an expert who comes late.
        if not self.supervisor.ready or self.queue.is_long:
            raise Hurried
        with self.queue.entered():
            granted, thought = await loop.run_in_executor(
                self._asking, self._ask, view, rules, level, seed, understanding, perf_counter()
            )
        self.tally.thought(granted, thought.used)
        return thought

    def _ask(
        self,
        view: PlayerView,
        rules: RuleSet,
        level: Level,
        seed: int,
        understanding: Understanding,
        since: float,
    ) -> tuple[float, Thought]:
        # The share is taken as the search begins: those ahead in the queue have had theirs.
        granted = (
            self._budget.least
            if self._shedding.sheds(Shed.THOUGHT)
            else self._budget.share(self.queue.waiting)
        )
        left = self._budget.left(perf_counter() - since)
        written = self._rules.of(rules)
        question = Question(
            level, view, written, seed, nodes(granted), left, is_read(), understanding
        )
        with self.queue.serving():
            return granted, self.supervisor.ask(question)

    def _revive(self) -> None:
        """End the worker if it hangs, and start one if there is none, in the background."""
        self.supervisor.give_up(self._budget.seconds * HANGS)
        if self.supervisor.may_start and (self._starting is None or self._starting.done()):
            self._begin()

    def _start(self) -> None:
        if not self.supervisor.may_start:
            return
        began = perf_counter()
        try:
            self.supervisor.start()
        except (CannotThink, OSError) as failure:
            if not self.supervisor.closed:
                why = str(failure)
                logger.error("experts cannot think: club players stand in for them", why=why)
        else:
            logger.info("experts are ready", seconds=round(perf_counter() - began, 2))

    async def _instead(
        self, view: PlayerView, rules: RuleSet, seed: int, understanding: Understanding
    ) -> Action:
        loop, club = asyncio.get_running_loop(), self._players[Level.CLUB]
        try:
            asked = partial(think, club, view, rules, seed, understanding=understanding)
            thought = await loop.run_in_executor(self._quick, asked)
        except Exception:
            if view.deal is None or not view.deal.legal:
                raise
            logger.exception("nobody could stand in for a computer player")
            return view.deal.legal[0]
        return thought.choice.action
