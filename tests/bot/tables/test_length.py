"""Another length for the next game: one person proposes a target, everybody else there agrees."""

import pytest

from bot.tables.events import Answered, Asked, Granted, Lapsed
from bot.tables.fold import folded
from bot.tables.house_rules import ChooseLength, GameLength
from bot.tables.length import (
    AnswerLength,
    NextLength,
    ProposeLength,
    WithdrawLength,
    deal_counts,
    targets,
)
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeRules, ChangeSeats, Leave, Rematch, Start
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, NUMBER, STRANGER, Evening, S, W
from tests.bot.tables.stages import alone, finished, lobby
from tests.bot.tables.test_swap import over

KIND = NextLength.KIND
YES, NO = AnswerLength(agree=True), AnswerLength(agree=False)


def proposed() -> Evening:
    """Four people after a game to 100 points; Bruno proposes 1000 for the next."""
    evening = over()
    assert evening.ask(BRUNO, ProposeLength(1000)) == (Asked(KIND, BRUNO, (1000,)),)
    return evening


def target(evening: Evening) -> int | None:
    """The target by which the table plays."""
    return evening.table.rules.end.target


def test_the_next_game_is_played_to_the_target_once_everybody_agrees() -> None:
    evening = proposed()
    for user, seat in ((CHLOE, W), (ANNA, S)):
        assert evening.ask(user, YES) == (Answered(KIND, BRUNO, seat, agree=True),)
    assert evening.ask(DENIS, YES)[-1] == Granted(KIND, (1000,))
    assert target(evening) == 100  # the sheet of the game that is over
    evening.ask(CHLOE, Rematch())
    assert target(evening) == 1000
    assert folded(NUMBER, evening.log) == evening.table
    assert NextLength.of(evening.table) == NextLength()


def test_one_refusal_keeps_the_length() -> None:
    evening = proposed()
    assert evening.ask(CHLOE, NO) == (Answered(KIND, BRUNO, W, agree=False),)
    assert NextLength.of(evening.table).refused_by is W
    assert evening.refused(DENIS, YES).code is TableRefusal.STALE_PRESS
    evening.ask(BRUNO, ProposeLength(1000))
    assert NextLength.of(evening.table).refused_by is None
    evening.ask(ANNA, Rematch())
    assert target(evening) == 100


def test_a_proposal_is_withdrawn_by_its_maker_alone() -> None:
    evening = proposed()
    assert evening.refused(ANNA, WithdrawLength()).code is TableRefusal.NOT_YOURS_TO_ANSWER
    assert evening.ask(BRUNO, WithdrawLength()) == (Lapsed(KIND, BRUNO),)
    for request in (WithdrawLength(), YES):
        assert evening.refused(BRUNO, request).code is TableRefusal.STALE_PRESS


@pytest.mark.parametrize("deed", [Rematch(), ChangeSeats()])
def test_a_proposal_lapses_with_the_next_game(deed: Rematch | ChangeSeats) -> None:
    evening = proposed()
    evening.ask(ANNA, deed)
    assert NextLength.of(evening.table) == NextLength()
    assert target(evening) == 100


def test_a_proposal_lapses_when_its_maker_leaves() -> None:
    evening = proposed()
    evening.ask(BRUNO, Leave())
    assert evening.refused(CHLOE, YES).code is TableRefusal.STALE_PRESS


def test_only_those_asked_answer_once_and_nobody_proposes_meanwhile() -> None:
    evening = proposed()
    assert evening.refused(CHLOE, ProposeLength(500)).code is TableRefusal.ALREADY_ASKED
    assert evening.refused(BRUNO, YES).code is TableRefusal.NOT_YOURS_TO_ANSWER
    assert evening.refused(STRANGER, YES).code is TableRefusal.NOT_SEATED
    evening.ask(CHLOE, YES)
    assert evening.refused(CHLOE, YES).code is TableRefusal.NOT_YOURS_TO_ANSWER


def test_whoever_leaves_is_not_waited_for() -> None:
    evening = proposed()
    for user in (CHLOE, ANNA):
        evening.ask(user, YES)
    assert evening.ask(DENIS, Leave())[-1] == Granted(KIND, (1000,))


def test_alone_with_computers_it_is_done_at_once() -> None:
    evening = alone().play_game()
    assert evening.ask(ANNA, ProposeLength(1000))[-1] == Granted(KIND, (1000,))
    evening.ask(ANNA, ProposeLength(100))  # another thought: as it was
    evening.ask(ANNA, Rematch())
    assert target(evening) == 100


def test_only_targets_of_the_game_are_proposed_and_not_the_one_that_stands() -> None:
    evening = finished()
    assert 100 not in targets(evening.table)
    for nonsense in (100, 7, 0, -1000):
        refused = evening.refused(ANNA, ProposeLength(nonsense))
        assert refused.code is TableRefusal.STALE_PRESS


def test_the_lobby_after_a_game_has_the_new_length() -> None:
    evening = proposed()
    for user in (CHLOE, ANNA, DENIS):
        evening.ask(user, YES)
    evening.ask(ANNA, ChangeSeats())
    assert target(evening) == 1000


def test_a_game_of_some_deals_becomes_one_to_a_target() -> None:
    evening = lobby()
    evening.ask(ANNA, ChangeRules(ChooseLength(GameLength.SHORT)))
    evening.ask(ANNA, Start(fill=True))
    evening.play_game()
    evening.ask(ANNA, ProposeLength(targets(evening.table)[0]))
    evening.ask(BRUNO, YES)
    evening.ask(BRUNO, Rematch())
    assert evening.table.rules.end.deals is None
    assert target(evening) is not None


def test_after_a_short_game_another_short_one_is_offered_and_played() -> None:
    evening = lobby()
    evening.ask(ANNA, ChangeRules(ChooseLength(GameLength.SHORT)))
    evening.ask(ANNA, Start(fill=True))
    evening.play_game()
    assert deal_counts(evening.table) == (8, 12)
    assert evening.ask(ANNA, ProposeLength(0, 8))[-1] == Asked(KIND, ANNA, (0, 8))
    assert evening.ask(BRUNO, YES)[-1] == Granted(KIND, (0, 8))
    evening.ask(BRUNO, Rematch())
    assert evening.table.rules.end.deals == 8
    assert folded(NUMBER, evening.log) == evening.table


def test_a_game_to_a_target_becomes_one_of_some_deals() -> None:
    evening = alone().play_game()
    for nonsense in (0, 7, 99, -4):
        assert evening.refused(ANNA, ProposeLength(0, nonsense)).code is TableRefusal.STALE_PRESS
    evening.ask(ANNA, ProposeLength(0, 4))
    assert NextLength.of(evening.table).deals == 4
    evening.ask(ANNA, Rematch())
    assert evening.table.rules.end.deals == 4
