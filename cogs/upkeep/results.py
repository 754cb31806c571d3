"""Count what games have changed: those that were left uncounted, and ladders of another version."""

from datetime import timedelta

from bot.client import ContreeBot
from bot.storage.database.schema import EVERYWHERE
from cogs.ui.background import PeriodicTask

EVERY = timedelta(minutes=1)
"""How often both are looked for; so long a recount whose process was killed waits for the next."""


class UncountedGames(PeriodicTask):
    """Counts what ended elsewhere and what could not be counted at once."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Count what is left, whichever process it ended in."""
        await self._bot.services.store.result_counter.count_rest()


class LadderRecount(PeriodicTask):
    """Recounts, in the process that serves what belongs to no server, while tables go on."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Recount the ladders if that is due."""
        if self._bot.serves(EVERYWHERE):
            await self._bot.services.recount_job.look()
