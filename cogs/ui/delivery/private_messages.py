"""Private messages: answered and taken away one after the other, as far as tokens can."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import structlog

from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from cogs.ui.delivery.budget import DeliveryBudget
from cogs.ui.delivery.writer import Token

logger = structlog.stdlib.get_logger(__name__)

MAX_REMEMBERED_REMOVALS = 1000
"""Messages that are remembered: a press on an older one costs a request that is refused."""


class DeletionGuard:
    """Keeps answers and removals of a private message apart, so that none is refused.

    Discord counts what it must refuse; a press on a message that has gone is answered
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
        if len(self._gone) > MAX_REMEMBERED_REMOVALS:
            del self._gone[next(iter(self._gone))]
        async with self._lock(message):
            yield

    def _lock(self, message: int) -> asyncio.Lock:
        lock = self._locks.get(message)
        if lock is None:
            lock = self._locks[message] = asyncio.Lock()
        return lock


class PrivateMessages(DeletionGuard):
    """The private messages of all people: hands, side pages, refusals."""

    def __init__(self, budget: DeliveryBudget) -> None:
        super().__init__()
        self._budget = budget

    async def remove(self, channel: int, message: int, token: Token) -> None:
        """Take a message in this channel away, as far as its token still can."""
        if not token.lives or self._budget.only_answers:
            return
        self._budget.by_tokens.note(channel)
        try:
            async with self.removing(message):
                await token.delete(message)
        except REQUEST_ERRORS as error:
            logger.debug("a private message was gone", **log_facts(error))
