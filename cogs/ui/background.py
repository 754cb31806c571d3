"""Background work: the latest of many values, and work at intervals."""

from abc import abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import timedelta
from typing import TYPE_CHECKING, Generic, TypeVar

import structlog
from discord.ext import commands, tasks

from bot.storage.errors import StorageError
from bot.tables.tasks import Tasks

if TYPE_CHECKING:
    import asyncio


T = TypeVar("T")


class Coalescer(Generic[T]):
    """Runs ``work`` on the latest value; a value that comes meanwhile replaces the one that waits.

    Where there is a ``turn`` to wait for before it, or a ``rest`` to be taken after it, that holds
    for what comes in the meantime too.
    """

    def __init__(
        self,
        work: Callable[[T], Awaitable[None]],
        tasks: Tasks,
        name: str,
        turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
        rest: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._work = work
        self._tasks = tasks
        self._name = name
        self._turn = turn
        self._rest = rest
        self._waiting: T | None = None
        self._worker: asyncio.Task[None] | None = None

    def submit(self, value: T) -> None:
        """Work on this soon, unless something newer comes first."""
        self._waiting = value
        if self._worker is None or self._worker.done():
            self._begin()

    def _begin(self) -> None:
        self._worker = self._tasks.spawn(self._run(), self._name)

    async def _run(self) -> None:
        try:
            while self._waiting is not None:
                async with self._turn():
                    value, self._waiting = self._waiting, None
                    await self._work(value)
                if self._rest is not None:
                    await self._rest()
        except Exception:
            if self._waiting is not None:  # what has come since then is not lost with it
                self._begin()
            raise


logger = structlog.stdlib.get_logger(__name__)


SERVERS_TAKEN = "servers_taken"
"""The event that this process has taken servers over from another one."""


class PeriodicTask(commands.Cog):
    """Calls ``look`` as soon as Discord is ready, and then at intervals; never twice at once.

    When servers are taken over from another process, it looks at once.

    An error ends nothing: the next call comes all the same.
    """

    def __init__(self, every: timedelta) -> None:
        self._looks = tasks.loop(seconds=every.total_seconds())(self._look_once)

    async def cog_unload(self) -> None:
        """Stop."""
        self._looks.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start; Discord may say ready more than once."""
        if not self._looks.is_running():
            self._looks.start()

    @commands.Cog.listener()
    async def on_servers_taken(self) -> None:
        """Look at what this process did not serve before."""
        if self._looks.is_running():
            self._looks.restart()
        else:
            self._looks.start()

    @abstractmethod
    async def look(self) -> None:
        """Do the work that is due."""

    async def _look_once(self) -> None:
        try:
            await self.look()
        except StorageError as error:
            what = {"cog": self.qualified_name, "why": str(error)}
            logger.log(error.log_level, "a periodic check was skipped", **what)
        except Exception:  # such as a damaged row: the next call may get further
            logger.exception("a periodic check failed", cog=self.qualified_name)
