"""The coach: at training tables alone, in one's turn, by consent where people are opponents."""

import pytest

from bot.tables.coach import AnswerCoach, AskCoach, Coach
from bot.tables.events import (
    AdviceGiven,
    Answered,
    Asked,
    DealGiven,
    PlayerBack,
    TrainingSet,
)
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeSeats, Kick, Leave, Pause, Rematch, SetTraining, Sit, Start
from bot.tables.table import Stage, Table
from engine.actions import IllegalAction, Refusal
from engine.seats import Seat
from engine.variants import find_variant
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
from tests.bot.tables.stages import alone, four_people, lobby, playing
from tests.bot.tables.test_deals import some_record


def training(*seated: tuple[int, Seat]) -> Evening:
    """Anna in South, others where they sit and computers elsewhere, at a training table."""
    evening = Evening(opening(target=1000))
    evening.ask(ANNA, SetTraining(training=True))
    for user, seat in seated:
        evening.ask(user, Sit(seat))
    evening.ask(ANNA, Start(fill=True))
    return evening


def turn_of(evening: Evening, seat: Seat) -> Evening:
    return evening.until(lambda table: table.awaited == (seat,))


def refusal(evening: Evening, user: int, move: int | None = None) -> TableRefusal:
    return evening.refused(user, AskCoach(evening.table.move if move is None else move)).code


def advice(evening: Evening, user: int) -> tuple[object, ...]:
    return evening.ask(user, AskCoach(evening.table.move))


def objectors(evening: Evening) -> frozenset[Seat]:
    """Those without whose consent the coach does not advise south."""
    return Coach.of(evening.table).objectors(evening.table, S)


def test_the_host_makes_it_a_training_table_before_the_first_deal_alone() -> None:
    evening = lobby()
    assert evening.refused(BRUNO, SetTraining(training=True)).code is TableRefusal.NOT_HOST
    assert evening.ask(ANNA, SetTraining(training=True)) == (TrainingSet(training=True),)
    assert evening.ask(ANNA, SetTraining(training=True)) == ()
    assert evening.table.training
    evening.ask(ANNA, SetTraining(training=False))
    assert not evening.table.training
    evening.ask(ANNA, Start(fill=True))
    evening.play_game()
    evening.ask(ANNA, ChangeSeats())
    assert evening.table.stage is Stage.LOBBY
    for wanted in (True, False):
        refused = evening.refused(ANNA, SetTraining(training=wanted))
        assert refused.code is TableRefusal.TRAINING_KEPT


def test_a_given_deal_is_played_without_a_coach() -> None:
    evening = Evening().happens(DealGiven("D-1", str(some_record(find_variant("contree")))))
    assert evening.refused(ANNA, SetTraining(training=True)).code is TableRefusal.TRAINING_KEPT


def test_a_training_table_counts_nowhere_and_stays_one_for_a_rematch() -> None:
    evening = training()
    evening.play_game()
    assert (evening.table.counts, evening.table.is_rated) == (False, False)
    evening.ask(ANNA, Rematch())
    assert (evening.table.counts, evening.table.is_rated) == (False, False)
    assert advice(turn_of(evening, S), ANNA)[-1] == AdviceGiven(S, evening.table.move)


@pytest.mark.parametrize("begin", [alone, playing, four_people])
def test_at_other_tables_nobody_is_advised(begin: object) -> None:
    evening: Evening = begin()  # type: ignore[operator]
    for _ in range(30):
        for user in (ANNA, BRUNO, CHLOE, DENIS):
            if evening.table.seat_of(user) is not None and not evening.table.between_deals:
                assert refusal(evening, user) is TableRefusal.NO_COACH
                assert refusal(evening, user, evening.table.move - 1) is TableRefusal.NO_COACH
        if evening.table.awaited:
            evening.move()


def test_advice_is_counted_once_a_move() -> None:
    evening = turn_of(training().bid(), S)
    assert advice(evening, ANNA) == (AdviceGiven(S, evening.table.move),)
    assert advice(evening, ANNA) == ()
    assert Coach.of(evening.table).count(S) == 1
    evening.move()
    advice(turn_of(evening, S), ANNA)
    assert Coach.of(evening.table).count(S) == 2


def test_no_advice_before_or_after_the_turn_nor_after_the_deal() -> None:
    evening = turn_of(training(), S)
    move = evening.table.move
    assert evening.refused(STRANGER, AskCoach(move)).code is TableRefusal.NOT_SEATED
    evening.act(S, evening.legal(S)[0])
    assert refusal(evening, ANNA, move) is TableRefusal.STALE_PRESS
    with pytest.raises(IllegalAction) as early:
        advice(evening, ANNA)
    assert early.value.code is Refusal.NOT_YOUR_TURN
    evening.until(lambda table: table.between_deals)
    assert refusal(evening, ANNA, move) is TableRefusal.STALE_PRESS
    with pytest.raises(IllegalAction) as late:
        advice(evening, ANNA)
    assert late.value.code is Refusal.DEAL_OVER
    evening.play_game()
    assert refusal(evening, ANNA) is TableRefusal.GAME_FINISHED


def test_no_advice_in_a_pause() -> None:
    evening = turn_of(training(), S)
    evening.ask(ANNA, Pause())
    assert refusal(evening, ANNA) is TableRefusal.PAUSED


def test_people_of_one_side_need_nobodys_consent() -> None:
    evening = turn_of(training((BRUNO, N)), S)
    assert advice(evening, ANNA) == (AdviceGiven(S, evening.table.move),)


def test_people_on_both_sides_must_all_agree() -> None:
    evening = turn_of(training((BRUNO, N), (DENIS, E)).bid(), S)
    assert advice(evening, ANNA) == (Asked("coach", ANNA),)
    assert Coach.to_answer(evening.table) == {N, E}
    assert refusal(evening, ANNA) is TableRefusal.COACH_ASKED
    assert evening.refused(ANNA, AnswerCoach(agree=True)).code is TableRefusal.NOT_YOURS_TO_ANSWER
    assert evening.ask(BRUNO, AnswerCoach(agree=True)) == (Answered("coach", ANNA, N, agree=True),)
    assert refusal(evening, ANNA) is TableRefusal.COACH_ASKED
    assert evening.ask(DENIS, AnswerCoach(agree=True)) == (Answered("coach", ANNA, E, agree=True),)
    assert advice(evening, ANNA) == (AdviceGiven(S, evening.table.move),)
    turn_of(evening, E)
    assert advice(evening, DENIS) == (AdviceGiven(E, evening.table.move),)
    evening.until(lambda table: table.between_deals).next_deal()
    assert advice(turn_of(evening, N), BRUNO) == (AdviceGiven(N, evening.table.move),)


def test_a_refusal_holds_for_the_deal() -> None:
    evening = turn_of(training((DENIS, E)), S)
    advice(evening, ANNA)
    assert evening.ask(DENIS, AnswerCoach(agree=False)) == (
        Answered("coach", ANNA, E, agree=False),
    )
    assert refusal(evening, ANNA) is TableRefusal.COACH_REFUSED
    assert evening.refused(DENIS, AnswerCoach(agree=True)).code is TableRefusal.STALE_PRESS
    evening.until(lambda table: table.between_deals).next_deal()
    assert advice(turn_of(evening, S), ANNA) == (Asked("coach", ANNA),)


def test_an_unanswered_request_ends_with_the_deal() -> None:
    evening = turn_of(training((DENIS, E)), S)
    advice(evening, ANNA)
    evening.until(lambda table: table.between_deals).next_deal()
    assert Coach.to_answer(evening.table) == frozenset()
    assert advice(turn_of(evening, S), ANNA) == (Asked("coach", ANNA),)


def test_whoever_joins_or_comes_back_must_agree_too() -> None:
    evening = turn_of(training((DENIS, E)), S)
    advice(evening, ANNA)
    evening.ask(DENIS, AnswerCoach(agree=True))
    assert not objectors(evening)
    evening.ask(CHLOE, Sit(W))
    assert objectors(evening) == Coach.to_answer(evening.table) == {W}
    assert refusal(evening, ANNA) is TableRefusal.COACH_ASKED
    evening.ask(CHLOE, Leave())
    assert not objectors(evening)
    assert advice(evening, ANNA) == (AdviceGiven(S, evening.table.move),)


def test_consent_is_not_inherited_with_a_seat() -> None:
    evening = turn_of(training((DENIS, E)), S)
    advice(evening, ANNA)
    evening.ask(DENIS, AnswerCoach(agree=True))
    evening.ask(DENIS, Leave())
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    assert not objectors(evening)
    evening.ask(CHLOE, Sit(E))
    assert objectors(evening) == Coach.to_answer(evening.table) == {E}
    evening.ask(CHLOE, AnswerCoach(agree=True))
    assert not objectors(evening)


def test_who_was_away_is_back_by_asking() -> None:
    evening = turn_of(training((BRUNO, N)), S)
    evening.ask(ANNA, Leave())
    assert advice(evening, ANNA) == (PlayerBack(S), AdviceGiven(S, evening.table.move))


def test_the_counts_are_those_of_this_game_and_this_person() -> None:
    evening = turn_of(training((BRUNO, N)), S)
    advice(evening, ANNA)
    advice(turn_of(evening, N), BRUNO)
    table: Table = evening.table
    assert [Coach.of(table).count(seat) for seat in (S, N, E)] == [1, 1, 0]
    evening.play_game()
    assert Coach.of(evening.table).count(S) == 1
    evening.ask(ANNA, Rematch())
    assert Coach.of(evening.table).count(S) == 0


def test_a_refusal_ends_the_consent_of_the_others() -> None:
    evening = turn_of(training((DENIS, E), (CHLOE, W)), S)
    advice(evening, ANNA)
    evening.ask(CHLOE, AnswerCoach(agree=True))
    evening.ask(DENIS, AnswerCoach(agree=False))
    evening.until(lambda table: table.between_deals).next_deal()
    advice(turn_of(evening, S), ANNA)
    assert Coach.to_answer(evening.table) == {E, W}
