"""A hand is shown to who has no seat: with its player's consent, in one game, to nobody else."""

import pytest

from bot.tables.events import (
    PlayerBack,
    TurnLapsed,
    WatchAgreed,
    WatchAsked,
    WatchEnded,
    WatchRefused,
)
from bot.tables.refusals import TableRefusal
from bot.tables.requests import (
    AnswerWatch,
    AskWatch,
    ChangeSeats,
    HideHand,
    Kick,
    Leave,
    Pause,
    Rematch,
    Sit,
    StopWatching,
)
from bot.tables.table import folded
from bot.tables.watching import MOST
from engine.evolve import BrokenLog
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
from tests.bot.tables.stages import alone, four_people, mid_trick, playing

YES, NO = AnswerWatch(EMMA, agree=True), AnswerWatch(EMMA, agree=False)


def watched() -> Evening:
    """Emma follows Bruno's hand in North; Anna is in South, Chloé in West, Denis in East."""
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    evening.ask(BRUNO, YES)
    return evening


def test_who_is_let_in_follows_that_hand_and_no_other() -> None:
    evening = four_people()
    assert evening.ask(EMMA, AskWatch(N)) == (WatchAsked(EMMA, N),)
    assert evening.table.spectators.followed_by(EMMA) is None
    move = evening.table.move
    assert evening.ask(BRUNO, YES) == (WatchAgreed(EMMA),)
    assert evening.table.spectators.following == ((EMMA, N),)
    assert evening.table.spectators.asking == ()
    assert evening.table.move == move


def test_only_the_player_himself_answers_and_once() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    for other in (ANNA, CHLOE, DENIS):
        refused = evening.refused(other, YES)
        assert refused.code is TableRefusal.WATCH_NOT_YOURS
        assert refused.facts == {"seat": N}
    for nobody in (EMMA, STRANGER):
        assert evening.refused(nobody, YES).code is TableRefusal.NOT_SEATED
    evening.ask(BRUNO, YES)
    assert evening.refused(BRUNO, YES).code is TableRefusal.STALE_PRESS
    assert evening.refused(BRUNO, NO).code is TableRefusal.STALE_PRESS


def test_who_is_refused_does_not_ask_him_again_in_this_game() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    assert evening.ask(BRUNO, NO) == (WatchRefused(EMMA),)
    assert evening.refused(EMMA, AskWatch(N)).code is TableRefusal.WATCH_REFUSED
    evening.ask(EMMA, AskWatch(S))
    evening.ask(STRANGER, AskWatch(N))
    assert evening.table.spectators.asking == ((EMMA, S), (STRANGER, N))


def test_nobody_who_sits_at_the_table_watches() -> None:
    evening = playing()  # Chloé has left, and her seat is hers
    for seated in (ANNA, BRUNO, CHLOE):
        assert evening.refused(seated, AskWatch(S)).code is TableRefusal.WATCH_SEATED


def test_the_hand_of_a_computer_or_of_who_has_left_is_shown_to_nobody() -> None:
    evening = playing()
    assert evening.refused(EMMA, AskWatch(E)).code is TableRefusal.WATCH_COMPUTER
    assert evening.refused(EMMA, AskWatch(W)).code is TableRefusal.WATCH_ABSENT


def test_a_pause_hinders_nobody_who_asks_or_answers() -> None:
    evening = four_people()
    evening.ask(ANNA, Pause())
    evening.ask(EMMA, AskWatch(N))
    evening.ask(BRUNO, YES)
    assert evening.table.spectators.followed_by(EMMA) is N


def test_whoever_answers_is_there() -> None:
    evening = four_people().happens(TurnLapsed(N))
    evening.ask(EMMA, AskWatch(N))
    assert evening.ask(BRUNO, YES) == (PlayerBack(N), WatchAgreed(EMMA))


def test_either_of_them_ends_it_with_one_press() -> None:
    evening = watched()
    assert evening.ask(EMMA, StopWatching()) == (WatchEnded(EMMA),)
    assert evening.table.spectators.following == ()
    assert evening.refused(EMMA, StopWatching()).code is TableRefusal.STALE_PRESS
    evening = watched()
    evening.ask(STRANGER, AskWatch(N))
    evening.ask(BRUNO, AnswerWatch(STRANGER, agree=True))
    assert evening.ask(BRUNO, HideHand()) == (WatchEnded(EMMA), WatchEnded(STRANGER))
    assert evening.table.spectators.following == ()
    assert evening.refused(BRUNO, HideHand()).code is TableRefusal.STALE_PRESS


def test_one_hides_ones_own_hand_and_no_other() -> None:
    evening = watched()
    assert evening.refused(ANNA, HideHand()).code is TableRefusal.STALE_PRESS
    assert evening.table.spectators.followed_by(EMMA) is N


def test_a_request_can_be_taken_back() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    assert evening.ask(EMMA, StopWatching()) == (WatchEnded(EMMA),)
    assert evening.refused(BRUNO, YES).code is TableRefusal.STALE_PRESS


def test_who_asks_somebody_else_asks_the_first_one_no_more() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    assert evening.refused(EMMA, AskWatch(N)).code is TableRefusal.WATCH_ASKED
    assert evening.ask(EMMA, AskWatch(S)) == (WatchEnded(EMMA), WatchAsked(EMMA, S))
    assert evening.refused(BRUNO, YES).code is TableRefusal.WATCH_NOT_YOURS


def test_nobody_sees_two_hands_of_one_deal() -> None:
    evening = watched()
    assert evening.refused(EMMA, AskWatch(S)).code is TableRefusal.WATCH_SAW_ANOTHER
    evening.ask(EMMA, StopWatching())
    assert evening.refused(EMMA, AskWatch(S)).code is TableRefusal.WATCH_SAW_ANOTHER
    evening.ask(EMMA, AskWatch(N))
    evening.until(lambda table: table.between_deals)
    evening.ask(EMMA, AskWatch(S))
    evening.ask(ANNA, YES)
    evening.next_deal()
    assert evening.table.spectators.saw == {(EMMA, S)}


@pytest.mark.parametrize("deed", [Leave(), Kick(BRUNO, overdue=True)], ids=["leaves", "is kicked"])
def test_a_player_who_goes_takes_his_consent_with_him(deed: Leave | Kick) -> None:
    evening = watched()
    evening.ask(STRANGER, AskWatch(N))
    evening.ask(BRUNO if isinstance(deed, Leave) else ANNA, deed)
    assert evening.table.spectators.following == ()
    assert evening.table.spectators.asking == ()


def test_whoever_has_seen_a_hand_takes_another_seat_only_in_the_next_deal() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    assert evening.refused(EMMA, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS
    evening.ask(EMMA, StopWatching())
    assert evening.refused(EMMA, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    evening.ask(EMMA, Sit(E))
    assert evening.table.seat_of(EMMA) is E


def test_whoever_follows_a_hand_into_the_next_deal_knows_that_one_too() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    assert evening.refused(EMMA, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS


def test_he_may_take_the_seat_whose_hand_he_knows_and_watches_no_more() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(BRUNO, overdue=True))
    evening.ask(EMMA, Sit(N))
    assert evening.table.seat_of(EMMA) is N
    assert evening.table.spectators.following == ()


def test_between_two_deals_he_may_take_any_seat_for_all_hands_are_known() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    evening.until(lambda table: table.between_deals)
    evening.ask(EMMA, Sit(E))
    assert evening.table.spectators.following == ()


def test_who_sits_down_asks_for_nothing_more() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    evening.ask(EMMA, Sit(E))
    assert evening.table.spectators.asking == ()


def test_a_request_without_an_answer_lapses_with_the_next_deal() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    evening.until(lambda table: table.between_deals)
    assert evening.table.spectators.asked_by(EMMA) is N
    evening.next_deal()
    assert evening.table.spectators.asking == ()
    evening.ask(EMMA, AskWatch(N))


def test_it_goes_on_from_deal_to_deal_and_ends_with_the_game() -> None:
    evening = watched()
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    assert evening.table.spectators.followed_by(EMMA) is N
    evening.play_game()
    assert evening.table.spectators.following == ()
    evening.ask(ANNA, Rematch())
    assert evening.table.spectators.following == ()
    assert evening.table.spectators.refused == frozenset()


def test_nobody_watches_in_a_lobby() -> None:
    evening = watched()
    evening.play_game()
    evening.ask(ANNA, ChangeSeats())
    assert evening.refused(EMMA, AskWatch(N)).code is TableRefusal.NO_GAME


def test_so_many_and_no_more() -> None:
    evening = four_people()
    for person in range(MOST):
        evening.ask(1000 + person, AskWatch(N))
    refused = evening.refused(EMMA, AskWatch(N))
    assert (refused.code, refused.facts) == (TableRefusal.WATCH_FULL, {"count": MOST})
    evening.ask(1000, AskWatch(S))  # one of them changes his mind
    evening.ask(1001, StopWatching())
    evening.ask(EMMA, AskWatch(N))


def test_a_computer_alone_with_him_changes_nothing_for_a_player_who_agrees() -> None:
    evening = alone()
    evening.ask(EMMA, AskWatch(S))
    evening.ask(ANNA, YES)
    assert evening.table.spectators.followers_of(S) == (EMMA,)


def test_what_was_agreed_outlives_a_restart() -> None:
    evening = mid_trick()
    evening.ask(EMMA, AskWatch(N))
    evening.ask(BRUNO, YES)
    assert folded(NUMBER, evening.log).spectators == evening.table.spectators
    assert evening.table.spectators.followed_by(EMMA) is N


def test_an_answer_to_nobody_is_a_broken_log() -> None:
    with pytest.raises(BrokenLog):
        four_people().happens(WatchAgreed(EMMA))
