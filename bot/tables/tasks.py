"""Background tasks: started, logged when they fail, cancelled at the end."""

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Any, TypeVar

import structlog
from structlog.contextvars import clear_contextvars

logger = structlog.stdlib.get_logger(__name__)

T = TypeVar("T")


class Tasks:
    """Starts coroutines, keeps them referenced, logs what fails and cancels them all at the end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[object, object, T], name: str) -> asyncio.Task[T]:
        """Run this in the background; what it logs is not about the press that brought it about."""
        context = copy_context()
        context.run(clear_contextvars)
        task = asyncio.create_task(work, name=name, context=context)
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
        if not task.cancelled() and (error := task.exception()):
            logger.error("background work failed", task=task.get_name(), exc_info=error)
