"""Each column of every table spoilt: a check tells it, nothing raises, and others are served."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, text
from structlog.testing import capture_logs

from bot.i18n import LANGUAGES, words
from bot.storage.backup.check import Damage
from bot.storage.backup.move import move
from bot.storage.backup.values import FREE, LOOKED_AT, READ, RECOMPUTED, wrong_values
from bot.storage.database.database import Database
from bot.storage.database.schema import events, games, metadata
from tests.bot.storage import server
from tests.bot.storage.spoiling import fill, spoils
from tests.bot.storage.test_rows import spoil
from tests.bot.storage.walk import Case, as_checked, cases, not_of_cafe, walk

TABLES = [pytest.param(table, id=table.name) for table in LOOKED_AT]

EVERY = [case for table in metadata.sorted_tables for case in cases(table, "sqlite")]
ON_SERVER = [case for table in metadata.sorted_tables for case in cases(table, "postgresql")]

AT_ONCE = 25
"""Cases of one test: about a minute."""

RECOUNTED = {
    "ladders", "ratings", "rating_changes", "leaderboards", "standings", "strengths",
    "game_weights",
}  # fmt: skip
"""The tables of which a recount tells what is right, which is done on copies alone."""

SAMPLE = EVERY[:: len(EVERY) // 8]
"""A few cases of tables far apart, on every landing."""

FACTS: dict[str, str | int] = {
    "what": "*** in database main ***", "name": "events", "count": 3, "table": 4, "entry": 5,
    "why": "illegal", "server": "700000000000000001", "ladder": "contree", "play": 6, "deal": 1,
    "row": "7, 8", "column": "way",
}  # fmt: skip


def untold(connection: Connection, table: Table) -> Iterator[str]:
    """The values of another kind in a column of a table that are not told by its name."""
    fill(connection, table)
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
    if list(wrong_values(connection, table)):
        yield "sound rows are told"
    for column in table.c:
        for value in spoils(column, connection.dialect.name):
            savepoint = connection.begin_nested()
            spoil(connection, column, value)
            told = [(each.table, each.column) for each in wrong_values(connection, table)]
            if told != [(table.name, column.name)]:
                yield f"{column} = {value}: {told}"
            savepoint.rollback()


@pytest.mark.parametrize("table", TABLES)
async def test_a_value_of_another_kind_is_told_by_table_row_and_column(
    database: Database, table: Table
) -> None:
    assert await database.write(lambda connection: list(untold(connection, table))) == []


def test_every_table_stands_in_one_list() -> None:
    lists = [*RECOMPUTED, *READ, *FREE]
    assert sorted(lists) == sorted(metadata.tables)
    assert set(LOOKED_AT) == {*metadata.sorted_tables} - {events, *map(metadata.tables.get, FREE)}
    for name, only_read in RECOMPUTED.items():
        assert only_read <= {column.name for column in metadata.tables[name].c}


def must_be_told(case: Case, dialect: str = "sqlite") -> bool:
    """Whether a check has to tell a case: another value might as well stand where all are read."""
    name = case.column.table.name
    if name in FREE:
        return False
    is_recounted = name in RECOUNTED or case.column is games.c.voided
    if case.fits and dialect != "sqlite" and is_recounted:
        return False  # nothing is recounted on a server
    return not case.fits or case.column.name not in RECOMPUTED.get(
        name, {column.name for column in case.column.table.c}
    )


def faults(connection: Connection, chosen: list[Case]) -> Iterator[str]:
    """What is wrong with how these cases are noticed in a database."""
    for seen in walk(connection, iter(chosen)):
        if seen.raised:
            yield f"{seen.case}: {seen.raised}"
        if seen.others and not seen.case.fits and not_of_cafe(seen.case.column.table):
            yield f"{seen.case}: the other server has other {seen.others}"
        if seen.case.column.table.name in FREE and (seen.own or seen.others):
            yield f"{seen.case}: answers change, {seen.own}, {seen.others}"
        if must_be_told(seen.case, connection.dialect.name) and not seen.told:
            yield f"{seen.case}: untold"


@pytest.fixture
def opened(whole: Path) -> Iterator[Connection]:
    """A database with a row in every table."""
    with as_checked(whole) as connection:
        yield connection


@pytest.fixture(scope="module")
def address(_whole: Path) -> Iterator[str]:
    """The address of the same database on a server."""
    with server.a_database() as made:
        asyncio.run(move(_whole, made))
        yield made


def test_a_few_columns_of_each_kind_are_noticed_as_they_should(opened: Connection) -> None:
    with capture_logs():
        assert list(faults(opened, SAMPLE)) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(EVERY), AT_ONCE))
def test_every_column_is_noticed_as_it_should(opened: Connection, first: int) -> None:
    with capture_logs():
        assert list(faults(opened, EVERY[first : first + AT_ONCE])) == []


@pytest.mark.slow
@pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")
@pytest.mark.parametrize("first", range(0, len(ON_SERVER), AT_ONCE))
async def test_every_column_is_noticed_on_a_server_too(address: str, first: int) -> None:
    database = await Database.open(address)
    chosen = ON_SERVER[first : first + AT_ONCE]
    with capture_logs():
        assert await database.write(lambda connection: list(faults(connection, chosen))) == []
    await database.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_damage_has_a_sentence(language: str) -> None:
    for damage in Damage:
        assert words(language)(f"startup-damage-{damage}", **FACTS)
