"""The next deal need not wait for everybody, where the host has chosen so."""

from datetime import timedelta

import pytest

from bot.tables.clock import NEXT_DEALS
from bot.tables.events import NextDealSet
from bot.tables.refusals import TableRefusal
from bot.tables.requests import Ready, SetNextDeal
from engine.events import Dealt
from engine.state import Phase
from tests.bot.tables.evening import ANNA, BRUNO, NUMBER, Evening
from tests.bot.tables.passing_time import NOON, PassingClock
from tests.bot.tables.room import Room
from tests.bot.tables.stages import alone, between_deals, lobby
from tests.bot.tables.test_clock import JUST, started, timed

SECONDS = 20


def chosen(evening: Evening, seconds: int = SECONDS) -> Evening:
    return evening.happens(NextDealSet(seconds))


@pytest.mark.parametrize("clock", [0, 120])
async def test_the_next_deal_starts_after_the_chosen_seconds(clock: int) -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(chosen(between_deals()), clock))
        assert session.deadline == NOON + timedelta(seconds=SECONDS)
        await time.passes(SECONDS - JUST)
        assert session.table.between_deals
        await time.passes(JUST)
        assert isinstance(room.log.logs[NUMBER][-1], Dealt)
        assert session.table.lapsed == frozenset()


async def test_the_next_deal_starts_at_once_when_everyone_is_ready() -> None:
    async with Room(clock=PassingClock()) as room:
        session = await started(room, chosen(between_deals()))
        await session.submit(ANNA, Ready())
        assert session.table.between_deals
        await session.submit(BRUNO, Ready())
        assert not session.table.between_deals


async def test_a_table_with_a_clock_can_wait_for_everyone() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(chosen(between_deals(), 0)))
        assert session.deadline is None
        await time.passes(3600)
        assert session.table.between_deals


async def test_the_next_deal_starts_for_a_lone_person_too() -> None:
    evening = chosen(alone()).until(lambda table: table.between_deals)
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, evening)
        await time.passes(SECONDS)
        assert session.table.game is not None
        assert session.table.game.deal is not None
        assert session.table.game.deal.phase is Phase.AUCTION


def test_the_host_chooses_before_the_game() -> None:
    evening = lobby()
    for seconds in NEXT_DEALS:
        assert evening.ask(ANNA, SetNextDeal(seconds)) == (NextDealSet(seconds),)
        assert evening.table.next_deal == seconds
    assert evening.ask(ANNA, SetNextDeal(NEXT_DEALS[-1])) == ()
    assert evening.refused(ANNA, SetNextDeal(7)).code is TableRefusal.STALE_PRESS
    assert evening.refused(BRUNO, SetNextDeal(0)).code is TableRefusal.NOT_HOST
