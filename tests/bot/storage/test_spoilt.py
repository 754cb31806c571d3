"""Each column of every table spoilt: a check tells it, nothing raises, and others are served."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, text
from structlog.testing import capture_logs

from bot.i18n import LANGUAGES, words
from bot.storage.backup.check import Damage
from bot.storage.backup.values import FREE, LOOKED_AT, READ, RECOMPUTED, wrong_values
from bot.storage.database.database import Database
from bot.storage.database.schema import events, metadata
from bot.storage.database.sqlite import engine_on
from tests.bot.storage.spoiling import fill, spoils
from tests.bot.storage.test_rows import spoil
from tests.bot.storage.walk import Case, cases, not_of_cafe, walk

TABLES = [pytest.param(table, id=table.name) for table in LOOKED_AT]

EVERY = [case for table in metadata.sorted_tables for case in cases(table, "sqlite")]

AT_ONCE = 25
"""Cases of one test: about a minute."""

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


def must_be_told(case: Case) -> bool:
    """Whether a check has to tell a case: another value might as well stand where all are read."""
    name = case.column.table.name
    if name in FREE:
        return False
    return not case.fits or case.column.name not in RECOMPUTED.get(
        name, {column.name for column in case.column.table.c}
    )


def faults(path: Path, chosen: list[Case]) -> Iterator[str]:
    """What is wrong with how these cases are noticed in a file."""
    with (
        engine_on(path, ("foreign_keys=OFF",), "BEGIN IMMEDIATE") as engine,
        engine.connect() as connection,
        connection.begin() as transaction,
    ):
        for seen in walk(connection, iter(chosen)):
            if seen.raised:
                yield f"{seen.case}: {seen.raised}"
            if seen.others and not seen.case.fits and not_of_cafe(seen.case.column.table):
                yield f"{seen.case}: the other server has other {seen.others}"
            if seen.case.column.table.name in FREE and (seen.own or seen.others):
                yield f"{seen.case}: answers change, {seen.own}, {seen.others}"
            if must_be_told(seen.case) and not seen.told:
                yield f"{seen.case}: untold"
        transaction.rollback()


def test_a_few_columns_of_each_kind_are_noticed_as_they_should(whole: Path) -> None:
    with capture_logs():
        assert list(faults(whole, SAMPLE)) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(EVERY), AT_ONCE))
def test_every_column_is_noticed_as_it_should(whole: Path, first: int) -> None:
    with capture_logs():
        assert list(faults(whole, EVERY[first : first + AT_ONCE])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_damage_has_a_sentence(language: str) -> None:
    for damage in Damage:
        assert words(language)(f"startup-damage-{damage}", **FACTS)
