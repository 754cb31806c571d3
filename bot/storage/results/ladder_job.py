"""Fold again, while the bot runs, the ladders on which games were changed.

One ladder comes after the other, each in steps between which games at tables go on. What a killed
process has begun is begun again by the next look.
"""

import asyncio
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import StatementError

from bot.ratings.ladders import Ladder
from bot.storage.database.columns import NO_VALUE
from bot.storage.database.database import Database
from bot.storage.database.fence import has_other_version
from bot.storage.database.schema import EVERYWHERE
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.ratings import generations
from bot.storage.ratings.fold import FoldStep, Refold
from bot.storage.ratings.generations import Generation
from bot.storage.results.rebuild import LADDERS, are_of_today, mark_counted

logger = structlog.stdlib.get_logger(__name__)

TRIES = 3
"""The times that a ladder is begun again at once if games change while it is folded."""


class LadderJob:
    """Folds again what is due of the servers that this process serves.

    A ladder belongs to its server, and the ladders over all servers to none (`EVERYWHERE`): each
    write is fenced by that, so that no two processes fold one ladder.
    """

    def __init__(
        self,
        database: Database,
        version: str,
        now: Callable[[], datetime],
        serves: Callable[[int], bool] = lambda _: True,
    ) -> None:
        self._database = database
        self._version = version
        self._now = now
        self._serves = serves
        self._one_at_a_time = asyncio.Lock()

    async def look(self) -> None:
        """Fold what is due; all ladders if another version of the code counted them.

        While another version of the bot is running, which counts in its own way, nothing is done.
        """
        is_old, is_upgrading = await self._database.read(self._state)
        # Two versions may count differently, and each would undo the other's ladders.
        if is_upgrading:
            return
        if is_old and self._serves(EVERYWHERE):
            await self._database.write(_want_all, guild=EVERYWHERE)
        await self.fold_due()

    async def fold_due(self) -> None:
        """Fold what is due now."""
        async with self._one_at_a_time:
            due = await self._database.read(generations.due)
            own = [(scope, ladder) for scope, ladder in due if self._serves(scope)]
            if not own:
                return
            logger.info("the ladders are recounted", count=len(own))
            began = time.monotonic()
            for scope, ladder in own:
                try:
                    await self._fold(scope, ladder)
                except (*NO_VALUE, StatementError):  # a damaged row costs its ladder alone
                    logger.exception("a ladder was not recounted", server=scope, ladder=str(ladder))
            logger.info("the ladders were recounted", seconds=round(time.monotonic() - began))

    def _state(self, connection: Connection) -> tuple[bool, bool]:
        is_upgrading = has_other_version(connection, self._version, self._now())
        return not are_of_today(connection, LADDERS), is_upgrading

    async def _fold(self, scope: int, ladder: Ladder) -> None:
        """Fold a ladder again; what is disturbed too often is left to the next look."""
        for _ in range(TRIES):
            begin = partial(generations.begin, scope=scope, ladder=ladder)
            begun = await self._database.write(begin, guild=scope)
            if begun is None:
                return
            refold = await self._database.read(partial(Refold, begun=begun))
            try:
                for step in refold.steps():
                    wanted = partial(_done, generation=begun.generation, step=step)
                    if not await self._database.write_for(scope, wanted):
                        break
            except StorageUnavailable as error:
                # The step may be half noted in memory.
                if error.cause is not Cause.LOCKED:
                    raise


def _want_all(connection: Connection) -> None:
    generations.want_all(connection)
    mark_counted(connection, LADDERS)


def _done(connection: Connection, generation: Generation, step: FoldStep) -> bool:
    """Do a step of a fold; False if games were changed since it was begun."""
    if not generations.is_wanted(connection, generation):
        return False
    step(connection)
    return True
