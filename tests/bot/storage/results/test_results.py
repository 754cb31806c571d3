"""Results: kept once, whole, and forgotten together."""

from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.storage.database.database import Database
from bot.storage.database.schema import game_players, games
from bot.storage.results import game_results
from tests.bot.storage.made import NOON, PLAYERS, a_game, count, forget, keep, random_games


async def test_results_round_trip(database: Database) -> None:
    (game,) = random_games(seed=3, count=1, table_count=1)
    await keep(database, [game])
    row = await database.read(lambda c: c.execute(select(games)).mappings().one())
    expected = {
        "guild_id": game.guild_id,
        "table_id": 1,
        "number": 1,
        "rules_key": game.rules_key,
        "family": game.family,
        "people": game.people,
        "target": game.target,
        "started_at": game.started_at,
        "finished_at": game.finished_at,
        "score_0": game.scores[0],
        "score_1": game.scores[1],
        "winner_team": game.winner_team,
        "deals": game.deals,
        "rated": game.rated,
        "counts": game.counts,
        "leader_team": game.leader_team,
        "worth": game.worth,
    }
    assert {name: row[name] for name in expected} == expected
    assert set(row) - set(expected) == {"id", "voided"}
    in_seats = select(game_players).order_by(game_players.c.seat)
    rows = await database.read(lambda c: c.execute(in_seats).mappings().all())
    kept = [{name: value for name, value in row.items() if name != "game_id"} for row in rows]
    names = game_results.PlayerResult.__slots__
    assert kept == [{name: getattr(player, name) for name in names} for player in game.players]


async def test_the_first_result_of_a_game_is_kept(database: Database) -> None:
    await keep(database, [a_game()])
    second = replace(a_game(winner=1), finished_at=NOON.replace(hour=13))
    assert await database.write(lambda c: game_results.record(c, second)) is False
    assert await database.read(lambda c: c.execute(select(games.c.winner_team)).scalar()) == 0
    assert await count(database, game_players) == 4
    assert await database.write(lambda c: game_results.record(c, replace(second, number=2))) is True
    assert await count(database, games) == 2


async def test_a_game_belongs_to_a_table(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await database.write(lambda c: game_results.record(c, replace(a_game(), table_id=77)))


async def test_two_players_cannot_share_a_seat(database: Database) -> None:
    await keep(database, [a_game()])
    game = a_game(number=2, players=PLAYERS[:2])
    twice = replace(game, players=(game.players[0], replace(game.players[1], seat=0)))
    with pytest.raises(IntegrityError):
        await database.write(lambda c: game_results.record(c, twice))
    assert await count(database, games) == 1


async def test_the_results_of_one_table_are_deleted_together(database: Database) -> None:
    played = random_games(seed=1, count=9)
    await keep(database, played)
    others = sorted((game for game in played if game.table_id != 1), key=lambda game: game.number)
    assert 0 < len(others) < len(played)
    await forget(database, 1)
    assert await count(database, games) == len(others)
    assert await count(database, game_players) == 4 * len(others)
    for number in range(1, 5):
        kept = await database.read(partial(game_results.results_at, table_id=number))
        assert kept == tuple(game for game in others if game.table_id == number)
