"""Rate limits: of each person and server, and of all tables together at Discord."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from heapq import heappop, heappush
from itertools import islice
from random import Random

import pytest

from bot.discord_api import rate_limits
from bot.discord_api.rate_limits import (
    MINUTE,
    MOST,
    PRESSES,
    SECOND,
    Allowance,
    KeyedLimit,
    Limited,
    RequestLimits,
)
from tests.bot.tables.passing_time import PassingClock

SOMEBODY, OTHER, HERE, THERE = 1, 2, 10, 20


async def test_the_limit_holds_in_every_minute() -> None:
    clock = PassingClock()
    rate = KeyedLimit(2, clock)
    rate.note(SOMEBODY)
    await clock.passes(20)
    rate.note(SOMEBODY)
    assert rate.left(SOMEBODY) == 0
    assert rate.wait(SOMEBODY) == 40
    assert rate.wait(OTHER) == 0
    await clock.passes(39)
    assert rate.wait(SOMEBODY) == 1
    await clock.passes(SECOND)
    assert (rate.wait(SOMEBODY), rate.left(SOMEBODY)) == (0, 1)
    rate.note(SOMEBODY)
    assert rate.wait(SOMEBODY) == 20


async def test_idle_callers_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MANY", 5)
    clock = PassingClock()
    rate = KeyedLimit(1, clock)
    for key in range(5):
        rate.note(key)
    await clock.passes(MINUTE)
    for key in range(100, 102):
        rate.note(key)
    assert sorted(rate._times, key=str) == [100, 101]


def test_persons_and_servers_are_counted_separately() -> None:
    request_limits = RequestLimits(1, 2, PassingClock())
    request_limits.note(Limited.COMMAND, SOMEBODY, HERE)
    assert request_limits.of_person(Limited.COMMAND, SOMEBODY) == MINUTE
    assert request_limits.of_server(Limited.COMMAND, HERE) == 0
    request_limits.note(Limited.COMMAND, OTHER, HERE)
    assert request_limits.of_server(Limited.COMMAND, HERE) == MINUTE
    assert request_limits.of_server(Limited.COMMAND, THERE) == 0


def test_table_setup_presses_are_counted_separately() -> None:
    request_limits = RequestLimits(1, 1, PassingClock())
    request_limits.note(Limited.COMMAND, SOMEBODY, HERE)
    for _ in range(PRESSES):
        assert request_limits.of_person(Limited.PRESS, SOMEBODY) == 0
        request_limits.note(Limited.PRESS, SOMEBODY, HERE)
    assert request_limits.of_person(Limited.PRESS, SOMEBODY) > 0


async def test_changing_the_system_time_changes_no_wait() -> None:
    clock = PassingClock()
    rate = KeyedLimit(1, clock)
    rate.note(SOMEBODY)
    for jump in (-3600, 7200):
        clock.set_by(jump)
        assert (rate.wait(SOMEBODY), rate.left(SOMEBODY)) == (MINUTE, 0)
    await clock.passes(MINUTE)
    assert (rate.wait(SOMEBODY), rate.left(SOMEBODY)) == (0, 1)


class LeapingClock:
    """A clock on which whoever sleeps wakes at once, and so much later."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> datetime:
        """Nobody asks."""
        raise NotImplementedError

    def monotonic(self) -> float:
        """Seconds since the beginning."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """So much passes, and others come meanwhile."""
        await asyncio.sleep(0)
        self._now += seconds


async def drawn(allowance: Allowance, requests: int = 1, *, first: bool = False) -> None:
    """Take a turn and ask for something in it."""
    async with allowance.turn(first=first):
        for _ in range(requests):
            await allowance.spend()


async def test_the_limit_per_second_is_never_exceeded() -> None:
    clock = LeapingClock()
    allowance = Allowance(clock, 3, SECOND)
    at = []
    for number in range(10):
        # A turn, and what needs none: both count once.
        await (allowance.spend() if number % 2 else drawn(allowance))
        at.append(clock.monotonic())
    assert at[2] == at[0], "as long as there is room nobody waits"
    later = islice(at, 3, None)
    assert all(b - a >= SECOND for a, b in zip(at, later, strict=False))
    assert at[-1] - at[0] == pytest.approx(3)


async def test_the_longest_waiting_request_goes_first_and_pictures_last() -> None:
    allowance = Allowance(LeapingClock(), 1, SECOND)
    came: list[str] = []

    async def wait(name: str, *, first: bool) -> None:
        await drawn(allowance, first=first)
        came.append(name)

    async def spend(name: str) -> None:
        await allowance.spend()
        came.append(name)

    pictures = [wait(f"picture {number}", first=False) for number in range(4)]
    await asyncio.gather(*pictures, wait("new deal", first=True), spend("call"))
    assert came[0] == "picture 0"
    assert [each for each in came if "picture" in each] == [f"picture {n}" for n in range(4)]
    assert came.index("picture 2") > came.index("call") > came.index("new deal")


async def test_only_the_first_request_of_a_turn_is_free() -> None:
    clock = LeapingClock()
    allowance = Allowance(clock, 1, SECOND)
    began = clock.monotonic()
    await drawn(allowance, requests=3)
    assert clock.monotonic() - began == pytest.approx(2)


async def test_a_turn_is_free_until_it_is_used() -> None:
    clock = LeapingClock()
    allowance = Allowance(clock, 1, SECOND)
    began = clock.monotonic()
    async with allowance.turn():
        waiting = asyncio.create_task(drawn(allowance))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not waiting.done()  # nothing was sent yet, but it will be
    await waiting  # nothing was sent at all
    assert clock.monotonic() == began


async def test_capacity_returns_after_a_rest() -> None:
    clock = LeapingClock()
    allowance = Allowance(clock, 2, SECOND)
    for _ in range(2):
        await allowance.spend()
    await clock.sleep(5)
    began = clock.monotonic()
    for _ in range(2):
        await allowance.spend()
    assert clock.monotonic() == began


class AnsweringClock(LeapingClock):
    """A clock on which requests arrive and are answered meanwhile, however late."""

    def __init__(self) -> None:
        super().__init__()
        self.arrived: list[float] = []
        self._under_way: list[tuple[float, float]] = []
        self._hear: Callable[[], None] | None = None

    def send(self, late: float, answer: float, hear: Callable[[], None]) -> None:
        """A request is sent, which arrives so late and is answered so much later."""
        arrives = self._now + late
        heappush(self._under_way, (arrives + answer, arrives))
        self._hear = hear

    def pass_until(self, moment: float | None = None) -> None:
        """Let answers come until then, or the next one."""
        while self._under_way and (moment is None or self._under_way[0][0] <= moment):
            self._now, arrived = heappop(self._under_way)
            self.arrived.append(arrived)
            assert self._hear is not None
            self._hear()
            if moment is None:
                return
        if moment is not None:
            self._now = moment

    async def sleep(self, seconds: float) -> None:
        """So much passes, with the answers that come in it."""
        await asyncio.sleep(0)
        self.pass_until(self._now + seconds)


@pytest.mark.parametrize("latest", [0.0, 0.2, 1.5])
async def test_no_more_than_discord_bears_arrive_in_a_second_however_late(latest: float) -> None:
    clock, rng = AnsweringClock(), Random(1)
    allowance = Allowance(clock)
    began = clock.monotonic()
    for _ in range(300):
        sending = asyncio.create_task(allowance.spend())
        while True:
            await asyncio.wait((sending,), timeout=0)
            if sending.done():
                break
            clock.pass_until()  # it waits for an answer
        late, answer = (rng.uniform(0, each) for each in (latest, 0.1))
        clock.send(late, answer, allowance.answered)
    took = clock.monotonic() - began
    while len(clock.arrived) < 300:
        clock.pass_until()
    arrived = sorted(clock.arrived)
    assert max(sum(at <= each < at + SECOND for each in arrived) for at in arrived) <= MOST < 50
    assert 40 / (1 + latest) < 300 / took < 47, "what is late costs no more than it is late"


async def test_every_request_waits_for_its_turn_among_processes_once() -> None:
    asked, may_go = asyncio.Semaphore(0), asyncio.Event()

    async def among_processes() -> None:
        asked.release()
        await may_go.wait()

    allowance = Allowance(PassingClock(), at_once=1, among_processes=among_processes)
    waiting = asyncio.create_task(allowance.spend())
    await asked.acquire()
    assert not waiting.done()
    waiting.cancel()
    await asyncio.wait((waiting,))
    may_go.set()
    async with allowance.turn():  # what was given up has left its place
        await allowance.spend()
    await asked.acquire()
    assert asked.locked(), "the second asked once"
