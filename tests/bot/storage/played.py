"""Evenings played at random and kept in a database, with a clock that goes on by itself."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, update

from bot.storage.database.schema import events
from bot.storage.log.causes import encode_cause
from bot.storage.log.event_log import written
from bot.storage.log.people import to_numbers
from bot.storage.log.table_log import SqlTableLog
from bot.tables.events import TableEvent, TableOpened
from bot.tables.fold import folded, states_of
from bot.tables.requests import Submission
from bot.tables.table import Table
from tests.bot.storage.made import NOON
from tests.bot.tables.evening import GUILD, Evening
from tests.bot.tables.random_evening import Step, begun, evening_at_random


@dataclass
class Ticking:
    """A clock that is a second later each time it is looked at."""

    at: datetime = NOON

    def __call__(self) -> datetime:
        self.at += timedelta(seconds=1)
        return self.at


class CountedLog(SqlTableLog):
    """A log that waits until a game that has ended counts."""

    async def append(
        self,
        states: Sequence[Table],
        happened: Sequence[TableEvent],
        cause: Submission | None = None,
    ) -> None:
        """Append events, and wait."""
        await super().append(states, happened, cause)
        await self._store.result_counter.all_counted()


@dataclass
class Kept:
    """An evening as it was kept: the table after each batch of events, and the batches."""

    number: int
    tables: list[Table] = field(default_factory=list)
    batches: list[tuple[TableEvent, ...]] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """The table as it was left."""
        return self.tables[-1]

    @property
    def log(self) -> tuple[TableEvent, ...]:
        """All that has happened."""
        return tuple(event for batch in self.batches for event in batch)


async def keep(log: SqlTableLog, evening: Evening) -> Kept:
    """Keep an evening so far, all at once, under a number of its own."""
    first, *others = evening.log
    assert isinstance(first, TableOpened)
    kept = Kept(await log.open(first, others))
    causes = [written(encode_cause(cause)) for cause in evening.causes.values()]
    which = (events.c.table_id == kept.number, events.c.seq == bindparam("which"))
    beside = update(events).where(*which).values(cause=bindparam("told"))

    def cause(connection: Connection) -> None:
        told = zip(evening.causes, to_numbers(connection, kept.number, causes), strict=True)
        connection.execute(beside, [{"which": at + 1, "told": each} for at, each in told])

    await log._store._database.write(cause)
    evening.table = folded(kept.number, evening.log)
    kept.tables.append(evening.table)
    kept.batches.append(tuple(evening.log))
    return kept


async def keep_at_random(
    log: SqlTableLog,
    seed: int,
    *,
    guild: int = GUILD,
    channel: int = 1,
    length: int = 250,
    closes: bool = True,
) -> Kept:
    """Play an evening at random, and keep each batch as it happens."""
    evening = begun(seed, guild=guild, channel=channel)
    kept = await keep(log, evening)
    for step in await play_on(log, seed, evening, length=length, closes=closes):
        kept.tables.append(step.table)
        kept.batches.append(step.events)
    return kept


async def play_on(
    log: SqlTableLog, seed: int, evening: Evening, *, length: int, closes: bool = True
) -> list[Step]:
    """Go on with an evening at random, keep each batch, and return the steps that changed it."""
    steps = []
    for step in evening_at_random(seed, evening, length=length, closes=closes):
        if step.events:
            cause = Submission(step.user, step.request)
            await log.append(states_of(step.before, step.events), step.events, cause)
            steps.append(step)
    return steps
