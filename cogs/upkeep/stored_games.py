"""Background work on stored games: count them, recount the ladders, archive old logs."""

from datetime import timedelta

import structlog

from bot.client import ContreeBot
from bot.storage.database.schema import EVERYWHERE
from bot.storage.log.archive import archive_closed
from cogs.ui.background import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)

COUNT_EVERY = timedelta(minutes=1)
"""How often uncounted games and old ladders are looked for.

A recount whose process was killed waits so long for the next.
"""


class UncountedGames(PeriodicTask):
    """Counts what ended elsewhere and what could not be counted at once."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(COUNT_EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Count what is left, whichever process it ended in."""
        await self._bot.services.store.result_counter.count_rest()


class LadderRecount(PeriodicTask):
    """Recounts, in the process that serves what belongs to no server, while tables go on."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(COUNT_EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Recount the ladders if that is due."""
        if self._bot.serves(EVERYWHERE):
            await self._bot.services.recount_job.look()


ARCHIVE_EVERY = timedelta(days=1)
"""How often to look for logs that are old enough."""

REST_SECONDS = 0.1
"""The pause after each step, in which players' moves are stored."""


class Archive(PeriodicTask):
    """Compresses the logs of tables that closed ``archive_days`` ago."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(ARCHIVE_EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Archive what is old enough."""
        days, bot = self._bot.settings.archive_days, self._bot
        if days is None:
            return
        before = bot.clock.now() - timedelta(days=days)
        if count := await archive_closed(bot.services.database, before, self._rest, bot.serves):
            logger.info("logs of closed tables archived", tables=count)

    async def _rest(self) -> None:
        await self._bot.clock.sleep(REST_SECONDS)
