"""What pytest offers to the tests of the bot: a new database, and a café to play in."""

import asyncio
import gc
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import discord
import pytest

from bot.storage.database.database import Database
from tests.rig.cafe import Cafe
from tests.rig.hearing import own_logging
from tests.rig.openapi import VARIABLE, WITHOUT, Description
from tests.rig.patience import PATIENCE
from tests.rig.seams import CrowdEnv, QuickEnv
from tests.rig.slow import Share

OpenCafe = Callable[[discord.Client], Cafe]

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory; on a disk, each stored event waits for it."""

ENOUGH_BYTES = 1 << 30

BETWEEN_COLLECTIONS = 100_000
"""New objects between two collections of the youngest generation; 700 is usual."""


def pytest_configure() -> None:
    """Put the tests' folders into memory where there is room, unless told where to put them."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH_BYTES:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Exclude all that is collected from garbage collection, which is rarer from then on.

    It takes a sixth of the time of the collection of tests, and a tenth of that of their run.
    """
    gc.disable()
    yield
    gc.freeze()
    gc.set_threshold(BETWEEN_COLLECTIONS)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark evenings slow but for the first of each file; drop slow tests of other shares.

    An evening costs 60 ms of the processor before anybody presses a button; there are a thousand.
    What guards a secret is never slow.
    """
    begun = set[Path]()
    for item in items:
        if {"slow", "secrecy"} & set(item.keywords) or "open_cafe" not in getattr(
            item, "fixturenames", ()
        ):
            continue
        if item.path in begun:
            item.add_marker(pytest.mark.slow)
        begun.add(item.path)
    share = Share.of_environment()
    left = [item for item in items if "slow" in item.keywords and item.nodeid not in share]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if "slow" not in item.keywords or item.nodeid in share]


def pytest_report_header() -> list[str]:
    """Say at the top of the report whether request bodies are checked, and which tests are run."""
    named = os.environ.get(VARIABLE)
    bodies = f"request bodies are checked against {named}" if named else WITHOUT
    return [bodies, f"of the slow tests: share {Share.of_environment()}"]


@pytest.fixture(scope="session")
def description() -> Description | None:
    """Discord's description, or None where there is none: bodies then go unchecked."""
    return Description.load()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with today's schema and nothing in it, to copy: migrations take their time."""

    async def create(path: Path) -> None:
        await (await Database.open(f"sqlite:///{path}")).close()

    path = tmp_path_factory.mktemp("empty") / "contree.sqlite3"
    asyncio.run(create(path))
    return path


@pytest.fixture(name="own_logging")
def _own_logging() -> Iterator[None]:
    """For what starts a program in this process, which would write to where a test has read."""
    with own_logging():
        yield


@pytest.fixture
def open_cafe(description: Description | None) -> OpenCafe:
    """Open a café in virtual time: `async with open_cafe(bot) as cafe`."""
    return lambda bot: Cafe(QuickEnv(bot), description=description)


@pytest.fixture
def open_crowded_cafe(description: Description | None, monkeypatch: pytest.MonkeyPatch) -> OpenCafe:
    """Open a café in real time in which many people do things at once, however slow the machine."""
    monkeypatch.setattr("bot.demo.simulated_discord.ANSWER_WITHIN", PATIENCE)
    return lambda bot: Cafe(CrowdEnv(bot), description=description)
