"""Between deals and after a game: going on, a rematch, other seats."""

import pytest

from bot.tables.events import (
    Closing,
    HostChanged,
    LobbyReopened,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    SeatLeft,
    TableClosed,
    TableEvent,
)
from bot.tables.refusals import TableRefusal
from bot.tables.requests import (
    NOBODY,
    Act,
    ChangeSeats,
    Leave,
    Ready,
    Rematch,
    Replace,
    Return,
    Start,
)
from bot.tables.table import Stage
from engine.actions import IllegalAction, Pass, Refusal
from engine.events import Dealt, GameStarted
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, E, Evening, N, S, W
from tests.bot.tables.stages import alone, between_deals, finished, four_people


def deals(events: tuple[TableEvent, ...]) -> int:
    """How many deals were dealt."""
    return sum(isinstance(event, Dealt) for event in events)


def after_a_deal() -> Evening:
    """Four people, after a deal that all passed."""
    return four_people().until(lambda table: table.between_deals)


def test_a_finished_deal_waits_for_the_players() -> None:
    table = after_a_deal().table
    assert table.stage is Stage.PLAYING
    assert table.awaited == ()
    assert table.thinker is None
    assert table.ready == frozenset()


def test_the_next_deal_starts_when_everyone_is_ready() -> None:
    evening = after_a_deal()
    for user, seat in ((ANNA, S), (BRUNO, N), (CHLOE, W)):
        assert evening.ask(user, Ready()) == (PlayerReady(seat),)
    assert evening.table.ready == {S, N, W}
    said, _, dealt = evening.ask(DENIS, Ready())
    assert said == PlayerReady(E)
    assert isinstance(dealt, Dealt)
    assert evening.table.ready == frozenset()
    assert not evening.table.between_deals


def test_the_next_player_deals() -> None:
    evening = after_a_deal()
    assert evening.table.game is not None
    first = evening.table.game.dealer
    evening.next_deal()
    assert evening.table.game.dealer is evening.table.rules.seating.after(first)


def test_being_ready_twice_is_refused() -> None:
    evening = after_a_deal()
    evening.ask(ANNA, Ready())
    assert evening.refused(ANNA, Ready()).code is TableRefusal.ALREADY_READY


def test_players_away_are_not_waited_for() -> None:
    evening = between_deals()
    assert evening.table.present == (N, S)
    assert deals(evening.ask(ANNA, Ready())) == 0
    assert deals(evening.ask(BRUNO, Ready())) == 1


def test_a_lone_player_starts_the_next_deal_alone() -> None:
    evening = alone().until(lambda table: table.between_deals)
    assert deals(evening.ask(ANNA, Ready())) == 1


def test_being_ready_counts_as_returning() -> None:
    evening = between_deals()
    evening.ask(ANNA, Ready())
    assert evening.ask(CHLOE, Ready()) == (PlayerBack(W), PlayerReady(W))
    assert deals(evening.ask(BRUNO, Ready())) == 1


def test_the_last_absent_player_being_ready_starts_the_deal() -> None:
    evening = alone().until(lambda table: table.between_deals)
    evening.ask(ANNA, Leave())
    events = evening.ask(ANNA, Ready())
    assert events[:2] == (PlayerBack(S), PlayerReady(S))
    assert deals(events) == 1


def test_the_deal_starts_when_the_last_player_not_ready_leaves() -> None:
    evening = between_deals()
    evening.ask(ANNA, Ready())
    away, _, dealt = evening.ask(BRUNO, Leave())
    assert away == PlayerAway(N)
    assert isinstance(dealt, Dealt)


def test_the_deal_does_not_start_while_others_are_not_ready() -> None:
    evening = after_a_deal()
    evening.ask(ANNA, Ready())
    assert evening.ask(BRUNO, Leave()) == (PlayerAway(N),)


def test_nothing_is_dealt_after_the_last_person_leaves() -> None:
    evening = alone().until(lambda table: table.between_deals)
    assert evening.ask(ANNA, Leave()) == (PlayerAway(S),)
    assert evening.table.between_deals


def test_leaving_takes_back_being_ready() -> None:
    """Else everyone present would be ready, and none could say so again."""
    evening = between_deals()
    evening.ask(ANNA, Ready())
    evening.ask(ANNA, Leave())
    evening.ask(BRUNO, Leave())
    evening.ask(ANNA, Return())
    assert evening.table.present == (S,)
    assert evening.table.ready == frozenset()
    assert deals(evening.ask(ANNA, Ready())) == 1


def test_a_card_between_deals_is_refused() -> None:
    evening = between_deals()
    with pytest.raises(IllegalAction) as caught:
        evening.ask(ANNA, Act(evening.table.move, Pass()))
    assert caught.value.code is Refusal.DEAL_OVER


def test_a_game_ends_at_its_target() -> None:
    table = finished().table
    assert table.stage is Stage.FINISHED
    assert table.game is not None
    assert table.game.over
    assert max(table.game.scores) >= 100
    assert not table.between_deals
    assert (table.awaited, table.thinker) == ((), None)


def test_a_rematch_keeps_the_seats_and_resets_the_score() -> None:
    evening = finished()
    evening.ask(CHLOE, Return())
    before = evening.table
    *_, started, dealt = evening.ask(BRUNO, Rematch())
    assert isinstance(started, GameStarted)
    assert isinstance(dealt, Dealt)
    table = evening.table
    assert table.game is not None
    assert (table.game.scores, table.game.sheet) == ((0, 0), ())
    assert (table.stage, table.games) == (Stage.PLAYING, 2)
    assert (table.seats, table.host) == (before.seats, before.host)
    assert table.move > before.move


def test_the_first_dealer_of_a_rematch_is_random() -> None:
    dealers = set()
    for seed in range(30):
        evening = finished()
        evening.chance.seed(seed)
        *_, started, _ = evening.ask(ANNA, Rematch())
        assert isinstance(started, GameStarted)
        dealers.add(started.dealer)
        if len(dealers) == 4:
            break
    assert len(dealers) == 4


def test_changing_seats_frees_those_of_players_who_left() -> None:
    evening = finished()
    assert evening.ask(ANNA, ChangeSeats()) == (LobbyReopened(), SeatLeft(W), HostChanged(ANNA))
    table = evening.table
    assert (table.stage, table.game, table.free_seats) == (Stage.LOBBY, None, (W,))


def test_the_player_who_reopens_the_lobby_is_host() -> None:
    evening = finished()
    evening.ask(BRUNO, ChangeSeats())
    assert evening.table.host == BRUNO
    evening.ask(BRUNO, Start(fill=True))
    assert (evening.table.stage, evening.table.games) == (Stage.PLAYING, 2)
    assert evening.table.game is not None
    assert evening.table.game.scores == (0, 0)


def test_reopening_the_lobby_counts_as_returning() -> None:
    evening = finished()
    events = evening.ask(CHLOE, ChangeSeats())
    assert events == (LobbyReopened(), PlayerBack(W), HostChanged(CHLOE))
    assert evening.table.is_present(W)


def test_only_a_finished_table_frees_its_channel_for_another() -> None:
    evening = finished()
    assert evening.ask(NOBODY, Replace()) == (TableClosed(Closing.REPLACED),)
    assert between_deals().refused(NOBODY, Replace()).code is TableRefusal.GAME_RUNNING
