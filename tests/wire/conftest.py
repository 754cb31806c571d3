"""What the tests on the wire share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.rig.openapi import Description
from tests.wire.server import LittleDiscord

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder: they run on the wall clock, beside the others."""
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("bench") is None:
            item.add_marker(pytest.mark.wire)


@pytest.fixture
async def discord(description: Description | None) -> AsyncIterator[LittleDiscord]:
    """A little Discord; without a description the bodies of requests go unchecked."""
    async with LittleDiscord(description=description) as little:
        yield little
