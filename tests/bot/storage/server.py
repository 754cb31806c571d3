"""A server of PostgreSQL to try things on: TEST_POSTGRESQL_URL is its address, if there is one."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

from sqlalchemy import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.database.schema import tables

ADDRESS = os.environ.get("TEST_POSTGRESQL_URL", "")


@contextmanager
def a_database() -> Iterator[str]:
    """A database of one's own, without a table; its address."""
    name = f"test_{uuid4().hex}"
    tell(f"CREATE DATABASE {name}")
    try:
        yield _server().set(database=name).render_as_string(hide_password=False)
    finally:
        tell(f"DROP DATABASE {name} WITH (FORCE)")


def tell(*statements: str) -> None:
    """Tell the server something, as its administrator."""
    asyncio.run(_tell(_server(), *statements))


async def clear(address: str) -> None:
    """Empty every table of today's schema, and count their rows from one again."""
    parts = reversed(tables.metadata.sorted_tables)
    await _tell(
        make_url(address),
        *(f"DELETE FROM {table.name}" for table in parts),
        *(
            f"ALTER SEQUENCE {table.name}_id_seq RESTART"
            for table in tables.metadata.sorted_tables
            # The numbers of score sheets are drawn, not counted.
            if "id" in table.c and table.c.id.autoincrement is not False
        ),
    )


def _server() -> URL:
    return make_url(ADDRESS).set(drivername="postgresql+asyncpg")


async def _tell(where: URL, *statements: str) -> None:
    engine: AsyncEngine = create_async_engine(where, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)
    finally:
        await engine.dispose()
