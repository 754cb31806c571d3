"""Counts the games that a process has left uncounted, as when it was killed."""

from datetime import timedelta

from bot.client import ContreeBot
from cogs.ui.background import PeriodicTask

EVERY = timedelta(minutes=1)
"""How often such games are looked for."""


class UncountedGames(PeriodicTask):
    """Counts what ended elsewhere and what could not be counted at once."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Count what is left, whichever process it ended in."""
        await self._bot.services.store.result_counter.count_rest()
