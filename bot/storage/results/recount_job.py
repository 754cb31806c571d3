"""Recount all ladders while the bot runs: when another version of the code counted them.

One ladder comes after the other, each in steps between which games at tables go on. A job whose
process was killed is begun again by the process that looks for it.
"""

import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from random import randrange

import structlog
from sqlalchemy import Connection

from bot.ratings.ladders import Ladder
from bot.storage.database.database import Database
from bot.storage.database.fence import has_other_version
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.ratings.full_recount import FullRecount, ladders_of_all
from bot.storage.ratings.ladders import Overtaken
from bot.storage.results.rebuild import (
    LADDERS,
    VERSIONS,
    claim_full_recount,
    claim_recount,
    ladders_version,
    mark_counted,
    while_valid,
)

logger = structlog.stdlib.get_logger(__name__)

TRIES = 3
"""How often a recount in steps starts over when games are changed meanwhile."""


class RecountJob:
    """Looks whether the ladders are to be recounted, and does it."""

    def __init__(self, database: Database, version: str, now: Callable[[], datetime]) -> None:
        self._database = database
        self._version = version
        self._now = now
        self._found: int | None = None

    async def look(self) -> None:
        """Recount the ladders if another version counted them, or a recount was given up.

        A recount is taken for given up when two looks find the same one. While another version of
        the bot is running, which counts games in its own way, nothing is done.
        """
        found, is_upgrading = await self._database.read(self._state)
        before, self._found = self._found, found
        in_work = found is not None and found <= 0 and found != before
        if found == VERSIONS[LADDERS] or in_work or is_upgrading:
            return
        logger.info("the ladders are recounted")
        began = time.monotonic()
        if await recount_ladders(self._database):
            logger.info("the ladders were recounted", seconds=round(time.monotonic() - began))

    def _state(self, connection: Connection) -> tuple[int | None, bool]:
        is_upgrading = has_other_version(connection, self._version, self._now())
        return ladders_version(connection), is_upgrading


async def recount_ladders(database: Database) -> bool:
    """Recount every ladder that is not of today's version; False if another recount goes on."""
    token = randrange(1, 2**31)
    if not await database.write_for(None, partial(claim_full_recount, token=token)):
        return False
    for scope, ladder in await database.read(ladders_of_all):
        if not await _recount(database, token, scope, ladder):
            return False
    return await database.write_for(None, partial(_finish, token=token))


async def _recount(database: Database, token: int, scope: int, ladder: Ladder) -> bool:
    """Recount a ladder, in one transaction where it had to start over too often."""
    claim = partial(claim_recount, token=token, again=True)
    for nth in range(TRIES):
        try:
            if nth and not await database.write_for(None, claim):
                return False
            if await _in_steps(database, token, scope, ladder):
                return True
        except Overtaken:
            pass
        except StorageUnavailable as error:
            if error.cause is not Cause.LOCKED:
                raise
    at_once = partial(_at_once, token=token, scope=scope, ladder=ladder)
    return await database.write_for(None, at_once)


async def _in_steps(database: Database, token: int, scope: int, ladder: Ladder) -> bool:
    """Recount a ladder; False where games were changed meanwhile."""
    recount = await database.read(partial(FullRecount, scope=scope, ladder=ladder))
    for step in recount.steps():
        if not await database.write_for(None, partial(while_valid, token=token, work=step)):
            return False
    return True


def _at_once(connection: Connection, token: int, scope: int, ladder: Ladder) -> bool:
    if not claim_recount(connection, token, again=True):
        return False
    for step in FullRecount(connection, scope, ladder).steps():
        step(connection)
    return True


def _finish(connection: Connection, token: int) -> bool:
    """Mark the ladders as counted: whoever was erased since the last one is gone from all."""
    if not claim_recount(connection, token, again=True):
        return False
    mark_counted(connection, LADDERS)
    return True
