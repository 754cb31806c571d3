"""Before a game: sitting down, changing seats, leaving, computer players, beginning."""

import pytest

from bot.tables.events import (
    Closing,
    HostChanged,
    SeatLeft,
    SeatTaken,
    TableClosed,
)
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Cancel, Leave, RemoveComputer, SeatComputer, Sit, Stand, Start
from bot.tables.stop import Stop
from bot.tables.table import Stage
from engine.events import Dealt, GameStarted
from engine.seats import Seat
from tests.bot.tables.evening import (
    ANNA,
    BRUNO,
    CHLOE,
    DENIS,
    STRANGER,
    E,
    Evening,
    N,
    S,
    W,
    opening,
)
from tests.bot.tables.stages import lobby


def is_refused(refused: TableRefused, code: TableRefusal, **facts: int | Seat) -> bool:
    """Whether a refusal is this one, with these facts and no others."""
    return (refused.code, refused.facts) == (code, facts)


def test_the_host_sits_in_south_and_waits_for_others() -> None:
    table = Evening().table
    assert table.seats == (None, None, Human(ANNA), None)
    assert (table.host, table.stage) == (ANNA, Stage.LOBBY)
    assert table.free_seats == (N, E, W)


def test_with_computers_the_table_is_full_immediately() -> None:
    table = Evening(computers=True).table
    assert table.seats == (Computer(), Computer(), Human(ANNA), Computer())
    assert table.free_seats == ()


def test_sitting_down_takes_a_free_seat() -> None:
    evening = Evening()
    assert evening.ask(BRUNO, Sit(W)) == (SeatTaken(W, Human(BRUNO)),)
    assert evening.table.seat_of(BRUNO) is W
    assert evening.table.host == ANNA


def test_changing_seats_frees_the_former_seat() -> None:
    evening = Evening()
    evening.ask(BRUNO, Sit(W))
    assert evening.ask(BRUNO, Sit(N)) == (SeatLeft(W), SeatTaken(N, Human(BRUNO)))
    assert evening.table.seats == (Human(BRUNO), None, Human(ANNA), None)


def test_a_host_who_changes_seats_is_still_host() -> None:
    evening = lobby()
    evening.ask(ANNA, Sit(W))
    assert evening.table.host == ANNA
    assert evening.table.seat_of(ANNA) is W


def test_a_person_may_replace_a_computer() -> None:
    evening = lobby()
    assert evening.ask(CHLOE, Sit(E)) == (SeatTaken(E, Human(CHLOE)),)
    assert evening.table.seat_of(CHLOE) is E


@pytest.mark.parametrize("user", [ANNA, BRUNO, STRANGER])
def test_a_persons_seat_cannot_be_taken(user: int) -> None:
    refused = lobby().refused(user, Sit(N))
    assert is_refused(refused, TableRefusal.SEAT_TAKEN, user=BRUNO, seat=N)


def test_standing_up_frees_the_seat() -> None:
    evening = lobby()
    assert evening.ask(BRUNO, Stand(N)) == (SeatLeft(N),)
    assert evening.table.seat_of(BRUNO) is None


@pytest.mark.parametrize("user", [ANNA, STRANGER])
def test_nobody_can_stand_up_another_player(user: int) -> None:
    refused = lobby().refused(user, Stand(N))
    assert is_refused(refused, TableRefusal.SEAT_TAKEN, user=BRUNO, seat=N)


def test_a_player_who_wants_to_free_a_seat_is_told_that_the_host_can() -> None:
    assert is_refused(lobby().refused(BRUNO, Stand(S)), TableRefusal.NOT_HOST, user=ANNA)


@pytest.mark.parametrize("seat", [E, W], ids=["a computer's", "free"])
def test_a_press_on_a_seat_one_already_left_changes_nothing(seat: Seat) -> None:
    refused = lobby().refused(BRUNO, Stand(seat))
    assert is_refused(refused, TableRefusal.STALE_PRESS)
    assert is_refused(lobby().refused(STRANGER, Stand(seat)), TableRefusal.NOT_SEATED)


@pytest.mark.parametrize("request_", [Stand(S), Leave()])
def test_a_host_who_leaves_hands_over_the_table(request_: Stand | Leave) -> None:
    evening = lobby()
    assert evening.ask(ANNA, request_) == (SeatLeft(S), HostChanged(BRUNO))
    assert evening.table.host == BRUNO
    assert is_refused(evening.refused(ANNA, Start(True)), TableRefusal.NOT_HOST, user=BRUNO)


def test_another_player_who_leaves_does_not_change_the_host() -> None:
    evening = lobby()
    assert evening.ask(BRUNO, Leave()) == (SeatLeft(N),)
    assert evening.table.host == ANNA


def test_a_host_leaving_computers_stays_host_until_a_person_sits() -> None:
    evening = Evening(computers=True)
    assert evening.ask(ANNA, Leave()) == (SeatLeft(S),)
    assert evening.table.host == ANNA
    assert evening.ask(BRUNO, Sit(N)) == (SeatTaken(N, Human(BRUNO)), HostChanged(BRUNO))
    evening.ask(ANNA, Sit(S))
    assert evening.table.host == BRUNO


def test_a_host_without_a_seat_can_add_computers() -> None:
    evening = Evening(computers=True)
    evening.ask(ANNA, Leave())
    assert evening.ask(ANNA, RemoveComputer(E)) == (SeatLeft(E),)
    assert evening.ask(ANNA, SeatComputer()) == (SeatTaken(E, Computer()),)


def test_a_host_who_sits_again_is_not_announced_twice() -> None:
    evening = Evening()
    evening.ask(ANNA, Leave())
    assert evening.ask(ANNA, Sit(E)) == (SeatTaken(E, Human(ANNA)),)


def test_a_game_needs_at_least_one_person() -> None:
    evening = Evening(computers=True)
    evening.ask(ANNA, Leave())
    assert is_refused(evening.refused(ANNA, Start(True)), TableRefusal.NOT_SEATED)


def test_computers_take_free_seats_in_playing_order() -> None:
    evening = Evening()
    taken = [evening.ask(ANNA, SeatComputer()) for _ in range(3)]
    assert taken == [(SeatTaken(seat, Computer()),) for seat in (N, E, W)]
    assert is_refused(evening.refused(ANNA, SeatComputer()), TableRefusal.NO_SEAT_FREE)


def test_any_seated_player_can_remove_a_computer() -> None:
    evening = lobby()
    assert evening.ask(BRUNO, RemoveComputer(E)) == (SeatLeft(E),)
    assert evening.table.free_seats == (E, W)


@pytest.mark.parametrize("seat", [N, S, W], ids=["Bruno", "oneself", "nobody"])
def test_only_computers_can_be_removed(seat: Seat) -> None:
    refused = lobby().refused(ANNA, RemoveComputer(seat))
    assert is_refused(refused, TableRefusal.NO_COMPUTER, seat=seat)


def test_a_game_needs_every_seat_filled() -> None:
    evening = lobby()
    assert is_refused(evening.refused(ANNA, Start()), TableRefusal.SEATS_EMPTY, count=1)
    evening.ask(ANNA, RemoveComputer(E))
    assert is_refused(evening.refused(ANNA, Start()), TableRefusal.SEATS_EMPTY, count=2)


def test_only_the_host_can_start() -> None:
    refused = lobby().refused(BRUNO, Start(True))
    assert is_refused(refused, TableRefusal.NOT_HOST, user=ANNA)


def test_starting_deals_the_cards() -> None:
    evening = lobby()
    evening.ask(CHLOE, Sit(W))
    *_, started, dealt = evening.ask(ANNA, Start())
    assert isinstance(started, GameStarted)
    assert isinstance(dealt, Dealt)
    assert dealt.dealer is started.dealer
    table = evening.table
    assert (table.stage, table.games, table.move) == (Stage.PLAYING, 1, 2)
    assert len(table.awaited) == 1


def test_starting_with_computers_fills_the_free_seats() -> None:
    evening = lobby()
    filled, *_, started, _ = evening.ask(ANNA, Start(fill=True))
    assert filled == SeatTaken(W, Computer())
    assert isinstance(started, GameStarted)
    assert evening.table.seats == (Human(BRUNO), Computer(), Human(ANNA), Computer())


def test_the_first_dealer_is_random() -> None:
    dealers = set()
    for seed in range(30):
        evening = Evening(computers=True, seed=seed)
        evening.ask(ANNA, Start())
        assert evening.table.game is not None
        dealers.add(evening.table.game.dealer)
    assert dealers == set(Seat)


def test_the_host_can_cancel_the_lobby() -> None:
    evening = lobby()
    assert is_refused(evening.refused(BRUNO, Cancel()), TableRefusal.NOT_HOST, user=ANNA)
    assert evening.ask(ANNA, Cancel()) == (TableClosed(Closing.CANCELLED),)
    assert evening.table.stage is Stage.CLOSED


def test_only_the_host_and_server_managers_can_stop() -> None:
    refused = lobby().refused(BRUNO, Stop())
    assert is_refused(refused, TableRefusal.NOT_MANAGER, user=ANNA)
    for user, request in ((ANNA, Stop()), (BRUNO, Stop(True)), (STRANGER, Stop(True))):
        assert lobby().ask(user, request) == (TableClosed(Closing.STOPPED),)


def test_a_lobby_without_its_host_can_still_start() -> None:
    evening = Evening()
    evening.ask(ANNA, Leave())
    for user, seat in ((BRUNO, N), (CHLOE, E), (DENIS, W)):
        evening.ask(user, Sit(seat))
    evening.ask(BRUNO, Start(fill=True))
    assert evening.table.stage is Stage.PLAYING


def test_the_table_uses_the_house_rules_of_its_opening() -> None:
    assert Evening(opening(target=700)).table.rules.end.target == 700
