"""Rate limits: of each person and server, and of all tables together at Discord."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from enum import StrEnum
from math import ceil

from bot.monitoring.metrics import ALLOWANCE_SECONDS
from bot.tables.ports import Clock


class SlidingWindow:
    """The times of what was done within the last ``spell`` seconds, on the monotonic clock."""

    def __init__(self, spell: float, clock: Clock) -> None:
        self._spell = spell
        self._clock = clock
        self._times: deque[float] = deque()

    def note(self) -> None:
        """Record that it was done now."""
        self._times.append(self._clock.monotonic())

    @property
    def times(self) -> Sequence[float]:
        """The recorded times within the window, the oldest first."""
        now = self._clock.monotonic()
        while self._times and self._times[0] <= now - self._spell:
            self._times.popleft()
        return self._times


MINUTE = 60.0

MANY = 1000
"""The number of keys above which those with an empty window are dropped."""


class KeyedLimit:
    """A limit for each key: at most ``most`` times within ``spell`` seconds."""

    def __init__(self, most: int, clock: Clock, spell: float = MINUTE) -> None:
        self._most = most
        self._clock = clock
        self._spell = spell
        self._times: defaultdict[Hashable, SlidingWindow] = defaultdict(
            lambda: SlidingWindow(spell, clock)
        )

    def wait(self, key: Hashable) -> int:
        """Seconds until it is allowed again; 0 if it is allowed now."""
        times = self._times[key].times
        if len(times) < self._most:
            return 0
        return max(ceil(times[-self._most] + self._spell - self._clock.monotonic()), 1)

    def left(self, key: Hashable) -> int:
        """The number of times that it is allowed now."""
        return max(self._most - len(self._times[key].times), 0)

    def note(self, key: Hashable) -> None:
        """Record that it was done now."""
        # Else a bot that runs for months would remember everybody who ever used it.
        if len(self._times) > MANY:
            for other in tuple(self._times):
                if not self._times[other].times:
                    del self._times[other]
        self._times[key].note()


PRESSES = 3
"""Presses on pages that are allowed for each command: they come in a row."""


SHARE_SECONDS = 300.0
"""The seconds for which the same thing is not shared again in a channel."""


class Limited(StrEnum):
    """The limited kinds of use; a press in a game is never limited."""

    COMMAND = "command"
    PRESS = "press"


class RequestLimits:
    """The limits of each person and each server."""

    def __init__(self, person: int, server: int, clock: Clock) -> None:
        self._persons = {
            Limited.COMMAND: KeyedLimit(person, clock),
            Limited.PRESS: KeyedLimit(person * PRESSES, clock),
        }
        self._servers = {
            Limited.COMMAND: KeyedLimit(server, clock),
            Limited.PRESS: KeyedLimit(server * PRESSES, clock),
        }
        self.shares = KeyedLimit(1, clock, SHARE_SECONDS)
        """How often the same thing may be shared in the same channel."""

    def of_person(self, asked: Limited, user: int) -> int:
        """Seconds that this person must wait; 0 for none."""
        return self._persons[asked].wait(user)

    def of_server(self, asked: Limited, guild: int) -> int:
        """Seconds that everybody in this server must wait; 0 for none."""
        return self._servers[asked].wait(guild)

    def note(self, asked: Limited, user: int, guild: int) -> None:
        """Count a request that was accepted."""
        self._persons[asked].note(user)
        self._servers[asked].note(guild)


AT_ONCE = 5
"""Requests in any ``SPELL``: 45 a second of the 50 that Discord allows a bot.

Interaction responses and webhooks do not count.
"""

SPELL = 1 / 9

MOST = 48
"""The most requests that are unanswered or were answered within the last ``SECOND``.

A request arrives between being sent and being answered, so no more than these can arrive within
any second, however slow the network is.
"""

SECOND = 1.0

_turn: ContextVar["_Turn | None"] = ContextVar("turn", default=None)
"""The turn of the current task, until its first request."""


class _Turn:
    """A reserved request, which can be used once."""

    def __init__(self) -> None:
        self.used = False


class Allowance:
    """The bot's global limit of requests to Discord.

    A table queues for a turn at its first change that is not drawn yet, so the stalest is drawn
    first, in its state at that moment: with more tables pictures get older, but play is not slower.
    Requests without a picture, and those for a new deal, skip the queue: there are few of them.
    Where several processes share Discord's limit, each request waits for its turn among them last.
    """

    def __init__(
        self,
        clock: Clock,
        at_once: int = AT_ONCE,
        spell: float = SPELL,
        most: int = MOST,
        among_processes: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._clock = clock
        self._among_processes = among_processes
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
        """Wait for a turn; the first request made in it does not wait again."""
        asked = self._clock.monotonic()
        if first:
            await self._come_in()
        else:
            async with self._line:  # at most one queued picture waits for the limit
                await self._come_in()
        ALLOWANCE_SECONDS.observe(self._clock.monotonic() - asked)
        turn = _Turn()
        before = _turn.set(turn)
        try:
            yield
        finally:
            _turn.reset(before)
            if not turn.used:
                self._leave()

    @property
    def crowded(self) -> bool:
        """Whether a picture waits for the limit at this moment."""
        return self._line.locked()

    async def spend(self) -> None:
        """Wait until a request may be sent; it counts until a second after ``answered``."""
        turn = _turn.get()
        if turn is None or turn.used:
            asked = self._clock.monotonic()
            await self._come_in()
            ALLOWANCE_SECONDS.observe(self._clock.monotonic() - asked)
        else:
            turn.used = True
        self._sent.note()
        self._unanswered += 1
        self._leave()

    def answered(self) -> None:
        """A request has its answer, or will never get one."""
        self._unanswered -= 1
        self._answered.note()
        self._freed.set()

    async def _come_in(self) -> None:
        """Reserve a request that is not sent yet."""
        # One at a time: two that found the same room would both take it.
        async with self._door:
            while (full := self._full()) is not None:
                since, spell = full
                if since:
                    await self._clock.sleep(since[0] + spell - self._clock.monotonic())
                else:
                    self._freed.clear()
                    await self._freed.wait()
            self._turns += 1
            # Last, so that a turn among the processes is never taken by a request that then waits.
            if self._among_processes is not None:
                try:
                    await self._among_processes()
                except BaseException:  # given up meanwhile
                    self._leave()
                    raise

    def _full(self) -> tuple[Sequence[float], float] | None:
        """The times that fill the limit and how long each counts; None if there is room."""
        sent, answered = self._sent.times, self._answered.times
        if len(sent) + self._turns >= self._at_once:
            return sent, self._spell
        if self._unanswered + len(answered) + self._turns >= self._most:
            return answered, SECOND
        return None

    def _leave(self) -> None:
        self._turns -= 1
        self._freed.set()
