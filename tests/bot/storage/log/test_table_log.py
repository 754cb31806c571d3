"""The tables of the sessions on a real database."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import Connection, delete, func, update

from bot.storage.database.database import Database
from bot.storage.database.dialects import upsert
from bot.storage.database.schema import events, games, slots, tables
from bot.storage.errors import (
    ChannelTaken,
    Conflict,
    StorageUnavailable,
    TableClosedError,
    UnknownTable,
    UnreplayableLog,
)
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.tables.events import SeatTaken
from bot.tables.fold import after, states_of
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal
from bot.tables.requests import Cancel, Ready, Return, Sit
from bot.tables.stop import Stop
from bot.tables.table import Stage
from engine.events import GameEnded
from engine.seats import Seat
from tests.bot.storage.made import NOON, count, entries_at
from tests.bot.storage.played import CountedLog, Ticking, keep, keep_at_random
from tests.bot.tables.evening import ANNA, BRUNO, CHANNEL, CHLOE, GUILD, Evening, W, opening
from tests.bot.tables.room import Room, refusal_of
from tests.bot.tables.stages import (
    between_deals,
    finished,
    four_people,
    lobby,
    mid_auction,
    mid_trick,
    playing,
)


@pytest.fixture
def log(store: SqlEventStore) -> SqlTableLog:
    return CountedLog(store, Ticking())


BEGUN = (Evening, lobby, four_people, mid_auction, mid_trick, between_deals, finished)


@pytest.mark.parametrize("begun", BEGUN)
async def test_tables_round_trip(log: SqlTableLog, begun: Callable[[], Evening]) -> None:
    kept = await keep(log, begun())
    assert await log.load(kept.number) == kept.table


@pytest.mark.parametrize("seed", [0, 1, 8])
async def test_whole_evenings_round_trip(log: SqlTableLog, seed: int) -> None:
    kept = await keep_at_random(log, seed)
    loaded = await log.load(kept.number)
    assert loaded == kept.table
    assert loaded.revision == len(kept.log)
    is_open = kept.table.stage is not Stage.CLOSED
    assert await log.open_tables() == ((kept.number,) if is_open else ())


async def test_a_table_opens_with_its_first_seats(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    number = await log.open(opening(), (SeatTaken(Seat.SOUTH, Human(ANNA)),))
    (row,) = await store.open_tables()
    assert (row.id, row.guild_id, row.channel_id) == (number, GUILD, CHANNEL)
    kinds = [entry.kind for entry in await entries_at(store, number)]
    assert kinds == ["TableOpened", "SeatTaken"]
    with pytest.raises(ChannelTaken):
        await log.open(opening(), ())
    assert await count(database, tables) == 1


async def test_simultaneous_events_share_one_time(log: SqlTableLog, store: SqlEventStore) -> None:
    evening = lobby()
    kept = await keep(log, evening)
    before = kept.table
    done = evening.ask(ANNA, Sit(W))
    assert len(done) == 2
    await log.append(states_of(before, done), done)
    times = [entry.at for entry in await entries_at(store, kept.number)]
    assert len(set(times)) == 2
    assert times[-1] == times[-2] > times[0] > NOON


async def test_one_of_two_simultaneous_writers_wins(log: SqlTableLog) -> None:
    evening = lobby()
    kept = await keep(log, evening)
    one, other = SeatTaken(W, Human(CHLOE)), SeatTaken(W, Human(BRUNO))
    await log.append(states_of(kept.table, (one,)), (one,))
    with pytest.raises(Conflict):
        await log.append(states_of(kept.table, (other,)), (other,))
    assert await log.load(kept.number) == after(kept.table, one)


@pytest.mark.parametrize(("begun", "request_"), [(lobby, Cancel()), (finished, Stop())])
async def test_a_closed_table_accepts_no_entry(
    log: SqlTableLog,
    store: SqlEventStore,
    begun: Callable[[], Evening],
    request_: Cancel | Stop,
) -> None:
    evening = begun()
    kept = await keep(log, evening)
    closing = evening.ask(ANNA, request_)
    await log.append(states_of(kept.table, closing), closing)
    assert await log.open_tables() == ()
    assert await log.load(kept.number) == evening.table
    row = await store.find(kept.number)
    assert row is not None
    assert row.closed_at == (await entries_at(store, kept.number))[-1].at
    with pytest.raises(TableClosedError):
        await log.append(states_of(evening.table, closing), closing)
    assert await log.is_known(kept.number)
    assert await log.open(opening(), ()) == kept.number + 1


async def test_an_unknown_table_is_refused(log: SqlTableLog) -> None:
    assert not await log.is_known(77)
    with pytest.raises(UnreplayableLog):
        await log.load(77)
    event = SeatTaken(W, Human(CHLOE))
    table = replace(lobby().table, id=77)
    with pytest.raises(UnknownTable):
        await log.append(states_of(table, (event,)), (event,))


async def test_the_result_is_stored_with_the_last_card(
    log: SqlTableLog, database: Database
) -> None:
    evening = playing()
    kept = await keep(log, evening)
    while evening.table.stage is not Stage.FINISHED:
        assert await count(database, games) == 0
        before = evening.table
        if before.between_deals:
            done = evening.ask(BRUNO if ANNA in _ready(evening) else ANNA, Ready())
        else:
            bids = before.game and before.game.deal and not before.game.deal.auction.calls
            done = evening.move(lambda legal: legal[1] if bids else legal[0])  # noqa: B023
        await log.append(states_of(before, done), done)
    assert isinstance(done[-1], GameEnded)
    assert await count(database, games) == 1
    assert await log.load(kept.number) == evening.table


def _ready(evening: Evening) -> set[int]:
    return {evening.owner(seat) for seat in evening.table.ready}


async def test_a_failed_result_undoes_the_last_card(log: SqlTableLog, database: Database) -> None:
    evening = playing()
    while evening.table.stage is not Stage.FINISHED:
        before, length = evening.table, len(evening.log)
        if before.between_deals:
            evening.next_deal()
        elif before.game and before.game.deal and not before.game.deal.auction.calls:
            evening.move(lambda legal: legal[1])
        else:
            evening.move()
    last = evening.log[length:]
    del evening.log[length:]
    kept = await keep(log, evening)
    states = states_of(replace(before, id=kept.number), last)
    noted = "game_players" if database.has_one_writer else "uncounted_games"
    await database.write(lambda c: c.exec_driver_sql(f"ALTER TABLE {noted} RENAME TO away"))
    try:
        with pytest.raises(Exception, match=noted):
            await log.append(states, last)
    finally:
        await database.write(lambda c: c.exec_driver_sql(f"ALTER TABLE away RENAME TO {noted}"))
    assert await log.load(kept.number) == kept.table
    assert await count(database, games) == 0


async def corrupted(database: Database, number: int, seq: int, **values: str) -> None:
    """Change an entry behind everybody's back."""
    row = (events.c.table_id == number) & (events.c.seq == seq)
    await database.write(lambda c: c.execute(update(events).where(row).values(**values)))


@pytest.mark.parametrize(
    "values",
    [
        {"kind": "Renamed"},
        {"payload": "{}"},
        {"payload": "[]"},
        {"payload": '{"seat": 9'},
        {"payload": '{"seat": 9, "occupant": null}'},
        {"kind": "GameEnded", "payload": '{"winner": 0}'},
        {"kind": "PlayerAway", "payload": '{"seat": 3}'},
    ],
)
async def test_an_unreadable_entry_is_reported(
    log: SqlTableLog, database: Database, values: dict[str, str]
) -> None:
    kept = await keep(log, lobby())
    await corrupted(database, kept.number, 3, **values)
    with pytest.raises(UnreplayableLog) as caught:
        await log.load(kept.number)
    assert caught.value.table_id == kept.number


@pytest.mark.parametrize(
    "values",
    [
        {"kind": "SeatLeft", "payload": '{"seat": 1}'},
        {"payload": "TableOpened"},
        {"payload": '{"guild": 1}'},
    ],
)
async def test_an_unreadable_opening_is_reported(
    log: SqlTableLog, database: Database, values: dict[str, str]
) -> None:
    kept = await keep(log, lobby())
    await corrupted(database, kept.number, 1, **values)
    with pytest.raises(UnreplayableLog):
        await log.load(kept.number)


@pytest.mark.parametrize(
    ("was", "is_now"), [('"contree"', '"tarot"'), ('"target"', '"aim"'), ('"100"', '"7"')]
)
@pytest.mark.parametrize("begun", [lobby, playing])
async def test_an_unknown_game_is_reported(
    log: SqlTableLog, database: Database, begun: Callable[[], Evening], was: str, is_now: str
) -> None:
    kept = await keep(log, begun())
    payload = func.replace(events.c.payload, was, is_now)
    await database.write(lambda c: c.execute(update(events).values(payload=payload)))
    with pytest.raises(UnreplayableLog):
        await log.load(kept.number)


async def test_a_missing_entry_is_detected(log: SqlTableLog, database: Database) -> None:
    kept = await keep(log, four_people())
    first = (events.c.table_id == kept.number) & (events.c.seq == 1)
    await database.write(lambda c: c.execute(delete(events).where(first)))
    with pytest.raises(UnreplayableLog):
        await log.load(kept.number)


async def test_every_open_table_is_restored_from_the_database(log: SqlTableLog) -> None:
    expected = {}
    for channel, begun in enumerate(BEGUN):
        evening = begun()
        evening.log[0] = opening(channel=channel)
        kept = await keep(log, evening)
        expected[kept.number] = kept.table
    gone = lobby()
    gone.log[0] = opening(channel=99)
    kept = await keep(log, gone)
    closing = gone.ask(ANNA, Cancel())
    await log.append(states_of(kept.table, closing), closing)
    async with Room() as room:
        registry = room.registry_over(log)
        sessions = await registry.restore()
        assert {session.table.id: session.table for session in sessions} == expected
        assert await refusal_of(registry, kept.number) is TableRefusal.TABLE_CLOSED
        assert await refusal_of(registry, kept.number + 1) is TableRefusal.UNKNOWN_TABLE
        standing = registry.in_channel(BEGUN.index(mid_auction))
        submitted = await standing.submit(CHLOE, Return())
        assert await log.load(submitted.id) == submitted
        assert submitted.is_present(W)


async def test_a_closed_store_is_not_used(log: SqlTableLog, database: Database) -> None:
    await database.close()
    for work in (log.open_tables(), log.load(1), log.is_known(1), log.open(opening(), ())):
        with pytest.raises(StorageUnavailable):
            await work


async def test_a_table_is_not_given_up_while_another_version_is_running(
    store: SqlEventStore, database: Database
) -> None:
    def version_held(version: str, until: datetime) -> Callable[[Connection], object]:
        row = {"owner": "other", "epoch": 1, "until": until, "version": version}
        return lambda connection: connection.execute(upsert(connection, slots), {"slot": 1, **row})

    log = SqlTableLog(store, lambda: NOON, "2.0")
    number = await log.open(opening(), ())
    await database.write(version_held("1.0", NOON))
    assert not await log.abandon(number)
    assert await log.open_tables() == (number,)
    await database.write(version_held("2.0", NOON))
    assert await log.abandon(number), "only its own version is running"
    other = await log.open(opening(), ())
    await database.write(version_held("1.0", NOON))
    assert await log.abandon(other, surely=True)
    last = await log.open(opening(), ())
    await database.write(version_held("1.0", NOON - timedelta(hours=1)))
    assert await log.abandon(last), "the other version is long gone"
    assert await log.open_tables() == ()
