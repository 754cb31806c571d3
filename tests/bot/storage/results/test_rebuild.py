"""Results counted again from the logs are the ones that were kept."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime

import pytest
from sqlalchemy import insert, select

from bot.storage.database.database import Database
from bot.storage.database.schema import game_players, games, tables
from bot.storage.errors import UnreplayableLog
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow
from bot.storage.log.table_log import SqlEventStore, Upshot
from bot.storage.results import game_results
from bot.storage.results.game_results import GameResult, PlayerResult
from bot.storage.results.rebuild import Rebuilt, rebuild
from tests.bot.storage.made import GUILD, NOON, a_game, count, entries, forget, random_games

Kept = list[tuple[object, ...]]


def over(game: GameResult) -> Entry:
    """A last entry that tells the whole result."""
    payload = {name: _as_text(value) for name, value in asdict(game).items()}
    return Entry("over", payload, NOON)


def _as_text(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value


def results_of(log: Sequence[Entry], table: TableRow) -> list[GameResult]:
    return [told(dict(entry.payload), table) for entry in log if entry.kind == "over"]


def told(payload: dict[str, object], table: TableRow) -> GameResult:
    began, at = payload["started_at"], payload["finished_at"]
    scores, players = payload["scores"], payload["players"]
    assert isinstance(began, str)
    assert isinstance(at, str)
    assert isinstance(scores, list)
    assert isinstance(players, list)
    assert payload["table_id"] == table.id
    payload |= {
        "started_at": datetime.fromisoformat(began),
        "finished_at": datetime.fromisoformat(at),
        "scores": tuple(scores),
        "players": tuple(PlayerResult(**player) for player in players),
        "leavers": (),
        "settled": (),
    }
    return GameResult(**payload)  # type: ignore[arg-type]  # the payload is asdict's own


async def kept(database: Database) -> Kept:
    """Every result without the numbers that a rebuild gives anew."""
    whole = (
        select(
            *(column for column in games.c if column is not games.c.id),
            *(column for column in game_players.c if column is not game_players.c.game_id),
        )
        .join(game_players, games.c.id == game_players.c.game_id)
        .order_by(games.c.table_id, games.c.number, game_players.c.seat)
    )
    return await database.read(lambda c: [tuple(row) for row in c.execute(whole)])


async def play(store: SqlEventStore, played: Sequence[GameResult]) -> None:
    """Play games at their tables, of which some are closed and one has no game."""
    table_count = max(game.table_id for game in played)
    lengths = {
        await store.open(GUILD, channel_id, NOON, entries(1)): 1
        for channel_id in range(1, table_count + 2)
    }
    for game in played:
        log = (*entries(2), over(game))
        await store.append(game.table_id, lengths[game.table_id], log, Upshot(game))
        lengths[game.table_id] += len(log)
    await store.close(1, lengths[1], (), NOON)
    await store.result_counter.all_counted()


@pytest.mark.slow
async def test_a_rebuild_reproduces_the_stored_results(
    store: SqlEventStore, database: Database
) -> None:
    played = random_games(seed=5, count=30)
    await play(store, played)
    before = await kept(database)
    assert len(before) == 4 * len(played)
    assert await rebuild(database, results_of) == Rebuilt(len(played))
    assert await kept(database) == before


async def test_a_rebuild_corrects_missing_and_wrong_results(
    store: SqlEventStore, database: Database
) -> None:
    played = random_games(seed=6, count=12)
    await play(store, played)
    before = await kept(database)
    await forget(database, 1, 2, 3, 4)
    await database.write(lambda c: game_results.record(c, a_game(number=99)))
    assert await kept(database) != before
    assert await rebuild(database, results_of) == Rebuilt(len(played))
    assert await kept(database) == before


async def test_a_failed_rebuild_keeps_the_old_results(
    store: SqlEventStore, database: Database
) -> None:
    await play(store, random_games(seed=7, count=12))
    before = await kept(database)

    def fails_late(log: Sequence[Entry], table: TableRow) -> list[GameResult]:
        if table.id == 3:
            raise LookupError("a log that cannot be read")
        return results_of(log, table)

    with pytest.raises(LookupError, match="cannot be read"):
        await rebuild(database, fails_late)
    assert await kept(database) == before


async def test_an_unreadable_log_keeps_its_results_and_blocks_no_other(
    store: SqlEventStore, database: Database
) -> None:
    played = random_games(seed=8, count=12)
    await play(store, played)
    before = await kept(database)
    at_three = sum(game.table_id == 3 for game in played)
    assert 0 < at_three < len(played)
    await forget(database, 1, 2, 4)

    def three_is_broken(log: Sequence[Entry], table: TableRow) -> list[GameResult]:
        if table.id == 3:
            raise UnreplayableLog(3, 2)
        return results_of(log, table)

    assert await rebuild(database, three_is_broken) == Rebuilt(len(played) - at_three, (3,))
    assert await kept(database) == before


async def test_every_table_is_read_once(database: Database) -> None:
    rows = [
        {"guild_id": GUILD, "channel_id": n, "opened_at": NOON, "closed_at": NOON}
        for n in range(1, 251)
    ]
    await database.write(lambda c: c.execute(insert(tables), rows))
    asked: list[int] = []

    def nothing(log: Sequence[Entry], table: TableRow) -> list[GameResult]:
        assert log == ()
        asked.append(table.id)
        return []

    assert await rebuild(database, nothing) == Rebuilt(0)
    assert asked == list(range(1, 251))


async def test_a_rebuild_of_an_empty_database_does_nothing(database: Database) -> None:
    assert await rebuild(database, results_of) == Rebuilt(0)
    assert await count(database, games) == 0
