"""The presses by which ratings were farmed, at a table: what its log tells of them."""

import pytest

from bot.ratings.rating import Rating, rated
from bot.storage.ratings.rated_games import RatedGame
from bot.storage.results.game_results import GameResult
from bot.storage.results.outcomes import results_of
from bot.tables.requests import NOBODY, Expire, Kick, Leave, Pause, Return, Sit, Start
from bot.tables.stop import Stop
from bot.tables.table import Stage, Table
from engine.deal_record import DealRecord
from engine.events import GameStarted
from engine.seats import Team
from engine.variants import find_variant
from tests.bot.storage.results.test_outcomes import entries, row
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
from tests.bot.tables.stages import alone


def seated(target: int = 2000) -> Evening:
    """Anna and Bruno against Chloé and Denis, before a game that one deal does not end."""
    evening = Evening(opening(target=target))
    for user, seat in ((BRUNO, N), (CHLOE, W), (DENIS, E)):
        evening.ask(user, Sit(seat))
    return evening


def four_people(target: int = 2000) -> Evening:
    """The same, once their cards are dealt."""
    evening = seated(target)
    evening.ask(ANNA, Start())
    return evening


def result(evening: Evening) -> GameResult:
    """The only result that the log tells."""
    (told,) = results_of(entries(evening.log), row(1))
    return told


def moved(evening: Evening) -> dict[int, float]:
    """By how much the game moves each of its people, all of them new."""
    after = rated(RatedGame.of(1, result(evening)).contest, {})
    return {user: new.mu - Rating().mu for user, new in after.items()}


def left(evening: Evening) -> set[int]:
    """Who counts as somebody who left."""
    return {leaver.user_id for leaver in result(evening).leavers}


def ahead(evening: Evening) -> Team:
    """The side that leads."""
    assert evening.table.game is not None
    ours, theirs = evening.table.game.scores
    return Team.NORTH_SOUTH if ours > theirs else Team.EAST_WEST


def test_a_player_removed_after_stalling_is_a_leaver() -> None:
    evening = four_people().play_deal()
    evening.ask(ANNA, Kick(DENIS, overdue=True))
    evening.next_deal().play_game()
    assert left(evening) == {DENIS}
    assert moved(evening)[DENIS] < 0


def test_play_after_a_departure_does_not_change_the_others_result() -> None:
    evening = four_people().play_deal().next_deal()
    evening.ask(BRUNO, Leave())
    evening.play_deal()
    leader = ahead(evening)
    evening.next_deal().play_game()
    told = result(evening)
    assert told.leader_team == leader
    assert told.worth is not None
    assert told.worth < 1
    assert left(evening) == {BRUNO}
    assert (moved(evening)[ANNA] > 0) == (leader is Team.NORTH_SOUTH)


def test_stopping_a_game_loses_it_for_that_player_alone() -> None:
    evening = four_people().bid()
    evening.ask(ANNA, Stop())
    change = moved(evening)
    assert change[ANNA] < 0
    assert [change[user] for user in (BRUNO, CHLOE, DENIS)] == [0, 0, 0]


def test_stopping_a_rated_game_alone_with_computers_loses_it() -> None:
    evening = alone(rated=True).bid()
    evening.ask(ANNA, Stop())
    assert left(evening) == {ANNA}


def test_stopping_is_free_when_the_opponents_have_left() -> None:
    evening = four_people().bid()
    for user in (CHLOE, DENIS):
        evening.ask(user, Leave())
    evening.ask(ANNA, Stop())
    assert left(evening) == {CHLOE, DENIS}
    assert moved(evening)[ANNA] == 0


def test_a_game_ended_by_a_manager_counts_as_it_stands() -> None:
    evening = four_people().play_deal()
    leader = ahead(evening)
    evening.ask(STRANGER, Stop(manager=True))
    told = result(evening)
    assert (told.leader_team, told.leavers) == (leader, ())
    assert told.worth is not None
    assert 0 < told.worth < 1


CUT_OFF = """
contree W | JS9SASTSKSQSJH7H / 7SAHKHTH7D8D9DTD / 8SQH8HJDQDKDAD7C / 9H8C9CTCJCQCKCAC
"""
TWO_TRICKS = ("JS7S8S8C", "JHAHQH9H")
"""North takes the first with 20 points, East the second with 16."""


@pytest.mark.parametrize(
    ("bid", "tricks", "leader"),
    [
        ("160S", 1, Team.NORTH_SOUTH),
        ("80S", 2, Team.NORTH_SOUTH),
        ("90S", 2, Team.NORTH_SOUTH),  # 20 of 36 is exactly 90 of 162
        ("100S", 2, Team.EAST_WEST),
        ("capotS", 1, Team.NORTH_SOUTH),
        ("capotS", 2, Team.EAST_WEST),
        ("80S", 0, None),
    ],
)
def test_an_unfinished_deal_goes_to_the_side_about_to_win_it(
    bid: str, tricks: int, leader: Team | None
) -> None:
    line = f"{CUT_OFF.strip()} | {bid} - - - | {' '.join(TWO_TRICKS[:tricks])}"
    record, evening = DealRecord.read(line, find_variant), seated()
    evening.happens(GameStarted(W), *record.events)
    evening.ask(STRANGER, Stop(manager=True))
    told = results_of(entries(evening.log), row(1))
    assert [each.leader_team for each in told] == ([] if leader is None else [leader])


def test_a_player_who_pauses_forever_is_a_leaver() -> None:
    evening = four_people().play_deal().next_deal()
    evening.ask(ANNA, Pause())
    evening.ask(NOBODY, Expire(evening.table.revision))
    assert left(evening) == {ANNA}


def test_a_player_who_stalls_until_closing_is_a_leaver() -> None:
    evening = four_people().bid()
    waited = evening.owner(evening.table.awaited[0])
    evening.ask(NOBODY, Expire(evening.table.revision))
    assert left(evening) == {waited}


def test_a_player_mostly_replaced_by_a_computer_is_a_leaver() -> None:
    evening = four_people(target=100).bid()
    evening.ask(ANNA, Leave())
    evening.until(lambda table: _tricks(table) == 7)
    evening.ask(ANNA, Return())
    evening.until(lambda table: table.stage is Stage.FINISHED)
    assert evening.table.is_present(S)
    assert left(evening) == {ANNA}


def test_players_gain_only_for_the_part_they_played() -> None:
    evening = four_people(target=100).bid()
    evening.until(lambda table: _tricks(table) == 4)
    evening.ask(ANNA, Leave())
    evening.until(lambda table: _tricks(table) == 6)
    evening.ask(ANNA, Return())
    evening.until(lambda table: table.stage is Stage.FINISHED)
    (share,) = (each.share for each in result(evening).players if each.user_id == ANNA)
    assert left(evening) == set()
    assert 0.5 < share < 1


def _tricks(table: Table) -> int:
    deal = table.game.deal if table.game else None
    return len(deal.tricks) if deal else 0
