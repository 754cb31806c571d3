"""Things to store, made up for the tests."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

from sqlalchemy import Connection, Table, func, select

from bot.server_choices import GuildPreferences
from bot.storage.database.database import Database
from bot.storage.log import event_log
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import open_table
from bot.storage.log.people import person, to_numbers
from bot.storage.log.table_log import SqlEventStore
from bot.storage.preferences import (
    change_guild_preferences,
    guild_preferences,
)
from bot.storage.results import game_results
from bot.storage.results.game_results import GameResult, PlayerResult

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
GUILD, OTHER_GUILD = 900_000_000_000_000_001, 900_000_000_000_000_002
PLAYERS = tuple(800_000_000_000_000_000 + n for n in range(7))


def entries(count: int, kind: str = "played") -> tuple[Entry, ...]:
    """Entries that differ from each other."""
    return tuple(Entry(kind, {"n": n}, NOON + timedelta(seconds=n)) for n in range(count))


async def entries_at(store: SqlEventStore, table_id: int) -> tuple[Entry, ...]:
    """Every stored entry of a table."""
    return await store._database.read(partial(event_log.load, table_id=table_id))


def a_game(
    *,
    number: int = 1,
    guild_id: int = GUILD,
    winner: int | None = 0,
    players: Sequence[int | None] = PLAYERS[:4],
    points: tuple[int, int] = (2010, 1200),
    at: datetime = NOON,
) -> GameResult:
    """A finished game of four at table 1, seats 0 and 2 against 1 and 3."""
    return GameResult(
        guild_id=guild_id,
        table_id=1,
        number=number,
        rules_key="contree",
        family="contree",
        people=None not in players,
        target=2000,
        started_at=at - timedelta(hours=1),
        finished_at=at,
        scores=points,
        winner_team=winner,
        deals=9,
        players=tuple(
            PlayerResult(
                seat=seat,
                user_id=user_id,
                team=seat % 2,
                won=seat % 2 == winner,
                points=points[seat % 2],
            )
            for seat, user_id in enumerate(players)
        ),
    )


def random_games(seed: int, count: int = 60, table_count: int = 4) -> tuple[GameResult, ...]:
    """Games of a few people, in small numbers so that many of them are equal."""
    rng = Random(seed)
    return tuple(
        _random_game(rng, table_id=rng.randint(1, table_count), number=number)
        for number in range(1, count + 1)
    )


def _random_game(rng: Random, *, table_id: int, number: int) -> GameResult:
    winner = rng.choice((0, 0, 1, 1, None))
    scores = (rng.choice((10, 20)), rng.choice((10, 20)))
    seated: list[int | None] = [*rng.sample(PLAYERS, 3), None]
    rng.shuffle(seated)
    return GameResult(
        guild_id=rng.choice((GUILD, GUILD, GUILD, OTHER_GUILD)),
        table_id=table_id,
        number=number,
        rules_key=rng.choice(("contree", "another")),
        family=rng.choice(("contree", "belote")),
        people=rng.random() < 0.5,
        target=rng.choice((None, 1000, 2000)),
        started_at=NOON - timedelta(minutes=rng.randint(10, 90)),
        finished_at=NOON + timedelta(days=rng.randint(0, 8)),
        scores=scores,
        winner_team=winner,
        deals=rng.randint(1, 12),
        players=tuple(
            PlayerResult(
                seat=seat,
                user_id=user_id,
                team=seat % 2,
                won=seat % 2 == winner,
                points=scores[seat % 2],
                replaced=rng.random() < 0.1,
                contracts_made=rng.randint(0, 2),
                contracts_failed=rng.randint(0, 1),
                capots=rng.randint(0, 1),
                belotes=rng.randint(0, 2),
            )
            for seat, user_id in enumerate(seated)
        ),
    )


def set_guild_language(connection: Connection, guild_id: int, language: str | None) -> None:
    """The least that a guild can choose."""
    change_guild_preferences(connection, guild_id, lambda _: GuildPreferences(language))


def guild_language(connection: Connection, guild_id: int) -> str | None:
    """What of it is kept."""
    return guild_preferences(connection, guild_id).language


def name_people(connection: Connection, games: Iterable[GameResult]) -> None:
    """Let the logs of these games name everybody who is in their results."""
    for game in games:
        named = [event_log.written(person(user)) for user in sorted(game.people_named)]
        to_numbers(connection, game.table_id, named)


async def keep(database: Database, games: Sequence[GameResult]) -> None:
    """Record games, and open the tables that they were played at."""

    def work(connection: Connection) -> None:
        for channel_id in range(1, 1 + max((game.table_id for game in games), default=0)):
            assert open_table(connection, GUILD, channel_id, NOON) == channel_id
        name_people(connection, games)
        for game in games:
            assert game_results.record(connection, game)

    await database.write(work)


async def forget(database: Database, *table_ids: int) -> None:
    """Lose the results of these tables."""

    def work(connection: Connection) -> None:
        for table_id in table_ids:
            game_results.erase(connection, table_id)

    await database.write(work)


async def count(database: Database, table: Table) -> int:
    """How many rows a table of the schema has."""
    rows = select(func.count()).select_from(table)
    return await database.read(lambda connection: connection.execute(rows).scalar_one())
