"""Whether the gateway is heard: who is silent for a while may have nothing to say, or be gone."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.watchdog import Watchdog

FRESH_SECONDS = 5.0
"""What was heard so lately need not be asked."""

ANSWER_SECONDS = 5.0
"""How long an answer to a heartbeat may take: Discord gives it in a fraction of a second."""


class GatewayProbe:
    """Asks the gateway for a word when it is wanted, and not only once a heartbeat is due."""

    def __init__(self, watchdog: Watchdog, ask: Callable[[], Awaitable[None]]) -> None:
        self._watchdog = watchdog
        self._ask = ask
        self._frame = asyncio.Event()

    def heard(self) -> None:
        """The gateway has said something."""
        self._watchdog.heard()
        self._frame.set()

    async def is_there(self) -> bool:
        """Whether what people press comes through."""
        if self._watchdog.silence <= FRESH_SECONDS:
            return True
        self._frame.clear()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._ask()
                await self._frame.wait()
        except (TimeoutError, ConnectionError):
            return False
        return True
