"""A damaged value costs its row alone, in whatever column of whatever table that is read."""

from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Table, literal_column, select, text, update
from structlog.testing import capture_logs

from bot.storage.database.database import Database
from bot.storage.database.schema import day_posts, guild_settings, metadata, players
from bot.storage.day_posts import DAY_POSTS
from bot.storage.errors import DamagedRow
from bot.storage.preferences import guild_preferences, player_preferences
from bot.storage.rows import StoredRows
from tests.bot.storage.spoiling import COUNT, declared, fill, spoils

LOG = "a log, or which tables there are: each entry is read as an event, and named by its number"
RESULT = "computed from logs, and compared with them by check"
LADDER = "computed from results, and compared with them by check"
CHOICE = "each choice stands for itself, and a damaged one is as if none was made"
ASKED = "asked for by its key, and never listed"
PROCESS = "of processes, which write it anew all the time"

READ_OTHERWISE = {
    "tables": LOG, "events": LOG, "table_people": LOG, "archived_events": LOG,
    "game_leavers": RESULT, "game_players": RESULT, "uncounted_games": RESULT,
    "counted": RESULT, "leaderboards": LADDER, "standings": LADDER,
    "guild_settings": CHOICE, "players": CHOICE,
    "given_deals": ASKED, "card_viewers": ASKED, "analyses": ASKED, "analysis_errors": ASKED,
    "alone_replies": ASKED, "slots": PROCESS, "request_turns": PROCESS,
}  # fmt: skip
"""The tables that no ``StoredRows`` reads, and why."""

EVERY = [pytest.param(rows, id=rows.name) for rows in declared()]


def spoil(connection: Connection, column: Column[Any], value: str) -> None:
    """Put this value into a column of the second row."""
    keys = column.table.primary_key
    second = connection.execute(select(*keys).order_by(*keys).offset(1)).first()
    own = (key == at for key, at in zip(keys, second or (), strict=True))
    changed = update(column.table).where(*own).values({column: literal_column(value)})
    assert connection.execute(changed).rowcount == 1


def badly_served(connection: Connection, rows: StoredRows[Any]) -> Iterator[str]:
    """The spoiled values that cost more than their row, or that nobody names."""
    fill(connection, *rows.tables)
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
    assert len(rows.all(connection, rows.every)) == COUNT
    for column in rows.columns:
        for value in spoils(column, connection.dialect.name):
            savepoint = connection.begin_nested()
            spoil(connection, column, value)
            served = rows.all(connection, rows.every)
            damages = [each for each in rows.look(connection) if isinstance(each, DamagedRow)]
            named = [(each.table, each.column) for each in damages]
            if len(served) != COUNT - 1 or named != [(column.table.name, column.name)]:
                yield f"{column} = {value}: {len(served)} served, {named} named"
            savepoint.rollback()


def test_every_table_is_read_by_the_one_reader_or_otherwise_for_a_reason() -> None:
    by_it = {table.name for rows in declared() for table in rows.tables}
    assert by_it.isdisjoint(READ_OTHERWISE)
    assert by_it | READ_OTHERWISE.keys() == metadata.tables.keys()


@pytest.mark.parametrize("rows", EVERY)
async def test_a_spoiled_value_costs_its_row_alone(
    database: Database, rows: StoredRows[Any]
) -> None:
    with capture_logs():
        badly = await database.write(lambda connection: list(badly_served(connection, rows)))
    assert badly == []


@pytest.mark.parametrize("rows", EVERY)
async def test_what_is_read_is_written_alike(database: Database, rows: StoredRows[Any]) -> None:
    def written(connection: Connection) -> list[bool]:
        fill(connection, *rows.tables)
        table = rows.tables[0]
        stored = connection.execute(select(table).order_by(*table.primary_key)).mappings()
        things = rows.all(connection, rows.every.order_by(*table.primary_key))
        return [
            rows.values(thing).items() <= dict(row).items()
            for thing, row in zip(things, stored, strict=True)
        ]

    assert await database.write(written) == [True] * COUNT


async def test_a_damaged_row_is_logged_and_raises_by_name(database: Database) -> None:
    def damaged(connection: Connection) -> None:
        fill(connection, day_posts)
        spoil(connection, day_posts.c.posted, "'yesterday'")

    await database.write(damaged)
    with capture_logs() as said:
        served = await database.read(lambda c: DAY_POSTS.all(c, DAY_POSTS.every))
    assert [post.guild for post in served] == [1, 3]
    assert [(each["table"], each["key"], each["column"]) for each in said] == [
        ("day_posts", "2", "posted")
    ]
    second = DAY_POSTS.every.where(day_posts.c.guild_id == 2)
    with pytest.raises(DamagedRow, match="day_posts, row 2: posted"):
        await database.read(lambda c: DAY_POSTS.one(c, second))


@pytest.mark.parametrize(
    ("table", "read", "key"),
    [
        (players, player_preferences, "user"),
        (guild_settings, guild_preferences, "guild_id"),
    ],
    ids=["player", "server"],
)
async def test_a_damaged_choice_is_as_if_it_was_not_made(
    database: Database, table: Table, read: Callable[..., Any], key: str
) -> None:
    def misread(connection: Connection) -> Iterator[str]:
        fill(connection, table)
        kept = asdict(read(connection, **{key: 2}))
        usual = asdict(read(connection, **{key: 9}))
        for column in table.c:
            for value in spoils(column, connection.dialect.name):
                savepoint = connection.begin_nested()
                spoil(connection, column, value)
                if column.name in kept:
                    without = {**kept, column.name: usual[column.name]}
                    if asdict(read(connection, **{key: 2})) != without:
                        yield f"{column} = {value}"
                savepoint.rollback()

    assert await database.write(lambda connection: list(misread(connection))) == []
