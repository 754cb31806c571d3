"""Draws the posts of dares anew, and closes those whose rules have changed."""

from datetime import datetime, timedelta
from functools import partial

import structlog

from bot.client import ContreeBot
from bot.storage import dares
from bot.storage.database.schema import EVERYWHERE
from cogs.dares.showing import draw_post
from cogs.ui.background import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)

EVERY = timedelta(minutes=1)
"""A post is edited once in it at most, however many finish."""


class Dares(PeriodicTask):
    """What is due of dares is found in what is stored, at each look."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """See to what is due."""
        database, now = self._bot.services.database, self._bot.clock.now()
        if self._bot.serves(EVERYWHERE):  # of several processes one does what is for all
            await self._end_outdated(now)
        for dare in await database.read(partial(dares.posts_due, now=now)):
            if self._bot.serves(dare.guild):
                await draw_post(self._bot, dare)

    async def _end_outdated(self, now: datetime) -> None:
        """Close what began by other rules than this version plays: nobody could go on with it."""
        database = self._bot.services.database
        for dare in await database.read(partial(dares.running, now=now)):
            if not dare.has_other_rules:
                continue
            ended = partial(dares.end_early, tournament=dare.tournament, now=now)
            await database.write(ended, alone=False)
            logger.info("a dare has ended: its rules have changed", code=dare.code)
