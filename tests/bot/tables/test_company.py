"""Who plays decides whether a game is rated, for whom it is a trial, and who leaves freely."""

from dataclasses import replace

import pytest

from bot.tables.company import is_trial, may_leave_freely
from bot.tables.deals import rules_of_given
from bot.tables.events import (
    Closing,
    GameGivenUp,
    PlayerAway,
    RatedAloneSet,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TermsFixed,
)
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefusal
from bot.tables.requests import (
    Leave,
    NewPeople,
    Rematch,
    SetLevel,
    SetRatedAlone,
    SetTraining,
    Sit,
    Start,
)
from bot.tables.stop import Stop, StopVote, costs
from bot.tables.table import Stage, WhyUnrated
from bot.tables.watching import AskWatch
from engine.deal_record import DealRecord
from engine.players import Level
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
from tests.bot.tables.test_closed_rooms import CHALLENGED

NEW = NewPeople(trying=(ANNA,), unplaced=(ANNA,))


def seated(*people: tuple[int, Seat], level: Level = Level.CLUB) -> Evening:
    """Anna in South, these people, and computers of this level in the other seats."""
    evening = Evening(replace(opening(), level=level), computers=True)
    for user, seat in people:
        evening.ask(user, Sit(seat))
    return evening


@pytest.mark.parametrize(
    ("people", "level", "why"),
    [
        (((BRUNO, N), (CHLOE, W), (DENIS, E)), Level.CLUB, None),
        (((CHLOE, W),), Level.EXPERT, None),
        (((BRUNO, N),), Level.CLUB, None),
        ((), Level.CLUB, WhyUnrated.ALONE),
        ((), Level.EXPERT, WhyUnrated.ALONE),
        ((), Level.BEGINNER, WhyUnrated.BEGINNER),
        (((BRUNO, N), (CHLOE, W)), Level.BEGINNER, WhyUnrated.BEGINNER),
    ],
)
def test_the_company_decides_whether_a_game_is_rated(
    people: tuple[tuple[int, Seat], ...], level: Level, why: WhyUnrated | None
) -> None:
    evening = seated(*people, level=level)
    assert evening.table.why_unrated is why
    evening.ask(ANNA, Start())
    assert evening.table.is_rated is (why is None)


def test_free_seats_are_those_of_computers() -> None:
    evening = Evening(replace(opening(), level=Level.BEGINNER))
    assert evening.table.why_unrated is WhyUnrated.BEGINNER
    for user, seat in ((BRUNO, N), (CHLOE, W), (DENIS, E)):
        evening.ask(user, Sit(seat))
    assert evening.table.why_unrated is None


def test_the_host_asks_for_a_rated_game_alone_with_computers() -> None:
    evening = seated()
    assert evening.ask(ANNA, SetRatedAlone(rated=True)) == (RatedAloneSet(rated=True),)
    assert evening.ask(ANNA, SetRatedAlone(rated=True)) == ()
    assert evening.table.is_rated
    evening.ask(ANNA, Start())
    assert evening.table.is_rated
    refused = evening.refused(ANNA, SetRatedAlone(rated=False))
    assert refused.code is TableRefusal.GAME_RUNNING


def test_nobody_else_asks_for_it() -> None:
    for user in (BRUNO, STRANGER):
        evening = seated((BRUNO, N))
        refused = evening.refused(user, SetRatedAlone(rated=True))
        assert (refused.code, refused.facts) == (TableRefusal.NOT_HOST, {"user": ANNA})


def test_nobody_asks_for_it_where_the_company_decides() -> None:
    trained = seated()
    trained.ask(ANNA, SetTraining(training=True))
    for evening in (seated((BRUNO, N)), seated(level=Level.BEGINNER), trained):
        refused = evening.refused(ANNA, SetRatedAlone(rated=True))
        assert refused.code is TableRefusal.STALE_PRESS


def test_a_beginner_is_never_beaten_for_a_rating() -> None:
    evening = seated()
    evening.ask(ANNA, SetRatedAlone(rated=True))
    evening.ask(ANNA, SetLevel(Level.BEGINNER, E))
    assert evening.table.why_unrated is WhyUnrated.BEGINNER
    evening.ask(ANNA, Start())
    assert not evening.table.is_rated


def test_what_a_game_is_worth_is_fixed_as_it_begins() -> None:
    evening = seated((BRUNO, N))
    evening.ask(ANNA, Start(new=NewPeople(trying=(BRUNO, STRANGER), unplaced=(ANNA, BRUNO))))
    assert TermsFixed(rated=True, trials=(N,), unplaced=(N, S)) in evening.log
    assert is_trial(evening.table, N)
    assert not is_trial(evening.table, S)
    evening.move()
    evening.happens(SeatTaken(N, Computer(Level.BEGINNER)))
    assert evening.table.is_rated


def test_an_unrated_game_is_nobodys_trial() -> None:
    evening = seated()
    evening.ask(ANNA, Start(new=NEW))
    assert TermsFixed(rated=False, unplaced=(S,)) in evening.log


def test_a_rematch_has_terms_of_its_own() -> None:
    evening = seated((BRUNO, N))
    evening.ask(ANNA, Start(new=NewPeople(trying=(ANNA, BRUNO))))
    evening.play_game()
    evening.ask(BRUNO, Rematch(NewPeople(trying=(BRUNO,))))
    assert evening.table.terms == TermsFixed(rated=True, trials=(N,))
    evening.play_game()
    evening.ask(BRUNO, Leave())
    evening.ask(ANNA, Rematch())
    assert evening.table.terms == TermsFixed(rated=False)


def newcomer_among_three(*, unplaced: bool = True) -> Evening:
    """Anna and Bruno, the one new, against Chloé and a computer, before the first call."""
    evening = seated((BRUNO, N), (CHLOE, W))
    evening.ask(ANNA, Start(new=NewPeople(unplaced=(BRUNO,) if unplaced else ())))
    return evening


def test_before_the_first_call_a_newcomer_leaves_and_the_seat_is_free() -> None:
    evening = newcomer_among_three()
    events = evening.ask(BRUNO, Leave())
    assert events == (
        SeatLeft(N),
        SeatTaken(N, Computer(Level.CLUB)),
        TermsFixed(rated=True),
    )
    assert evening.table.seat_of(BRUNO) is None
    assert evening.ask(DENIS, Sit(N)) == (SeatTaken(N, Human(DENIS)),)


def test_a_table_is_rated_by_who_is_left() -> None:
    evening = seated((CHLOE, W))
    evening.ask(ANNA, Start(new=NewPeople(unplaced=(CHLOE,))))
    assert evening.table.is_rated
    evening.ask(CHLOE, Leave())
    assert not evening.table.is_rated
    assert not costs(evening.table, S)


def test_a_host_who_leaves_freely_hands_the_table_on() -> None:
    evening = seated((BRUNO, N))
    evening.ask(ANNA, Start(new=NEW))
    evening.ask(ANNA, Leave())
    assert evening.table.host == BRUNO
    assert not evening.table.is_rated


def test_after_the_first_call_a_newcomer_leaves_like_everybody() -> None:
    evening = newcomer_among_three()
    evening.move()
    assert evening.ask(BRUNO, Leave()) == (PlayerAway(N),)


def test_who_has_ten_games_keeps_the_seat_from_the_deal_on() -> None:
    evening = newcomer_among_three(unplaced=False)
    assert not may_leave_freely(evening.table, N)
    assert evening.ask(BRUNO, Leave()) == (PlayerAway(N),)
    evening = newcomer_among_three()
    assert evening.ask(CHLOE, Leave()) == (PlayerAway(W),)


def test_the_last_one_who_leaves_freely_closes_the_table() -> None:
    evening = seated()
    evening.ask(ANNA, Start(new=NEW))
    assert evening.ask(ANNA, Leave()) == (TableClosed(Closing.CANCELLED),)


def test_a_new_host_closes_the_table_before_the_first_call_alone() -> None:
    evening = seated((BRUNO, N), (CHLOE, W))
    evening.ask(ANNA, Start(new=NEW))
    evening.move()
    assert not costs(evening.table, S), "it is a trial"
    assert evening.ask(ANNA, Stop()) == (GameGivenUp(S), TableClosed(Closing.STOPPED))
    evening = seated((BRUNO, N), (CHLOE, W))
    evening.ask(ANNA, Start(new=NewPeople(unplaced=(ANNA,))))
    assert evening.ask(ANNA, Stop()) == (TableClosed(Closing.CANCELLED),)


def test_a_host_with_ten_games_does_not() -> None:
    evening = newcomer_among_three()
    assert costs(evening.table, S)
    assert evening.ask(ANNA, Stop()) == (GameGivenUp(S), TableClosed(Closing.STOPPED))


def test_who_takes_a_seat_over_is_not_as_free_as_its_owner_was() -> None:
    evening = seated((BRUNO, N), (CHLOE, W))
    evening.ask(ANNA, Start(new=NewPeople((BRUNO,), (BRUNO,))))
    evening.happens(SeatTaken(N, Computer()), SeatTaken(N, Human(DENIS)))
    assert not is_trial(evening.table, N)
    assert evening.ask(DENIS, Leave()) == (PlayerAway(N),)


def a_challenge() -> Evening:
    """Anna, who is new, at the table of a challenge, dealt."""
    house = rules_of_given(DealRecord.read(CHALLENGED.line, find_variant))
    event = replace(opening(), variant=house.variant, options=house.options)
    evening = Evening(event, given=CHALLENGED)
    evening.ask(ANNA, Start(fill=True, new=NEW))
    return evening


def test_where_a_deal_is_compared_a_newcomer_has_no_way_out() -> None:
    evening = a_challenge()
    assert evening.table.terms == TermsFixed(rated=False)
    for manager in (False, True):
        for ask in (False, True):
            refused = evening.refused(ANNA, Stop(manager=manager, ask=ask))
            assert refused.code is TableRefusal.DEAL_COUNTS
    assert evening.ask(ANNA, Leave()) == (PlayerAway(S),)
    assert evening.table.seat_of(ANNA) is S
    assert evening.table.stage is Stage.PLAYING


def test_who_has_left_freely_sees_no_other_hand_of_that_deal() -> None:
    evening = newcomer_among_three()
    evening.ask(BRUNO, Leave())
    assert evening.refused(BRUNO, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS
    assert evening.refused(BRUNO, AskWatch(S)).code is TableRefusal.WATCH_SAW_ANOTHER
    assert evening.ask(BRUNO, Sit(N)) == (SeatTaken(N, Human(BRUNO)),)


def test_what_somebody_asked_is_over_when_they_leave_freely() -> None:
    evening = seated((BRUNO, N), (CHLOE, W))
    evening.ask(ANNA, Start(new=NEW))
    evening.ask(ANNA, Stop(ask=True))
    assert StopVote.of(evening.table).asked is not None
    evening.ask(ANNA, Leave())
    assert StopVote.of(evening.table).asked is None
