"""Drills: several processes on one PostgreSQL, which are killed, stopped, cut off and replaced.

TEST_POSTGRESQL_URL names the server, as for the other tests; `make drills` starts one.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.storage import server
from tests.drills.fleet import SHARDS, Fleet
from tests.rig.openapi import Description
from tests.wire.limits import UNLIMITED
from tests.wire.server import LittleDiscord

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder: they run on the wall clock, beside the others."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.wire)
            if not server.ADDRESS:
                item.add_marker(pytest.mark.skip(reason="TEST_POSTGRESQL_URL names no server"))


@pytest.fixture
def url() -> Iterator[str]:
    """The address of an empty database."""
    with server.a_database() as address:
        yield address


@pytest.fixture
async def fleet(description: Description | None, tmp_path: Path, url: str) -> AsyncIterator[Fleet]:
    """A little Discord with a server on each shard, and no process yet."""
    async with LittleDiscord(description=description, limits=UNLIMITED) as discord:
        discord.ledger.journal = []
        guilds = [
            discord.server(f"Café {shard}", shard=shard, shards=SHARDS) for shard in range(SHARDS)
        ]
        fleet = Fleet(discord, tmp_path, url, guilds)
        try:
            yield fleet
        except BaseException as error:
            error.add_note(fleet.logs())
            raise
        finally:
            await fleet.end()
    assert not fleet.grave(), "\n".join(fleet.grave())
