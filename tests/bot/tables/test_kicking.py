"""Taking a seat from somebody: by the host, by a vote, and who may sit there afterwards."""

from bot.tables.events import (
    HostChanged,
    PlayerAway,
    PlayerBack,
    SeatLeft,
    SeatTaken,
    TurnLapsed,
    VoteCast,
)
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, Act, Kick, Lapse, Leave, Ready, Return, Sit
from bot.tables.watching import Spectators
from engine.actions import Pass
from engine.events import Called, Dealt
from tests.bot.tables.evening import (
    ANNA,
    BRUNO,
    CHLOE,
    DENIS,
    EMMA,
    NUMBER,
    STRANGER,
    E,
    Evening,
    N,
    S,
    W,
)
from tests.bot.tables.gate import Gate
from tests.bot.tables.passing_time import PassingClock
from tests.bot.tables.room import MOVE, Room
from tests.bot.tables.stages import between_deals, four_people, lobby, playing
from tests.bot.tables.test_clock import CLOCK, started, timed


def annas_turn() -> Evening:
    """Four people, Anna, the host, to speak."""
    return four_people().until(lambda table: table.awaited == (S,))


def test_the_host_frees_a_seat_in_the_lobby() -> None:
    evening = lobby()
    assert evening.ask(ANNA, Kick(BRUNO)) == (SeatLeft(N),)
    evening.ask(BRUNO, Sit(N))
    assert evening.table.seat_of(BRUNO) is N


def test_the_host_gives_a_seat_to_a_computer_during_a_game() -> None:
    evening = four_people()
    events = evening.ask(ANNA, Kick(BRUNO, overdue=True))
    assert events == (PlayerAway(N), SeatTaken(N, Computer()))
    assert evening.table.seat_of(BRUNO) is None
    assert evening.refused(BRUNO, Act(evening.table.move, Pass())).code is TableRefusal.NOT_SEATED


def test_no_active_player_is_removed_even_by_the_host() -> None:
    evening = annas_turn()
    assert evening.refused(ANNA, Kick(BRUNO)).code is TableRefusal.NOT_ABSENT
    evening.ask(BRUNO, Leave())
    assert evening.ask(ANNA, Kick(BRUNO)) == (SeatTaken(N, Computer()),)


async def test_a_computer_plays_at_once_for_a_removed_player_to_act() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening = timed(four_people().until(lambda table: table.awaited == (W,)))
        seat, person = W, CHLOE
        session = await started(room, evening)
        await time.passes(CLOCK / 2)
        await session.submit(ANNA, Kick(person, overdue=True))
        await time.passes(10)
        assert SeatTaken(seat, Computer()) in room.log.logs[NUMBER]
        assert Called(seat, Pass()) in room.log.logs[NUMBER]
        assert TurnLapsed(seat) not in room.log.logs[NUMBER]


async def test_the_substitute_continues_deciding_after_a_removal() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening = playing()
        evening.until(lambda table: table.awaited == (W,))
        room.computers.gate = Gate()
        session = await started(room, evening)
        await session.submit(ANNA, Kick(CHLOE))
        await room.computers.gate.open()
        await time.passes(MOVE)
        assert Called(W, Pass()) in room.log.logs[NUMBER]


def test_removing_the_last_player_not_ready_starts_the_next_deal() -> None:
    evening = between_deals()
    evening.ask(ANNA, Ready())
    away, taken, _, dealt = evening.ask(ANNA, Kick(BRUNO, overdue=True))
    assert (away, taken) == (PlayerAway(N), SeatTaken(N, Computer()))
    assert isinstance(dealt, Dealt)


def test_nobody_can_kick_themselves_or_an_absent_seat() -> None:
    evening = four_people()
    assert evening.refused(ANNA, Kick(ANNA)).code is TableRefusal.KICK_SELF
    assert evening.refused(ANNA, Kick(STRANGER)).code is TableRefusal.STALE_PRESS
    assert evening.refused(STRANGER, Kick(ANNA)).code is TableRefusal.NOT_SEATED


def test_a_majority_of_the_others_removes_the_absent_host() -> None:
    evening = timed(annas_turn())
    assert evening.refused(BRUNO, Kick(ANNA)).code is TableRefusal.NOT_ABSENT
    assert evening.ask(BRUNO, Kick(ANNA, overdue=True)) == (VoteCast(N, S),)
    assert evening.refused(BRUNO, Kick(ANNA, overdue=True)).code is TableRefusal.ALREADY_VOTED
    events = evening.ask(CHLOE, Kick(ANNA, overdue=True))
    seat = (PlayerAway(S), SeatTaken(S, Computer()))
    assert events == (VoteCast(W, S), *seat, HostChanged(CHLOE))
    assert evening.table.votes == frozenset()


def test_a_player_who_timed_out_can_be_voted_out_until_they_press() -> None:
    evening = timed(annas_turn())
    evening.ask(NOBODY, Lapse(evening.table.move, S, Pass()))
    evening.ask(BRUNO, Kick(ANNA))
    assert evening.table.votes == {(N, S)}
    evening.ask(ANNA, Return())
    assert evening.table.votes == frozenset()
    assert evening.refused(CHLOE, Kick(ANNA)).code is TableRefusal.NOT_ABSENT


def test_acting_ends_a_vote() -> None:
    evening = annas_turn()
    evening.ask(BRUNO, Kick(ANNA, overdue=True))
    evening.ask(ANNA, Act(evening.table.move, Pass()))
    assert evening.table.votes == frozenset()


def test_votes_of_players_who_left_do_not_count() -> None:
    evening = annas_turn()
    evening.ask(BRUNO, Kick(ANNA, overdue=True))
    evening.ask(BRUNO, Leave())
    assert evening.ask(CHLOE, Kick(ANNA, overdue=True)) == (VoteCast(W, S),)
    assert evening.table.seat_of(ANNA) is S
    evening.ask(DENIS, Kick(ANNA, overdue=True))
    assert evening.table.seat_of(ANNA) is None


def test_voting_counts_as_being_present() -> None:
    evening = annas_turn()
    evening.ask(BRUNO, Leave())
    events = evening.ask(BRUNO, Kick(ANNA, overdue=True))
    assert events == (PlayerBack(N), VoteCast(N, S))


def test_of_two_players_the_other_one_decides() -> None:
    evening = playing()
    events = evening.ask(BRUNO, Kick(ANNA, overdue=True))
    seat = (PlayerAway(S), SeatTaken(S, Computer()))
    assert events == (VoteCast(N, S), *seat, HostChanged(BRUNO))


def test_a_seat_played_by_a_computer_can_be_taken_over() -> None:
    evening = four_people()
    evening.ask(ANNA, Kick(BRUNO, overdue=True))
    assert evening.ask(EMMA, Sit(N)) == (SeatTaken(N, Human(EMMA)),)
    assert evening.table.is_present(N)
    assert evening.table.joined == {N}
    assert evening.refused(DENIS, Sit(N)).code is TableRefusal.ALREADY_SEATED
    assert evening.refused(STRANGER, Sit(N)).code is TableRefusal.SEAT_TAKEN


def test_a_kicked_player_may_return_only_to_their_own_cards_in_this_deal() -> None:
    evening = four_people()
    evening.ask(ANNA, Kick(BRUNO, overdue=True))
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    assert evening.refused(BRUNO, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    assert Spectators.of(evening.table).saw == frozenset()
    evening.ask(BRUNO, Sit(E))
    assert evening.table.seat_of(BRUNO) is E


def test_a_kicked_player_may_take_their_seat_again() -> None:
    evening = four_people()
    evening.ask(ANNA, Kick(BRUNO, overdue=True))
    evening.ask(BRUNO, Sit(N))
    assert evening.table.seat_of(BRUNO) is N


def test_taking_over_at_a_table_without_a_host_makes_the_host() -> None:
    evening = playing()
    evening.ask(BRUNO, Kick(ANNA, overdue=True))
    assert evening.table.host == BRUNO
    assert evening.ask(ANNA, Sit(S)) == (SeatTaken(S, Human(ANNA)),)
