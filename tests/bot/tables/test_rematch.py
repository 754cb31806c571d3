"""Another game after a game: for those who are there, and without those who have left."""

from bot.tables.events import Granted, HostChanged, PlayerAway, PlayerBack, SeatTaken
from bot.tables.occupants import Computer, Human
from bot.tables.requests import Leave, Rematch, Return
from bot.tables.swap import AnswerSwap, AskSwap
from bot.tables.table import Stage
from engine.events import GameStarted
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, E, N, S, W
from tests.bot.tables.stages import finished, four_people


def test_a_computer_takes_the_seat_of_a_player_who_left() -> None:
    evening = finished()  # Chloé, in West, has left
    taken, *_ = evening.ask(BRUNO, Rematch())
    assert taken == SeatTaken(W, Computer(evening.table.level))
    assert evening.table.seat_of(CHLOE) is None
    assert evening.table.stage is Stage.PLAYING
    assert evening.table.present == (N, S)


def test_asking_for_a_rematch_counts_as_returning() -> None:
    evening = finished()
    back, *others = evening.ask(CHLOE, Rematch())
    assert back == PlayerBack(W)
    assert not any(isinstance(event, SeatTaken) for event in others)
    assert evening.table.present == (N, S, W)


def test_a_player_leaving_after_a_game_is_not_in_the_next() -> None:
    evening = finished()
    assert evening.ask(BRUNO, Leave()) == (PlayerAway(N),)
    assert evening.ask(BRUNO, Leave()) == ()
    taken = [event for event in evening.ask(ANNA, Rematch()) if isinstance(event, SeatTaken)]
    assert taken == [SeatTaken(N, Computer()), SeatTaken(W, Computer())]


def test_a_player_who_left_may_return_before_the_next_game() -> None:
    evening = finished()
    evening.ask(BRUNO, Leave())
    assert evening.ask(BRUNO, Return()) == (PlayerBack(N),)
    evening.ask(ANNA, Rematch())
    assert evening.table.seats[N] == Human(BRUNO)


def test_a_host_leaving_after_a_game_hands_over_the_table() -> None:
    evening = finished()
    assert evening.ask(ANNA, Leave()) == (PlayerAway(S), HostChanged(BRUNO))


def test_the_host_of_a_game_plays_in_it() -> None:
    evening = finished()
    for user in (BRUNO, ANNA):
        evening.ask(user, Leave())
    assert evening.table.host == ANNA  # the last one has nobody to hand it to
    evening.ask(CHLOE, Rematch())
    assert evening.table.host == CHLOE
    assert evening.table.present == (W,)


def test_a_swap_moves_the_computer_of_a_player_who_left() -> None:
    evening = finished()
    evening.ask(ANNA, AskSwap(W, N))
    evening.ask(ANNA, Rematch())
    assert evening.table.seat_of(BRUNO) is W
    assert evening.table.seats[N] == Computer(evening.table.level)


def test_a_swap_request_counts_as_returning() -> None:
    evening = finished()
    back, *_ = evening.ask(CHLOE, AskSwap(W, N))
    assert back == PlayerBack(W)


def test_a_swap_does_not_wait_for_a_player_who_leaves() -> None:
    evening = four_people()
    while evening.table.stage is not Stage.FINISHED:
        evening.play_deal()
        if evening.table.between_deals:
            evening.next_deal()
    evening.ask(BRUNO, AskSwap(N, E))
    for user in (ANNA, CHLOE):
        evening.ask(user, AnswerSwap(agree=True))
    assert evening.ask(DENIS, Leave()) == (PlayerAway(E), Granted("swap", (N, E)))


def test_a_rematch_with_everyone_present_keeps_all_seats() -> None:
    evening = finished()
    evening.ask(CHLOE, Return())
    *_, started, _ = evening.ask(ANNA, Rematch())
    assert isinstance(started, GameStarted)
