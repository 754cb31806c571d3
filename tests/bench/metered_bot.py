"""``contree``, with a meter in its event loop: how late does what is due come?"""

import asyncio
import json
import os
import sys
from array import array
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

from bot.__main__ import main
from bot.client import ContreeBot
from bot.process import Service, serve

FILE = "LOAD_METER"
"""Names the file that the stalls are written to, in seconds."""
VITALS = "LOAD_VITALS"
"""Names the file that says once a second how the bot is."""
TICK = 0.005
SECOND = 1.0


def _numbers() -> "array[float]":
    return array("d")


@dataclass(frozen=True, slots=True)
class Stalls:
    """When each tick came, as all processes of this machine count, and how late it was."""

    at: "array[float]" = field(default_factory=_numbers)
    late: "array[float]" = field(default_factory=_numbers)

    def between(self, began: float, ended: float) -> list[float]:
        """How late the ticks of a while were."""
        pairs = zip(self.at, self.late, strict=True)
        return [late for at, late in pairs if began < at < ended]

    def put_away(self, file: Path) -> None:
        """Move them to the end of a file: kept here, those of an hour would look like a leak."""
        with file.open("ab") as kept:
            for tick in zip(self.at, self.late, strict=True):
                array("d", tick).tofile(kept)
        del self.at[:], self.late[:]

    @classmethod
    def read(cls, file: Path) -> "Stalls":
        """All that were put away."""
        ticks = array("d", file.read_bytes())
        return cls(ticks[::2], ticks[1::2])


async def measure(stalls: Stalls) -> None:
    """Note how much later than asked for each tick comes."""
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        now = perf_counter()
        stalls.at.append(now)
        stalls.late.append(max(0.0, now - due))


@dataclass(frozen=True, slots=True)
class Vitals:
    """How many tasks live, how long the gateway has been silent, and who has thought.

    ``silence`` is that of now and ``longest`` that of all seconds so far. ``decisions`` are those
    of computers, ``stood_in`` those among them that the club player took.
    """

    tasks: int
    silence: float
    longest: float
    decisions: int
    stood_in: int

    @classmethod
    def read(cls, file: Path) -> "Vitals | None":
        """What the bot has said last, if it has said anything yet."""
        try:
            return cls(**json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            return None


async def tell(bot: ContreeBot, stalls: Stalls) -> None:
    """Say each second how the bot is, and how late its ticks were."""
    file = Path(os.environ[VITALS])
    beside = file.with_suffix(".new")
    longest = 0.0
    while True:
        tally = bot.ai_workers.tally
        stood_in = tally.timeouts + tally.errors + tally.hurried
        longest = max(longest, silence := bot.watchdog.silence)
        tasks = len(asyncio.all_tasks())
        vitals = Vitals(tasks, silence, longest, tally.decisions, stood_in)
        beside.write_text(json.dumps(asdict(vitals)), encoding="utf-8")
        beside.replace(file)
        stalls.put_away(Path(os.environ[FILE]))
        await asyncio.sleep(SECOND)


async def metered(create: Callable[[], Service], token: str) -> None:
    """Serve as the program does, and measure meanwhile."""
    stalls = Stalls()
    meters = [asyncio.create_task(measure(stalls))]

    def watched() -> Service:
        bot = create()
        assert isinstance(bot, ContreeBot)
        meters.append(asyncio.create_task(tell(bot, stalls)))
        return bot

    try:
        await serve(watched, token)
    finally:
        for meter in meters:
            meter.cancel()
        await asyncio.gather(*meters, return_exceptions=True)
        stalls.put_away(Path(os.environ[FILE]))


if __name__ == "__main__":
    with patch("bot.process.serve", metered):
        sys.exit(main(["run"]))
