"""The watch on the gateway, by a clock that the test moves."""

import threading
from dataclasses import dataclass

import pytest

from bot.watchdog import LOOKS, Watchdog

PATIENCE = 300.0
SECONDS = 10.0


@dataclass
class Now:
    """A clock that stands still."""

    seconds: float = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.mark.parametrize(("since", "over"), [(0.0, False), (PATIENCE, False), (PATIENCE + 1, True)])
def test_its_patience_ends_after_so_much_silence(since: float, over: bool) -> None:
    now = Now()
    dog = Watchdog(PATIENCE, now)
    dog.heard()
    now.seconds += since
    assert dog.silence == since
    assert dog.out_of_patience is over


def test_whatever_is_heard_begins_it_anew() -> None:
    now = Now()
    dog = Watchdog(PATIENCE, now)
    dog.heard()
    now.seconds += PATIENCE + 1
    dog.heard()
    assert not dog.out_of_patience


def test_nothing_is_expected_before_it_guards() -> None:
    now = Now()
    dog = Watchdog(PATIENCE, now)
    now.seconds += PATIENCE + 1
    assert not dog.out_of_patience
    with dog.guarding(pytest.fail):
        assert dog.silence == 0.0


def test_without_an_age_it_never_barks() -> None:
    now = Now()
    dog = Watchdog(0, now)
    threads = threading.active_count()
    with dog.guarding(pytest.fail):
        now.seconds += 10 * PATIENCE
        assert not dog.out_of_patience
        assert threading.active_count() == threads


def test_it_barks_once_though_nothing_else_moves() -> None:
    now, barked = Now(), threading.Event()
    heard = []

    def bark() -> None:
        heard.append(dog.silence)
        barked.set()

    dog = Watchdog(0.01 * LOOKS, now)
    with dog.guarding(bark):
        now.seconds += 1.0
        assert barked.wait(SECONDS)
    assert heard == [1.0]
