"""Recounts the ladders that another version of the bot counted, while tables go on."""

from datetime import timedelta

from bot.client import ContreeBot
from bot.storage.database.schema import EVERYWHERE
from cogs.ui.background import PeriodicTask

EVERY = timedelta(minutes=1)
"""How often that is looked for; so long a recount whose process was killed waits for the next."""


class LadderRecount(PeriodicTask):
    """Runs the recount in one process: in the one that serves what belongs to no server."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Recount the ladders if that is due."""
        if self._bot.serves(EVERYWHERE):
            await self._bot.services.recount_job.look()
