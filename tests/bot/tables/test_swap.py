"""Seats are exchanged between two games: by the host at once, by the others when all agree."""

from bot.tables.events import Answered, Asked, Granted, TurnLapsed
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeSeats, Leave, Rematch
from bot.tables.swap import AnswerSwap, AskSwap, SeatSwap
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, STRANGER, E, Evening, N, S, W
from tests.bot.tables.stages import finished, four_people

KIND = SeatSwap.KIND
PARTNERS = AskSwap(N, E)


def over() -> Evening:
    """Four people after a game: Anna in South, Bruno in North, Chloé in West, Denis in East."""
    evening = four_people()
    while evening.table.game is None or not evening.table.game.over:
        evening.play_deal()
        if evening.table.between_deals:
            evening.next_deal()
    return evening


def test_the_host_swaps_two_seats_for_the_next_game() -> None:
    evening = over()
    before = evening.table.seats
    assert evening.ask(ANNA, PARTNERS) == (Granted(KIND, (N, E)),)
    assert evening.table.seats == before  # the game that is over tells of those who played it
    evening.ask(BRUNO, Rematch())
    assert evening.table.seat_of(BRUNO) is E
    assert evening.table.seat_of(DENIS) is N
    assert (evening.table.seat_of(ANNA), evening.table.seat_of(CHLOE)) == (S, W)
    assert not SeatSwap.of(evening.table).changes_places


def test_a_players_swap_needs_everyones_consent() -> None:
    evening = over()
    assert evening.ask(BRUNO, PARTNERS) == (Asked(KIND, BRUNO, (N, E)),)
    assert evening.ask(CHLOE, AnswerSwap(agree=True)) == (Answered(KIND, BRUNO, W, agree=True),)
    assert evening.ask(ANNA, AnswerSwap(agree=True)) == (Answered(KIND, BRUNO, S, agree=True),)
    assert evening.ask(DENIS, AnswerSwap(agree=True)) == (
        Answered(KIND, BRUNO, E, agree=True),
        Granted(KIND, (N, E)),
    )
    evening.ask(CHLOE, Rematch())
    assert evening.table.seats[E] == Human(BRUNO)


def test_one_refusal_is_enough() -> None:
    evening = over()
    evening.ask(BRUNO, PARTNERS)
    assert evening.ask(CHLOE, AnswerSwap(agree=False)) == (Answered(KIND, BRUNO, W, agree=False),)
    assert SeatSwap.of(evening.table).refused_by is W
    assert evening.refused(DENIS, AnswerSwap(agree=True)).code is TableRefusal.STALE_PRESS
    evening.ask(BRUNO, Rematch())
    assert evening.table.seat_of(BRUNO) is N


def test_only_those_asked_answer_and_only_once() -> None:
    evening = over()
    assert evening.refused(STRANGER, PARTNERS).code is TableRefusal.NOT_SEATED
    evening.ask(BRUNO, PARTNERS)
    yes = AnswerSwap(agree=True)
    assert evening.refused(BRUNO, yes).code is TableRefusal.SWAP_NOT_YOURS
    assert evening.refused(STRANGER, yes).code is TableRefusal.NOT_SEATED
    evening.ask(CHLOE, yes)
    assert evening.refused(CHLOE, yes).code is TableRefusal.SWAP_NOT_YOURS
    assert evening.refused(CHLOE, AskSwap(S, W)).code is TableRefusal.SWAP_ASKED


def test_the_host_may_decide_while_others_are_asked() -> None:
    evening = over()
    evening.ask(BRUNO, PARTNERS)
    evening.ask(ANNA, AskSwap(S, W))
    assert SeatSwap.of(evening.table).asked is None
    evening.ask(ANNA, Rematch())
    assert (evening.table.seat_of(ANNA), evening.table.seat_of(CHLOE)) == (W, S)
    assert evening.table.seat_of(BRUNO) is N


def test_computers_and_absent_players_do_not_block_a_swap() -> None:
    evening = finished()  # Anna and Bruno are there, Chloé has left, a computer is in East
    assert evening.ask(BRUNO, PARTNERS) == (Asked(KIND, BRUNO, (N, E)),)
    assert evening.ask(ANNA, AnswerSwap(agree=True)) == (
        Answered(KIND, BRUNO, S, agree=True),
        Granted(KIND, (N, E)),
    )


def test_a_swap_needs_two_different_occupied_seats() -> None:
    assert over().refused(ANNA, AskSwap(N, N)).code is TableRefusal.STALE_PRESS


def test_the_lobby_after_a_game_uses_the_new_seats() -> None:
    evening = over()
    evening.ask(ANNA, PARTNERS)
    evening.ask(ANNA, ChangeSeats())
    assert evening.table.seat_of(BRUNO) is E


def test_a_player_who_left_frees_their_new_seat() -> None:
    evening = finished()  # Chloé, in West, has left
    evening.ask(ANNA, AskSwap(W, N))
    evening.ask(ANNA, ChangeSeats())
    assert evening.table.seat_of(BRUNO) is W
    assert evening.table.free_seats == (N,)


def test_a_timeout_is_not_transferred_to_the_next_occupant() -> None:
    evening = over().happens(TurnLapsed(N))
    evening.ask(ANNA, PARTNERS)
    evening.ask(ANNA, Rematch())
    assert evening.table.lapsed == frozenset()


def test_a_timeout_stays_with_a_player_whose_seat_does() -> None:
    evening = over().happens(TurnLapsed(N))
    evening.ask(ANNA, Rematch())
    assert evening.table.lapsed == {N}


def test_a_swap_is_answered_though_its_asker_has_left() -> None:
    evening = over()
    evening.ask(BRUNO, PARTNERS)
    evening.ask(BRUNO, Leave())
    for user in (ANNA, CHLOE):
        evening.ask(user, AnswerSwap(agree=True))
    assert evening.ask(DENIS, AnswerSwap(agree=True))[-1] == Granted(KIND, (N, E))
