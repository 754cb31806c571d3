"""What all tables together may ask of Discord: it bears fifty requests a second from one bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from datetime import timedelta

from bot.lately import Lately
from bot.tables.ports import Clock

AT_ONCE = 5
"""Requests in any ``SPELL``, which makes 42 a second; answers and hands do not count.

Five at once and not forty: those of two seconds would arrive within one if the first are late. So
it takes a fifth of a second of lateness for fifty-one to arrive in one second.
"""

SPELL = timedelta(milliseconds=120)

_turn: ContextVar["_Turn | None"] = ContextVar("turn", default=None)
"""The turn of whoever draws, until he asks for something."""


class _Turn:
    """A place in the spell to come; it can be used once."""

    def __init__(self) -> None:
        self.used = False


class Allowance:
    """So many requests in any spell, each counted as it is sent.

    A table waits for its turn from its first change that is not drawn yet, so that the stalest is
    drawn first, and then as it is by then: more tables make older pictures, and no slower play.
    What is no picture, or shows a new deal, passes all pictures: there is little of it.
    """

    def __init__(self, clock: Clock, at_once: int = AT_ONCE, spell: timedelta = SPELL) -> None:
        self._clock = clock
        self._at_once = at_once
        self._spell = spell
        self._sent = Lately(spell, clock)
        self._turns = 0
        self._freed = asyncio.Event()
        self._line = asyncio.Lock()
        self._door = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, *, first: bool = False) -> AsyncIterator[None]:
        """Wait for a turn: the first request made in it need not wait any more."""
        if first:
            await self._come_in()
        else:
            async with self._line:  # of all pictures one at most stands at the door
                await self._come_in()
        turn = _Turn()
        before = _turn.set(turn)
        try:
            yield
        finally:
            _turn.reset(before)
            if not turn.used:
                self._leave()

    async def spend(self) -> None:
        """Wait until one request may be sent; it counts from now on."""
        turn = _turn.get()
        if turn is None or turn.used:
            await self._come_in()
        else:
            turn.used = True
        self._sent.note()
        self._leave()

    async def _come_in(self) -> None:
        """Take the place of a request that is not sent yet."""
        async with self._door:
            while len(sent := self._sent.times) + self._turns >= self._at_once:
                if sent:
                    left = sent[0] + self._spell - self._clock.now()
                    await self._clock.sleep(left.total_seconds())
                else:
                    self._freed.clear()
                    await self._freed.wait()
            self._turns += 1

    def _leave(self) -> None:
        self._turns -= 1
        self._freed.set()
