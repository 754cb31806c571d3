"""PeriodicTask every so often what there is to do: who does so is a cog of its own."""

from abc import abstractmethod
from datetime import timedelta

import structlog
from discord.ext import commands, tasks

from bot.storage.errors import StorageError

logger = structlog.stdlib.get_logger(__name__)


class PeriodicTask(commands.Cog):
    """Looks as soon as Discord is ready, and then every so often; never twice at once.

    What is kept cannot be read at times: that ends nothing, the next look comes all the same.
    """

    def __init__(self, every: timedelta) -> None:
        self._looks = tasks.loop(seconds=every.total_seconds())(self._look_once)

    async def cog_unload(self) -> None:
        """Look no more."""
        self._looks.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look from now on; Discord may say ready more than once."""
        if not self._looks.is_running():
            self._looks.start()

    @abstractmethod
    async def look(self) -> None:
        """Do what is due."""

    async def _look_once(self) -> None:
        try:
            await self.look()
        except StorageError as error:
            logger.warning("a look was missed", cog=self.qualified_name, why=str(error))
