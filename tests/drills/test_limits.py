"""Drill 7: two processes that ask as fast as they may stay below Discord's limit together."""

import asyncio
import sys
from collections.abc import Sequence

from bot.storage.database.database import Database
from tests.wire.programme import ROOT

SECONDS = 15.0
ALLOWED = 50
EXPECTED = 30
"""Requests a second that they should reach together at least; 42 are to be had."""


def most_in_a_second(moments: Sequence[float]) -> int:
    """The most of these moments that lie within one second."""
    most = first = 0
    for last, moment in enumerate(moments):
        while moments[first] < moment - 1:
            first += 1
        most = max(most, last - first + 1)
    return most


async def asked_by_one(url: str) -> list[float]:
    """The moments at which a process asked."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.drills.asker", url, str(SECONDS)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await process.communicate()
    assert process.returncode == 0
    return [float(line) for line in told.split()]


async def test_two_processes_together_stay_below_the_limit(url: str) -> None:
    await (await Database.open(url)).close()
    one, two = await asyncio.gather(asked_by_one(url), asked_by_one(url))
    both = sorted(one + two)
    most, rate = most_in_a_second(both), len(both) / (both[-1] - both[0])
    shares = f"{len(one)} and {len(two)} requests"
    sys.stdout.write(f"\n{shares}, {rate:.1f} a second, at most {most}\n")
    assert one
    assert two
    assert most <= ALLOWED
    assert rate > EXPECTED
