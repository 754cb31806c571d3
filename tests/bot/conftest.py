"""What the tests of the bot may use."""

import asyncio
from pathlib import Path

import pytest

from tests.bot.storage.files import play


@pytest.fixture(scope="session")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of a few evenings that nobody changes."""
    path = tmp_path_factory.mktemp("evenings") / "table.db"
    asyncio.run(play(path))
    return path
