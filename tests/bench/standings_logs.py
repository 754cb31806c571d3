"""Logs of evenings that were played, given to other players: told again they give what was kept."""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from sqlalchemy import Connection, func, select

from bot.storage.database.database import Database
from bot.storage.database.schema import events, games
from bot.storage.log import event_log
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import open_table
from bot.storage.log.people import person, renamed
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.ratings import fold
from bot.storage.results.game_results import GameResult
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import every_table, rebuild
from tests.bench.standings_made import END, FIRST_GUILD, bar, timed
from tests.bot.storage.ladders_kept import kept, voiding
from tests.bot.storage.played import Ticking, keep_at_random
from tests.bot.storage.results.test_voiding import of

EVENINGS = 12
"""So many are played; the others are these, of other people on other servers."""

GUILDS, PEOPLE = 20, 400
VOIDED = 5

Log = tuple[Entry, ...]


async def compare_with_logs(path: Path, tables: int) -> bool:
    """Whether a rebuild from the logs of so many tables gives what was kept as games ended."""
    database = await Database.open(f"sqlite:///{path}", busy_timeout=600)
    played = await _evenings(database)
    rng = Random(3)
    for number in range(EVENINGS, tables):
        given = partial(_given, log=rng.choice(played), number=number, rng=rng)
        for result in await database.write(given):
            await database.write(partial(fold.record, result=result))
        bar("logs", number + 1, tables)
    told = await database.read(_results)
    for result in told[:: max(1, len(told) // VOIDED)]:
        await voiding(database).void(of(result))
    before = await kept(database)
    deals, entries = await database.read(_size)
    began = time.perf_counter()
    await rebuild(database, results_of)
    seconds = timed(began)
    same = await kept(database) == before
    await database.close()
    sys.stdout.write(
        f"{tables} logs, {len(told)} games, {deals} deals, {entries} events told again in"
        f" {seconds:.0f} s: {deals / seconds:.0f} deals/s, {'as kept' if same else 'NOT AS KEPT'}\n"
    )
    return same and deals > 0


async def _evenings(database: Database) -> Sequence[Log]:
    log = SqlTableLog(SqlEventStore(database), Ticking(END))
    for number in range(EVENINGS):
        await keep_at_random(log, number, channel=number, closes=False)
        bar("evenings", number + 1, EVENINGS)
    return await database.read(
        lambda c: [event_log.load(c, table) for table in range(1, EVENINGS + 1)]
    )


def _given(connection: Connection, log: Log, number: int, rng: Random) -> Sequence[GameResult]:
    """The same evening once more, of other people elsewhere; the results that it tells."""
    guild, channel = FIRST_GUILD + rng.randrange(GUILDS), 10_000 + number
    table = open_table(connection, guild, channel, log[0].at)
    strangers = iter(rng.sample(range(1000, 1000 + PEOPLE), 50))
    names: dict[int, int] = defaultdict(partial(next, strangers))

    def given(entry: Entry) -> Entry:
        text = event_log.written(entry.payload)
        payload = json.loads(renamed(text, lambda user: person(names[user])))
        if "guild" in payload:
            payload |= {"guild": guild, "channel": channel}
        return Entry(entry.kind, payload, entry.at)

    event_log.append(connection, table, 0, [given(entry) for entry in log])
    (row,) = (each for each in every_table(connection) if each.id == table)
    return results_of(event_log.load(connection, table), row)


def _results(connection: Connection) -> list[GameResult]:
    return [
        result
        for row in every_table(connection)
        for result in results_of(event_log.load(connection, row.id), row)
    ]


def _size(connection: Connection) -> tuple[int, int]:
    """Deals, and entries of logs."""
    deals = connection.execute(select(func.sum(games.c.deals))).scalar_one()
    entries = connection.execute(select(func.count()).select_from(events)).scalar_one()
    return int(deals), int(entries)
