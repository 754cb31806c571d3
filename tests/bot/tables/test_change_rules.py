"""The host changes what is played: in the lobby alone, with everybody in a seat of the game."""

import pytest

from bot.tables.events import HouseRulesChanged, SeatLeft, SeatTaken, TableEvent
from bot.tables.fold import after, folded
from bot.tables.house_rules import ChooseGame, ChooseOption, HouseRules, ResetOptions
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeRules, ChangeSeats, RemoveComputer, Sit, Stand, Start
from bot.tables.table import Stage
from engine.evolve import BrokenLog
from engine.options import OptionRefused
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, NUMBER, E, Evening, N, S, W
from tests.bot.tables.head_to_head import FOR_TWO
from tests.bot.tables.stages import finished, lobby, playing

TO_300 = ChangeRules(ChooseOption("target", "300"))
DUEL = ChangeRules(ChooseGame(FOR_TWO))


def test_a_choice_is_stored_and_applied() -> None:
    evening = lobby()
    (event,) = evening.ask(ANNA, TO_300)
    assert event == HouseRulesChanged(variant="contree", version=1, options=(("target", "300"),))
    assert evening.table.rules.end.target == 300
    assert evening.table.opened.options == (("target", "100"),)
    assert folded(NUMBER, evening.log) == evening.table


def test_the_chosen_game_begins() -> None:
    evening = Evening(computers=True)
    evening.ask(ANNA, ChangeRules(ChooseGame("coinche")))
    evening.ask(ANNA, Start())
    assert evening.table.rules.key == "coinche"
    assert evening.table.rules.end.target == 100


def test_choosing_the_current_value_stores_no_event() -> None:
    evening = lobby()
    assert evening.ask(ANNA, ChangeRules(ChooseOption("target", "100"))) == ()
    assert evening.ask(ANNA, ChangeRules(ChooseGame("contree"))) == ()


def test_an_impossible_choice_changes_nothing() -> None:
    evening = lobby()
    before = evening.table
    with pytest.raises(OptionRefused):
        evening.ask(ANNA, ChangeRules(ChooseOption("target", "7")))
    assert evening.table is before


def test_after_a_game_the_lobby_may_choose_again() -> None:
    evening = finished()
    assert evening.refused(ANNA, TO_300).code is TableRefusal.GAME_FINISHED
    evening.ask(ANNA, ChangeSeats())
    evening.ask(ANNA, TO_300)
    assert evening.table.rules.end.target == 300
    evening.ask(ANNA, ChangeRules(ResetOptions()))
    assert evening.table.house == HouseRules("contree")


@pytest.mark.parametrize("begun", [playing, finished])
def test_rules_changing_during_a_game_break_the_log(begun: object) -> None:
    assert callable(begun)
    table = begun().table
    event = HouseRulesChanged(variant="contree", version=1, options=())
    with pytest.raises(BrokenLog):
        after(table, event)


@pytest.mark.parametrize(
    "event",
    [
        HouseRulesChanged(variant="whist", version=1, options=()),
        HouseRulesChanged(variant="contree", version=1, options=(("target", "7"),)),
        HouseRulesChanged(variant="contree", version=1, options=(("weather", "fine"),)),
    ],
)
def test_unknown_rules_break_the_log(event: TableEvent) -> None:
    with pytest.raises(BrokenLog):
        after(lobby().table, event)


def test_a_game_for_two_moves_people_to_its_seats() -> None:
    evening = Evening()
    evening.ask(BRUNO, Sit(E))
    evening.ask(BRUNO, Sit(W))
    *moves, changed = evening.ask(ANNA, DUEL)
    assert moves == [SeatLeft(W), SeatTaken(N, Human(BRUNO))]
    assert isinstance(changed, HouseRulesChanged)
    table = evening.table
    assert (table.playing_seats, table.free_seats) == ((N, S), ())
    assert (table.seat_of(BRUNO), table.host) == (N, ANNA)
    assert folded(NUMBER, evening.log) == table


def test_a_game_for_two_sends_computers_away() -> None:
    evening = Evening(computers=True)
    assert evening.ask(ANNA, DUEL)[:-1] == (SeatLeft(E), SeatLeft(W))
    assert evening.table.seats == (Computer(), None, Human(ANNA), None)


def test_a_person_takes_a_free_seat_before_that_of_a_computer() -> None:
    evening = Evening(computers=True)
    evening.ask(ANNA, Sit(E))
    assert evening.table.seats == (Computer(), Human(ANNA), None, Computer())
    evening.ask(ANNA, DUEL)
    assert evening.table.seats == (Computer(), None, Human(ANNA), None)


def test_a_person_takes_the_seat_of_a_computer_if_no_other_is_left() -> None:
    evening = Evening(computers=True)
    evening.ask(BRUNO, Sit(E))
    evening.ask(ANNA, DUEL)
    assert evening.table.seats == (Human(BRUNO), None, Human(ANNA), None)


def test_a_game_for_two_is_refused_to_three() -> None:
    evening = lobby()
    evening.ask(CHLOE, Sit(W))
    refused = evening.refused(ANNA, DUEL)
    assert (refused.code, refused.facts) == (TableRefusal.TOO_MANY_PEOPLE, {"count": 2})
    evening.ask(CHLOE, Stand(W))
    evening.ask(ANNA, DUEL)
    assert evening.table.rules.seating.order == (N, S)


def test_a_press_on_a_missing_seat_is_stale() -> None:
    evening = Evening(computers=True)
    evening.ask(ANNA, DUEL)
    assert evening.refused(BRUNO, Sit(E)).code is TableRefusal.STALE_PRESS
    assert evening.refused(ANNA, RemoveComputer(E)).code is TableRefusal.NO_COMPUTER


def test_returning_to_a_game_for_four_frees_the_other_seats() -> None:
    evening = Evening(computers=True)
    evening.ask(ANNA, DUEL)
    evening.ask(ANNA, ChangeRules(ChooseGame("contree")))
    assert evening.table.free_seats == (E, W)
    assert evening.table.stage is Stage.LOBBY


def test_a_game_for_two_is_played_to_its_end() -> None:
    evening = Evening()
    evening.ask(BRUNO, Sit(E))
    evening.ask(ANNA, DUEL)
    evening.ask(ANNA, ChangeRules(ChooseOption("target", "100")))
    evening.ask(ANNA, Start())
    evening.play_game()
    assert evening.table.stage is Stage.FINISHED
    assert folded(NUMBER, evening.log) == evening.table
