"""The computer players think in a few threads; whoever does not answer in time is stood in for."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter, thread_time

import structlog

from bot.brains.budget import USUAL, Budget, limits
from bot.brains.sentence import sentence
from bot.brains.tally import Tally
from bot.brains.threads import standing_in, thinking_threads
from bot.brains.warming import think_once
from engine.actions import Action
from engine.players import PLAYERS, Level, Player
from engine.players.choice import Choice
from engine.ruleset import RuleSet
from engine.solver import NO_LIMITS, StopFlag
from engine.view import PlayerView

logger = structlog.stdlib.get_logger(__name__)

A_THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, and the processor milliseconds that it was granted and has used."""

    choice: Choice
    granted: float
    used: float


class Brains:
    """Runs the players beside the event loop; each question gets one answer, whatever happens."""

    def __init__(
        self,
        luck: Random,
        budget: Budget = USUAL,
        players: Mapping[Level, Player] = PLAYERS,
    ) -> None:
        self.tally = Tally()
        self._luck = luck
        self._budget = budget
        self._players = players
        self._pool = thinking_threads()
        self._stand_in = standing_in()
        self._waiting: set[StopFlag] = set()

    async def warm_up(self) -> None:
        """Have all that thinking needs, before anybody waits for it; never fails."""
        began = perf_counter()
        try:
            await asyncio.get_running_loop().run_in_executor(self._pool, think_once)
        except Exception:
            logger.exception("experts cannot think: club players will stand in for them")
        else:
            logger.info("experts are ready", seconds=round(perf_counter() - began, 2))

    async def choose(self, view: PlayerView, rules: RuleSet, level: Level) -> Action:
        """One of the legal actions of the view.

        It is the club player's when the player fails or takes too long, and the first of them when
        that one fails too. Whoever gives up waiting stops the thought.
        """
        seed, stop = self._luck.getrandbits(64), StopFlag()
        self._waiting.add(stop)
        try:
            async with asyncio.timeout(self._budget.seconds):
                thought = await asyncio.get_running_loop().run_in_executor(
                    self._pool, self._thought, view, rules, level, seed, stop
                )
        except TimeoutError:
            self.tally.timed_out()
            logger.warning("a computer player took too long", level=level, **self.tally.failures)
        except Exception:
            self.tally.failed()
            logger.exception("a computer player failed", level=level, **self.tally.failures)
        else:
            self.tally.thought(thought.granted, thought.used)
            logger.debug("a computer player chose", thought=sentence(level, view, thought.choice))
            return thought.choice.action
        finally:
            stop.set()
            self._waiting.discard(stop)
        return await self._instead(view, rules, seed)

    def close(self) -> None:
        """Stop whoever thinks, and let the threads end."""
        for stop in tuple(self._waiting):
            stop.set()
        for threads in (self._pool, self._stand_in):
            threads.shutdown(wait=False, cancel_futures=True)
        if self.tally.decisions:
            self.tally.write()

    def _thought(
        self, view: PlayerView, rules: RuleSet, level: Level, seed: int, stop: StopFlag
    ) -> Thought:
        began = thread_time()
        # Counted as the thought begins: what the others have thought meanwhile was their share.
        granted = self._budget.share(len(self._waiting))
        choice = self._players[level](view, rules, Random(seed), limits(granted, stop))
        return Thought(choice, granted, (thread_time() - began) * A_THOUSAND)

    async def _instead(self, view: PlayerView, rules: RuleSet, seed: int) -> Action:
        loop, club = asyncio.get_running_loop(), self._players[Level.CLUB]
        try:
            choice = await loop.run_in_executor(
                self._stand_in, club, view, rules, Random(seed), NO_LIMITS
            )
        except Exception:
            if view.deal is None or not view.deal.legal:
                raise
            logger.exception("nobody could stand in for a computer player")
            return view.deal.legal[0]
        return choice.action
