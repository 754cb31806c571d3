"""What the tests on the wire share."""

from collections.abc import AsyncIterator

import pytest

from tests.rig.openapi import Description
from tests.wire.server import LittleDiscord


@pytest.fixture
async def discord(description: Description | None) -> AsyncIterator[LittleDiscord]:
    """A little Discord; without a description the bodies of requests go unchecked."""
    async with LittleDiscord(description=description) as little:
        yield little
