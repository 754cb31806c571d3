"""What is left out while the event loop is late, and how that ends."""

import asyncio

import pytest

from bot.monitoring import overload
from bot.monitoring.overload import CALM_SECONDS, FROM, TICK, LoadShedding, Shed


def run_late(shedding: LoadShedding, late: float, seconds: float) -> list[Shed]:
    """Let the loop be so late for so long; the levels that came, in their order."""
    levels = [shedding.level]
    for _ in range(round(seconds / TICK)):
        shedding.note(late)
        if shedding.level is not levels[-1]:
            levels.append(shedding.level)
    return levels[1:]


def test_pictures_are_left_out_first_then_hands_then_thought() -> None:
    shedding = LoadShedding()
    assert run_late(shedding, 0.3, 5) == [Shed.PICTURES, Shed.HANDS, Shed.THOUGHT]
    assert all(shedding.sheds(what) for what in Shed)


@pytest.mark.parametrize("what", FROM)
def test_a_lag_just_above_its_threshold_leaves_out_that_much(what: Shed) -> None:
    shedding = LoadShedding()
    run_late(shedding, FROM[what] * 1.1, 10)
    assert shedding.level is what


def test_one_late_pass_leaves_nothing_out() -> None:
    shedding = LoadShedding()
    shedding.note(0.2, 0.2 + TICK)
    assert shedding.level is Shed.NOTHING


def test_everything_comes_back_in_reverse_order_within_half_a_minute() -> None:
    shedding = LoadShedding()
    told: list[Shed] = []
    shedding.when_less(lambda: told.append(shedding.level))
    run_late(shedding, 2.0, 30)
    assert not told
    assert run_late(shedding, 0.0, 30) == [Shed.HANDS, Shed.PICTURES, Shed.NOTHING]
    assert told == [Shed.HANDS, Shed.PICTURES, Shed.NOTHING]


def test_a_level_lasts_until_the_lag_has_been_low_for_a_while() -> None:
    shedding = LoadShedding()
    run_late(shedding, FROM[Shed.PICTURES] * 1.1, 10)
    assert not run_late(shedding, FROM[Shed.PICTURES] * 0.8, 60)
    assert not run_late(shedding, 0.0, CALM_SECONDS / 2)


def test_what_was_reached_otherwise_lasts_as_long() -> None:
    shedding = LoadShedding()
    shedding.reach(Shed.PICTURES)
    assert not run_late(shedding, 0.0, CALM_SECONDS - 1)
    shedding.reach(Shed.PICTURES)
    assert not run_late(shedding, 0.0, CALM_SECONDS - 1)
    assert run_late(shedding, 0.0, 2) == [Shed.NOTHING]


async def test_the_lag_of_a_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([10.0, 11.5])
    monkeypatch.setattr(overload, "monotonic", lambda: next(times))
    shedding, noted = LoadShedding(), asyncio.Event()
    lags: list[tuple[float, float]] = []

    def note(late: float, seconds: float) -> None:
        lags.append((late, seconds))
        noted.set()
        raise asyncio.CancelledError

    monkeypatch.setattr(shedding, "note", note)
    measuring = asyncio.create_task(shedding.measure())
    await noted.wait()
    await asyncio.gather(measuring, return_exceptions=True)
    assert lags == [(pytest.approx(1.5 - TICK), 1.5)]
