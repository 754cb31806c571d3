"""Closes challenges whose rules have changed, and lets experts play those that are over."""

from datetime import timedelta
from functools import partial

import structlog

from bot.ai_workers.supervisor import CannotThink
from bot.client import ContreeBot
from bot.storage import challenges
from bot.storage.challenges import ExpertPlay
from bot.storage.database.schema import EVERYWHERE
from cogs.ui.background import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)

EVERY = timedelta(minutes=1)


class Challenges(PeriodicTask):
    """Closes what began by other rules than this version plays: nobody could go on with it."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """See to what is due."""
        database, now = self._bot.services.database, self._bot.clock.now()
        if not self._bot.serves(EVERYWHERE):  # of several processes one does what is for all
            return
        for challenge in await database.read(partial(challenges.running, now=now)):
            if not challenge.has_other_rules:
                continue
            ended = partial(challenges.end_early, shared_play=challenge.shared_play, now=now)
            await database.write(ended, exclusive=False)
            logger.info("a challenge has ended: its rules have changed", code=challenge.code)


class ExpertTables(PeriodicTask):
    """Once a challenge of tables is over, tables of experts play its deals, behind all who wait."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Play what is due, a deal at a time: each is kept as soon as it is over."""
        services, clock = self._bot.services, self._bot.clock
        while self._bot.serves(EVERYWHERE):  # of several processes one does what is for all
            due = await services.database.read(partial(challenges.experts_due, now=clock.now()))
            if due is None:
                return
            # The seed makes it repeatable: after a crash the same table plays the same cards.
            luck = due.seed + bytes((due.number,))
            try:
                alone = await services.solo_deals.play_as_experts(due.line, luck)
            except CannotThink as error:
                logger.info("a table of experts plays later", why=str(error))
                return
            played = ExpertPlay(
                shared_play=due.shared_play,
                deal=due.deal,
                number=due.number,
                line=alone.line,
                scores=alone.record.scores,
            )
            kept = partial(challenges.keep_experts, play=played, at=clock.now())
            await services.database.write(kept, exclusive=False)
