"""Background tasks: started, logged when they fail, cancelled at the end."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from typing import Any, TypeVar

import structlog
from structlog.contextvars import clear_contextvars

logger = structlog.stdlib.get_logger(__name__)

T = TypeVar("T")


class Tasks:
    """Starts coroutines, keeps them referenced, logs what fails and cancels them all at the end.

    Of an error that was ``foreseen`` the log has a line, of others the traceback too.
    """

    def __init__(self, foreseen: Callable[[Exception], bool] = lambda _: False) -> None:
        self._foreseen = foreseen
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[object, object, T], name: str) -> asyncio.Task[T]:
        """Run this in the background, without what the log lines of the present press carry."""
        # The variables bound to the log lines of a press live in the context that a task inherits.
        context = copy_context()
        context.run(clear_contextvars)
        task = asyncio.create_task(work, name=name, context=context)
        # The event loop itself keeps only weak references: a task could vanish half-way.
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def close(self) -> None:
        """Cancel what still runs and wait for it."""
        running = tuple(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        name = task.get_name()
        if isinstance(error, Exception) and self._foreseen(error):
            logger.warning("background work was given up", task=name, why=repr(error))
        else:
            logger.error("background work failed", task=name, exc_info=error)
