"""How old an interaction is, although two clocks differ."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.discord_api.interaction_ages import PERIOD, START_SECONDS, InteractionAges

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class OwnClock:
    """A monotonic clock that has nothing to do with the time of day."""

    def __init__(self) -> None:
        self.seconds = 500.0

    def now(self) -> datetime:
        """The present moment."""
        return NOON

    def monotonic(self) -> float:
        """Seconds."""
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        """Let the time pass."""
        self.seconds += seconds


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def test_the_first_interaction_is_new_whatever_the_clocks_say() -> None:
    ages = InteractionAges(OwnClock())
    assert ages.of(NOON) == 0


def test_an_interaction_is_as_old_as_it_has_waited() -> None:
    clock = OwnClock()
    ages = InteractionAges(clock)
    ages.of(NOON)
    clock.seconds += 10
    assert ages.of(after(10)) == pytest.approx(0)
    assert ages.of(after(7.5)) == pytest.approx(2.5)
    assert not ages.is_too_old(after(8))
    assert ages.is_too_old(after(10 - START_SECONDS - 0.1))


def test_the_first_one_may_have_waited_itself() -> None:
    clock = OwnClock()
    ages = InteractionAges(clock)
    ages.of(after(-2))
    assert ages.of(NOON) == pytest.approx(0)
    assert ages.of(after(-2)) == pytest.approx(2)


def test_clocks_that_drift_apart_make_nothing_old() -> None:
    clock = OwnClock()
    ages = InteractionAges(clock)
    ages.of(NOON)
    for period in range(1, 20):
        clock.seconds = 500 + period * (PERIOD + 1)
        assert ages.of(after(period * PERIOD)) < START_SECONDS


def test_after_a_long_silence_nothing_is_old() -> None:
    clock = OwnClock()
    ages = InteractionAges(clock)
    ages.of(NOON)
    clock.seconds += 24 * 3600
    assert ages.of(after(24 * 3600 - 5)) == 0
