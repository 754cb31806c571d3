"""Which interactions a process takes, as leases come and go, over a store made up for the tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import cast

import pytest
from prometheus_client import REGISTRY

from bot import cluster as module
from bot.cluster import Cluster
from bot.storage.database.cluster import ClusterStore, TakenSlot
from bot.storage.database.fence import HeldSlots, slot_of
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.preferences import PEOPLE
from bot.tables.tasks import Tasks
from tests.rig.patience import PATIENCE

GUILD, OTHER = 5 << 22, 6 << 22
SLOT, OTHER_SLOT = slot_of(GUILD), slot_of(OTHER)


class FakeStore:
    """Slots in memory: a slot is free where the test says so."""

    def __init__(self) -> None:
        self.free: dict[int, int | None] = {}
        self.owned: dict[int, int] = {}
        self.released: Mapping[int, int] = {}
        self.owners: tuple[str, ...] = ()
        self.is_away = False
        self.wait = 0.0
        self.looked = asyncio.Event()
        self.heard: Callable[[str | None], Awaitable[None]] | None = None

    async def take(self, slots: Iterable[int]) -> tuple[TakenSlot, ...]:
        self.looked.set()
        self._reach()
        taken = tuple(
            TakenSlot(slot, 7, self.free.pop(slot)) for slot in slots if slot in self.free
        )
        self.owned |= {each.slot: each.epoch for each in taken}
        return taken

    async def renew(self) -> Mapping[int, int]:
        self._reach()
        return dict(self.owned)

    async def release(self, accepted: Mapping[int, int]) -> None:
        self._reach()
        self.released = accepted

    async def other_owners(self, slots: Iterable[int]) -> tuple[str, ...]:
        return self.owners

    async def next_request(self, gap: float) -> float:
        self._reach()
        return self.wait

    async def listen(self, channel: str, hear: Callable[[str | None], Awaitable[None]]) -> None:
        assert channel == PEOPLE
        self._reach()
        self.heard = hear
        await hear(None)
        await until(lambda: self.is_away)
        self._reach()

    async def close(self) -> None: ...

    def _reach(self) -> None:
        if self.is_away:
            raise StorageUnavailable(Cause.UNREACHABLE)


class Tables:
    """Servers with open tables; restoring one can be held up."""

    def __init__(self) -> None:
        self.of: set[int] = set()
        self.restored: list[int] = []
        self.followed: list[set[int]] = []
        self.may_restore = asyncio.Event()
        self.may_restore.set()
        self.told = 0

    async def servers(self) -> Iterable[int]:
        return self.of

    async def follow(self, wanted: Callable[[int], bool]) -> None:
        self.wanted = wanted
        self.followed.append({guild for guild in self.of if wanted(guild)})

    async def restore(self, guild: int) -> None:
        await self.may_restore.wait()
        self.restored.append(guild)

    def taken(self) -> None:
        self.told += 1


class Scene:
    """One process that wants two slots."""

    def __init__(self) -> None:
        self.store, self.tables, self.tasks = FakeStore(), Tables(), Tasks()
        store = cast("ClusterStore", self.store)
        self.cluster = Cluster(store, HeldSlots(), frozenset({SLOT, OTHER_SLOT}))
        self.passed: list[int] = []

    def serve(self) -> None:
        self.cluster.serve(self.tables, self.tasks)

    async def hold(self, *slots: int, accepted: int | None = None) -> None:
        """Let these slots be free, and wait until they are held."""
        self.store.free |= dict.fromkeys(slots, accepted)
        await until(lambda: set(slots) <= self.cluster.held.epochs.keys())

    def press(self, number: int, guild: int = GUILD) -> None:
        self.cluster.receive(
            {"id": str(number), "guild_id": str(guild)},
            lambda interaction: self.passed.append(int(interaction["id"])),
        )

    async def until_passed(self, *numbers: int) -> None:
        await until(lambda: self.passed == list(numbers))

    async def looked_again(self) -> None:
        for _ in range(2):
            self.store.looked.clear()
            await self.store.looked.wait()


async def until(holds: Callable[[], bool]) -> None:
    """Let others go on until this holds."""
    while True:
        if holds():
            return
        await asyncio.sleep(0)


@pytest.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(module, "RENEW_SECONDS", 0.0)
    monkeypatch.setattr(module, "HOLD_SECONDS", PATIENCE)
    scene = Scene()
    async with asyncio.timeout(PATIENCE):
        yield scene
    await scene.tasks.close()


async def test_interactions_of_a_server_that_is_served_pass_at_once(scene: Scene) -> None:
    scene.serve()
    await scene.hold(SLOT)
    scene.press(1)
    scene.press(2)
    assert scene.passed == [1, 2]
    assert scene.tables.told == 1


async def test_nothing_passes_before_slots_are_wanted_or_of_slots_that_are_not(
    scene: Scene,
) -> None:
    scene.press(1)
    scene.serve()
    await scene.hold(SLOT, OTHER_SLOT)
    scene.press(2, guild=7 << 22)
    await asyncio.sleep(0)
    assert scene.passed == []


async def test_an_interaction_waits_while_its_server_is_handed_over(scene: Scene) -> None:
    scene.serve()
    scene.press(10)
    scene.press(11)
    await scene.looked_again()
    assert scene.passed == []
    await scene.hold(SLOT, accepted=10)
    await scene.until_passed(11)


async def test_what_came_before_a_lease_ran_out_is_not_done_twice(scene: Scene) -> None:
    scene.serve()
    scene.press(10)
    await scene.hold(SLOT)
    scene.press(11)
    assert scene.passed == [11]
    await scene.looked_again()
    assert scene.passed == [11]


async def test_an_interaction_is_dropped_that_nobody_hands_over_in_time(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HOLD_SECONDS", 0.0)
    scene.serve()
    scene.press(10)
    await scene.looked_again()
    await scene.hold(SLOT, accepted=1)
    await scene.looked_again()
    assert scene.passed == []


async def test_tables_are_restored_before_a_press_which_waits_for_no_other_server(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    long, restore = asyncio.Event(), scene.tables.restore

    async def restored(guild: int) -> None:
        if guild == GUILD:
            await long.wait()
        await restore(guild)

    monkeypatch.setattr(scene.tables, "restore", restored)
    third = OTHER + (1024 << 22)
    scene.tables.of = {GUILD, OTHER, third, 9 << 22}
    scene.tables.may_restore.clear()
    scene.serve()
    await scene.hold(SLOT, OTHER_SLOT)
    await until(scene.cluster._restoring[GUILD].locked)
    scene.press(1)
    scene.press(2, guild=third)
    await until(scene.cluster._restoring[third].locked)
    assert scene.passed == []
    scene.tables.may_restore.set()
    await scene.until_passed(2)
    assert scene.tables.restored == [third], "the rest waits for its turn"
    long.set()
    await until(lambda: len(scene.tables.restored) == 3)
    assert scene.tables.restored == [third, GUILD, OTHER]
    await scene.until_passed(2, 1)


async def test_tables_are_followed_that_others_play(scene: Scene) -> None:
    scene.tables.of = {GUILD, OTHER, 9 << 22}
    scene.serve()
    await until(lambda: scene.tables.followed[-1:] == [{GUILD, OTHER}])
    await scene.hold(SLOT)
    await until(lambda: scene.tables.followed[-1] == {OTHER})
    wanted = scene.tables.wanted
    await scene.hold(OTHER_SLOT)
    assert wanted(OTHER), "what is taken over meanwhile is not forgotten"
    await until(lambda: scene.tables.followed[-1] == set())
    scene.tables.followed.clear()
    for _ in range(9):
        await asyncio.sleep(0)
    assert scene.tables.followed == [], "no table is left to follow"


async def test_servers_are_handed_over_with_what_was_accepted(scene: Scene) -> None:
    scene.serve()
    await scene.hold(SLOT, OTHER_SLOT)
    scene.press(3)
    scene.press(2)
    scene.cluster.drain()
    scene.press(4)
    await scene.cluster.hand_over()
    assert scene.passed == [3, 2]
    assert scene.store.released == {SLOT: 3, OTHER_SLOT: 0}
    assert scene.cluster.may_ask_discord, "what was accepted may still be answered"
    assert not scene.cluster.held.holds(GUILD)


async def test_a_process_that_another_has_replaced_asks_nothing_any_more(scene: Scene) -> None:
    scene.serve()
    await scene.hold(SLOT)
    del scene.store.owned[SLOT]
    await scene.cluster.lost.wait()
    assert not scene.cluster.may_ask_discord
    await scene.cluster.hand_over()
    assert scene.store.released == {}
    assert not scene.cluster.may_ask_discord


async def test_a_lease_that_was_not_renewed_in_time_silences_until_it_is(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.serve()
    await scene.hold(SLOT)
    monkeypatch.setattr(module, "LEASE_SECONDS", -1.0)
    await until(lambda: scene.cluster.held.has_lapsed)
    scene.press(1)
    assert not scene.cluster.may_ask_discord
    assert scene.passed == []
    monkeypatch.setattr(module, "LEASE_SECONDS", 60.0)
    await until(lambda: not scene.cluster.held.has_lapsed)
    scene.press(2)
    assert scene.cluster.may_ask_discord
    assert 2 in scene.passed


async def test_a_database_that_is_away_for_a_moment_loses_nothing(scene: Scene) -> None:
    scene.serve()
    await scene.hold(SLOT)
    scene.store.is_away = True
    await scene.looked_again()
    assert not scene.cluster.lost.is_set()
    scene.press(1)
    assert scene.passed == [1]
    scene.store.is_away = False
    await scene.hold(OTHER_SLOT)


async def test_an_error_in_the_renewal_ends_the_process(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Iterable[int]) -> tuple[TakenSlot, ...]:
        raise ValueError

    monkeypatch.setattr(scene.store, "take", fail)
    scene.serve()
    await scene.cluster.lost.wait()


async def test_without_the_database_each_process_takes_its_share_of_requests(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds * module.REQUESTS_PER_SECOND, 3))

    scene.store.owners = ("two", "three")
    scene.serve()
    await scene.hold(SLOT)
    await until(lambda: scene.cluster._others == ("two", "three"))
    scene.store.wait = 0.5
    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", sleep)
        await scene.cluster.turn_to_ask()
        scene.store.is_away = True
        await scene.cluster.turn_to_ask()
    assert slept == [0.5 * module.REQUESTS_PER_SECOND, 3.0]


async def test_what_others_tell_of_people_is_heard_again_after_an_outage(scene: Scene) -> None:
    news: list[str | None] = []

    async def hear(told: str | None) -> None:
        news.append(told)

    scene.tasks.spawn(scene.cluster.follow_people(hear), "people")
    await until(lambda: news == [None])
    assert scene.store.heard is not None
    await scene.store.heard("changed 1")
    scene.store.is_away = True
    await asyncio.sleep(0)
    scene.store.is_away = False
    await until(lambda: news == [None, "changed 1", None])


async def test_a_takeover_is_timed_until_its_last_table_is_restored(scene: Scene) -> None:
    def timed() -> float:
        return REGISTRY.get_sample_value("contree_takeover_seconds_count") or 0.0

    before = timed()
    scene.tables.of = {GUILD, OTHER}
    scene.tables.may_restore.clear()
    scene.serve()
    await scene.hold(SLOT, OTHER_SLOT)
    assert timed() == before
    scene.tables.may_restore.set()
    await until(lambda: timed() == before + 1)
    assert sorted(scene.tables.restored) == [GUILD, OTHER]
