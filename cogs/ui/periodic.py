"""A cog that does something at intervals."""

from abc import abstractmethod
from datetime import timedelta

import structlog
from discord.ext import commands, tasks

from bot.storage.errors import StorageError

logger = structlog.stdlib.get_logger(__name__)


class PeriodicTask(commands.Cog):
    """Calls ``look`` as soon as Discord is ready, and then at intervals; never twice at once.

    A StorageError ends nothing: the next call comes all the same.
    """

    def __init__(self, every: timedelta) -> None:
        self._looks = tasks.loop(seconds=every.total_seconds())(self._look_once)

    async def cog_unload(self) -> None:
        """Stop."""
        self._looks.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start; Discord may say ready more than once."""
        if not self._looks.is_running():
            self._looks.start()

    @abstractmethod
    async def look(self) -> None:
        """Do what is due."""

    async def _look_once(self) -> None:
        try:
            await self.look()
        except StorageError as error:
            logger.warning("a periodic check was skipped", cog=self.qualified_name, why=str(error))
