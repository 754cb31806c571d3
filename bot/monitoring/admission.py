"""Lets work begin in the order of its deadlines, while the event loop has more than it can do."""

import asyncio
from enum import Enum
from heapq import heappop, heappush
from itertools import count
from time import monotonic, thread_time

from bot.monitoring.load_shedding import LoadShedding, Shed

PASS_SECONDS = 0.005
"""Work is let in after a pass of the event loop that has used no more processor time than this.

A press takes some ten passes. Were all that is to be done begun at once, each pass would be long,
and everything late; so a few are done at a time, and the others wait where they cost nothing.
"""

IDLE_SECONDS = 0.001
"""After a pass that has used no more than this several are let in, else one."""

SEVERAL = 4

TOO_LATE: tuple[tuple[float, Shed], ...] = ((2.0, Shed.THOUGHT), (1.0, Shed.HANDS))
"""What is left out when work was let in so many seconds after its deadline, the most first."""


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
