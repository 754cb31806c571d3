"""A game is replayed from its own entries and a few earlier ones as it is from the whole log."""

import threading
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from functools import partial
from itertools import pairwise

import pytest
from sqlalchemy import delete

from bot.storage.database.database import Database
from bot.storage.database.schema import events
from bot.storage.errors import UnreplayableLog
from bot.storage.log.codec import KINDS, encode
from bot.storage.log.event_log import Entry, load
from bot.storage.log.replay import GamePlace, Step, games_in, log_from, log_of, replayed
from bot.storage.log.table_log import SqlEventStore
from bot.storage.results.game_record import GameRecord, last_state, with_records
from bot.tables.events import PASSING, TableEvent, TakenBack
from engine.events import CardPlayed, Dealt, Event, GameEnded, GameStarted
from tests.bot.storage.made import NOON, entries_at
from tests.bot.tables.random_evening import begun, evening_at_random
from tests.rig.slow import slow_except

ONE_GAME = {1, 15, 17}
"""These evenings have no time for a second game."""

SEEDS = slow_except([each for each in range(27) if each not in ONE_GAME], (0, 2, 3))
CUTS = 5
"""How often a log is broken off, and the table as it stands there compared."""


def random_log(seed: int, length: int = 700) -> list[TableEvent]:
    """The log of an evening at random of several games."""
    evening = begun(3 * seed)  # to 100 points: games are short
    for _ in evening_at_random(seed, evening, length=length, closes=False):
        pass
    return list(evening.log)


def entries(log: Iterable[TableEvent]) -> tuple[Entry, ...]:
    """A log as it is kept, a second for each entry."""
    return tuple(
        Entry(*encode(event), NOON + timedelta(seconds=nth)) for nth, event in enumerate(log)
    )


async def kept(store: SqlEventStore, log: Iterable[TableEvent], channel: int = 1) -> int:
    """The number of a table with this log."""
    return await store.open(1, channel, NOON, entries(log))


def from_its_start(
    steps: Sequence[tuple[Step, GameRecord | None]],
) -> Sequence[tuple[Step, GameRecord | None]]:
    """These steps without those before the game began."""
    starts = (at for at, (step, _) in enumerate(steps) if isinstance(step.event, GameStarted))
    return steps[next(starts) :]


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
async def test_replaying_one_game_equals_replaying_the_whole_log(
    database: Database, store: SqlEventStore, seed: int
) -> None:
    number = await kept(store, random_log(seed))
    whole = list(with_records(replayed(number, await entries_at(store, number))))
    games = await database.read(lambda connection: games_in(connection, number))
    assert len(games) == whole[-1][0].table.games > 1
    for game in games:
        log = await database.read(partial(log_of, table_id=number, game=game))
        there = whole[game.first - 1 : game.last]
        assert from_its_start(list(with_records(log.steps()))) == from_its_start(there)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
async def test_a_partly_read_table_equals_the_full_replay_at_every_entry(
    database: Database, store: SqlEventStore, seed: int
) -> None:
    log = random_log(seed)
    for cut in range(1, CUTS + 1):
        part = log[: len(log) * cut // CUTS]
        number = await kept(store, part, channel=cut)
        told = await store.replayed(number, last_state)
        assert told == last_state(replayed(number, entries(part)))


async def test_only_lasting_facts_are_read_from_earlier_games(
    database: Database, store: SqlEventStore
) -> None:
    log = random_log(2)
    number = await kept(store, log)
    told = await database.read(lambda connection: log_from(connection, number))
    begun_at = max(seq for seq, event in enumerate(log, 1) if isinstance(event, GameStarted))
    ended = [seq for seq, event in enumerate(log, 1) if isinstance(event, GameEnded)]
    last_end = max(seq for seq in ended if seq < begun_at)
    assert [row[0] for row in told.rows] == list(range(last_end + 1, len(log) + 1))
    assert not {KINDS[row[1]] for row in told.lasting} & set(PASSING)
    assert {CardPlayed, Dealt} <= set(PASSING)
    assert told.moves == sum(isinstance(event, Event | TakenBack) for event in log[:last_end])
    steps = list(told.steps())
    assert len(steps) == len(told.rows) < len(log) / 2


async def test_games_are_found_with_their_deals(database: Database, store: SqlEventStore) -> None:
    log = random_log(2)
    number = await kept(store, log)
    games = await database.read(lambda connection: games_in(connection, number))
    first, first_end = 1, next(s for s, e in enumerate(log, 1) if isinstance(e, GameEnded))
    deals = sum(isinstance(event, Dealt) for event in log[:first_end])
    assert games[0] == GamePlace(first, first_end, deals, over=True)
    assert [game.over for game in games[:-1]] == [True] * (len(games) - 1)
    assert all(one.last + 1 == other.first for one, other in pairwise(games))


async def test_a_table_without_a_game_is_replayed_completely(
    database: Database, store: SqlEventStore
) -> None:
    log = begun(0).log
    number = await kept(store, log)
    assert await database.read(lambda connection: games_in(connection, number)) == ()
    told = await database.read(lambda connection: log_from(connection, number))
    assert (told.before, told.lasting, len(told.rows)) == (0, (), len(log))


async def test_a_missing_earlier_entry_breaks_the_log(
    database: Database, store: SqlEventStore
) -> None:
    log = random_log(2)
    number = await kept(store, log)
    card = next(seq for seq, event in enumerate(log, 1) if isinstance(event, CardPlayed))
    lost = delete(events).where(events.c.table_id == number, events.c.seq == card)
    await database.write(lambda connection: connection.execute(lost))
    with pytest.raises(UnreplayableLog):
        await store.replayed(number, last_state)


async def test_logs_are_replayed_in_a_thread_one_at_a_time(
    database: Database, store: SqlEventStore
) -> None:
    number = await kept(store, begun(0).log)

    def where(steps: Iterator[Step]) -> threading.Thread:
        assert list(steps)
        return threading.current_thread()

    threads = {await store.replayed(number, where) for _ in range(3)}
    assert len(threads) == 1
    assert threading.main_thread() not in threads


async def test_a_log_is_read_in_batches(
    database: Database, store: SqlEventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await kept(store, random_log(1, length=100))
    whole = await entries_at(store, number)
    for at_once in (1, 7, len(whole), len(whole) + 1):
        monkeypatch.setattr("bot.storage.log.event_log._AT_ONCE", at_once)
        told = await database.read(lambda connection: load(connection, number))
        assert told == whole
