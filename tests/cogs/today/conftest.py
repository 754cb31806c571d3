"""A café with a deal of the day, whose experts answer at once."""

import pytest

from bot.settings import Settings
from tests.cogs.evening import Evening
from tests.cogs.today.quick_experts import QuickExperts, daily
from tests.rig.plugin import OpenCafe


@pytest.fixture
def today(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café with a deal of the day."""
    return daily(open_cafe, settings)


@pytest.fixture(autouse=True)
def _experts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process of experts: what they choose and answer is there at once."""
    monkeypatch.setattr("bot.ai_workers.pool.Supervisor", QuickExperts)
