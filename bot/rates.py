"""How often something may be done in a minute, by each of many."""

from collections import defaultdict
from math import ceil

from bot.lately import SlidingWindow
from bot.tables.ports import Clock

MINUTE = 60.0

MANY = 1000
"""How many are remembered before those are forgotten who have done nothing lately."""


class Rate:
    """So many times in any minute, for each key."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._most = most
        self._clock = clock
        self._times: defaultdict[int, SlidingWindow] = defaultdict(
            lambda: SlidingWindow(MINUTE, clock)
        )

    def wait(self, key: int) -> int:
        """Seconds until it may be done once more; 0 when it may be done now."""
        times = self._times[key].times
        if len(times) < self._most:
            return 0
        return max(ceil(times[-self._most] + MINUTE - self._clock.monotonic()), 1)

    def left(self, key: int) -> int:
        """How many times it may be done now."""
        return max(self._most - len(self._times[key].times), 0)

    def note(self, key: int) -> None:
        """It is done."""
        if len(self._times) > MANY:
            for other in tuple(self._times):
                if not self._times[other].times:
                    del self._times[other]
        self._times[key].note()
