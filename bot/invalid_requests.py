"""Requests that Discord has refused: of ten thousand in ten minutes it bans an address."""

import structlog

from bot.lately import SlidingWindow
from bot.tables.ports import Clock

INVALID = frozenset({401, 403, 429})
"""The answers that Discord counts."""

SHARED = "shared"
"""The scope of a 429 that is not this bot's fault, and not counted."""

WINDOW = 600.0

MOST = 1000
"""After so many in the window only answers are sent: a tenth of what Discord bears."""

logger = structlog.stdlib.get_logger(__name__)


class InvalidRequests:
    """Counts them as Discord does, and says when to ask for nothing that can be done without."""

    def __init__(self, clock: Clock) -> None:
        self._refused = SlidingWindow(WINDOW, clock)
        self._told = False

    def note(self, status: int, scope: str = "") -> None:
        """Discord has answered a request so."""
        if status not in INVALID or scope == SHARED:
            return
        self._refused.note()
        if self.too_many and not self._told:
            self._told = True
            logger.error("Discord refuses too much: only answers are sent", refused=self.count)

    @property
    def count(self) -> int:
        """How many there were in the last ten minutes."""
        return len(self._refused.times)

    @property
    def too_many(self) -> bool:
        """Whether pictures, calls and hands that nobody asked for are to wait."""
        if self.count >= MOST:
            return True
        if self._told:
            self._told = False
            logger.warning("Discord refuses less: everything is sent again")
        return False
