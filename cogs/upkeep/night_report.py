"""One line each night: that the work at intervals was done, and what stands."""

from datetime import date, timedelta

import structlog

from bot.client import ContreeBot
from bot.local_time import zone_or
from cogs.ui.background import PeriodicTask

TOLD_FROM = timedelta(hours=5)
"""The hour from which the night is told: what is done at night has been done by then."""

logger = structlog.stdlib.get_logger(__name__)


class NightReport(PeriodicTask):
    """Tells once a night, in the zone of the settings."""

    every = timedelta(hours=1)

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(bot)
        self._told: date | None = None

    async def look(self) -> None:
        """Tell of the day that ends with this night, unless the bot has just started."""
        bot = self._bot
        zone = zone_or(None, bot.settings.zone)
        night = (bot.clock.now().astimezone(zone) - TOLD_FROM).date()
        before, self._told = self._told, night
        if before in (None, night):
            return
        rounds = [cog for cog in bot.cogs.values() if isinstance(cog, PeriodicTask)]
        backups = bot.services.backups
        logger.info(
            "the night's round is done",
            tables=len(bot.services.registry.sessions),
            looks=sum(each.looks for each in rounds),
            failures=sum(each.failures for each in rounds),
            newest_backup=backups.told_age if backups else "not taken",
        )
        for each in rounds:
            each.looks = each.failures = 0
