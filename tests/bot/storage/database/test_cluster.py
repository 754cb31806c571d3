"""Leases on slots and the fence in every write, by several processes on one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import Connection, insert, text, update

from bot.storage.database import cluster
from bot.storage.database.cluster import ClusterStore, TakenSlot
from bot.storage.database.database import Database
from bot.storage.database.fence import SLOTS, HeldSlots, seconds_awake_or_asleep, slot_of
from bot.storage.database.schema import EVERYWHERE, archived_events, shared_deals, slots
from bot.storage.errors import Fenced, StorageUnavailable
from bot.storage.log.archive import archive_closed
from bot.storage.log.table_log import SqlEventStore
from bot.storage.preferences import PEOPLE, change_player_preferences
from bot.storage.privacy.erasure import erase
from bot.storage.shared_deals import share
from bot.storage.unopened_deals import forget_unopened
from tests.bot.storage import server
from tests.bot.storage.made import GUILD, NOON, count, entries, entries_at

pytestmark = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")

SLOT = slot_of(GUILD)
OTHERS = range(200, 500)


@pytest.fixture
def url(_on_server: str) -> str:
    """The address of a database of PostgreSQL alone."""
    asyncio.run(server.clear(_on_server))
    return _on_server


@asynccontextmanager
async def joined(url: str, owner: str, version: str = "1") -> AsyncIterator[ClusterStore]:
    store = ClusterStore(url, owner, version)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def fenced(url: str, held: HeldSlots) -> AsyncIterator[Database]:
    database = await Database.open(url, fence=held)
    try:
        yield database
    finally:
        await database.close()


async def run_out(database: Database) -> None:
    """Let every lease be over by the database's clock."""
    await database.write(lambda c: c.execute(text("UPDATE slots SET until = clock_timestamp()")))


def held_by(taken: tuple[TakenSlot, ...]) -> HeldSlots:
    held = HeldSlots()
    epochs = {each.slot: each.epoch for each in taken}
    held.renewed(epochs, seconds_awake_or_asleep() + 60)
    return held


async def test_a_slot_has_one_owner_until_its_lease_runs_out(url: str) -> None:
    async with joined(url, "one") as one, joined(url, "two") as two:
        assert await one.take([SLOT]) == (TakenSlot(SLOT, 1, None),)
        assert await two.take([SLOT]) == ()
        assert await two.other_owners([SLOT]) == ("one",)
        assert await one.renew() == {SLOT: 1}
        async with fenced(url, HeldSlots()) as database:
            await run_out(database)
        assert await two.take([SLOT]) == (TakenSlot(SLOT, 2, None),)
        assert await one.renew() == {}
        assert await one.other_owners([SLOT]) == ("two",)


async def test_two_processes_that_take_at_once_share_no_slot(url: str) -> None:
    async with joined(url, "one") as one, joined(url, "two") as two:
        taken = await asyncio.gather(one.take(OTHERS), two.take(OTHERS))
        slots = [each.slot for some in taken for each in some]
        assert sorted(slots) == list(OTHERS)


async def test_a_slot_handed_over_tells_what_was_dealt_with(url: str) -> None:
    async with joined(url, "one") as one, joined(url, "two") as two, joined(url, "three") as three:
        await one.take([SLOT])
        await one.release({SLOT: 17})
        assert await one.other_owners([SLOT]) == ()
        assert await two.take([SLOT]) == (TakenSlot(SLOT, 2, 17),)
        async with fenced(url, HeldSlots()) as database:
            await run_out(database)
        assert await three.take([SLOT]) == (TakenSlot(SLOT, 3, None),), (
            "the second handed nothing over"
        )


async def test_nobody_hands_over_what_they_do_not_own(url: str) -> None:
    async with joined(url, "one") as one, joined(url, "two") as two:
        await one.take([SLOT])
        await two.release({SLOT: 17})
        assert await two.take([SLOT]) == ()
        assert await one.renew() == {SLOT: 1}


async def test_a_former_owner_can_write_nothing_for_a_server(url: str) -> None:
    async with joined(url, "one") as one, joined(url, "two") as two:
        stale = held_by(await one.take([SLOT]))
        async with fenced(url, stale) as former:
            store = SqlEventStore(former)
            number = await store.open(GUILD, 1, NOON, entries(1))
            await run_out(former)
            await store.append(number, 1, entries(1), guild=GUILD)
            held = held_by(await two.take([SLOT]))
            async with fenced(url, held) as present:
                before = REGISTRY.get_sample_value("contree_fenced_total") or 0.0
                with pytest.raises(Fenced):
                    await store.append(number, 2, entries(1), guild=GUILD)
                with pytest.raises(Fenced):
                    await store.open(GUILD, 2, NOON, entries(1))
                with pytest.raises(Fenced):
                    await store.abandon(number, NOON, guild=GUILD)
                assert REGISTRY.get_sample_value("contree_fenced_total") == before + 3
                await SqlEventStore(present).append(number, 2, entries(1), guild=GUILD)
                assert len(await entries_at(store, number)) == 3


async def test_a_former_owner_archives_nothing(url: str) -> None:
    async with fenced(url, held_by((TakenSlot(SLOT, 1, None),))) as database:
        await database.write(lambda c: c.execute(insert(slots), _row_of(SLOT, epoch=1)))
        store = SqlEventStore(database)
        number = await store.open(GUILD, 1, NOON, entries(3))
        await store.close(number, 3, (), NOON, guild=GUILD)
        archive = partial(archive_closed, database, NOON + timedelta(days=1), _rest)
        await database.write(lambda c: c.execute(update(slots).values(epoch=2)))
        with pytest.raises(Fenced):
            await archive()
        assert await count(database, archived_events) == 0
        await database.write(lambda c: c.execute(update(slots).values(epoch=1)))
        assert await archive() == 1


async def test_a_former_owner_forgets_no_deals(url: str) -> None:
    slot = slot_of(EVERYWHERE)
    async with fenced(url, held_by((TakenSlot(slot, 1, None),))) as database:
        await database.write(lambda c: c.execute(insert(slots), _row_of(slot, epoch=2)))
        await database.write(lambda c: share(c, "contree N", NOON))
        forget = partial(forget_unopened, database, NOON + timedelta(days=1), None, _rest)
        with pytest.raises(Fenced):
            await forget()
        assert await count(database, shared_deals) == 1
        await database.write(lambda c: c.execute(update(slots).values(epoch=1)))
        assert await forget() == 1


async def _rest() -> None:
    """Go on at once."""


async def test_settings_of_servers_are_written_side_by_side_and_of_one_in_turn(url: str) -> None:
    async with fenced(url, held_by((TakenSlot(SLOT, 1, None),))) as database:
        await database.write(lambda c: c.execute(insert(slots), _row_of(SLOT, epoch=1)))
        loop, begun, may_end = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

        def hold(connection: Connection) -> None:
            loop.call_soon(begun.set)
            while not may_end.is_set():
                connection.exec_driver_sql("SELECT pg_sleep(0.01)")

        slow = asyncio.create_task(database.write_for(GUILD, hold))
        await begun.wait()
        # Another server of the same slot, so that one lease is enough.
        await database.write_for(GUILD + (SLOTS << 22), lambda _: None)
        behind = asyncio.create_task(database.write_for(GUILD, lambda _: None))
        waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        while not await database.read(lambda c: c.exec_driver_sql(waits).scalar()):
            pass
        assert not behind.done()
        may_end.set()
        await asyncio.gather(slow, behind)


async def test_settings_of_a_server_are_fenced(url: str) -> None:
    async with fenced(url, held_by((TakenSlot(SLOT, 1, None),))) as database:
        await database.write(lambda c: c.execute(insert(slots), _row_of(SLOT, epoch=2)))
        with pytest.raises(Fenced):
            await database.write_for(GUILD, lambda _: None)


def _row_of(slot: int, epoch: int) -> dict[str, object]:
    return {"slot": slot, "owner": "one", "epoch": epoch, "until": NOON, "version": "1"}


async def test_a_process_without_a_lease_is_refused_before_it_asks_the_database(url: str) -> None:
    async with fenced(url, HeldSlots()) as database:
        with pytest.raises(Fenced):
            await SqlEventStore(database).open(GUILD, 1, NOON, entries(1))


async def test_a_slot_is_taken_once_the_writes_of_its_former_owner_have_ended(url: str) -> None:
    async with joined(url, "one") as one, joined(url, "two") as two:
        held = held_by(await one.take([SLOT]))
        async with fenced(url, held) as former, fenced(url, HeldSlots()) as other:
            await run_out(other)
            writing, may_end = asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def hold(connection: Connection) -> None:
                loop.call_soon(writing.set)
                while not may_end.is_set():
                    connection.exec_driver_sql("SELECT pg_sleep(0.01)")

            slow = asyncio.create_task(former.write(hold, exclusive=False, guild=GUILD))
            await writing.wait()
            taking = asyncio.create_task(two.take([SLOT]))
            waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while not await other.read(lambda c: c.exec_driver_sql(waits).scalar()):
                pass
            assert not taking.done()
            may_end.set()
            await slow
            assert await taking == (TakenSlot(SLOT, 2, None),)


async def test_turns_to_identify_come_one_after_the_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "IDENTIFY_SECONDS", 3600.0)
    async with joined(url, "two") as two:
        async with joined(url, "one") as one:
            await one.turn_to_identify(0)
            await two.turn_to_identify(1)
            waiting = asyncio.create_task(two.turn_to_identify(0))
            asked = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_try_advisory%'"
            async with fenced(url, HeldSlots()) as other:
                while not await other.read(lambda c: c.exec_driver_sql(asked).scalar()):
                    pass
            assert not waiting.done()
        await waiting


async def test_the_turn_to_identify_ends_by_itself(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "IDENTIFY_SECONDS", 0.0)
    async with joined(url, "one") as one, joined(url, "two") as two:
        await one.turn_to_identify(0)
        await two.turn_to_identify(0)


async def test_a_lease_lapses_by_the_clock_that_counts_sleep() -> None:
    held = HeldSlots()
    assert not held.has_lapsed, "nothing is held"
    now = seconds_awake_or_asleep()
    held.renewed({SLOT: 1}, now + 60)
    assert held.holds(GUILD)
    assert held.epoch_of(GUILD) == 1
    held.renewed({SLOT: 1}, now - 1)
    assert held.has_lapsed
    assert not held.holds(GUILD)
    assert held.epoch_of(GUILD) == 1, "the database tells whether somebody else owns it"
    held.gave_up()
    assert not held.has_lapsed
    with pytest.raises(Fenced):
        held.epoch_of(GUILD)


async def test_requests_of_all_processes_come_at_even_intervals(url: str) -> None:
    async with joined(url, "one") as one, joined(url, "two") as two:
        assert await one.next_request(60) == pytest.approx(0, abs=1)
        assert await two.next_request(60) == pytest.approx(60, abs=30)
        assert await one.next_request(60) == pytest.approx(120, abs=30)
        async with fenced(url, HeldSlots()) as database:
            past = "UPDATE request_turns SET next_at = clock_timestamp() - interval '1 hour'"
            await database.write(lambda c: c.execute(text(past)))
        assert await two.next_request(60) == pytest.approx(0, abs=1), "what is unused is gone"
        assert await one.next_request(60) == pytest.approx(60, abs=30)


async def test_processes_hear_whose_preferences_change_and_who_is_erased(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_QUIET", 0.1)
    news: asyncio.Queue[str | None] = asyncio.Queue()
    async with joined(url, "one") as one, fenced(url, HeldSlots()) as other:
        listening = asyncio.create_task(one.listen(PEOPLE, news.put))
        assert await news.get() is None
        await other.write(
            lambda c: change_player_preferences(c, 7, lambda now: replace(now, hand_order="suits"))
        )
        assert await news.get() == "changed 7"
        await other.write(lambda c: erase(c, 7))
        assert await news.get() == "erased 7"
        backends = (  # the one that listens; while nothing is told, it asks for 1
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
        )
        await other.write(lambda c: c.execute(text(backends)))
        with pytest.raises(StorageUnavailable):
            await listening
