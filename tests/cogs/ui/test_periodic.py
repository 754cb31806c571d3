"""What is looked at every so often is looked at again, whatever became of the last look."""

from datetime import timedelta

import pytest

from bot.storage.errors import Cause, StorageUnavailable
from cogs.ui.background import PeriodicTask
from tests.cogs.evening import Evening

EVERY = timedelta(minutes=1)


class InVain(PeriodicTask):
    """Looks, and can never read what is kept."""

    def __init__(self, error: Exception) -> None:
        super().__init__(EVERY)
        self.error = error
        self.looks = 0

    async def look(self) -> None:
        self.looks += 1
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
        cog, env = InVain(error), evening.cafe.env
        with evening.cafe.bot_at_work():
            await evening.bot.add_cog(cog)
            for _ in range(2):
                evening.bot.dispatch("ready")
        await env.advance_time(1)
        assert cog.looks == 1
        await env.advance_time(EVERY.total_seconds())
        assert cog.looks == 2
        await evening.bot.remove_cog(cog.qualified_name)
        await env.advance_time(EVERY.total_seconds())
        assert cog.looks == 2
        assert len(evening.cafe.forgive()) == complaints
