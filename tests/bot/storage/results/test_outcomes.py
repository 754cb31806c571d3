"""The results of games, told by the table and counted again by hand from the log."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import pytest

from bot.ratings.ladders import Ladder
from bot.storage.database.database import Database
from bot.storage.database.schema import games
from bot.storage.errors import UnreplayableLog
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow
from bot.storage.log.replay import replayed
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.ratings.rated_games import RatedGame
from bot.storage.results import game_results
from bot.storage.results.game_record import with_records
from bot.storage.results.game_results import GameResult, Leaver
from bot.storage.results.outcomes import game_result, results_of
from bot.storage.results.rebuild import Rebuilt, rebuild
from bot.tables.events import Closing, GameGivenUp, SeatTaken, TableEvent
from bot.tables.fold import states_of
from bot.tables.occupants import Human
from bot.tables.requests import (
    NOBODY,
    Expire,
    Leave,
    NewPeople,
    Rematch,
    Return,
    SetRatedAlone,
    Sit,
    Start,
)
from bot.tables.stop import AnswerStop, Stop
from bot.tables.table import Stage
from engine.events import (
    Dealt,
    GameStarted,
)
from engine.seats import Seat
from tests.bot.storage.made import NOON, count, entries_at, forget
from tests.bot.storage.played import CountedLog, Kept, Ticking, keep, keep_at_random
from tests.bot.storage.recount import Recount
from tests.bot.storage.results.test_rebuild import kept as results_kept
from tests.bot.tables.evening import (
    ANNA,
    BRUNO,
    CHANNEL,
    CHLOE,
    DENIS,
    GUILD,
    STRANGER,
    E,
    Evening,
    N,
    S,
    W,
    opening,
)
from tests.bot.tables.stages import finished, four_people, playing
from tests.engine.table import ONE_SUIT_EACH, bid, hands

SEEDS = (7, 9, 14, 18, 25)


@pytest.fixture
def log(store: SqlEventStore) -> SqlTableLog:
    return CountedLog(store, Ticking())


def row(number: int) -> TableRow:
    """The row of a table."""
    return TableRow(id=number, guild_id=GUILD, channel_id=CHANNEL, opened_at=NOON)


def entries(log: Sequence[TableEvent], at: datetime = NOON) -> tuple[Entry, ...]:
    """A log as it is kept."""
    return tuple(Entry(*encode(event), at) for event in log)


async def recorded(database: Database, told: Sequence[GameResult]) -> list[tuple[object, ...]]:
    """What would be kept of these results: the results before are forgotten."""
    await forget(database, *range(1, 10))
    await database.write(lambda c: [game_results.record(c, result) for result in told])
    return await results_kept(database)


@pytest.mark.slow
async def test_stored_results_equal_a_recount(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    evenings: list[Kept] = []
    for channel, seed in enumerate(SEEDS):
        evenings.append(await keep_at_random(log, seed, channel=channel, closes=False, length=500))
    before = await results_kept(database)
    told: list[GameResult] = []
    for kept in evenings:
        entries_kept = await entries_at(store, kept.number)
        found = results_of(entries_kept, row(kept.number))
        assert found == Recount(kept.number, entries_kept, kept.log).results
        told.extend(found)
    players = [player for result in told for player in result.players]
    assert len(before) == len(players) > 4 * len(SEEDS)
    assert {player.replaced for player in players} == {True, False}
    assert {player.user_id is None for player in players} == {True, False}
    assert {result.people for result in told} == {True, False}
    assert any(result.leavers for result in told)
    for name in ("contracts_made", "contracts_failed", "belotes", "moves", "thinking", "level"):
        assert any(getattr(player, name) for player in players)
    assert await rebuild(database, results_of) == Rebuilt(len(told))
    assert await results_kept(database) == before
    assert await recorded(database, told) == before


async def play_on(log: SqlTableLog, kept: Kept, evening: Evening) -> None:
    """Play the game to its end, and keep it as it goes."""
    before, length = evening.table, len(evening.log)
    evening.play_game()
    happened = evening.log[length:]
    await log.append(states_of(before, happened), happened)
    kept.tables.append(evening.table)


async def test_a_player_away_at_the_end_counts_as_replaced(
    log: SqlTableLog, store: SqlEventStore
) -> None:
    evening = playing(target=2000)
    evening.ask(CHLOE, Return())
    evening.play_deal().next_deal()
    evening.ask(CHLOE, Leave())
    kept = await keep(log, evening)
    await play_on(log, kept, evening)
    (result,) = results_of(await entries_at(store, kept.number), row(kept.number))
    replaced = {player.user_id for player in result.players if player.replaced}
    assert replaced == {CHLOE}
    assert {player.user_id for player in result.players} == {ANNA, BRUNO, CHLOE, None}


async def test_a_player_who_came_back_is_not_replaced(
    log: SqlTableLog, store: SqlEventStore
) -> None:
    evening = playing()
    evening.ask(CHLOE, Return())
    evening.ask(BRUNO, Leave())
    evening.ask(BRUNO, Return())
    kept = await keep(log, evening)
    await play_on(log, kept, evening)
    (result,) = results_of(await entries_at(store, kept.number), row(kept.number))
    assert not any(player.replaced for player in result.players)


async def test_computers_have_no_user(log: SqlTableLog, store: SqlEventStore) -> None:
    evening = playing()
    evening.ask(CHLOE, Return())
    kept = await keep(log, evening)
    await play_on(log, kept, evening)
    (result,) = results_of(await entries_at(store, kept.number), row(kept.number))
    assert [player.user_id for player in result.players] == [BRUNO, None, ANNA, CHLOE]
    assert [player.seat for player in result.players] == list(Seat)


async def test_a_game_stopped_by_consent_has_no_result(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    evening = four_people().bid()
    kept = await keep(log, evening)
    for user, request in (
        (ANNA, Stop(ask=True)),
        (CHLOE, AnswerStop(agree=True)),
        (DENIS, AnswerStop(agree=True)),
    ):
        before, happened = evening.table, evening.ask(user, request)
        await log.append(states_of(before, happened), happened)
    assert evening.table.closing is Closing.AGREED
    assert await count(database, games) == 0
    assert results_of(await entries_at(store, kept.number), row(kept.number)) == ()
    assert await rebuild(database, results_of) == Rebuilt(0)


async def test_an_abandoned_game_is_stored_with_its_end(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    evening = four_people().bid()
    kept = await keep(log, evening)
    before, happened = evening.table, evening.ask(ANNA, Stop())
    await log.append(states_of(before, happened), happened)
    before_rebuild = await results_kept(database)
    (told,) = results_of(await entries_at(store, kept.number), row(kept.number))
    assert [leaver.user_id for leaver in told.leavers] == [ANNA]
    assert await count(database, games) == 1
    assert await rebuild(database, results_of) == Rebuilt(1)
    assert await results_kept(database) == before_rebuild


async def test_an_abandoned_rematch_keeps_the_first_games_result(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    evening = playing()
    kept = await keep(log, evening)
    await play_on(log, kept, evening)
    for request in (Rematch(), Stop(manager=True)):
        before, happened = evening.table, evening.ask(ANNA, request)
        await log.append(states_of(before, happened), happened)
    before_rebuild = await results_kept(database)
    assert await count(database, games) == 2
    assert await rebuild(database, results_of) == Rebuilt(2)
    assert await results_kept(database) == before_rebuild


async def test_games_of_a_table_are_numbered(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    evening = playing()
    kept = await keep(log, evening)
    for number in (1, 2, 3):
        await play_on(log, kept, evening)
        assert await count(database, games) == number
        before, happened = evening.table, evening.ask(BRUNO, Rematch())
        await log.append(states_of(before, happened), happened)
    told = results_of(await entries_at(store, kept.number), row(kept.number))
    assert [result.number for result in told] == [1, 2, 3]
    assert len({result.finished_at for result in told}) == 3


@pytest.mark.parametrize(
    ("house", "family"), [((), "coinche"), ((("trumpless-points", "162-from-14"),), "contree")]
)
def test_games_to_258_and_to_162_are_of_different_ladders(
    house: tuple[tuple[str, str], ...], family: str
) -> None:
    begun = replace(opening(target=100), variant="coinche", options=(("target", "100"), *house))
    evening = Evening(begun, computers=True)
    evening.ask(ANNA, Start())
    (told,) = results_of(entries(evening.play_game().log), row(evening.table.id))
    assert RatedGame.of(1, told).ladder == Ladder(family, people=False)


def test_a_result_follows_from_the_log() -> None:
    evening = finished()
    table = evening.table
    assert table.game is not None
    (told,) = results_of(entries(evening.log), row(table.id))
    *_, (before, _), (last, chronicle) = with_records(replayed(table.id, entries(evening.log)))
    assert told == game_result(before.table, last.event, chronicle)
    assert (told.guild_id, told.table_id, told.rules_key, told.target) == (
        GUILD,
        table.id,
        "contree",
        100,
    )
    assert told.scores == table.game.scores
    assert told.winner_team == table.game.winner
    assert [player.won for player in told.players].count(True) == 2


@pytest.mark.parametrize(("called", "made"), [("capotS", True), ("capotH", False), ("80S", True)])
def test_capots_are_counted_when_bid_and_made(called: str, made: bool) -> None:
    """North holds every spade, East every heart, South every diamond."""
    evening = Evening(computers=True)
    evening.happens(GameStarted(W), Dealt(W, hands(ONE_SUIT_EACH)))
    evening.act(N, bid(called))
    evening.until(lambda table: table.stage is Stage.FINISHED)
    (told,) = results_of(entries(evening.log), row(1))
    counts = [(p.contracts_made, p.contracts_failed, p.capots) for p in told.players]
    capots = made and called == "capotS"
    assert counts == [(int(made), int(not made), int(capots)), (0, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert [player.belotes for player in told.players] == [int(made), int(not made), 0, 0]


def test_a_game_that_a_late_joiner_stops_has_a_result_without_a_leaver() -> None:
    evening = Evening(opening(target=1000), computers=True)
    evening.ask(ANNA, SetRatedAlone(rated=True))
    evening.ask(ANNA, Start())
    evening.play_deal()
    evening.ask(BRUNO, Sit(N))
    assert evening.ask(BRUNO, Stop(manager=True))[0] == GameGivenUp(N)
    (told,) = results_of(entries(evening.log), row(1))
    assert [(player.user_id, player.replaced) for player in told.players] == [
        (BRUNO, True),
        (None, False),
        (ANNA, False),
        (None, False),
    ]
    assert told.leavers == ()
    assert 0 < (told.worth or 0) < 1


@pytest.mark.parametrize("log", [(), (GameStarted(N),), (SeatTaken(S, Human(ANNA)),)])
def test_a_log_without_its_opening_gives_no_result(log: tuple[TableEvent, ...]) -> None:
    with pytest.raises(UnreplayableLog):
        results_of(entries(log), row(1))


def test_an_unreadable_log_gives_no_result() -> None:
    damaged = (*entries(finished().log), Entry("Renamed", {}, NOON))
    with pytest.raises(UnreplayableLog) as caught:
        results_of(damaged, row(1))
    assert (caught.value.table_id, caught.value.seq) == (1, len(damaged))


async def test_results_of_a_log_damaged_later_stay_counted(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    evening = playing()
    kept = await keep(log, evening)
    await play_on(log, kept, evening)
    before = await results_kept(database)
    await store.append(kept.number, evening.table.revision, [Entry("Renamed", {}, NOON)])
    assert await rebuild(database, results_of) == Rebuilt(0, (kept.number,))
    assert await results_kept(database) == before


def test_a_rematch_is_stored_with_its_own_seats() -> None:
    evening = finished()
    evening.ask(CHLOE, Rematch())
    evening.bid()
    evening.ask(BRUNO, Leave())
    evening.play_game()
    first, second = results_of(entries(evening.log), row(1))
    assert [player.user_id for player in first.players] == [BRUNO, None, ANNA, CHLOE]
    assert [player.user_id for player in second.players] == [BRUNO, None, ANNA, CHLOE]
    assert [player.replaced for player in first.players] == [False, False, False, True]
    assert [player.replaced for player in second.players] == [True, False, False, False]
    assert evening.table.seat_of(CHLOE) is W


def results_at(evening: Evening) -> tuple[GameResult, ...]:
    """What the log of a table gives."""
    return results_of(entries(evening.log), row(evening.table.id))


def begun_with(new: NewPeople, *people: tuple[int, Seat]) -> Evening:
    """Anna in South with these people and computers, dealt; some of them are new."""
    evening = Evening(opening(target=1000), computers=True)
    for user, seat in people:
        evening.ask(user, Sit(seat))
    evening.ask(ANNA, Start(new=new))
    return evening


def test_a_result_says_for_whom_it_was_a_trial() -> None:
    evening = begun_with(NewPeople(trying=(BRUNO,)), (BRUNO, N), (CHLOE, W))
    evening.move()
    (told,) = results_at(evening.play_game())
    assert [each.user_id for each in told.players if each.trial] == [BRUNO]
    evening = begun_with(NewPeople(trying=(BRUNO,)), (BRUNO, N), (CHLOE, W))
    evening.move()
    evening.ask(BRUNO, Leave())
    (told,) = results_at(evening.play_game())
    assert told.leavers == (Leaver(BRUNO, N, 0, trial=True),)


def test_a_trial_that_its_host_stops_is_one_that_they_left() -> None:
    evening = begun_with(NewPeople(trying=(ANNA,)), (CHLOE, W))
    evening.play_deal()
    evening.ask(ANNA, Stop())
    (told,) = results_at(evening)
    assert told.leavers == (Leaver(ANNA, S, 0, trial=True),)
    assert told.worth is not None


def test_who_left_before_the_first_call_never_began_the_game() -> None:
    new = NewPeople(unplaced=(BRUNO,))
    evening = begun_with(new, (BRUNO, N), (CHLOE, W))
    evening.ask(BRUNO, Leave())
    (told,) = results_at(evening.play_game())
    assert BRUNO not in told.people_named
    assert (told.leavers, told.rated, told.people) == ((), True, False)


def test_a_table_closed_before_the_first_call_has_no_result() -> None:
    for new, results in ((NewPeople(unplaced=(ANNA,)), 0), (NewPeople(), 1)):
        evening = begun_with(new, (CHLOE, W))
        evening.ask(ANNA, Stop())
        assert len(results_at(evening)) == results


def test_a_newcomer_who_never_speaks_loses_nothing_when_the_table_closes() -> None:
    for new, results in (((ANNA, BRUNO, CHLOE, DENIS), 0), ((), 1)):
        people = ((BRUNO, N), (CHLOE, W), (DENIS, E))
        evening = begun_with(NewPeople(unplaced=new), *people)
        evening.ask(NOBODY, Expire(evening.table.revision))
        assert len(results_at(evening)) == results


def test_an_unrated_game_that_is_broken_off_has_no_result() -> None:
    for request, user in ((Stop(), ANNA), (Stop(manager=True), STRANGER)):
        evening = begun_with(NewPeople())
        evening.play_deal()
        evening.ask(user, request)
        assert results_at(evening) == ()
    (told,) = results_at(begun_with(NewPeople()).play_game())
    assert (told.rated, told.counts) == (False, True)
