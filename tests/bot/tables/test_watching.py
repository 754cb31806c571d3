"""A hand is shown to who has no seat: with its player's consent, in one game, to nobody else."""

import pytest

from bot.tables.events import (
    Answered,
    Asked,
    Lapsed,
    PlayerBack,
    TurnLapsed,
)
from bot.tables.fold import folded
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeSeats, Kick, Leave, Pause, Rematch, Sit
from bot.tables.watching import (
    KIND,
    MOST,
    AnswerWatch,
    AskWatch,
    HideHand,
    Spectators,
    StopWatching,
)
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


def test_a_watcher_follows_only_the_hand_they_were_admitted_to() -> None:
    evening = four_people()
    assert evening.ask(EMMA, AskWatch(N)) == (Asked(KIND, EMMA, (N,)),)
    assert Spectators.of(evening.table).followed_by(EMMA) is None
    move = evening.table.move
    assert evening.ask(BRUNO, YES) == (Answered(KIND, EMMA, N, agree=True),)
    assert Spectators.of(evening.table).following == ((EMMA, N),)
    assert Spectators.of(evening.table).asking == ()
    assert evening.table.move == move


def test_only_the_player_answers_and_only_once() -> None:
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


def test_a_refused_watcher_cannot_ask_that_player_again_in_this_game() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    assert evening.ask(BRUNO, NO) == (Answered(KIND, EMMA, N, agree=False),)
    assert evening.refused(EMMA, AskWatch(N)).code is TableRefusal.WATCH_REFUSED
    evening.ask(EMMA, AskWatch(S))
    evening.ask(STRANGER, AskWatch(N))
    assert Spectators.of(evening.table).asking == ((EMMA, S), (STRANGER, N))


def test_seated_players_cannot_watch() -> None:
    evening = playing()  # Chloé has left, and her seat is hers
    for seated in (ANNA, BRUNO, CHLOE):
        assert evening.refused(seated, AskWatch(S)).code is TableRefusal.WATCH_SEATED


def test_hands_of_computers_and_absent_players_cannot_be_watched() -> None:
    evening = playing()
    assert evening.refused(EMMA, AskWatch(E)).code is TableRefusal.WATCH_COMPUTER
    assert evening.refused(EMMA, AskWatch(W)).code is TableRefusal.WATCH_ABSENT


def test_requests_and_answers_work_during_a_pause() -> None:
    evening = four_people()
    evening.ask(ANNA, Pause())
    evening.ask(EMMA, AskWatch(N))
    evening.ask(BRUNO, YES)
    assert Spectators.of(evening.table).followed_by(EMMA) is N


def test_answering_counts_as_being_present() -> None:
    evening = four_people().happens(TurnLapsed(N))
    evening.ask(EMMA, AskWatch(N))
    assert evening.ask(BRUNO, YES) == (PlayerBack(N), Answered(KIND, EMMA, N, agree=True))


def test_either_side_ends_watching_with_one_press() -> None:
    evening = watched()
    assert evening.ask(EMMA, StopWatching()) == (Lapsed(KIND, EMMA),)
    assert Spectators.of(evening.table).following == ()
    assert evening.refused(EMMA, StopWatching()).code is TableRefusal.STALE_PRESS
    evening = watched()
    evening.ask(STRANGER, AskWatch(N))
    evening.ask(BRUNO, AnswerWatch(STRANGER, agree=True))
    assert evening.ask(BRUNO, HideHand()) == (Lapsed(KIND, EMMA), Lapsed(KIND, STRANGER))
    assert Spectators.of(evening.table).following == ()
    assert evening.refused(BRUNO, HideHand()).code is TableRefusal.STALE_PRESS


def test_players_hide_only_their_own_hand() -> None:
    evening = watched()
    assert evening.refused(ANNA, HideHand()).code is TableRefusal.STALE_PRESS
    assert Spectators.of(evening.table).followed_by(EMMA) is N


def test_a_request_can_be_withdrawn() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    assert evening.ask(EMMA, StopWatching()) == (Lapsed(KIND, EMMA),)
    assert evening.refused(BRUNO, YES).code is TableRefusal.STALE_PRESS


def test_asking_another_player_withdraws_the_first_request() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    assert evening.refused(EMMA, AskWatch(N)).code is TableRefusal.WATCH_ASKED
    assert evening.ask(EMMA, AskWatch(S)) == (Lapsed(KIND, EMMA), Asked(KIND, EMMA, (S,)))
    assert evening.refused(BRUNO, YES).code is TableRefusal.WATCH_NOT_YOURS


def test_a_watcher_sees_one_hand_per_deal() -> None:
    evening = watched()
    assert evening.refused(EMMA, AskWatch(S)).code is TableRefusal.WATCH_SAW_ANOTHER
    evening.ask(EMMA, StopWatching())
    assert evening.refused(EMMA, AskWatch(S)).code is TableRefusal.WATCH_SAW_ANOTHER
    evening.ask(EMMA, AskWatch(N))
    evening.until(lambda table: table.between_deals)
    evening.ask(EMMA, AskWatch(S))
    evening.ask(ANNA, YES)
    evening.next_deal()
    assert Spectators.of(evening.table).saw == {(EMMA, S)}


@pytest.mark.parametrize("deed", [Leave(), Kick(BRUNO, overdue=True)], ids=["leaves", "is kicked"])
def test_a_player_who_leaves_ends_their_consent(deed: Leave | Kick) -> None:
    evening = watched()
    evening.ask(STRANGER, AskWatch(N))
    evening.ask(BRUNO if isinstance(deed, Leave) else ANNA, deed)
    assert Spectators.of(evening.table).following == ()
    assert Spectators.of(evening.table).asking == ()


def test_a_watcher_who_saw_a_hand_takes_another_seat_only_in_the_next_deal() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    assert evening.refused(EMMA, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS
    evening.ask(EMMA, StopWatching())
    assert evening.refused(EMMA, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    evening.ask(EMMA, Sit(E))
    assert evening.table.seat_of(EMMA) is E


def test_a_watcher_who_continues_into_a_deal_knows_its_hand_too() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    assert evening.refused(EMMA, Sit(E)).code is TableRefusal.SAW_OTHER_CARDS


def test_a_watcher_may_take_the_seat_they_watched() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(BRUNO, overdue=True))
    evening.ask(EMMA, Sit(N))
    assert evening.table.seat_of(EMMA) is N
    assert Spectators.of(evening.table).following == ()


def test_between_deals_a_watcher_may_take_any_seat() -> None:
    evening = watched()
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    evening.until(lambda table: table.between_deals)
    evening.ask(EMMA, Sit(E))
    assert Spectators.of(evening.table).following == ()


def test_sitting_down_withdraws_a_request() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    evening.ask(EMMA, Sit(E))
    assert Spectators.of(evening.table).asking == ()


def test_an_unanswered_request_expires_with_the_next_deal() -> None:
    evening = four_people()
    evening.ask(EMMA, AskWatch(N))
    evening.until(lambda table: table.between_deals)
    assert Spectators.of(evening.table).asked_by(EMMA) is N
    evening.next_deal()
    assert Spectators.of(evening.table).asking == ()
    evening.ask(EMMA, AskWatch(N))


def test_watching_continues_from_deal_to_deal_until_the_game_ends() -> None:
    evening = watched()
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    assert Spectators.of(evening.table).followed_by(EMMA) is N
    evening.play_game()
    assert Spectators.of(evening.table).following == ()
    evening.ask(ANNA, Rematch())
    assert Spectators.of(evening.table).following == ()
    assert Spectators.of(evening.table).refused == frozenset()


def test_watching_needs_a_running_game() -> None:
    evening = watched()
    evening.play_game()
    evening.ask(ANNA, ChangeSeats())
    assert evening.refused(EMMA, AskWatch(N)).code is TableRefusal.NO_GAME


def test_the_number_of_watchers_is_limited() -> None:
    evening = four_people()
    for person in range(MOST):
        evening.ask(1000 + person, AskWatch(N))
    refused = evening.refused(EMMA, AskWatch(N))
    assert (refused.code, refused.facts) == (TableRefusal.WATCH_FULL, {"count": MOST})
    evening.ask(1000, AskWatch(S))  # one of them changes their mind
    evening.ask(1001, StopWatching())
    evening.ask(EMMA, AskWatch(N))


def test_a_player_alone_with_computers_can_be_watched() -> None:
    evening = alone()
    evening.ask(EMMA, AskWatch(S))
    evening.ask(ANNA, YES)
    assert Spectators.of(evening.table).followers_of(S) == (EMMA,)


def test_watching_survives_a_restart() -> None:
    evening = mid_trick()
    evening.ask(EMMA, AskWatch(N))
    evening.ask(BRUNO, YES)
    assert Spectators.of(folded(NUMBER, evening.log)) == Spectators.of(evening.table)
    assert Spectators.of(evening.table).followed_by(EMMA) is N


def test_an_answer_to_nobody_breaks_the_log() -> None:
    with pytest.raises(BrokenLog):
        four_people().happens(Answered(KIND, EMMA, N, agree=True))


def test_a_player_who_gave_up_a_seat_watches_no_other_hand_in_this_deal() -> None:
    evening = four_people()
    evening.ask(ANNA, Kick(BRUNO, overdue=True))
    evening.ask(EMMA, Sit(N))
    assert evening.refused(BRUNO, AskWatch(W)).code is TableRefusal.WATCH_SAW_ANOTHER
    evening.until(lambda table: table.between_deals)
    evening.next_deal()
    assert evening.ask(BRUNO, AskWatch(W)) == (Asked(KIND, BRUNO, (W,)),)
