"""The migrations lead to the schema, whole or not at all."""

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from bot.storage.database import sqlite as sqlite_backend
from bot.storage.database.database import Database
from bot.storage.database.migrate import migrate
from bot.storage.database.schema import events
from bot.storage.errors import NewerSchema
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.made import GUILD, NOON, count, entries, entries_at
from tests.rig.patience import PATIENCE

BREAKS_HALF_WAY = """
from alembic import op
import sqlalchemy as sa
revision = "v9_9"
down_revision = "{head}"
def upgrade():
    op.create_table("half", sa.Column("id", sa.Integer, primary_key=True))
    raise LookupError("half way")
"""
MAKES_TABLES_ANEW = """
from alembic import op
import sqlalchemy as sa
revision = "v9_9"
down_revision = "{head}"
def upgrade():
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("name", sa.Text))
"""
LOSES_TABLES = """
from alembic import op
revision = "v9_9"
down_revision = "{head}"
def upgrade():
    op.execute("DELETE FROM tables")
"""


def differences(connection: Connection) -> list[object]:
    found: list[object] = compare_metadata(MigrationContext.configure(connection), events.metadata)
    return found


def shape(path: Path) -> set[tuple[str, str]]:
    """What SQLite itself says that a file contains."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%'"
        )
        # A column that was added stands as it does in a table that was made, but for the spaces.
        return {(name, re.sub(r"\s*([,()]|\s)\s*", r"\1", sql)) for name, sql in rows}


async def test_the_migrations_lead_to_the_schema(empty_url: str) -> None:
    database = await Database.open(empty_url)
    assert await database.read(differences) == []
    await database.close()


async def test_only_the_first_start_migrates(empty_url: str) -> None:
    await (await Database.open(empty_url)).close()
    database = await Database.open(empty_url)
    assert await database.write(migrate) is False
    await database.close()


async def test_the_schema_comparison_detects_differences(sqlite: Database) -> None:
    await sqlite.write(lambda c: c.exec_driver_sql("ALTER TABLE games DROP COLUMN deals"))
    assert await sqlite.read(differences) != []


async def test_migrated_and_new_schemas_have_the_same_constraints(
    tmp_path: Path, sqlite_url: str
) -> None:
    # The comparison above is blind to checks, to conditions of indexes and to AUTOINCREMENT.
    await (await Database.open(sqlite_url)).close()
    engine = create_engine(f"sqlite:///{tmp_path / 'made.db'}")
    events.metadata.create_all(engine)
    engine.dispose()
    migrated, made = shape(Path(sqlite_url.removeprefix("sqlite:///"))), shape(tmp_path / "made.db")
    assert {name for name, _ in migrated} >= {"tables", "events", "uq_tables_open_channel"}
    assert migrated == made


async def test_a_newer_database_is_refused_and_left_alone(empty_url: str) -> None:
    database = await Database.open(empty_url)
    await database.write(
        lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num='v9_9'")
    )
    await database.close()
    with pytest.raises(NewerSchema) as refusal:
        await Database.open(empty_url)
    assert refusal.value.revisions == ("v9_9",)


def with_one_more(tmp_path: Path, revision: str) -> str:
    """Where the migrations lie together with one more."""
    with as_file(files("bot.storage.database") / "migrations") as source:
        location = shutil.copytree(source, tmp_path / "migrations")
    head = ScriptDirectory(str(location)).get_current_head()
    (location / "versions" / "v9_9.py").write_text(revision.replace("{head}", str(head)))
    return str(location)


async def test_a_failed_migration_changes_nothing(database: Database, tmp_path: Path) -> None:
    store = SqlEventStore(database)
    table_id = await store.open(GUILD, 1, NOON, entries(3))
    location = with_one_more(tmp_path, BREAKS_HALF_WAY)
    with pytest.raises(LookupError, match="half way"):
        await database.write(lambda connection: migrate(connection, location))
    assert await database.read(differences) == []
    assert await entries_at(store, table_id) == entries(3)


async def test_the_first_migration_is_undone_when_the_second_fails(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    location = with_one_more(tmp_path, BREAKS_HALF_WAY)
    monkeypatch.setattr(sqlite_backend, "migrate", partial(migrate, location=location))
    with pytest.raises(LookupError, match="half way"):
        await Database.open(sqlite_url)
    assert shape(Path(sqlite_url.removeprefix("sqlite:///"))) == set()


async def test_recreating_a_table_keeps_rows_that_reference_it(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await Database.open(sqlite_url)
    table_id = await SqlEventStore(first).open(GUILD, 1, NOON, entries(3))
    await first.close()
    location = with_one_more(tmp_path, MAKES_TABLES_ANEW)
    monkeypatch.setattr(sqlite_backend, "migrate", partial(migrate, location=location))
    second = await Database.open(sqlite_url)
    assert await entries_at(SqlEventStore(second), table_id) == entries(3)
    await SqlEventStore(second).append(table_id, 3, [Entry("played", {}, NOON)])
    assert await second.read(lambda c: c.exec_driver_sql("SELECT name FROM tables").all()) == [
        (None,)
    ]
    await second.close()


async def test_a_migration_that_leaves_dangling_rows_is_refused(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await Database.open(sqlite_url)
    await SqlEventStore(first).open(GUILD, 1, NOON, entries(3))
    await first.close()
    with monkeypatch.context() as patched:
        location = with_one_more(tmp_path, LOSES_TABLES)
        patched.setattr(sqlite_backend, "migrate", partial(migrate, location=location))
        with pytest.raises(RuntimeError, match="point to nothing"):
            await Database.open(sqlite_url)
    again = await Database.open(sqlite_url)
    assert await count(again, events) == 3
    assert len(await SqlEventStore(again).open_tables()) == 1
    await again.close()


@pytest.mark.slow
def test_two_processes_can_migrate_at_once(sqlite_url: str) -> None:
    code = (
        "import asyncio, sys; from bot.storage.database.database import Database;"
        "asyncio.run(Database.open(sys.argv[1]))"
    )
    processes = [subprocess.Popen([sys.executable, "-c", code, sqlite_url]) for _ in range(2)]
    assert [process.wait(PATIENCE) for process in processes] == [0, 0]
    engine = create_engine(sqlite_url)
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()
