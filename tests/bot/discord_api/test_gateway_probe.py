"""Whether the gateway is alive, and how soon its silence is noticed."""

import asyncio
import threading
from dataclasses import dataclass

import pytest

from bot.discord_api import gateway_probe
from bot.discord_api.gateway_probe import FRESH_SECONDS, LOOKS, GatewayProbe, Watchdog

PATIENCE = 300.0
SECONDS = 10.0


@dataclass
class Now:
    """A clock that stands still."""

    seconds: float = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.mark.parametrize(("since", "over"), [(0.0, False), (PATIENCE, False), (PATIENCE + 1, True)])
def test_the_guard_gives_up_after_the_allowed_silence(since: float, over: bool) -> None:
    now = Now()
    dog = Watchdog(PATIENCE, now)
    dog.note_frame()
    now.seconds += since
    assert dog.silence == since
    assert dog.out_of_patience is over


def test_any_event_restarts_the_silence() -> None:
    now = Now()
    dog = Watchdog(PATIENCE, now)
    dog.note_frame()
    now.seconds += PATIENCE + 1
    dog.note_frame()
    assert not dog.out_of_patience


def test_before_it_starts_the_guard_expects_nothing() -> None:
    now = Now()
    dog = Watchdog(PATIENCE, now)
    now.seconds += PATIENCE + 1
    assert not dog.out_of_patience
    with dog.guarding(pytest.fail):
        assert dog.silence == 0.0


def test_without_a_time_limit_the_guard_never_gives_up() -> None:
    now = Now()
    dog = Watchdog(0, now)
    threads = threading.active_count()
    with dog.guarding(pytest.fail):
        now.seconds += 10 * PATIENCE
        assert not dog.out_of_patience
        assert threading.active_count() == threads


def test_the_guard_gives_up_once() -> None:
    now, barked = Now(), threading.Event()
    note_frame = []

    def bark() -> None:
        note_frame.append(dog.silence)
        barked.set()

    dog = Watchdog(0.01 * LOOKS, now)
    with dog.guarding(bark):
        now.seconds += 1.0
        assert barked.wait(SECONDS)
    assert note_frame == [1.0]


class Gateway:
    """A gateway that answers, or does not."""

    def __init__(self, *, answers: bool, error: Exception | None = None) -> None:
        self.seconds = 0.0
        self.asked = 0
        self._answers = answers
        self._error = error
        self.probe = GatewayProbe(Watchdog(300, lambda: self.seconds), self._ask)
        self.probe.note_frame()

    async def _ask(self) -> None:
        self.asked += 1
        if self._error:
            raise self._error
        if self._answers:
            asyncio.get_running_loop().call_soon(self.probe.note_frame)


@pytest.mark.parametrize("answers", [True, False])
async def test_a_recently_active_gateway_is_not_probed(*, answers: bool) -> None:
    gateway = Gateway(answers=answers)
    gateway.seconds += FRESH_SECONDS
    assert await gateway.probe.is_there()
    assert gateway.asked == 0


@pytest.mark.parametrize("answers", [True, False])
async def test_a_silent_gateway_that_answers_is_alive(
    monkeypatch: pytest.MonkeyPatch, *, answers: bool
) -> None:
    monkeypatch.setattr(gateway_probe, "ANSWER_SECONDS", 0.05)
    gateway = Gateway(answers=answers)
    gateway.seconds += FRESH_SECONDS + 1
    assert await gateway.probe.is_there() is answers
    assert gateway.asked == 1


async def test_a_missing_connection_is_not_alive() -> None:
    gateway = Gateway(answers=True, error=ConnectionResetError())
    gateway.seconds += FRESH_SECONDS + 1
    assert not await gateway.probe.is_there()
