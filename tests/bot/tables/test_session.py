"""A live table: one inbox, stored before it is shown, all or nothing."""

import pytest

from bot.storage.errors import Cause, NotPlayed, StorageUnavailable
from bot.tables.events import (
    Closing,
    DealSealed,
    PlayerAway,
    PlayerReady,
    SeatTaken,
    TableClosed,
    TermsFixed,
)
from bot.tables.fold import folded
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Act, Leave, NewPeople, Ready, Rematch, Return, Sit, Start
from bot.tables.stop import Stop
from bot.tables.table import Stage
from engine.actions import Pass, Refusal
from engine.events import Called, Dealt, GameStarted
from tests.bot.tables.evening import (
    ANNA,
    BRUNO,
    CHLOE,
    DENIS,
    NUMBER,
    STRANGER,
    E,
    Evening,
    N,
    S,
    W,
)
from tests.bot.tables.gate import Gate, settle
from tests.bot.tables.random_evening import begun, evening_at_random
from tests.bot.tables.room import Room, codes, outcomes
from tests.bot.tables.stages import finished, four_people, lobby, playing
from tests.rig.slow import slow_except

FULL = StorageUnavailable(Cause.FULL)


async def test_a_press_is_stored_shown_and_answered() -> None:
    async with Room() as room:
        session = room.session(lobby())
        table = await session.submit(CHLOE, Sit(W))
        assert table.occupant(W) == Human(CHLOE)
        assert session.table is table
        assert room.log.logs[NUMBER][-1] == SeatTaken(W, Human(CHLOE))
        assert room.screen.shown == [table]


async def test_nothing_is_shown_before_it_is_stored() -> None:
    async with Room() as room:
        session = room.session(lobby())
        before = session.table
        room.log.gate = Gate()
        press = session.submit(CHLOE, Sit(W))
        await settle()
        assert room.log.gate.waiting == 1
        assert session.table is before
        assert room.screen.shown == []
        assert not press.done()
        await room.log.gate.open()
        assert await press is session.table
        assert room.screen.shown == [session.table]


async def test_a_press_that_cannot_be_stored_changes_nothing() -> None:
    async with Room() as room:
        evening = lobby()
        session = room.session(evening)
        before = session.table
        room.log.fail(FULL)
        with pytest.raises(NotPlayed) as caught:
            await session.submit(CHLOE, Sit(W))
        assert caught.value.cause is FULL.cause
        assert session.table is before
        assert room.log.logs[NUMBER] == evening.log
        assert room.screen.shown == []
        table = await session.submit(CHLOE, Sit(W))
        assert table.occupant(W) == Human(CHLOE)


async def test_a_failure_does_not_block_other_presses() -> None:
    async with Room() as room:
        session = room.session(lobby())
        room.log.fail(FULL, RuntimeError("a fault of ours"))
        heard = await outcomes(session, (CHLOE, Sit(W)), (CHLOE, Sit(E)), (DENIS, Sit(W)))
        assert isinstance(heard[0], NotPlayed)
        assert isinstance(heard[1], RuntimeError)
        assert heard[2] is session.table
        assert session.table.seat_of(CHLOE) is None
        assert session.table.seat_of(DENIS) is W


async def test_presses_are_handled_in_order() -> None:
    async with Room() as room:
        session = room.session(Evening())
        room.log.gate = Gate()
        presses = []
        for user, seat in ((BRUNO, N), (CHLOE, E), (DENIS, W)):
            presses.append(session.submit(user, Sit(seat)))
            await settle()
        for _ in presses:
            assert room.log.gate.waiting == 1
            await room.log.gate.open()
        tables = [await press for press in presses]
        assert [table.revision for table in tables] == [3, 4, 5]
        assert room.screen.shown == tables
        assert room.log.logs[NUMBER][2:] == [
            SeatTaken(seat, Human(user)) for user, seat in ((BRUNO, N), (CHLOE, E), (DENIS, W))
        ]


async def test_a_double_press_plays_one_card() -> None:
    async with Room() as room:
        session = room.session(playing())
        press = (ANNA, Act(session.table.move, Pass()))
        heard = await outcomes(session, press, press)
        assert codes(heard) == ["done", TableRefusal.STALE_PRESS]
        assert room.log.logs[NUMBER][-1] == Called(S, Pass())
        assert session.table.revision == len(room.log.logs[NUMBER])
        assert len(room.screen.shown) == 1


async def test_only_one_of_two_people_gets_a_seat() -> None:
    async with Room() as room:
        session = room.session(lobby())
        heard = await outcomes(session, (CHLOE, Sit(W)), (DENIS, Sit(W)))
        assert codes(heard) == ["done", TableRefusal.SEAT_TAKEN]
        assert isinstance(heard[1], TableRefused)
        assert heard[1].facts == {"user": CHLOE, "seat": W}


async def test_only_one_deal_is_dealt_when_everyone_presses_at_once() -> None:
    async with Room() as room:
        session = room.session(four_people().until(lambda table: table.between_deals))
        everyone = [(user, Ready()) for user in (ANNA, BRUNO, CHLOE, DENIS)]
        before = len(room.log.logs[NUMBER])
        heard = await outcomes(session, *everyone, *everyone)
        assert codes(heard) == ["done"] * 4 + [TableRefusal.DEAL_RUNNING] * 4
        kinds = [type(event) for event in room.log.logs[NUMBER][before:]]
        assert kinds == [PlayerReady] * 4 + [DealSealed, Dealt]


async def test_two_simultaneous_rematches_start_one() -> None:
    async with Room() as room:
        session = room.session(finished())
        heard = await outcomes(session, (ANNA, Rematch()), (BRUNO, Rematch()))
        assert codes(heard) == ["done", TableRefusal.GAME_RUNNING]
        assert sum(isinstance(event, GameStarted) for event in room.log.logs[NUMBER]) == 2


async def test_two_simultaneous_starts_start_one() -> None:
    async with Room() as room:
        session = room.session(lobby())
        heard = await outcomes(session, (ANNA, Start(True)), (ANNA, Start(True)))
        assert codes(heard) == ["done", TableRefusal.GAME_RUNNING]


async def test_a_refusal_is_neither_stored_nor_shown() -> None:
    async with Room() as room:
        evening = playing()
        session = room.session(evening)
        act = Act(session.table.move, Pass())
        heard = await outcomes(session, (STRANGER, act), (BRUNO, act), (STRANGER, Stop()))
        assert codes(heard) == [
            TableRefusal.NOT_SEATED,
            Refusal.NOT_YOUR_TURN,
            TableRefusal.NOT_MANAGER,
        ]
        assert session.table is evening.table
        assert room.log.logs[NUMBER] == evening.log
        assert room.screen.shown == []


async def test_a_request_without_effect_is_neither_stored_nor_shown() -> None:
    async with Room() as room:
        session = room.session(playing())
        room.log.fail(FULL)
        assert await session.submit(ANNA, Return()) is session.table
        assert room.screen.shown == []


async def test_a_press_counts_even_if_its_caller_stops_waiting() -> None:
    async with Room() as room:
        session = room.session(lobby())
        room.log.gate = Gate()
        press = session.submit(CHLOE, Sit(W))
        await settle()
        press.cancel()
        other = session.submit(DENIS, Sit(E))
        await room.log.gate.open()
        await room.log.gate.open()
        assert press.cancelled()
        assert (await other).seat_of(CHLOE) is W


async def test_a_refusal_without_a_waiting_caller_stops_nothing() -> None:
    async with Room() as room:
        session = room.session(lobby())
        room.log.gate = Gate()
        first = session.submit(CHLOE, Sit(W))
        second = session.submit(DENIS, Sit(W))
        await settle()
        second.cancel()
        await room.log.gate.open()
        await first
        room.log.gate = None
        assert (await session.submit(DENIS, Sit(E))).seat_of(DENIS) is E


async def test_closing_is_reported_once() -> None:
    async with Room() as room:
        session = room.session(playing())
        heard = await outcomes(session, (ANNA, Stop()), (ANNA, Stop()))
        assert codes(heard) == ["done", TableRefusal.TABLE_CLOSED]
        assert room.closed == [session.table]
        assert room.log.logs[NUMBER][-1] == TableClosed(Closing.AGREED)


async def test_no_task_runs_when_there_is_nothing_to_do() -> None:
    async with Room() as room:
        for evening in (lobby(), playing(), four_people(), finished()):
            session = room.session(evening)
            session.resume()
            await settle()
            assert room.running == ()
            await session.submit(BRUNO, Stop(manager=True))
            await settle()
            assert room.running == ()


async def test_leaving_right_after_playing_is_consistent() -> None:
    async with Room() as room:
        session = room.session(playing())
        heard = await outcomes(
            session, (ANNA, Leave()), (ANNA, Act(session.table.move, Pass())), (ANNA, Leave())
        )
        assert codes(heard) == ["done", "done", "done"]
        assert room.log.logs[NUMBER].count(PlayerAway(S)) == 2


@pytest.mark.parametrize("seed", slow_except(range(6), {0, 1}))
async def test_whole_evenings_are_shown_as_stored(seed: int) -> None:
    async with Room(seed=seed) as room:
        session = room.session(begun(seed))
        changes = [session.table]
        for step in evening_at_random(seed, length=250):
            heard = codes(await outcomes(session, (step.user, step.request)))
            assert heard == [step.refusal.code if step.refusal else "done"]
            assert session.table == step.table
            if step.events:
                changes.append(step.table)
        assert folded(NUMBER, room.log.logs[NUMBER]) == session.table
        assert room.screen.shown == changes[1:]


async def test_a_game_begins_with_what_its_people_have_played_before() -> None:
    async with Room() as room:
        room.past_games.new = NewPeople(trying=(BRUNO,), unplaced=(ANNA, BRUNO))
        session = room.session(lobby())
        forged = Start(fill=True, new=NewPeople(trying=(ANNA,)))
        table = await session.submit(ANNA, forged)
        assert table.terms == TermsFixed(rated=True, trials=(N,), unplaced=(N, S))


async def test_no_game_begins_while_nobody_knows_who_is_new() -> None:
    async with Room() as room:
        room.past_games.failures.append(FULL)
        session = room.session(lobby())
        with pytest.raises(NotPlayed):
            await session.submit(ANNA, Start(fill=True))
        assert session.table.stage is Stage.LOBBY
