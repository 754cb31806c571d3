"""The computer players, thinking off the event loop."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import structlog

from engine.actions import Action
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.view import PlayerView

logger = structlog.stdlib.get_logger(__name__)

THREADS = 2


class Brains:
    """Runs the players in a small pool of threads of their own."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="brain")

    async def choose(self, view: PlayerView, rules: RuleSet, level: Level) -> Action:
        """One of the legal actions of the view; the first of them if the player fails."""
        loop = asyncio.get_running_loop()
        luck = random.Random(self._luck.getrandbits(64))
        try:
            return await loop.run_in_executor(self._pool, choose, level, view, rules, luck)
        except Exception:
            logger.exception("a computer player failed", level=level)
            if view.deal is None or not view.deal.legal:
                raise
            return view.deal.legal[0]

    def close(self) -> None:
        """Let the threads end."""
        self._pool.shutdown(wait=False, cancel_futures=True)
