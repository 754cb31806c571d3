"""How the computer players have fared since the bot started."""

from dataclasses import dataclass

import structlog

logger = structlog.stdlib.get_logger(__name__)

EVERY = 1000
"""After so many decisions the log says how it goes."""


@dataclass(slots=True)
class Tally:
    """Decisions, those among them in which somebody stood in, and what the others have cost.

    ``hurried``: too many waited for a thought. ``granted`` and ``used`` are processor milliseconds
    of those who have thought.
    """

    decisions: int = 0
    timeouts: int = 0
    errors: int = 0
    hurried: int = 0
    granted: float = 0.0
    used: float = 0.0

    @property
    def failures(self) -> dict[str, int]:
        """How often somebody stood in, and of how many times."""
        return {
            "decisions": self.decisions,
            "timeouts": self.timeouts,
            "errors": self.errors,
            "hurried": self.hurried,
        }

    def thought(self, granted: float, used: float) -> None:
        """Somebody has decided by himself."""
        self.granted += granted
        self.used += used
        self._decided()

    def timed_out(self) -> None:
        """Somebody took too long."""
        self.timeouts += 1
        self._decided()

    def failed(self) -> None:
        """Somebody failed."""
        self.errors += 1
        self._decided()

    def was_hurried(self) -> None:
        """Somebody was not asked: too many were before him, or there was nobody to ask yet."""
        self.hurried += 1
        self._decided()

    def write(self) -> None:
        """Say it in the log."""
        logger.info(
            "computer players",
            **self.failures,
            granted_ms=round(self.granted),
            used_ms=round(self.used),
        )

    def _decided(self) -> None:
        self.decisions += 1
        if self.decisions % EVERY == 0:
            self.write()
