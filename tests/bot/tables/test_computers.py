"""Computer players at a live table: one at a time, at a readable pace, never in the way."""

import pytest

from bot.storage.errors import Cause, StorageUnavailable
from bot.tables.events import PlayerAway, PlayerBack
from bot.tables.requests import Act, Leave, Ready, Return
from bot.tables.session import Session
from bot.tables.stop import Stop
from bot.tables.table import Stage, Table
from engine.actions import Double, Pass, PlayCard
from engine.events import Called
from engine.players import Level
from engine.state import Phase
from tests.bot.tables.evening import ANNA, BRUNO, NUMBER, E, Evening, N, S, W
from tests.bot.tables.gate import Gate, settle
from tests.bot.tables.room import MOVE, TRICK, Room
from tests.bot.tables.stages import a_computers_turn, four_people

FULL = StorageUnavailable(Cause.FULL)


def thinks_for(session: Session) -> tuple[int, ...]:
    """The seat for which a computer is to move."""
    return () if session.table.thinker is None else (session.table.thinker,)


def plays(table: Table) -> int:
    """How many cards lie on the table."""
    assert table.game is not None
    assert table.game.deal is not None
    assert table.game.deal.trick is not None
    return len(table.game.deal.trick.plays)


async def test_a_computer_pauses_before_moving() -> None:
    async with Room() as room:
        session = await room.resumed(a_computers_turn())
        before = session.table
        assert room.screen.shown == [before]
        assert room.clock.asked == [MOVE]
        assert len(room.computers.asked) == 1, "it thinks meanwhile"
        assert session.table is before
        await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(E, Pass())
        assert session.table.move == before.move + 1
        assert room.screen.shown == [before, session.table]


async def test_computers_move_one_by_one_until_a_persons_turn() -> None:
    async with Room() as room:
        room.computers.gate = Gate()
        session = await room.resumed(a_computers_turn())
        seats = []
        while session.table.thinker is not None:
            assert room.running == (f"computer at table {NUMBER}",)
            seats.append(session.table.thinker)
            assert room.computers.gate.waiting == 1
            await room.computers.gate.open()
            await room.clock.go_on()
        assert seats == [E]
        assert room.running == ()
        await session.submit(ANNA, Act(session.table.move, Pass()))
        await settle()
        while session.table.thinker is not None:
            await room.computers.gate.open()
            await room.clock.go_on()
        assert session.table.between_deals
        assert [view.seat for view in room.computers.asked] == [E, W, N]
        assert room.computers.most_at_once == 1
        assert room.running == ()


async def test_a_computer_sees_only_its_seats_view() -> None:
    async with Room() as room:
        session = await room.resumed(a_computers_turn())
        game = session.table.game
        assert game is not None
        assert game.deal is not None
        await room.clock.go_on()
        (seen,) = room.computers.asked
        assert seen.deal is not None
        assert seen.seat is E
        assert seen.deal.hand == game.deal.holdings[E].hand
        assert room.computers.levels == [Level.CLUB]


async def test_a_computer_waits_before_leading_so_the_trick_can_be_read() -> None:
    async with Room() as room:
        evening = a_computers_turn().bid()
        session = await room.resumed(evening)
        led: set[tuple[float, int]] = set()
        for _ in range(100):
            table = session.table
            if table.between_deals or table.stage is Stage.FINISHED:
                break
            if table.thinker is None:
                await session.submit(ANNA, Act(table.move, evening_legal(session)))
                await settle()
                continue
            assert table.game is not None
            assert table.game.deal is not None
            leads_after_a_trick = bool(table.game.deal.tricks) and plays(table) == 0
            assert room.clock.asked[-1] == (TRICK if leads_after_a_trick else MOVE)
            led.add((room.clock.asked[-1], plays(table)))
            await room.clock.go_on()
        assert session.table.game is not None
        assert session.table.game.deal is not None
        assert session.table.game.deal.phase is Phase.OVER
        assert led >= {(TRICK, 0), (MOVE, 1), (MOVE, 2), (MOVE, 3)}


def evening_legal(session: Session) -> PlayCard:
    """A card that Anna may play."""
    evening = Evening()
    evening.table = session.table
    (first, *_) = evening.legal(S)
    assert isinstance(first, PlayCard)
    return first


async def test_a_double_out_of_turn_cancels_the_computers_move() -> None:
    async with Room() as room:
        evening = a_computers_turn()
        evening.move(lambda legal: legal[1])
        evening.ask(ANNA, Act(evening.table.move, Pass()))
        assert evening.table.awaited == (W,)
        session = await room.resumed(evening)
        assert room.clock.gate.waiting == 1
        await session.submit(ANNA, Act(session.table.move, Double()))
        await settle()
        assert room.clock.asked == [MOVE, MOVE]
        assert room.clock.gate.waiting == 1
        assert session.table.thinker in {E, W}
        assert set(session.table.awaited) == {E, W}
        await room.clock.go_on()
        doubled = session.table.rules.seating.order[1]
        assert [view.seat for view in room.computers.asked][:2] == [W, doubled]


async def test_a_double_during_a_decision_discards_it() -> None:
    async with Room() as room:
        evening = a_computers_turn()
        evening.move(lambda legal: legal[1])
        evening.ask(ANNA, Act(evening.table.move, Pass()))
        room.computers.gate = Gate()
        session = await room.resumed(evening)
        assert room.computers.gate.waiting == 1
        doubled = await session.submit(ANNA, Act(session.table.move, Double()))
        await room.computers.gate.open()
        assert session.table is doubled
        assert room.log.logs[NUMBER][-1] == Called(S, Double())
        assert room.clock.gate.waiting == 1, "it has thought anew, and waits for its moment"


async def test_a_double_while_a_computers_move_is_stored_is_stale() -> None:
    async with Room() as room:
        evening = a_computers_turn()
        evening.move(lambda legal: legal[1])
        evening.ask(ANNA, Act(evening.table.move, Pass()))
        session = await room.resumed(evening)
        room.log.gate = Gate()
        await room.clock.go_on()
        press = session.submit(ANNA, Act(session.table.move, Double()))
        await settle()
        await room.log.gate.open()
        with pytest.raises(Exception, match="stale-press"):
            await press
        assert room.log.logs[NUMBER][-1] == Called(W, Pass())
        assert session.table.thinker is N
        assert room.clock.gate.waiting == 1


async def test_a_computer_plays_for_an_absent_person_until_they_return() -> None:
    async with Room() as room:
        evening = four_people()
        session = await room.resumed(evening)
        seat = session.table.awaited[0]
        user = evening.owner(seat)
        assert room.running == ()
        await session.submit(user, Leave())
        await settle()
        assert room.clock.gate.waiting == 1
        await session.submit(user, Return())
        await settle()
        assert room.running == ()
        assert room.clock.gate.waiting == 0
        assert PlayerBack(seat) in room.log.logs[NUMBER]


async def test_table_events_do_not_restart_a_computers_decision() -> None:
    async with Room() as room:
        evening = four_people()
        session = await room.resumed(evening)
        seat = session.table.awaited[0]
        await session.submit(evening.owner(seat), Leave())
        await settle()
        other = session.table.rules.seating.after(seat)
        for request in (Leave(), Return(), Leave()):
            await session.submit(evening.owner(other), request)
            await settle()
        assert room.clock.asked == [MOVE]
        await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(seat, Pass())


async def test_the_owner_can_act_before_their_substitute() -> None:
    async with Room() as room:
        evening = four_people()
        session = await room.resumed(evening)
        seat = session.table.awaited[0]
        user = evening.owner(seat)
        await session.submit(user, Leave())
        await settle()
        await session.submit(user, Act(session.table.move, Pass()))
        await settle()
        assert room.log.logs[NUMBER][-2:] == [PlayerBack(seat), Called(seat, Pass())]
        assert room.running == ()


async def test_no_computer_decides_while_everyone_is_away() -> None:
    async with Room() as room:
        session = await room.resumed(a_computers_turn())
        await session.submit(ANNA, Leave())
        await settle()
        assert room.running == ()
        assert room.log.logs[NUMBER][-1] == PlayerAway(S)
        await session.submit(ANNA, Return())
        await settle()
        assert room.running == (f"computer at table {NUMBER}",)
        await room.clock.go_on()
        assert room.log.logs[NUMBER][-1] == Called(E, Pass())


async def test_stopping_a_table_stops_its_computer() -> None:
    async with Room() as room:
        session = await room.resumed(a_computers_turn())
        await session.submit(ANNA, Stop())
        await settle()
        assert room.running == ()


async def test_closing_ends_every_task() -> None:
    room = Room()
    session = await room.resumed(a_computers_turn())
    room.log.gate = Gate()
    press = session.submit(ANNA, Leave())
    await settle()
    assert len(room.running) == 2
    await room.tasks.close()
    press.cancel()
    await settle()
    assert room.running == ()
    assert session.table.is_present(S)


async def test_a_game_with_three_computers_is_played_to_its_end() -> None:
    async with Room() as room:
        evening = a_computers_turn()
        session = await room.resumed(evening)
        for _ in range(2000):
            table = session.table
            if table.stage is Stage.FINISHED:
                break
            if table.between_deals:
                await session.submit(ANNA, Ready())
            elif table.thinker is not None:
                await room.clock.go_on()
                continue
            else:
                evening.table = table
                legal = evening.legal(S)
                await session.submit(ANNA, Act(table.move, legal[-1 if len(legal) > 1 else 0]))
            await settle()
        assert session.table.stage is Stage.FINISHED
        assert room.running == ()
        assert BRUNO not in {view.seat for view in room.computers.asked}
        assert {view.seat for view in room.computers.asked} == {N, E, W}
