"""A clock runs on when a player cannot be pinged or the ping not be deleted."""

from collections.abc import Callable

import pytest

from bot.tables.events import TurnLapsed
from tests.cogs.evening import Evening
from tests.cogs.faults.table import OLD_TABLE, POST
from tests.cogs.playing import NAMES, at_table
from tests.rig.seams import break_connection
from tests.rig.slow import slow_except

CLOCK = 60
FAULTS = [(429, 0), (500, 0), (403, 50013), (404, 10003), (404, 10008)]


@pytest.mark.parametrize("route", [POST, OLD_TABLE], ids=["posting", "removing"])
@pytest.mark.parametrize("fault", slow_except(FAULTS, FAULTS[1:3]))
async def test_a_refused_notification_blocks_no_one(
    timed: Evening, route: tuple[str, str], fault: tuple[int, int]
) -> None:
    status, code = fault

    def strike() -> None:
        timed.cafe.env.inject_error(*route, status=status, code=code, times=None)

    await nobody_is_held_up(timed, route, strike)


@pytest.mark.parametrize("route", [POST, OLD_TABLE], ids=["posting", "removing"])
async def test_a_broken_connection_during_a_notification_blocks_no_one(
    timed: Evening, route: tuple[str, str]
) -> None:
    await nobody_is_held_up(timed, route, lambda: break_connection(timed.cafe.env, *route))


async def nobody_is_held_up(
    timed: Evening, route: tuple[str, str], strike: Callable[[], None]
) -> None:
    """Strike once somebody is waited for: their time passes, and play goes on."""
    async with at_table(timed) as game:
        await game.press(game.turn, "pass")  # the new message of the deal has called them
        seat, posted = game.seat(game.turn), len(timed.cafe.posted())
        strike()
        await timed.cafe.env.advance_time(CLOCK / 2 + 1)
        assert len(timed.cafe.posted()) == posted + (route is not POST)
        await timed.cafe.env.advance_time(CLOCK / 2)
        assert TurnLapsed(seat) in await timed.log()
        timed.cafe.env.backend.faults.clear()
        for _ in range(len(NAMES)):
            await game.turn.slash("contree hand")
            await game.step()
        assert timed.table() == await timed.kept()
