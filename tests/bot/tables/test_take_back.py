"""A misclick is taken back by consent of the other side, until the next call or card."""

import pytest

from bot.tables.events import Answered, Asked, TakenBack
from bot.tables.fold import folded
from bot.tables.house_rules import ChooseOption
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, ChangeRules, Kick, Leave, Rematch, Start
from bot.tables.take_back import (
    AnswerTakeBack,
    LapseTakeBack,
    Outcome,
    TakeBack,
    TakingBack,
    why_not,
)
from engine.seats import Seat
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, NUMBER, STRANGER, Evening, S
from tests.bot.tables.stages import alone, four_people

KIND = TakingBack.KIND
SIDES = {Seat.NORTH: (CHLOE, DENIS), Seat.SOUTH: (CHLOE, DENIS)}
SIDES |= {Seat.EAST: (ANNA, BRUNO), Seat.WEST: (ANNA, BRUNO)}


def played() -> tuple[Evening, Seat]:
    """Four people; one of them has just played a card that was none of their wishes."""
    evening = four_people().bid()
    seat = evening.table.awaited[0]
    evening.move()
    return evening, seat


def asked(evening: Evening, seat: Seat) -> Evening:
    """They ask to take it back."""
    evening.ask(evening.owner(seat), TakeBack(evening.table.move))
    return evening


def say(evening: Evening, user: int, *, agree: bool) -> None:
    evening.ask(user, AnswerTakeBack(evening.table.move, agree=agree))


def test_when_all_opponents_agree_the_card_returns_to_the_hand() -> None:
    evening = four_people().bid()
    before = evening.table.game
    seat = evening.table.awaited[0]
    evening.move()
    assert evening.ask(evening.owner(seat), TakeBack(evening.table.move)) == (
        Asked(KIND, evening.owner(seat)),
    )
    first, second = SIDES[seat]
    say(evening, first, agree=True)
    assert evening.table.game != before
    move = evening.table.move
    agreed = evening.ask(second, AnswerTakeBack(move, agree=True))
    assert [type(event) for event in agreed] == [Answered, TakenBack]
    assert evening.table.game == before
    assert evening.table.awaited == (seat,)
    assert evening.table.move == move + 1
    answered = TakingBack.of(evening.table).answered
    assert answered is not None
    assert answered.outcome is Outcome.DONE
    assert folded(NUMBER, evening.log) == evening.table


def test_one_refusal_lets_the_card_stand() -> None:
    evening, seat = played()
    stands = evening.table.game
    asked(evening, seat)
    first, second = SIDES[seat]
    say(evening, first, agree=True)
    refusing = evening.table.seat_of(second)
    assert refusing is not None
    refused = evening.ask(second, AnswerTakeBack(evening.table.move, agree=False))
    assert refused == (Answered(KIND, evening.owner(seat), refusing, agree=False),)
    assert evening.table.game == stands
    again = evening.refused(evening.owner(seat), TakeBack(evening.table.move))
    assert again.code is TableRefusal.TAKE_BACK_REFUSED


def test_a_call_can_be_taken_back_even_if_it_ended_the_auction() -> None:
    evening = four_people()
    evening.move(lambda legal: legal[1])
    for _ in range(2):
        evening.move()
    before, seat = evening.table.game, evening.table.awaited[0]
    evening.move()
    assert evening.table.game is not None
    assert evening.table.game.deal is not None
    assert evening.table.game.deal.contract is not None
    asked(evening, seat)
    for user in SIDES[seat]:
        say(evening, user, agree=True)
    assert evening.table.game == before


def test_the_last_card_of_a_trick_can_be_taken_back_until_the_next_lead() -> None:
    evening, _ = played()
    for _ in range(2):
        evening.move()
    before, seat = evening.table.game, evening.table.awaited[0]
    evening.move()
    assert evening.table.game is not None
    assert evening.table.game.deal is not None
    assert len(evening.table.game.deal.tricks) == 1
    asked(evening, seat)
    for user in SIDES[seat]:
        say(evening, user, agree=True)
    assert evening.table.game == before
    evening.move()
    leader = evening.table.awaited[0]
    evening.move()
    last = TakingBack.of(evening.table).last
    assert last is not None
    assert last.done.seat is leader
    assert last.before.deal is not None
    assert len(last.before.deal.tricks) == 1


def test_the_next_card_ends_the_request() -> None:
    evening, seat = played()
    asked(evening, seat)
    evening.move()
    now = TakingBack.of(evening.table)
    assert not now.asked
    assert now.answered is not None
    assert (now.answered.outcome, now.answered.act.done.seat) == (Outcome.OVERTAKEN, seat)
    late = evening.refused(SIDES[seat][0], AnswerTakeBack(evening.table.move, agree=True))
    assert late.code is TableRefusal.STALE_PRESS
    evening.move()
    assert TakingBack.of(evening.table).answered is None


def test_nobody_takes_back_another_players_card() -> None:
    evening, seat = played()
    others = [evening.owner(other) for other in Seat if other is not seat]
    for user in others:
        refused = evening.refused(user, TakeBack(evening.table.move))
        assert refused.code is TableRefusal.TAKE_BACK_LATE
    stranger = evening.refused(STRANGER, TakeBack(evening.table.move))
    assert stranger.code is TableRefusal.NOT_SEATED
    stale = evening.refused(evening.owner(seat), TakeBack(evening.table.move - 1))
    assert stale.code is TableRefusal.TAKE_BACK_LATE


def test_each_opponent_answers_once() -> None:
    evening, seat = played()
    asked(evening, seat)
    partner = evening.table.rules.seating.partner(seat)
    assert partner is not None
    answer = AnswerTakeBack(evening.table.move, agree=True)
    for user in (evening.owner(seat), evening.owner(partner)):
        assert evening.refused(user, answer).code is TableRefusal.NOT_YOURS_TO_ANSWER
    assert evening.refused(STRANGER, answer).code is TableRefusal.NOT_SEATED
    evening.ask(SIDES[seat][0], answer)
    assert evening.refused(SIDES[seat][0], answer).code is TableRefusal.NOT_YOURS_TO_ANSWER
    again = evening.refused(evening.owner(seat), TakeBack(evening.table.move))
    assert again.code is TableRefusal.ALREADY_ASKED


def test_a_player_may_ask_twice_a_deal() -> None:
    evening, seat = played()
    for _ in range(2):
        asked(evening, seat)
        evening.ask(NOBODY, LapseTakeBack(evening.table.move))
    third = evening.refused(evening.owner(seat), TakeBack(evening.table.move))
    assert (third.code, third.facts["count"]) == (TableRefusal.TAKE_BACKS_USED_UP, 2)
    evening.until(lambda table: not table.awaited)
    assert TakingBack.of(evening.table).requests == (seat, seat)
    evening.ask(ANNA, Rematch())
    assert TakingBack.of(evening.table).requests == ()


def test_computers_and_absent_opponents_agree_at_once() -> None:
    evening = alone()
    evening.until(lambda table: table.awaited == (S,))
    before = evening.table.game
    evening.move(lambda legal: legal[1])
    done = evening.ask(ANNA, TakeBack(evening.table.move))
    assert done == (Asked(KIND, ANNA), TakenBack(S))
    assert evening.table.game == before

    evening, seat = played()
    stays, leaves = SIDES[seat]
    evening.ask(leaves, Leave())
    asked(evening, seat)
    say(evening, stays, agree=True)
    assert evening.log[-1] == TakenBack(seat)


def alone_unrated() -> Evening:
    """Anna with three computers, by a house rule by which no game is rated."""
    evening = Evening(computers=True)
    evening.ask(ANNA, ChangeRules(ChooseOption("shuffle", "gathered")))
    evening.ask(ANNA, Start())
    return evening


def test_a_call_is_taken_back_with_the_computer_calls_after_it() -> None:
    evening = alone().until(lambda table: table.awaited == (S,))
    before = evening.table.game
    evening.move(lambda legal: legal[1])
    drawn = evening.table.move
    for _ in range(2):
        evening.move()
    assert evening.table.awaited != (S,)
    assert evening.table.game != before
    done = evening.ask(ANNA, TakeBack(drawn))
    assert done == (Asked(KIND, ANNA), TakenBack(S))
    assert evening.table.game == before
    assert evening.table.awaited == (S,)
    assert evening.table.move == drawn + 3
    assert folded(NUMBER, evening.log) == evening.table
    assert evening.refused(ANNA, TakeBack(drawn)).code is TableRefusal.TAKE_BACK_LATE


def test_in_a_rated_game_a_card_stands_once_a_computer_played_after_it() -> None:
    evening = alone(rated=True).bid().until(lambda table: table.awaited == (S,))
    evening.move()
    assert why_not(evening.table, S) is None
    evening.move()
    assert why_not(evening.table, S) is TableRefusal.TAKE_BACK_LATE
    late = evening.refused(ANNA, TakeBack(evening.table.move))
    assert late.code is TableRefusal.TAKE_BACK_LATE
    assert folded(NUMBER, evening.log) == evening.table


def test_in_an_unrated_game_cards_of_computers_are_taken_back_too() -> None:
    evening = alone_unrated().bid().until(lambda table: table.awaited == (S,))
    before = evening.table.game
    evening.move()
    evening.until(lambda table: table.awaited == (S,))
    evening.ask(ANNA, TakeBack(evening.table.move))
    assert evening.table.game == before
    assert folded(NUMBER, evening.log) == evening.table


def test_a_take_back_does_not_undo_another_persons_action() -> None:
    evening = four_people()
    seat, second = evening.table.awaited[0], evening.table.rules.seating.order
    after_seat = second[(second.index(seat) + 1) % 4]
    evening.ask(evening.owner(after_seat), Leave())
    evening.move(lambda legal: legal[1])
    evening.move()
    assert why_not(evening.table, seat) is None
    evening.move()
    assert why_not(evening.table, seat) is TableRefusal.TAKE_BACK_LATE


def test_an_outdated_button_takes_nothing_back() -> None:
    evening = alone().until(lambda table: table.awaited == (S,))
    drawn = evening.table.move
    evening.move(lambda legal: legal[1])
    assert evening.refused(ANNA, TakeBack(drawn)).code is TableRefusal.TAKE_BACK_LATE
    ahead = evening.refused(ANNA, TakeBack(evening.table.move + 1))
    assert ahead.code is TableRefusal.TAKE_BACK_LATE


@pytest.mark.parametrize("kicked", [False, True])
def test_a_request_succeeds_when_the_last_player_asked_leaves(kicked: bool) -> None:
    evening, seat = played()
    host_side = evening.table.rules.seating.team(seat) is evening.table.rules.seating.team(S)
    first, second = SIDES[seat]
    asked(evening, seat)
    say(evening, first, agree=True)
    if kicked and host_side:
        evening.ask(ANNA, Kick(second))
    else:
        evening.ask(second, Leave())
    assert evening.log[-1] == TakenBack(seat)
    assert folded(NUMBER, evening.log) == evening.table


def is_last(evening: Evening, seat: Seat) -> bool:
    last = TakingBack.of(evening.table).last
    return last is not None and last.done.seat is seat


def test_a_request_lapses_at_its_own_move_alone() -> None:
    evening, seat = played()
    asked(evening, seat)
    earlier = LapseTakeBack(evening.table.move - 1)
    assert evening.refused(NOBODY, earlier).code is TableRefusal.STALE_PRESS
    assert TakingBack.of(evening.table).asker is seat
