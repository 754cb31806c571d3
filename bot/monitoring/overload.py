"""Overload: which work is left out, and which begins first."""

import asyncio
import gc
from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from heapq import heappop, heappush
from itertools import count
from math import exp
from time import monotonic, thread_time

import structlog

from bot.monitoring.metrics import LOOP_LAG_SECONDS

logger = structlog.stdlib.get_logger(__name__)


class Shed(IntEnum):
    """The kinds of work left out under overload; each level includes those below it."""

    NOTHING = 0
    PICTURES = 1
    """Tables and hands are shown in words."""
    HANDS = 2
    """Hands that nobody waits for are not redrawn, and tables seldom."""
    THOUGHT = 3
    """Computer players decide with the smallest budget, and take their time."""


# What is left out first is missed least (ADR 20).
FROM: Mapping[Shed, float] = {Shed.PICTURES: 0.05, Shed.HANDS: 0.1, Shed.THOUGHT: 0.2}
"""The lag in seconds from which something is left out.

An answer takes some ten passes of the loop, so that with the last of them it takes 2 s.
"""

CALM = 0.5
"""A level ends once the lag stays below this share of its threshold."""

CALM_SECONDS = 5.0
"""The seconds for which the lag must stay below that share."""

TICK = 0.05
"""Seconds between two measurements."""

RISE_SECONDS, FALL_SECONDS = 1.0, 3.0
"""The time constants of the average: it rises faster than it falls."""

FULL_COLLECTION_EVERY = 100
"""While hands are left out, one in so many collections of older objects is a full one.

The presses that wait then are so many objects that a full one takes half a second of the processor:
at a fifth of a core, that keeps presses waiting nearly as long as Discord does.
"""


class LoadShedding:
    """Smooths the lag of the event loop and chooses the level."""

    def __init__(self) -> None:
        self.lag = 0.0
        """The smoothed lag in seconds."""
        self.level = Shed.NOTHING
        self._calm = 0.0
        self._when_less: list[Callable[[], None]] = []

    def sheds(self, what: Shed) -> bool:
        """Whether this kind of work is left out at the moment."""
        return self.level >= what

    def when_less(self, tell: Callable[[], None]) -> None:
        """Call this whenever the level falls: what was left out can be drawn again."""
        self._when_less.append(tell)

    def reach(self, level: Shed) -> None:
        """Rise to this level for a while, whatever the lag is."""
        if level > self.level:
            self._go_to(level)
        elif level == self.level:
            self._calm = 0.0

    def note(self, late: float, seconds: float = TICK) -> None:
        """Take a lag measured over ``seconds`` into the average, and set the level by it."""
        smoothing = RISE_SECONDS if late > self.lag else FALL_SECONDS
        self.lag += (1 - exp(-seconds / smoothing)) * (late - self.lag)
        reached = max((shed for shed, lag in FROM.items() if self.lag >= lag), default=Shed.NOTHING)
        if reached > self.level:
            self.reach(reached)
        elif self.level and self.lag < CALM * FROM[self.level]:
            self._calm += seconds
            if self._calm >= CALM_SECONDS:
                # One step at a time: what comes back is a load itself (ADR 20).
                self._go_to(Shed(self.level - 1))
                for tell in self._when_less:
                    tell()
        else:
            self._calm = 0.0

    async def measure(self) -> None:
        """Measure the lag until cancelled, and collect all garbage seldom while it is high."""
        young, middle, usual = gc.get_threshold()
        try:
            while True:
                began = monotonic()
                await asyncio.sleep(TICK)
                seconds = monotonic() - began
                late = max(seconds - TICK, 0.0)
                LOOP_LAG_SECONDS.observe(late)
                self.note(late, seconds)
                full = FULL_COLLECTION_EVERY if self.sheds(Shed.HANDS) else usual
                gc.set_threshold(young, middle, full)
        finally:
            gc.set_threshold(young, middle, usual)

    def _go_to(self, level: Shed) -> None:
        told = {"left_out": level.name.lower(), "lag_ms": round(self.lag * 1000)}
        if level is Shed.NOTHING:
            logger.warning("the load is over: nothing is left out any more", **told)
        elif level > self.level:
            logger.warning("overloaded: leaving something out", **told)
        else:
            logger.info("less overloaded: leaving less out", **told)
        self.level, self._calm = level, 0.0


PASS_SECONDS = 0.005
"""Work is let in after a pass of the event loop that has used no more processor time than this.

A press takes some ten passes. Were all that is to be done begun at once, each pass would be long,
and everything late; so a few are done at a time, and the others wait where they cost nothing.
"""

IDLE_SECONDS = 0.001
"""After a pass that has used no more than this several are let in, else one."""

SEVERAL = 4

TOO_LATE: tuple[tuple[float, Shed], ...] = ((2.0, Shed.THOUGHT), (1.0, Shed.HANDS))
"""The level to shed if work was let in this many seconds after its deadline, the most first."""


class Work(Enum):
    """A kind of work, and the seconds within which it should begin."""

    MOVE = 0.0
    """A press that brings the game on."""
    HAND = 1.0
    """Hands are drawn again: without them nobody can make a move."""
    LOOK = 2.0
    """A press that only shows something."""
    TABLE = 5.0
    """The public message of a table."""


class Admission:
    """Lets work begin: at once if there is little of it, else what is due soonest comes first."""

    def __init__(self, shedding: LoadShedding) -> None:
        self._shedding = shedding
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()
        self._watch: asyncio.Task[None] | None = None

    async def enter(self, work: Work) -> None:
        """Wait until this may begin."""
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(self._let_in())
            return
        due = monotonic() + work.value
        begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # The number decides between equal deadlines: whoever came first begins first.
        heappush(self._waiting, (due, next(self._number), begins))
        await begins
        late = monotonic() - due
        if level := next((level for seconds, level in TOO_LATE if late > seconds), None):
            self._shedding.reach(level)

    async def _let_in(self) -> None:
        """Let some in after each pass that was not long, until nobody waits."""
        while True:
            used = thread_time()
            await asyncio.sleep(0)
            used = thread_time() - used
            if used > PASS_SECONDS:
                continue
            while self._waiting and self._waiting[0][-1].done():  # given up meanwhile
                heappop(self._waiting)
            if not self._waiting:
                return
            several = 1 if used > IDLE_SECONDS else SEVERAL
            for *_, begins in [heappop(self._waiting) for _ in self._waiting[:several]]:
                if not begins.done():
                    begins.set_result(None)
