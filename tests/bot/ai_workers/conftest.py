"""Time for a busy machine to load the experts."""

from collections.abc import Iterator

import pytest

from bot.ai_workers import pool
from tests.rig.patience import PATIENCE


@pytest.fixture(scope="session", autouse=True)
def _time_to_load() -> Iterator[None]:
    """Wait until they are loaded: else club players stand in for them after some seconds."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pool, "WARM_SECONDS", PATIENCE)
        yield
