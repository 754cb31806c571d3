"""How often something may be done in a minute."""

import pytest

from bot import rates
from bot.floods import PRESSES, Asked, Floods
from bot.rates import MINUTE, Rate
from tests.bot.tables.passing_time import PassingClock

SOMEBODY, OTHER, HERE, THERE = 1, 2, 10, 20
SECOND = 1.0


async def test_so_many_in_any_minute_and_not_one_more() -> None:
    clock = PassingClock()
    rate = Rate(2, clock)
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


async def test_those_who_did_nothing_lately_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MANY", 5)
    clock = PassingClock()
    rate = Rate(1, clock)
    for key in range(5):
        rate.note(key)
    await clock.passes(MINUTE)
    for key in range(100, 102):
        rate.note(key)
    assert sorted(rate._times) == [100, 101]


def test_a_person_and_a_server_are_counted_apart() -> None:
    floods = Floods(1, 2, PassingClock())
    floods.note(Asked.COMMAND, SOMEBODY, HERE)
    assert floods.of_person(Asked.COMMAND, SOMEBODY) == MINUTE
    assert floods.of_server(Asked.COMMAND, HERE) == 0
    floods.note(Asked.COMMAND, OTHER, HERE)
    assert floods.of_server(Asked.COMMAND, HERE) == MINUTE
    assert floods.of_server(Asked.COMMAND, THERE) == 0


def test_presses_that_set_up_a_table_are_counted_apart_and_come_in_rows() -> None:
    floods = Floods(1, 1, PassingClock())
    floods.note(Asked.COMMAND, SOMEBODY, HERE)
    for _ in range(PRESSES):
        assert floods.of_person(Asked.PRESS, SOMEBODY) == 0
        floods.note(Asked.PRESS, SOMEBODY, HERE)
    assert floods.of_person(Asked.PRESS, SOMEBODY) > 0


async def test_setting_the_time_of_day_changes_no_wait() -> None:
    clock = PassingClock()
    rate = Rate(1, clock)
    rate.note(SOMEBODY)
    for jump in (-3600, 7200):
        clock.set_by(jump)
        assert (rate.wait(SOMEBODY), rate.left(SOMEBODY)) == (MINUTE, 0)
    await clock.passes(MINUTE)
    assert (rate.wait(SOMEBODY), rate.left(SOMEBODY)) == (0, 1)
