"""How large a deal of four people is: its log, its results and ladders, and its archive.

Four simulated people play a game by pressing at random what their hands offer. Its log is then
stored at many tables, with other people and channels, as a file of SQLite has it; ``make bench``
prints by how much the file grows for each deal.
"""

import json
from collections.abc import Mapping
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.storage.database.database import Database
from bot.storage.log.archive import archive_closed
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import rebuild
from tests.bench.archive import share_packed, size_of
from tests.bench.standings_made import END
from tests.bot.storage.made import entries_at
from tests.cogs.evening import Evening, at_full_speed
from tests.cogs.playing import sit_down
from tests.rig.plugin import OpenCafe

pytestmark = pytest.mark.bench

SEEDS = (1, 2, 3)
"""A game for each."""

TABLES = 120
REGULARS = 40
"""How many people play at these tables."""

CHANNEL, PERSON, REGULAR = (leading * 10**17 for leading in (6, 7, 8))
PEOPLE = range(PERSON, PERSON + 4)
"""What stands for the people of a game in its log, as long as ids of Discord are."""


async def played(open_cafe: OpenCafe, folder: Path, seed: int) -> list[Entry]:
    """The log of a game; people and channel are numbers that stand nowhere else in it."""
    evening = Evening(open_cafe, at_full_speed(folder), seed=seed)
    async with evening:
        game = await sit_down(evening, "Alice", "Bob", "Chloe", "David")
        await game.play_until(None)
        log = await entries_at(evening.bot.services.store, 1)
        known = [*(person.id for person in game.people.values()), evening.cafe.channel.id]
    return [entry_with(entry, dict(zip(known, (*PEOPLE, CHANNEL), strict=True))) for entry in log]


def entry_with(entry: Entry, numbers: Mapping[int, int], at: datetime | None = None) -> Entry:
    """The entry with other numbers in place of some, and another time."""
    told = json.dumps([entry.payload, entry.cause])
    for old, new in numbers.items():
        told = told.replace(str(old), str(new))
    payload, cause = json.loads(told)
    return Entry(entry.kind, payload, at or entry.at, cause)


async def test_size_of_a_deal(
    tmp_path: Path, open_cafe: OpenCafe, capsys: pytest.CaptureFixture[str]
) -> None:
    logs = [await played(open_cafe, tmp_path / str(seed), seed) for seed in SEEDS]
    file = tmp_path / "sizes.sqlite3"
    database = await Database.open(f"sqlite:///{file}")
    store, chance, sizes = SqlEventStore(database), Random(1), [await size_of(database)]
    deals = 0
    for nth in range(TABLES):
        others = chance.sample(range(REGULAR, REGULAR + REGULARS), 4)
        numbers = dict(zip((*PEOPLE, CHANNEL), (*others, CHANNEL + 1 + nth), strict=True))
        at, entries = END + timedelta(hours=nth), []
        for entry in logs[nth % len(logs)]:
            at += timedelta(microseconds=chance.randrange(300_000, 9_000_000))
            entries.append(entry_with(entry, numbers, at))
            deals += entry.kind == "DealSettled"
        await store.abandon(await store.open(1, numbers[CHANNEL], END, entries), at)
    sizes.append(await size_of(database))
    assert (await rebuild(database, results_of)).games == TABLES
    sizes.append(await size_of(database))
    packed = await share_packed(database, file)
    await archive_closed(database, END + timedelta(days=365), _at_once)
    sizes.append(await size_of(database))
    await database.close()
    log, results, saved = ((now - then) / deals for then, now in pairwise(sizes))
    with capsys.disabled():
        print(  # noqa: T201 - what this is for
            f"\n{deals / TABLES:.1f} deals a game: {log:.0f} bytes of log a deal,"
            f" {log + saved:.0f} of them in the archive; {results:.0f} of results and ladders;"
            f" {packed:.1%} in a backup"
        )


async def _at_once() -> None:
    """Go on without a pause."""
