"""Outages of a database: logged once when they begin and once when they are over."""

import time
from enum import Enum, auto

import structlog

from bot.storage.errors import Cause

logger = structlog.stdlib.get_logger(__name__)


class Ability(Enum):
    """The abilities of a database, each of which may fail alone."""

    READS = auto()
    WRITES = auto()
    EVERY_PAGE = auto()
    """Reading each page of the file: others can be read beside a damaged one."""


class Outage:
    """Begins when something fails, and is over once all that failed has worked again."""

    def __init__(self) -> None:
        self._failing: dict[Ability, Cause] = {}
        self._since = 0.0

    @property
    def cause(self) -> Cause | None:
        """Why something fails; None if nothing does."""
        return next(iter(self._failing.values()), None)

    @property
    def is_over_once_read(self) -> bool:
        """Whether a reading of everything would end it, or a part of it."""
        return not self._failing.keys().isdisjoint({Ability.READS, Ability.EVERY_PAGE})

    def failed(self, what: Ability, cause: Cause) -> None:
        """Note that it has failed."""
        if not self._failing:
            self._since = time.monotonic()
            logger.error("the database is unavailable", cause=cause)
        self._failing[what] = cause
        if cause is Cause.UNREADABLE:
            self._failing[Ability.EVERY_PAGE] = cause

    def worked(self, what: Ability) -> None:
        """Note that it has worked."""
        if self._failing.pop(what, None) and not self._failing:
            seconds = round(time.monotonic() - self._since, 1)
            logger.warning("the database is available again", seconds=seconds)
