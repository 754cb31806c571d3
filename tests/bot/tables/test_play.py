"""During a game: acting, leaving, coming back, and who thinks."""

import pytest

from bot.tables.events import (
    Closing,
    GameGivenUp,
    HostChanged,
    PlayerAway,
    PlayerBack,
    TableClosed,
    TableEvent,
)
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, Act, ComputerAct, Leave, Return, SetTraining, Start
from bot.tables.stop import Stop
from bot.tables.table import Stage
from engine.actions import Double, IllegalAction, Pass, PlayCard, Refusal
from engine.events import Called, CardPlayed
from engine.game import decide
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
from tests.bot.tables.stages import alone, four_people, playing


def test_calls_and_cards_follow_the_engine() -> None:
    evening = playing()
    assert evening.ask(ANNA, Act(evening.table.move, Pass())) == (Called(S, Pass()),)
    evening.bid()
    seat = evening.table.awaited[0]
    action = evening.legal(seat)[0]
    table = evening.table
    assert table.game is not None
    expected = decide(table.rules, table.game, seat, action)
    assert isinstance(expected[0], CardPlayed)
    assert evening.act(seat, action) == expected


def test_a_press_on_an_older_message_plays_nothing() -> None:
    evening = playing()
    seen = evening.table.move
    evening.ask(ANNA, Act(seen, Pass()))
    assert evening.refused(ANNA, Act(seen, Pass())).code is TableRefusal.STALE_PRESS
    assert evening.refused(ANNA, Act(seen + 2, Pass())).code is TableRefusal.STALE_PRESS


def test_an_illegal_action_changes_nothing() -> None:
    evening = playing()
    with pytest.raises(IllegalAction) as caught:
        evening.ask(BRUNO, Act(evening.table.move, Pass()))
    assert caught.value.code is Refusal.NOT_YOUR_TURN
    assert caught.value.facts == {"seat": S, "count": 1}


def test_calling_out_of_turn_names_both_partners_waited_for() -> None:
    evening = four_people()
    bidder = evening.table.awaited[0]
    evening.move(lambda legal: legal[1])
    seating = evening.table.rules.seating
    evening.act(seating.after(bidder), Double(1))
    waiting = evening.table.awaited
    assert set(waiting) == {bidder, seating.partner(bidder)}
    with pytest.raises(IllegalAction) as caught:
        evening.act(seating.after(bidder), Pass())
    assert caught.value.facts == {"seat": waiting[0], "count": 2}


def test_an_illegal_action_does_not_count_as_returning() -> None:
    evening = playing()
    with pytest.raises(IllegalAction):
        evening.ask(CHLOE, Act(evening.table.move, Pass()))
    assert not evening.table.is_present(W)


def test_a_stranger_cannot_play() -> None:
    evening = playing()
    refused = evening.refused(STRANGER, Act(evening.table.move, Pass()))
    assert refused.code is TableRefusal.NOT_SEATED


def test_table_events_make_no_press_stale() -> None:
    evening = playing()
    move = evening.table.move
    evening.ask(CHLOE, Return())
    evening.ask(BRUNO, Leave())
    assert evening.ask(ANNA, Act(move, Pass())) == (Called(S, Pass()),)


def test_leaving_gives_the_seat_to_a_computer() -> None:
    evening = four_people()
    seat = evening.table.awaited[0]
    user = evening.owner(seat)
    assert evening.table.thinker is None
    assert PlayerAway(seat) in evening.ask(user, Leave())
    assert evening.table.thinker is seat
    assert evening.table.seat_of(user) is seat
    move = evening.table.move
    assert evening.ask(NOBODY, ComputerAct(move, seat, Pass())) == (Called(seat, Pass()),)


def test_a_player_who_left_still_owns_their_seat() -> None:
    evening = playing()
    assert evening.table.occupant(W) == Human(CHLOE, away=True)
    assert evening.table.free_seats == ()
    assert evening.refused(CHLOE, Leave()).code is TableRefusal.ALREADY_AWAY


def test_a_host_who_leaves_hands_over_to_someone_present() -> None:
    evening = four_people()
    evening.ask(BRUNO, Leave())
    assert evening.ask(ANNA, Leave()) == (PlayerAway(S), HostChanged(DENIS))
    assert evening.ask(DENIS, Leave()) == (PlayerAway(E), HostChanged(CHLOE))
    assert evening.ask(CHLOE, Leave()) == (PlayerAway(W),)
    assert evening.table.host == CHLOE


def test_a_command_counts_as_returning() -> None:
    evening = playing()
    assert evening.ask(CHLOE, Return()) == (PlayerBack(W),)
    assert evening.table.is_present(W)
    assert evening.ask(CHLOE, Return()) == ()


def test_playing_counts_as_returning() -> None:
    evening = four_people()
    seat = evening.table.awaited[0]
    user = evening.owner(seat)
    evening.ask(user, Leave())
    acting = Act(evening.table.move, Pass())
    assert evening.ask(user, acting) == (PlayerBack(seat), Called(seat, Pass()))
    assert evening.table.is_present(seat)


def test_a_double_out_of_turn_is_accepted() -> None:
    evening = four_people()
    bidder = evening.table.awaited[0]
    evening.move(lambda legal: legal[1])
    last = evening.table.rules.seating.before(bidder)
    assert last not in evening.table.awaited
    (called,) = evening.act(last, Double())
    assert called == Called(last, Double())


def test_no_computer_decides_while_everyone_is_away() -> None:
    evening = alone().until(lambda table: table.awaited[0] is not S)
    assert evening.table.thinker is evening.table.awaited[0]
    evening.ask(ANNA, Leave())
    assert evening.table.thinker is None
    acting = ComputerAct(evening.table.move, evening.table.awaited[0], Pass())
    assert evening.refused(NOBODY, acting).code is TableRefusal.STALE_PRESS
    evening.ask(ANNA, Return())
    assert evening.table.thinker is evening.table.awaited[0]


def test_a_computer_plays_only_its_seat_and_move() -> None:
    evening = alone().until(lambda table: table.thinker is not None)
    table = evening.table
    seat = table.thinker
    assert seat is not None
    for acting in (
        ComputerAct(table.move - 1, seat, Pass()),
        ComputerAct(table.move, table.rules.seating.after(seat), Pass()),
        ComputerAct(table.move, S, Pass()),
    ):
        assert evening.refused(NOBODY, acting).code is TableRefusal.STALE_PRESS


def test_a_computer_must_obey_the_rules_too() -> None:
    evening = alone().until(lambda table: table.thinker is not None)
    seat = evening.table.thinker
    assert seat is not None
    with pytest.raises(IllegalAction):
        evening.ask(NOBODY, ComputerAct(evening.table.move, seat, Double()))


def test_a_person_who_may_redouble_is_asked_before_the_computer_partner() -> None:
    """In a window where either partner may speak, the computer does not wait for the person."""
    evening = alone().until(lambda table: table.awaited == (S,))
    evening.move(lambda legal: legal[1])
    doubler = evening.table.thinker
    assert doubler in {E, W}
    evening.act(doubler, Double())
    assert set(evening.table.awaited) == {N, S}
    assert evening.table.thinker is N


@pytest.mark.parametrize(
    ("user", "manager", "events"),
    [
        (ANNA, False, (GameGivenUp(S), TableClosed(Closing.STOPPED))),
        (BRUNO, True, (GameGivenUp(N), TableClosed(Closing.STOPPED))),
        (STRANGER, True, (TableClosed(Closing.ENDED),)),
    ],
)
def test_the_host_can_stop_a_game(user: int, manager: bool, events: tuple[TableEvent, ...]) -> None:
    evening = four_people()
    assert evening.ask(user, Stop(manager)) == events
    assert evening.table.stage is Stage.CLOSED
    assert evening.table.awaited == ()
    assert evening.table.thinker is None


def test_a_game_that_counts_nowhere_is_stopped_without_a_loser() -> None:
    evening = Evening(opening(target=1000))
    evening.ask(ANNA, SetTraining(training=True))
    evening.ask(ANNA, Start(fill=True))
    assert evening.ask(ANNA, Stop()) == (TableClosed(Closing.ENDED),)


def test_the_next_host_can_stop_a_game() -> None:
    evening = playing()
    evening.ask(ANNA, Leave())
    refused = evening.refused(ANNA, Stop())
    assert (refused.code, refused.facts) == (TableRefusal.NOT_MANAGER, {"user": BRUNO})
    assert evening.ask(BRUNO, Stop()) == (TableClosed(Closing.AGREED),)


def test_playing_a_card_one_does_not_hold_names_the_card() -> None:
    evening = playing().bid().until(lambda table: table.is_present(table.awaited[0]))
    seat = evening.table.awaited[0]
    assert evening.table.game is not None
    assert evening.table.game.deal is not None
    other = evening.table.rules.seating.after(seat)
    card = evening.table.game.deal.holdings[other].hand[0]
    with pytest.raises(IllegalAction) as caught:
        evening.act(seat, PlayCard(card))
    assert (caught.value.code, caught.value.facts) == (Refusal.NOT_IN_HAND, {"card": card})


def test_only_one_request_to_stop_is_open_at_a_time() -> None:
    evening = four_people()
    evening.ask(ANNA, Stop(ask=True))
    assert evening.refused(ANNA, Stop(ask=True)).code is TableRefusal.STOP_ASKED
