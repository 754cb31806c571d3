"""What is looked at every so often is looked at again, whatever became of the last look."""

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.client import ContreeBot
from bot.storage.errors import Cause, DamagedRow, StorageUnavailable
from cogs.ui.background import PeriodicTask, contained
from tests.cogs.evening import Evening


class InVain(PeriodicTask):
    """Looks, and can never read what is kept."""

    every = timedelta(minutes=1)

    def __init__(self, bot: ContreeBot, error: Exception) -> None:
        super().__init__(bot)
        self.error = error

    async def look(self) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("error", "complaints"),
    [(StorageUnavailable(Cause.LOCKED), 0), (ValueError("a damaged row"), 2)],
    ids=["unavailable", "damaged"],
)
async def test_a_failed_run_is_followed_by_the_next(
    evening: Evening, error: Exception, complaints: int
) -> None:
    async with evening:
        cog, env = InVain(evening.bot, error), evening.cafe.env
        with evening.cafe.bot_at_work():
            await evening.bot.add_cog(cog)
            for _ in range(2):
                evening.bot.dispatch("ready")
        await env.advance_time(1)
        assert cog.looks == 1
        await env.advance_time(InVain.every.total_seconds())
        assert cog.looks == 2
        await evening.bot.remove_cog(cog.qualified_name)
        await env.advance_time(InVain.every.total_seconds())
        assert (cog.looks, cog.failures) == (2, 2)
        assert len(evening.cafe.forgive()) == complaints


@pytest.mark.parametrize(
    ("error", "level"),
    [(ValueError("a fault"), "error"), (DamagedRow("evenings", "7", "day"), "warning")],
    ids=["fault", "damaged"],
)
def test_a_fault_of_one_is_logged_and_contained(error: Exception, level: str) -> None:
    with capture_logs() as said, contained("one could not be seen to", server=5):
        raise error
    assert [(each["event"], each["log_level"], each["server"]) for each in said] == [
        ("one could not be seen to", level, 5)
    ]


def test_an_outage_is_not_contained() -> None:
    with pytest.raises(StorageUnavailable), contained("one could not be seen to"):
        raise StorageUnavailable(Cause.LOCKED)
