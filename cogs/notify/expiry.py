"""Forgetting who has waited for a free seat for so long that he waits no more."""

from datetime import timedelta
from functools import partial

from bot.client import ContreeBot
from bot.storage.seat_watchers import forget_the_late
from cogs.ui.periodic import Looking

EVERY = timedelta(hours=1)
"""How often such people are looked for."""


class SeatWatchers(Looking):
    """Keeps nobody longer than he waits."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Forget those whose time is up."""
        now = self._bot.clock.now()
        await self._bot.services.database.write(partial(forget_the_late, now=now))


async def setup(bot: ContreeBot) -> None:
    """Begin."""
    await bot.add_cog(SeatWatchers(bot))
