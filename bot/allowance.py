"""What all tables together may ask of Discord: it bears fifty requests a second from one bot."""

import asyncio
from collections import deque
from datetime import datetime, timedelta

from bot.tables.ports import Clock

PICTURES = 45
"""Public messages drawn in a second; answers and hands do not count, calls have the rest."""

SECOND = timedelta(seconds=1)


class Allowance:
    """So many turns in any second; whoever has waited longest comes first.

    A table waits from its first change that is not drawn yet, so that the stalest is drawn first,
    and then as it is by then: more tables make older pictures, and no slower play.
    """

    def __init__(self, clock: Clock, a_second: int = PICTURES) -> None:
        self._clock = clock
        self._turns: deque[datetime] = deque(maxlen=a_second)
        self._queue = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for the next turn."""
        async with self._queue:
            if len(self._turns) == self._turns.maxlen:
                left = self._turns[0] + SECOND - self._clock.now()
                if left > timedelta(0):
                    await self._clock.sleep(left.total_seconds())
            self._turns.append(self._clock.now())
