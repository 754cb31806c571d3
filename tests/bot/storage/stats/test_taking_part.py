"""Who took part in a game, and whose its deals are: told by who acted, and who was there."""

from datetime import timedelta

from bot.storage.results.outcomes import results_of
from bot.tables.requests import Leave, Rematch, Return
from engine.seats import Seat
from tests.bot.storage.made import NOON
from tests.bot.storage.results.test_outcomes import entries, row
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, Evening
from tests.bot.tables.stages import four_people, playing


def test_a_deal_played_by_a_computer_brings_its_owner_nothing() -> None:
    evening = playing(target=2000)
    evening.ask(CHLOE, Return())
    evening.play_deal().next_deal()
    evening.ask(BRUNO, Leave())
    evening.play_deal()
    evening.ask(BRUNO, Return())
    evening.next_deal().play_game()
    (told,) = results_of(entries(evening.log), row(1))
    bruno, anna = (
        next(player for player in told.players if player.user_id == user) for user in (BRUNO, ANNA)
    )
    own = [deal for deal in told.settled if deal.present and deal.present >> bruno.seat & 1]
    assert len(told.settled) - len(own) == 1
    assert (bruno.deals, anna.deals) == (len(own), len(told.settled))
    assert bruno.points == sum(deal.scores[bruno.team] for deal in own)
    assert anna.points == told.scores[anna.team]
    assert not bruno.replaced


def test_leaving_a_game_after_playing_makes_a_leaver() -> None:
    evening = four_people()
    first = evening.table.awaited[0]
    evening.move()
    (told,) = results_of(entries(_without(evening, first).log), row(1))
    assert [(leaver.user_id, leaver.seat) for leaver in told.leavers] == [
        (evening.owner(first), first)
    ]
    assert told.people


def test_thinking_for_an_hour_still_counts_as_playing() -> None:
    evening = four_people()
    first, log = evening.table.awaited[0], list(entries(evening.log))
    evening.move()
    at = NOON + timedelta(hours=1)
    log += entries(_without(evening, first).log[len(log) :], at)
    (told,) = results_of(log, row(1))
    assert [leaver.user_id for leaver in told.leavers] == [evening.owner(first)]
    assert told.people


def test_sitting_down_and_leaving_before_a_call_makes_a_leaver() -> None:
    evening = four_people()
    last = evening.table.rules.seating.before(evening.table.awaited[0])
    (told,) = results_of(entries(_without(evening, last).log), row(1))
    assert [leaver.user_id for leaver in told.leavers] == [evening.owner(last)]
    assert told.people


def test_an_unused_rematch_seat_belongs_to_a_computer() -> None:
    evening = four_people().play_game()
    evening.ask(ANNA, Rematch())
    last = evening.table.rules.seating.before(evening.table.awaited[0])
    gone = evening.owner(last)
    _, told = results_of(entries(_without(evening, last).log), row(1))
    assert told.leavers == ()
    assert not told.people
    (held,) = (player for player in told.players if player.seat == last)
    assert (held.user_id, held.level, held.replaced) == (None, evening.table.level, False)
    assert gone not in {player.user_id for player in told.players}


def _without(evening: Evening, *gone: Seat) -> Evening:
    """The game to its end, without whoever sits in these seats."""
    for seat in gone:
        evening.ask(evening.owner(seat), Leave())
    return evening.play_game()
