"""What the tests of the cogs may use: an evening at the café."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.settings import Settings
from tests.cogs.evening import Evening, at_full_speed
from tests.rig.plugin import OpenCafe

OpenEvening = Callable[..., Evening]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings under which nothing waits, in a folder of their own."""
    return at_full_speed(tmp_path)


@pytest.fixture
def evening(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café that is not open yet: `async with evening`."""
    return Evening(open_cafe, settings)
