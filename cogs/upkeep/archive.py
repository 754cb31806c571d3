"""Archives the logs of tables that closed long ago, if the settings say so."""

from datetime import timedelta

import structlog

from bot.client import ContreeBot
from bot.storage.log.archive import archive_closed
from cogs.ui.background import PeriodicTask

EVERY = timedelta(days=1)
"""How often to look for such tables."""

REST_SECONDS = 0.1
"""The pause after each step, in which players' moves are stored."""

logger = structlog.stdlib.get_logger(__name__)


class Archive(PeriodicTask):
    """Compresses the logs of tables that closed ``archive_days`` ago."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
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
