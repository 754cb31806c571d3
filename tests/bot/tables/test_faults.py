"""Faults at a live table: of the store, of another writer, of a computer player, of the screen."""

import pytest

from bot.storage.errors import Cause, Conflict, StorageUnavailable
from bot.tables.clock import RETRY_SECONDS
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Act, Leave, Request, Sit
from bot.tables.stop import Stop
from bot.tables.table import Stage
from engine.actions import Double, Pass
from engine.events import Called
from tests.bot.tables.evening import ANNA, CHLOE, DENIS, NUMBER, E, S, W
from tests.bot.tables.gate import settle
from tests.bot.tables.room import MOVE, Room, codes, outcomes
from tests.bot.tables.stages import a_computers_turn, four_people, lobby, playing

FULL = StorageUnavailable(Cause.FULL)


async def test_a_move_that_cannot_be_stored_is_retried() -> None:
    async with Room() as room:
        session = await room.resumed(a_computers_turn())
        before = session.table
        room.log.fail(FULL, FULL)
        for _ in range(4):
            await room.clock.go_on()
        assert room.clock.asked == [MOVE, RETRY_SECONDS, MOVE, RETRY_SECONDS, MOVE]
        assert room.clock.gate.waiting == 1
        assert session.table is before
        assert room.screen.shown == [before]
        await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(E, Pass())


async def test_a_retry_waits_on_the_simulated_clock_only() -> None:
    async with Room() as room:
        await room.resumed(a_computers_turn())
        room.log.fail(*[FULL] * 100)
        await room.clock.go_on()
        for _ in range(5):
            await settle()
        assert len(room.log.failures) == 99
        assert len(room.computers.asked) == 1


async def test_a_press_is_handled_during_a_retry() -> None:
    async with Room() as room:
        session = await room.resumed(a_computers_turn())
        room.log.fail(FULL)
        await room.clock.go_on()
        await session.submit(ANNA, Leave())
        await settle()
        assert room.running == ()


@pytest.mark.parametrize("error", [RuntimeError("no idea"), ValueError(), LookupError()])
async def test_a_failing_player_does_not_stop_the_table(error: Exception) -> None:
    async with Room() as room:
        room.computers.failures.extend([error, error])
        session = await room.resumed(a_computers_turn())
        assert len(room.computers.asked) == 1
        for _ in range(3):
            await room.clock.go_on()
        assert room.clock.asked[:3] == [RETRY_SECONDS, RETRY_SECONDS, MOVE]
        assert len(room.computers.asked) == 3
        assert room.log.logs[NUMBER][-1] == Called(E, Pass())
        assert session.table.awaited == (S,)


async def test_an_illegal_answer_does_not_stop_the_table() -> None:
    async with Room() as room:
        room.computers.answers.append(Double())
        await room.resumed(a_computers_turn())
        await room.clock.go_on()
        assert room.clock.asked == [MOVE, RETRY_SECONDS]
        await room.clock.go_on()
        await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(E, Pass())


async def test_a_log_error_does_not_stop_the_table() -> None:
    async with Room() as room:
        await room.resumed(a_computers_turn())
        room.log.fail(RuntimeError("a fault of ours"))
        for _ in range(3):
            await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(E, Pass())


@pytest.mark.parametrize("request_", [Leave(), Act(2, Pass())])
async def test_a_computer_decides_again_when_another_process_wrote(request_: Request) -> None:
    async with Room() as room:
        evening = four_people()
        seat = evening.table.awaited[0]
        evening.ask(evening.owner(seat), Leave())
        session = await room.resumed(evening)
        after = evening.table.rules.seating.after(seat)
        user = evening.owner(after if request_ == Leave() else seat)
        room.log.logs[NUMBER] += evening.ask(user, request_)
        await room.clock.go_on()
        assert session.table == evening.table
        if request_ == Leave():
            await room.clock.go_on()
            await room.clock.go_on()
            assert room.log.logs[NUMBER][-1] == Called(seat, Pass())
        else:
            assert room.running == ()


async def test_the_log_is_reread_when_another_process_wrote() -> None:
    async with Room() as room:
        evening = lobby()
        session = room.session(evening)
        room.log.logs[NUMBER] += evening.ask(CHLOE, Sit(W))
        with pytest.raises(TableRefused) as caught:
            await session.submit(DENIS, Sit(W))
        assert caught.value.code is TableRefusal.STALE_PRESS
        assert session.table == evening.table
        assert room.screen.shown == [evening.table]
        assert (await session.submit(DENIS, Sit(E))).seat_of(DENIS) is E


async def test_a_table_closed_by_another_process_is_closed_here() -> None:
    async with Room() as room:
        evening = playing()
        session = room.session(evening)
        room.log.logs[NUMBER] += evening.ask(ANNA, Stop())
        heard = await outcomes(session, (ANNA, Act(session.table.move, Pass())))
        assert codes(heard) == [TableRefusal.STALE_PRESS]
        assert session.table.stage is Stage.CLOSED
        assert room.closed == [evening.table]
        assert codes(await outcomes(session, (ANNA, Leave()))) == [TableRefusal.TABLE_CLOSED]


async def test_the_next_press_retries_reading_the_log() -> None:
    async with Room() as room:
        evening = lobby()
        session = room.session(evening)
        room.log.logs[NUMBER] += evening.ask(CHLOE, Sit(W))
        room.log.fail(Conflict(NUMBER, 4), FULL)
        heard = await outcomes(session, (DENIS, Sit(E)), (DENIS, Sit(E)), (DENIS, Sit(E)))
        assert heard[0] is FULL
        assert codes(heard)[1:] == [TableRefusal.STALE_PRESS, "done"]


async def test_a_display_error_does_not_stop_the_game() -> None:
    async with Room() as room:
        session = await room.resumed(a_computers_turn())
        room.screen.failures.extend([RuntimeError("a fault of ours")] * 2)
        await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(E, Pass())
        with pytest.raises(RuntimeError, match="a fault of ours"):
            await session.submit(ANNA, Act(session.table.move, Pass()))
        assert room.log.logs[NUMBER][-1] == Called(S, Pass())
        await settle()
        await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(W, Pass())


async def test_a_display_error_keeps_no_closed_table_alive() -> None:
    async with Room() as room:
        session = room.session(playing())
        room.screen.failures.append(RuntimeError("a fault of ours"))
        with pytest.raises(RuntimeError, match="a fault of ours"):
            await session.submit(ANNA, Stop())
        assert room.closed == [session.table]
