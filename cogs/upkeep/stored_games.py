"""Background work on what is stored: count games, fold ladders, archive logs, forget the old."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

import structlog

from bot.client import ContreeBot
from bot.storage.analyses import forget_wholes
from bot.storage.database.schema import EVERYWHERE
from bot.storage.log.archive import archive_closed
from bot.storage.score_sheets import KEPT_FOR, forget_old_sheets
from bot.storage.shared_deals import NOTED_EVERY
from bot.storage.unopened_deals import forget_unopened
from cogs.ui.background import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)


class UncountedGames(PeriodicTask):
    """Counts what ended elsewhere and what could not be counted at once."""

    every = timedelta(minutes=1)

    async def look(self) -> None:
        """Count what is left, whichever process it ended in."""
        await self._bot.services.store.result_counter.count_rest()


class LadderRecount(PeriodicTask):
    """Folds again the ladders on which games were changed, while tables go on."""

    every = timedelta(minutes=1)

    async def look(self) -> None:
        """Fold the ladders of this process's servers that are due."""
        await self._bot.services.ladder_job.look()


REST_SECONDS = 0.1
"""The pause after each step, in which players' moves are stored."""


class Archive(PeriodicTask):
    """Compresses the logs of tables that closed ``archive_days`` ago."""

    every = timedelta(days=1)

    async def look(self) -> None:
        """Archive what is old enough."""
        days, bot = self._bot.settings.archive_days, self._bot
        if days is None:
            return
        before = bot.clock.now() - timedelta(days=days)
        rest = partial(bot.clock.sleep, REST_SECONDS)
        if count := await archive_closed(bot.services.database, before, rest, bot.serves):
            logger.info("logs of closed tables archived", tables=count)


class UnopenedDeals(PeriodicTask):
    """Forgets shared deals, in the process that serves what belongs to no server."""

    every = timedelta(days=1)

    async def look(self) -> None:
        """Forget what is due."""
        settings, bot = self._bot.settings, self._bot
        before = self._before(settings.deals_kept_days)
        imports_before = self._before(settings.imports_kept_days)
        if (before is None and imports_before is None) or not bot.serves(EVERYWHERE):
            return
        rest = partial(bot.clock.sleep, REST_SECONDS)
        if count := await forget_unopened(bot.services.database, before, imports_before, rest):
            logger.info("shared deals forgotten that nobody opens", deals=count)

    def _before(self, days: int) -> datetime | None:
        """The time before which notes expire: a second opening on the same day is not noted."""
        return self._bot.clock.now() - timedelta(days=days) - NOTED_EVERY if days else None


class OldAnalyses(PeriodicTask):
    """Forgets the wholes of old analyses, in the process that serves what belongs to no server."""

    every = timedelta(days=1)

    async def look(self) -> None:
        """Forget what is due."""
        if days := self._bot.settings.analyses_kept_days:
            before = self._bot.clock.now() - timedelta(days=days)
            if count := await _forget(self._bot, partial(forget_wholes, before=before)):
                logger.info("old analyses forgotten but their errors", analyses=count)


class OldSheets(PeriodicTask):
    """Forgets old score sheets, in the process that serves what belongs to no server."""

    every = timedelta(days=1)

    async def look(self) -> None:
        """Forget what is due."""
        before = self._bot.clock.now() - KEPT_FOR
        if count := await _forget(self._bot, partial(forget_old_sheets, before=before)):
            logger.info("old score sheets forgotten", sheets=count)


async def _forget(bot: ContreeBot, some: Callable[..., int]) -> int:
    """Forget what belongs to no server, in small steps until there is none; return how many."""
    count = 0
    while bot.serves(EVERYWHERE) and (
        step := await bot.services.database.write(some, guild=EVERYWHERE)
    ):
        count += step
        await bot.clock.sleep(REST_SECONDS)
    return count
