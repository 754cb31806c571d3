"""``python -m tests.drills.asker URL SECONDS``: spend the shared allowance as fast as it lasts.

It prints the moment of each request on the clock that all processes of a machine share.
"""

import asyncio
import sys
import time
from collections.abc import Callable

from bot.app import WallClock
from bot.cluster import Cluster, own_name
from bot.discord_api.rate_limits import Allowance
from bot.storage.database.cluster import ClusterStore
from bot.storage.database.fence import HeldSlots
from bot.tables.tasks import Tasks


class NoTables:
    """Nothing to restore."""

    async def servers(self) -> tuple[int, ...]:
        """None."""
        return ()

    async def follow(self, wanted: Callable[[int], bool]) -> None:
        """Do nothing."""

    async def restore(self, guild: int) -> None:
        """Do nothing."""

    def taken(self) -> None:
        """Do nothing."""


async def ask(url: str, seconds: float) -> list[float]:
    """Ask until the time is up; the moments."""
    tasks = Tasks()
    cluster = Cluster(ClusterStore(url, own_name(), ""), HeldSlots(), frozenset())
    cluster.serve(NoTables(), tasks)
    allowance = Allowance(WallClock(), among_processes=cluster.turn_to_ask)
    moments: list[float] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        await allowance.spend()
        moments.append(time.monotonic())
        allowance.answered()
    await tasks.close()
    await cluster.close()
    return moments


def main() -> None:
    """Read the command line and print the moments."""
    moments = asyncio.run(ask(sys.argv[1], float(sys.argv[2])))
    sys.stdout.write("".join(f"{moment}\n" for moment in moments))


if __name__ == "__main__":
    main()
