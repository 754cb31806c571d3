"""How often something was done within the last so many minutes or seconds."""

from collections import deque
from collections.abc import Sequence

from bot.tables.ports import Clock


class SlidingWindow:
    """When something was done, in seconds of the clock; what is a spell ago is forgotten."""

    def __init__(self, spell: float, clock: Clock) -> None:
        self._spell = spell
        self._clock = clock
        self._times: deque[float] = deque()

    def note(self) -> None:
        """It is done."""
        self._times.append(self._clock.monotonic())

    @property
    def times(self) -> Sequence[float]:
        """When it was done within the last spell, the oldest first."""
        now = self._clock.monotonic()
        while self._times and self._times[0] <= now - self._spell:
            self._times.popleft()
        return self._times
