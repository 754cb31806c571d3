"""What all tables together may ask of Discord: it bears fifty requests a second from one bot."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar

from bot.lately import SlidingWindow
from bot.tables.ports import Clock

AT_ONCE = 5
"""Requests in any ``SPELL``, which makes 45 a second; answers and hands do not count."""

SPELL = 1 / 9

MOST = 48
"""Requests without an answer or answered within the last ``SECOND``, at most.

Each arrives after it was sent and before it is answered: no more can arrive in any second, however
late they are.
"""

SECOND = 1.0

_turn: ContextVar["_Turn | None"] = ContextVar("turn", default=None)
"""The turn of whoever draws, until he asks for something."""


class _Turn:
    """A place in the spell to come; it can be used once."""

    def __init__(self) -> None:
        self.used = False


class Allowance:
    """So many requests in any spell, and no more in a second than Discord bears.

    A table waits for its turn from its first change that is not drawn yet, so that the stalest is
    drawn first, and then as it is by then: more tables make older pictures, and no slower play.
    What is no picture, or shows a new deal, passes all pictures: there is little of it.
    """

    def __init__(
        self, clock: Clock, at_once: int = AT_ONCE, spell: float = SPELL, most: int = MOST
    ) -> None:
        self._clock = clock
        self._at_once = at_once
        self._spell = spell
        self._most = most
        self._sent = SlidingWindow(spell, clock)
        self._unanswered = 0
        self._answered = SlidingWindow(SECOND, clock)
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
        """Wait until one request may be sent; it counts until a while after it was ``answered``."""
        turn = _turn.get()
        if turn is None or turn.used:
            await self._come_in()
        else:
            turn.used = True
        self._sent.note()
        self._unanswered += 1
        self._leave()

    def answered(self) -> None:
        """A request that was sent has its answer, or will never have one."""
        self._unanswered -= 1
        self._answered.note()
        self._freed.set()

    async def _come_in(self) -> None:
        """Take the place of a request that is not sent yet."""
        async with self._door:
            while (full := self._full()) is not None:
                since, spell = full
                if since:
                    await self._clock.sleep(since[0] + spell - self._clock.monotonic())
                else:
                    self._freed.clear()
                    await self._freed.wait()
            self._turns += 1

    def _full(self) -> tuple[Sequence[float], float] | None:
        """What leaves no room, and for how long each of it counts; None where there is room."""
        sent, answered = self._sent.times, self._answered.times
        if len(sent) + self._turns >= self._at_once:
            return sent, self._spell
        if self._unanswered + len(answered) + self._turns >= self._most:
            return answered, SECOND
        return None

    def _leave(self) -> None:
        self._turns -= 1
        self._freed.set()
