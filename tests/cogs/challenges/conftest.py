"""A café whose experts answer at once."""

import pytest

from tests.cogs.today.quick_experts import QuickExperts


@pytest.fixture(autouse=True)
def _experts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process of experts: what they answer is there at once."""
    monkeypatch.setattr("bot.ai_workers.pool.Supervisor", QuickExperts)
