"""Closes challenges whose rules have changed, and lets experts play those that are over."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial

import structlog

from bot.ai_workers.supervisor import CannotThink
from bot.shared_plays.alone import read_alone
from bot.storage import challenge_experts, challenges
from bot.storage.challenge_experts import BegunDeal, ExpertPlay
from bot.storage.database.schema import EVERYWHERE
from bot.storage.errors import UnreplayableLog
from bot.storage.results.game_record import last_state
from cogs.ui.background import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)


class Challenges(PeriodicTask):
    """Closes what began by other rules than this version plays: nobody could go on with it."""

    every = timedelta(minutes=1)

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
    """Once a challenge is over, experts finish what was begun, and play what tables have played.

    They think behind all who wait.
    """

    every = timedelta(minutes=1)

    async def look(self) -> None:
        """Play what is due, a deal at a time: each is kept as soon as it is over."""
        try:
            while self._bot.serves(EVERYWHERE):  # of several processes one does what is for all
                if not (await self._finish_begun() or await self._play_anew()):
                    return
        except CannotThink as error:
            logger.info("experts play later", why=str(error))

    async def _finish_begun(self) -> bool:
        """Finish a deal that somebody has begun and left; False if there is none."""
        services, clock = self._bot.services, self._bot.clock
        due = await services.database.read(partial(challenge_experts.begun_due, now=clock.now()))
        if due is None:
            return False
        alone = await services.solo_deals.play_as_experts(await self._line_so_far(due), due.seed)
        kept = partial(challenge_experts.finish_begun, begun=due, line=alone.line, at=clock.now())
        await services.database.write(kept, exclusive=False)
        return True

    async def _line_so_far(self, due: BegunDeal) -> str:
        """The line from which experts go on: at a table that is still open, that of its log."""
        store = self._bot.services.store
        row = None if due.at_table is None else await store.find(due.at_table)
        if row is None or row.closed_at is not None:
            return due.line
        with suppress(UnreplayableLog):
            table, _ = await store.replayed(row.id, last_state)
            if table.game is not None and table.game.deal is not None:
                return str(replace(read_alone(due.line).record, deal=table.game.deal))
        return due.line

    async def _play_anew(self) -> bool:
        """Let a table of experts play a deal that tables have played; False if none is due."""
        services, clock = self._bot.services, self._bot.clock
        due = await services.database.read(partial(challenge_experts.experts_due, now=clock.now()))
        if due is None:
            return False
        # The seed makes it repeatable: after a crash the same table plays the same cards.
        luck = due.seed + bytes((due.number,))
        alone = await services.solo_deals.play_as_experts(due.line, luck)
        played = ExpertPlay(
            shared_play=due.shared_play,
            deal=due.deal,
            number=due.number,
            line=alone.line,
            scores=alone.record.scores,
        )
        kept = partial(challenge_experts.keep_experts, play=played, at=clock.now())
        await services.database.write(kept, exclusive=False)
        return True
