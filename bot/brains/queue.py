"""Who waits for a thought, and how long they will have to."""

from bot.brains.budget import HURRY

WEIGHT = 0.1
"""How much the last thought says about how long the next will take."""


class Queue:
    """Counts who waits, and learns how fast they are served.

    A thought is counted in processor time, and the machine may have little of it to spare: only
    the clock tells how long a queue is.
    """

    def __init__(self) -> None:
        self.waiting = 0
        self._seconds = 0.0

    @property
    def is_long(self) -> bool:
        """Whether who comes now would wait for too long before his turn."""
        return self.waiting * self._seconds > HURRY

    def served(self, seconds: float) -> None:
        """Somebody had his thought, which took so long."""
        self._seconds += WEIGHT * (seconds - self._seconds)
