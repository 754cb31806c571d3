"""Which private messages the bot has taken away: nothing is written on one of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

KEPT = 1000
"""Messages that are remembered: a press on an older one costs a request that is refused."""


class Withdrawals:
    """Keeps answers and removals of a private message apart, so that none is refused.

    Discord counts what it must refuse; whoever presses on a message that has gone is answered
    on a new one at once.
    """

    def __init__(self) -> None:
        self._gone: dict[int, None] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def has_gone(self, message: int) -> bool:
        """Whether the bot has taken it away, or is about to."""
        return message in self._gone

    @asynccontextmanager
    async def answering(self, message: int) -> AsyncIterator[None]:
        """Write on a message, which stays until that is done."""
        async with self._lock(message):
            yield

    @asynccontextmanager
    async def removing(self, message: int) -> AsyncIterator[None]:
        """Take a message away, once nothing is being written on it."""
        self._gone[message] = None
        if len(self._gone) > KEPT:
            del self._gone[next(iter(self._gone))]
        async with self._lock(message):
            yield

    def _lock(self, message: int) -> asyncio.Lock:
        lock = self._locks.get(message)
        if lock is None:
            lock = self._locks[message] = asyncio.Lock()
        return lock
