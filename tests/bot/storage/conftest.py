"""A database for each test: SQLite always, PostgreSQL too where TEST_POSTGRESQL_URL names one.

On PostgreSQL such a test is slow: `make test` tries there only what SQLite does not have. The user
of that address must be allowed to create databases.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.database.database import Database
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage import server
from tests.bot.storage.whole import whole as make_whole

POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.slow)
KINDS = ["sqlite", POSTGRESQL] if server.ADDRESS else ["sqlite"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the many seeds of a test PostgreSQL gets the first: all try the same questions on it."""
    known: set[str] = set()
    others: list[pytest.Item] = []
    for item in items:
        given = item.callspec.params if hasattr(item, "callspec") else {}
        if given.get("url") == "postgresql" and "seed" in given:
            name = item.nodeid.partition("[")[0]
            others += [item] if name in known else []
            known.add(name)
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in others]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'table.db'}"


@pytest.fixture(scope="session")
def _on_server() -> Iterator[str]:
    """A database of PostgreSQL with today's schema, for one test after the other."""
    with server.a_database() as address:
        asyncio.run(_opened_once(address))
        yield address


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, sqlite_url: str) -> Iterator[str]:
    """The address of a new database of each kind, in which nothing is yet, nor any table."""
    if request.param == "sqlite":
        yield sqlite_url
        return
    with server.a_database() as address:
        yield address


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path) -> str:
    """The address of a database of each kind, with today's schema and nothing in it."""
    if request.param == "postgresql":
        address: str = request.getfixturevalue("_on_server")
        asyncio.run(server.clear(address))
        return address
    path = tmp_path / "table.db"
    shutil.copyfile(empty_database, path)
    return f"sqlite:///{path}"


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A new database of each kind."""
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def sqlite(sqlite_url: str, empty_database: Path) -> AsyncIterator[Database]:
    """A new database of SQLite that loses patience at once."""
    shutil.copyfile(empty_database, sqlite_url.removeprefix("sqlite:///"))
    opened = await Database.open(sqlite_url, busy_timeout=0.05)
    yield opened
    await opened.close()


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


@pytest.fixture(scope="session")
def _whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "table.db"
    asyncio.run(make_whole(f"sqlite:///{path}"))
    return path


@pytest.fixture
def whole(path: Path, _whole: Path) -> Path:
    """A database with a row in every table, to do with as one likes."""
    shutil.copyfile(_whole, path)
    return path


@pytest.fixture
def store(database: Database) -> SqlEventStore:
    """The store of a new database of each kind."""
    return SqlEventStore(database)


async def _opened_once(address: str) -> None:
    await (await Database.open(address)).close()
