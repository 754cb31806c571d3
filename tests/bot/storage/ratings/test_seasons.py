"""Ladders over several seasons: as they always were, and closed seasons are not recounted."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from bot.ratings.ladders import season_at
from bot.storage.database.database import Database
from bot.storage.database.schema import games, rating_changes
from bot.storage.ratings import fold
from bot.storage.ratings.generations import is_live
from bot.storage.results.game_results import GameResult
from bot.storage.results.rebuild import count_ladders, mark_all_counted
from bot.storage.results.voiding import VoidedGame
from tests.bot.storage.ladders_kept import Rows, count_games, kept, naive_ladders, voiding
from tests.bot.storage.made import PLAYERS, keep
from tests.bot.storage.seasons_of_games import games_of_seasons

RECORDED = json.loads(Path("tests/data/ladders_of_seasons.json").read_text(encoding="utf-8"))
"""What the games gave before ladders had generations, each figure to its last digit."""

GAMES = games_of_seasons(20, 200)


def in_words(rows: Rows) -> list[list[Any]]:
    told = [[x.isoformat() if hasattr(x, "isoformat") else x for x in row] for row in rows]
    return sorted(told, key=lambda row: list(map(str, row)))


def digest(rows: Rows) -> str:
    return hashlib.sha256(json.dumps(in_words(rows)).encode()).hexdigest()


def told_by(ladders: tuple[Rows, Rows, Rows]) -> object:
    ratings, changes, sums = ladders
    return {"ratings": in_words(ratings), "changes": digest(changes), "sums": digest(sums)}


@pytest.mark.slow
async def test_all_games_folded_at_once_give_what_they_always_gave(database: Database) -> None:
    await keep(database, GAMES)
    await database.write(count_ladders)
    assert told_by(await kept(database)) == RECORDED


@pytest.mark.slow
async def test_games_folded_one_by_one_give_what_they_always_gave(database: Database) -> None:
    await count_games(database, GAMES)
    assert told_by(await kept(database)) == RECORDED
    last = GAMES[-1]
    assert await voiding(database).void(a_void(last))
    assert await voiding(database).restore(last.guild_id, last.table_id, last.number)
    assert told_by(await kept(database)) == RECORDED


def a_void(game: GameResult) -> VoidedGame:
    key = {"table_id": game.table_id, "number": game.number, "guild_id": game.guild_id}
    return VoidedGame(**key, by_id=PLAYERS[0], at=game.finished_at, reason="a quarrel")


def mark_first_change(connection: Connection) -> tuple[int, int]:
    """Alter, where nothing is computed from it, what the first game has changed; table, number."""
    chosen = select(games.c.id, games.c.table_id, games.c.number).order_by(games.c.finished_at)
    first = connection.execute(chosen.where(games.c.people).limit(1)).one()
    of_first = (rating_changes.c.game_id == first.id, is_live(rating_changes))
    connection.execute(update(rating_changes).where(*of_first).values(before=1))
    return first.table_id, first.number


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3])
async def test_a_void_recounts_no_closed_season(
    database: Database, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(fold, "COPIED", 7)
    played = games_of_seasons(seed, 60)
    await database.write(mark_all_counted)
    await keep(database, played)
    await database.write(count_ladders)
    marked = await database.write(mark_first_change)
    for gone in (played[-3], played[-1]):
        assert season_at(gone.finished_at) != season_at(played[0].finished_at)
        assert await voiding(database).void(a_void(gone))
        voided = [played[-3]] if gone is played[-3] else [played[-3], played[-1]]
        ratings, changes, sums = naive_ladders(played, voided=voided)
        told = await kept(database)
        assert (told[0], told[2]) == (ratings, sums)
        assert {row[:2] for row in told[1] - changes} == {marked}
        assert {row[:2] for row in changes - told[1]} == {marked}
    assert await voiding(database).void(a_void(played[0]))  # its own season is counted anew
    voided = [played[0], played[-3], played[-1]]
    assert await kept(database) == naive_ladders(played, voided=voided)
    await database.write(count_ladders)
    assert await kept(database) == naive_ladders(played, voided=voided)
