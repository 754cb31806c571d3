"""The clock of a table: who does not act is called, then played for, then away."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.tables.clock import BETWEEN_DEALS
from bot.tables.events import (
    ClockSet,
    HostChanged,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    TurnLapsed,
)
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, Act, Lapse, Leave, NextDeal, Ready, Request, Return
from bot.tables.session import Session
from engine.actions import Pass
from engine.events import Called, Dealt
from engine.players import Level
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, NUMBER, E, Evening, N, S
from tests.bot.tables.gate import Gate, settle
from tests.bot.tables.passing_time import NOON, PassingClock
from tests.bot.tables.room import MOVE, Room, codes, outcomes
from tests.bot.tables.stages import (
    between_deals,
    four_people,
    playing,
)
from tests.bot.tables.test_closed_rooms import CHALLENGED, SHARED, in_turn, table_of

CLOCK = 60
LONG_CLOCK = 300
JUST = 0.001


def timed(evening: Evening, seconds: int = CLOCK) -> Evening:
    """The same table with a clock."""
    return evening.happens(ClockSet(seconds))


async def started(room: Room, evening: Evening) -> Session:
    """The table live, as after its last event and not after a start of the bot."""
    session = room.session(evening)
    session._clock.follow(session.table)
    session._mover.follow(session.table)
    await settle()
    return session


def waited_for(session: Session) -> int:
    """Whose turn it is."""
    evening = Evening()
    evening.table = session.table
    return evening.owner(session.table.awaited[0])


async def test_a_slow_player_is_pinged_halfway_and_then_played_for() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(four_people()))
        (seat,) = session.table.awaited
        assert session.deadline == NOON + timedelta(seconds=CLOCK)
        await time.passes(CLOCK / 2 - JUST)
        assert room.screen.called == []
        await time.passes(JUST)
        assert room.screen.called == [seat]
        await time.passes(CLOCK / 2 + MOVE - JUST)
        assert session.table.lapsed == frozenset()
        await time.passes(JUST)
        assert room.log.logs[NUMBER][-2:] == [TurnLapsed(seat), Called(seat, Pass())]
        assert room.computers.levels == [Level.CLUB]
        assert room.screen.called == [seat]
        assert session.table.lapsed == {seat}
        assert session.table.is_present(seat)
        assert session.deadline == time.now() + timedelta(seconds=CLOCK)


async def test_who_needs_more_time_has_it_is_called_at_once_and_may_not_be_voted_out() -> None:
    time, factors = PassingClock(), dict.fromkeys((ANNA, BRUNO, CHLOE, DENIS), 4)
    async with Room(clock=time, time_factors=factors) as room:
        session = await started(room, timed(four_people(), LONG_CLOCK))
        (seat,) = session.table.awaited
        assert session.deadline == NOON + timedelta(seconds=4 * LONG_CLOCK)
        assert room.screen.called == [seat]
        await time.passes(4 * LONG_CLOCK - 1)
        assert session.table.lapsed == frozenset()
        assert not session.is_overdue(waited_for(session))
        await time.passes(1 + MOVE)
        assert session.table.lapsed == {seat}
        assert room.screen.called[0] == seat


async def test_more_time_counts_from_the_beginning_of_the_turn() -> None:
    time, factors = PassingClock(), dict[int, int]()
    async with Room(clock=time, time_factors=factors) as room:
        session = await started(room, timed(four_people()))
        await time.passes(CLOCK - 1)
        factors[waited_for(session)] = 2
        session.stretch_clock()
        assert session.deadline == NOON + timedelta(seconds=2 * CLOCK)
        await time.passes(CLOCK)
        assert session.table.lapsed == frozenset()
        # Asked for again and again it is still the same time.
        factors[waited_for(session)] = 1
        session.stretch_clock()
        await time.passes(MOVE)
        assert len(session.table.lapsed) == 1


async def test_whose_deal_is_compared_has_the_time_of_all() -> None:
    for given in (None, SHARED, CHALLENGED):
        evening = table_of(given or SHARED)
        evening.table = replace(evening.table, given=given)
        async with Room(clock=PassingClock(), time_factors={ANNA: 4}) as room:
            session = room.session(evening)
            factor = 1 if given else 4
            assert session._clock.factor_of(session.table, ANNA) == factor


async def test_a_player_in_time_is_not_pinged_or_played_for() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(four_people()))
        for _ in range(3):
            await time.passes(CLOCK / 2 - 1)
            await session.submit(waited_for(session), Act(session.table.move, Pass()))
            await settle()
        assert room.screen.called == []
        assert session.table.lapsed == frozenset()


async def test_without_a_clock_there_is_no_time_limit() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(four_people(), 0))
        await time.passes(24 * 3600)
        assert session.table.move == four_people().table.move
        assert session.deadline is None
        assert room.running == ()
        seat = session.table.awaited[0]
        assert session.has_waited_for(waited_for(session)) == timedelta(days=1)
        others = {ANNA, BRUNO} - {waited_for(session)}
        assert all(session.has_waited_for(user) == timedelta() for user in others)
        assert session.table.is_present(seat)


async def test_a_computers_turn_has_no_clock() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening = playing().until(lambda table: table.awaited == (E,))
        room.computers.gate = Gate()
        session = await started(room, timed(evening))
        await time.passes(10 * CLOCK)
        assert room.computers.gate.waiting == 1
        assert session.deadline is None
        assert TurnLapsed(E) not in room.log.logs[NUMBER]


async def test_two_timeouts_in_a_row_give_the_seat_to_a_computer() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        while session.table.is_present(S):
            if session.table.between_deals:
                await session.submit(BRUNO, Ready())
                await time.passes(BETWEEN_DEALS)
            elif session.table.awaited == (N,):
                await session.submit(BRUNO, Act(session.table.move, Pass()))
                await settle()
            else:
                await time.passes(CLOCK)
        log = room.log.logs[NUMBER]
        assert [event for event in log if isinstance(event, TurnLapsed)] == [TurnLapsed(S)] * 2
        assert log[log.index(PlayerAway(S)) - 1] == TurnLapsed(S)
        assert session.table.lapsed == {S}
        assert session.table.host == BRUNO
        await session.submit(ANNA, Return())
        assert session.table.is_present(S)
        assert session.table.lapsed == frozenset()


async def test_a_press_between_two_timeouts_resets_the_count() -> None:
    evening = timed(four_people())
    (seat,) = evening.table.awaited
    user = evening.owner(seat)
    evening.ask(NOBODY, Lapse(evening.table.move, seat, Pass()))
    assert evening.ask(user, Return()) == (PlayerBack(seat),)
    assert evening.table.lapsed == frozenset()
    assert evening.ask(user, Return()) == ()


async def test_playing_after_a_timeout_resets_the_count() -> None:
    evening = timed(playing())
    evening.ask(NOBODY, Lapse(evening.table.move, S, Pass()))
    evening.until(lambda table: table.between_deals)
    assert evening.ask(ANNA, Ready()) == (PlayerBack(S), PlayerReady(S))
    assert evening.table.lapsed == frozenset()


async def test_a_host_absent_after_two_timeouts_hands_over_the_table() -> None:
    evening = timed(playing())
    for _ in range(2):
        evening.until(lambda table: table.awaited == (S,) or table.between_deals)
        if evening.table.between_deals:
            evening.next_deal().until(lambda table: table.awaited == (S,))
            evening.happens(TurnLapsed(S))
        events = evening.ask(NOBODY, Lapse(evening.table.move, S, Pass()))
    assert events[:3] == (TurnLapsed(S), PlayerAway(S), HostChanged(BRUNO))


async def test_the_last_person_has_no_time_limit() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(four_people()))
        await time.passes(3600)
        (last,) = session.table.present
        assert session.table.awaited == (last,)
        assert session.deadline is None
        assert room.running == ()
        kept = list(room.log.logs[NUMBER])
        await time.passes(24 * 3600)
        assert room.log.logs[NUMBER] == kept
        (back, *_) = {ANNA, BRUNO} - {waited_for(session)}
        await session.submit(back, Return())
        assert session.deadline == time.now() + timedelta(seconds=CLOCK)


@pytest.mark.secrecy
async def test_the_last_person_at_a_table_for_which_others_wait_has_the_time_of_all() -> None:
    """Who leads an evening, alone with experts, would win it by never ending a deal."""
    for given in (CHALLENGED, replace(CHALLENGED, evening=1)):
        time = PassingClock()
        async with Room(clock=time) as room:
            session = await started(room, timed(in_turn(table_of(given))))
            await time.passes(24 * 3600)
            assert session.table.present == ((S,) if given is CHALLENGED else ())


async def test_when_everyone_is_absent_no_time_runs() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(four_people()))
        for user in (ANNA, BRUNO, CHLOE, DENIS):
            await session.submit(user, Leave())
        await settle()
        assert session.table.present == ()
        assert session.deadline is None
        assert room.running == ()
        kept = list(room.log.logs[NUMBER])
        await time.passes(24 * 3600)
        assert room.log.logs[NUMBER] == kept


async def test_a_press_at_the_deadline_and_the_clock_do_not_both_play() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        move = session.table.move
        asked: tuple[int, Request] = (ANNA, Act(move, Pass()))
        lapse: tuple[int, Request] = (NOBODY, Lapse(move, S, Pass()))
        assert codes(await outcomes(session, asked, lapse)) == ["done", TableRefusal.STALE_PRESS]
        assert TurnLapsed(S) not in room.log.logs[NUMBER]


async def test_a_press_after_the_clock_played_is_stale() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        asked: tuple[int, Request] = (ANNA, Act(session.table.move, Pass()))
        lapse: tuple[int, Request] = (NOBODY, Lapse(session.table.move, S, Pass()))
        assert codes(await outcomes(session, lapse, asked)) == ["done", TableRefusal.STALE_PRESS]


async def test_a_press_overrides_the_computer_still_deciding() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        room.computers.gate = Gate()
        await time.passes(CLOCK)
        assert room.computers.gate.waiting == 1
        await session.submit(ANNA, Act(session.table.move, Pass()))
        await room.computers.gate.open()
        await time.passes(MOVE)
        assert TurnLapsed(S) not in room.log.logs[NUMBER]
        assert session.table.lapsed == frozenset()


async def test_the_next_deal_starts_automatically() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(between_deals()))
        assert session.deadline == NOON + timedelta(seconds=BETWEEN_DEALS)
        await time.passes(BETWEEN_DEALS - JUST)
        await session.submit(ANNA, Ready())
        assert session.deadline == NOON + timedelta(seconds=BETWEEN_DEALS)
        await time.passes(JUST)
        assert isinstance(room.log.logs[NUMBER][-1], Dealt)
        assert room.screen.called == []
        assert session.table.lapsed == frozenset()


async def test_without_a_clock_the_next_deal_waits_for_everyone() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, between_deals())
        await time.passes(10 * BETWEEN_DEALS)
        assert session.table.between_deals
        evening = between_deals()
        refused = evening.refused(NOBODY, NextDeal(evening.table.move))
        assert refused.code is TableRefusal.STALE_PRESS
