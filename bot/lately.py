"""How often something was done within the last so many minutes or seconds."""

from collections import deque
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.tables.ports import Clock


class Lately:
    """The moments at which something was done; those that are a spell ago are forgotten."""

    def __init__(self, spell: timedelta, clock: Clock) -> None:
        self._spell = spell
        self._clock = clock
        self._times: deque[datetime] = deque()

    def note(self) -> None:
        """It is done."""
        self._times.append(self._clock.now())

    @property
    def times(self) -> Sequence[datetime]:
        """When it was done within the last spell, the oldest first."""
        now = self._clock.now()
        # What was done later than now was done before the time of day was put right.
        while self._times and not now - self._spell < self._times[0] <= now:
            self._times.popleft()
        return self._times
