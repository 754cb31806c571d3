"""A database for each test: SQLite always, PostgreSQL too where TEST_POSTGRESQL_URL names one.

The user of that address must be allowed to create databases: every test gets its own.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest
import pytest_asyncio
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.database import Database
from bot.storage.store import SqlEventStore
from tests.bot.storage.files import play

POSTGRESQL = os.environ.get("TEST_POSTGRESQL_URL", "")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'table.db'}"


@asynccontextmanager
async def _new_postgresql() -> AsyncIterator[str]:
    server = make_url(POSTGRESQL).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    name = f"test_{uuid4().hex}"
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
        yield server.set(database=name).render_as_string(hide_password=False)
        await connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    await engine.dispose()


@pytest_asyncio.fixture(params=["sqlite", "postgresql"] if POSTGRESQL else ["sqlite"])
async def url(request: pytest.FixtureRequest, sqlite_url: str) -> AsyncIterator[str]:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        yield sqlite_url
        return
    async with _new_postgresql() as new:
        yield new


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A new database of each kind."""
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def sqlite(sqlite_url: str) -> AsyncIterator[Database]:
    """A new database of SQLite that loses patience at once."""
    opened = await Database.open(sqlite_url, busy_timeout=0.05)
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of a few evenings that nobody changes."""
    path = tmp_path_factory.mktemp("evenings") / "table.db"
    asyncio.run(play(path))
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may lie: alone in its folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder / "table.db"


@pytest.fixture
def played(path: Path, evenings: Path) -> Path:
    """A database of a few evenings, to do with as one likes."""
    shutil.copyfile(evenings, path)
    return path


@pytest.fixture
def store(database: Database) -> SqlEventStore:
    """The store of a new database of each kind."""
    return SqlEventStore(database)
