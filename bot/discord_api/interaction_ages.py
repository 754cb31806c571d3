"""The age of interactions, and from which age on one is not worth beginning."""

from datetime import datetime
from math import inf

from bot.tables.ports import Clock

ACKNOWLEDGE_SECONDS = 1.0
"""A press that is older is acknowledged before it is answered in full."""

HURRIED_SECONDS = 0.2
"""The limit while hands are left out: then even an acknowledgement takes a second to send."""

START_SECONDS = 2.5
"""A request that is older is not begun: Discord accepts no answer after 3 s."""

PERIOD = 600.0
"""Seconds over which the shortest delay is kept; it is kept for the period after, too."""


class InteractionAges:
    """Tells how old an interaction is, whatever this machine's clock says.

    Its id tells when Discord made it. The shortest delay of the last minutes is what lies between
    the two clocks and what the network takes; an interaction has waited for what is beyond it.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = -inf
        self._shortest: float | None = None
        self._before: float | None = None

    def of(self, made: datetime) -> float:
        """The seconds since Discord made an interaction, which its id says was at this moment."""
        now = self._clock.monotonic()
        delay = now - made.timestamp()
        if (passed := now - self._began) >= PERIOD:
            self._before = self._shortest if passed < 2 * PERIOD else None
            self._began, self._shortest = now, None
        self._shortest = delay if self._shortest is None else min(delay, self._shortest)
        # Measured against the quickest one: a wrong clock on this machine must drop nothing (ADR
        # 20).
        return delay - min(self._shortest, self._shortest if self._before is None else self._before)

    def is_too_old(self, made: datetime) -> bool:
        """Whether it is too late to begin what was asked."""
        return self.of(made) > START_SECONDS
