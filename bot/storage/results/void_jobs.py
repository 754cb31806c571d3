"""Orders that change which games count, carried out in steps between which tables go on.

What is to be is computed beside everything else. First it is written what each game has changed in
ratings, a little at a time; then at once all that ranks and sums are made of.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import randrange

from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.ratings import standings
from bot.storage.ratings.full_recount import LADDERS, count_ladders, mark_counted
from bot.storage.ratings.recount import Overtaken, Recount, keep
from bot.storage.ratings.recount_lock import cast_doubt, is_undisturbed
from bot.storage.ratings.standings import Board, Tally

TRIES = 3
"""So often it is begun anew when somebody else changes what ratings rest on."""

Sums = Mapping[Board, Mapping[int, Tally]]


@dataclass(frozen=True, slots=True)
class Change:
    """All that is to be written; ``late`` gives the sums of games that have ended since."""

    recounts: tuple[Recount, ...]
    sums: Sums
    late: Callable[[Connection], Sums]


@dataclass(frozen=True, slots=True)
class Order:
    """What is ordered: whether there is anything to be done, what that is, and the word of it."""

    is_open: Callable[[Connection], bool]
    planned: Callable[[Connection], Change]
    note: Callable[[Connection], object]


class Orders:
    """Carries orders out, one at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one_at_a_time = asyncio.Lock()

    async def carry_out(self, order: Order) -> bool:
        """Do what is ordered, in steps if possible; False where there is nothing to be done.

        Whoever is disturbed too often does all of it at once.
        """
        async with self._one_at_a_time:
            if not await self._database.read(order.is_open):
                return False
            token = randrange(1, 2**31)
            for nth in range(TRIES):
                doubted = partial(cast_doubt, token=token, again=nth > 0)
                if not await self._database.write(doubted):
                    break
                if await self._in_steps(token, order):
                    return True
            return await self._database.write(partial(_at_once, order=order))

    async def _in_steps(self, token: int, order: Order) -> bool:
        """Whether nobody came in between; the last step leaves no more doubt."""
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
    """Do this, if nobody has changed what ratings rest on."""
    if not is_undisturbed(connection, token):
        return False
    work(connection)
    return True


def _planned(connection: Connection, order: Order) -> Change | None:
    return order.planned(connection) if order.is_open(connection) else None


def _written(connection: Connection, change: Change, note: Callable[[Connection], object]) -> None:
    late = change.late(connection)
    note(connection)
    for recounted in change.recounts:
        keep(connection, recounted)
    for sums in (change.sums, late):
        standings.shift(connection, sums)
    mark_counted(connection, LADDERS)


def _at_once(connection: Connection, order: Order) -> bool:
    """Everybody waits for it, however long it takes."""
    if not order.is_open(connection):
        return False
    order.note(connection)
    count_ladders(connection)
    return True
