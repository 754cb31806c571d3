"""Jobs that change which games count, done in batches between which games at tables go on.

The new ratings are computed in a read. Then the rating changes of each game are written in small
batches, and at last ratings and sums in one transaction.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import randrange

from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.ratings import standings
from bot.storage.ratings.full_recount import count_ladders
from bot.storage.ratings.recount import Overtaken, Recount, keep
from bot.storage.ratings.standings import Board, Tally
from bot.storage.results.computed_versions import (
    LADDERS,
    claim_recount,
    is_recount_valid,
    mark_counted,
)

TRIES = 3
"""How often a job starts over when games are changed meanwhile."""

Sums = Mapping[Board, Mapping[int, Tally]]


@dataclass(frozen=True, slots=True)
class Change:
    """Everything to be written; ``late`` gives the sums of games that have ended since."""

    recounts: tuple[Recount, ...]
    sums: Sums
    late: Callable[[Connection], Sums]


@dataclass(frozen=True, slots=True)
class VoidJob:
    """A job: whether there is anything to do, the change to write, and the note of it."""

    is_open: Callable[[Connection], bool]
    planned: Callable[[Connection], Change]
    note: Callable[[Connection], object]


class VoidJobs:
    """Runs jobs, one at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one_at_a_time = asyncio.Lock()

    async def carry_out(self, order: VoidJob) -> bool:
        """Run a job in batches if possible; False where there is nothing to do.

        A job that had to start over too often runs in one transaction.
        """
        async with self._one_at_a_time:
            if not await self._database.read(order.is_open):
                return False
            token = randrange(1, 2**31)
            for nth in range(TRIES):
                doubted = partial(claim_recount, token=token, again=nth > 0)
                if not await self._database.write(doubted):
                    break
                if await self._in_steps(token, order):
                    return True
            return await self._database.write(partial(_at_once, order=order))

    async def _in_steps(self, token: int, order: VoidJob) -> bool:
        """Run a job in batches; False where games were changed meanwhile."""
        change = await self._database.read(partial(_planned, order=order))
        if change is None:
            return False
        steps = (step for recounted in change.recounts for step in recounted.steps())
        for step in steps:
            if not await self._database.write(partial(_undisturbed, token=token, work=step)):
                return False
        last = partial(_written, change=change, note=order.note)
        try:
            return await self._database.write(partial(_undisturbed, token=token, work=last))
        except Overtaken:
            return False


def _undisturbed(connection: Connection, token: int, work: Callable[[Connection], None]) -> bool:
    """Do this batch, unless games were changed meanwhile."""
    if not is_recount_valid(connection, token):
        return False
    work(connection)
    return True


def _planned(connection: Connection, order: VoidJob) -> Change | None:
    return order.planned(connection) if order.is_open(connection) else None


def _written(connection: Connection, change: Change, note: Callable[[Connection], object]) -> None:
    late = change.late(connection)
    note(connection)
    for recounted in change.recounts:
        keep(connection, recounted)
    for sums in (change.sums, late):
        standings.shift(connection, sums)
    mark_counted(connection, LADDERS)


def _at_once(connection: Connection, order: VoidJob) -> bool:
    """Run a job in one transaction, for which all writers wait."""
    if not order.is_open(connection):
        return False
    order.note(connection)
    count_ladders(connection)
    return True
