"""Evenings at random whose people have ids as Discord gives them, kept in a database."""

import json
from collections.abc import Iterable, Iterator
from typing import TypeVar

from bot.storage.database.database import Database
from bot.storage.log.causes import encode_cause
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry, written
from bot.storage.log.people import person, renamed
from bot.storage.log.table_log import SqlEventStore
from bot.storage.privacy.erasure import Erased, erase
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import rebuild
from bot.tables.events import TableOpened
from tests.bot.storage.played import Ticking
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, Evening
from tests.bot.tables.random_evening import begun, evening_at_random

Told = TypeVar("Told", dict[str, object], list[object])

FIRST_ID = 812_345_678_901_234_500
ANN, BEN, CLO = (FIRST_ID + person for person in (ANNA, BRUNO, CHLOE))
SEEDS = (0, 3, 9, 12, 21, 23)


def entries_of(evening: Evening, ticking: Ticking) -> Iterator[Entry]:
    """Its log as it is kept, its people with longer ids."""
    for place, (kind, payload) in enumerate(map(encode, evening.log)):
        stored = evening.causes.get(place)
        cause = (
            None if stored is None else json.loads(renamed(written(encode_cause(stored)), long_id))
        )
        yield Entry(kind, _with_long_ids(payload), ticking(), cause)


def _with_long_ids(told: Told) -> Told:
    read: Told = json.loads(renamed(written(told), long_id))
    return read


def long_id(user: int) -> object:
    """Somebody of an evening, by an id as long as Discord's are."""
    return person(FIRST_ID + user)


async def keep_evenings(
    database: Database, seeds: Iterable[int] = SEEDS, *, length: int = 400, closed: bool = True
) -> None:
    """Keep an evening a seed, each in a channel of its own, and the results of its games."""
    store, ticking = SqlEventStore(database), Ticking()
    for channel, seed in enumerate(seeds, start=1):
        evening = begun(seed, channel=channel)
        for _ in evening_at_random(seed, evening, length=length, closes=False):
            pass
        opening = evening.log[0]
        assert isinstance(opening, TableOpened)
        entries = tuple(entries_of(evening, ticking))
        number = await store.open(opening.guild, opening.channel, ticking(), entries)
        if closed:
            await store.abandon(number, ticking())
    await rebuild(database, results_of)


async def erase_all_of(database: Database, user: int) -> Erased:
    """Erase a person as the bot does."""
    return await database.write(lambda connection: erase(connection, user))
