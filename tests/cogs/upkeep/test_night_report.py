"""The work at intervals is told in one line a night."""

from datetime import timedelta

from structlog.testing import capture_logs
from structlog.typing import EventDict

from cogs.upkeep.night_report import NightReport
from tests.cogs.evening import Evening


def of_the_night(logged: list[EventDict]) -> list[EventDict]:
    return [each for each in logged if each["event"] == "the night's round is done"]


async def test_a_night_is_told_once(evening: Evening) -> None:
    async with evening:
        with capture_logs() as first_day:
            for _ in range(3):
                await evening.skip(timedelta(days=1))
        lines = of_the_night(first_day)
        assert len(lines) == 3
        assert all(each["tables"] == 0 for each in lines)
        assert all(each["looks"] > 10 and each["failures"] == 0 for each in lines)
        with capture_logs() as within_an_hour:
            await evening.skip(NightReport.every)
        assert of_the_night(within_an_hour) == []
