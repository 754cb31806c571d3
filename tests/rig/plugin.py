"""What pytest offers to the tests of the bot: Discord's description, and a café to play in."""

import os
from collections.abc import Callable

import discord
import pytest

from tests.rig.cafe import Cafe
from tests.rig.openapi import VARIABLE, WITHOUT, Description
from tests.rig.seams import CrowdEnv, QuickEnv

OpenCafe = Callable[[discord.Client], Cafe]


def pytest_report_header() -> str:
    """Say at the top of the report whether request bodies are checked."""
    named = os.environ.get(VARIABLE)
    return f"request bodies are checked against {named}" if named else WITHOUT


@pytest.fixture(scope="session")
def description() -> Description | None:
    """Discord's description, or None where there is none: bodies then go unchecked."""
    return Description.load()


@pytest.fixture
def open_cafe(description: Description | None) -> OpenCafe:
    """Open a café in virtual time: `async with open_cafe(bot) as cafe`."""
    return lambda bot: Cafe(QuickEnv(bot), description=description)


@pytest.fixture
def open_crowded_cafe(description: Description | None) -> OpenCafe:
    """Open a café in real time in which many people do things at once."""
    return lambda bot: Cafe(CrowdEnv(bot), description=description)
