"""``python -m bot``, with a meter in its event loop: how late does what is due come?"""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

from bot.__main__ import main
from bot.serving import Service, serve

FILE = "CONTREE_LOAD_METER"
"""Names the file that the stalls are written to at the end, in seconds."""
TICK = 0.005


Stalls = list[tuple[float, float]]
"""When a tick came, as all processes of this machine count, and how late it was."""


async def measure(stalls: Stalls) -> None:
    """Note how much later than asked for each tick comes."""
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        now = perf_counter()
        stalls.append((now, max(0.0, now - due)))


def write(stalls: Stalls) -> None:
    """Leave the ticks where the load looks for them."""
    Path(os.environ[FILE]).write_text(json.dumps(stalls), encoding="utf-8")


def stalls_between(file: Path, began: float, ended: float) -> list[float]:
    """How late the ticks of a while were, read back from the file."""
    ticks: Stalls = json.loads(file.read_text(encoding="utf-8"))
    return [late for at, late in ticks if began < at < ended]


async def metered(create: Callable[[], Service], token: str) -> None:
    """Serve as the programme does, and measure meanwhile."""
    stalls: Stalls = []
    meter = asyncio.create_task(measure(stalls))
    try:
        await serve(create, token)
    finally:
        meter.cancel()
        with suppress(asyncio.CancelledError):
            await meter
        write(stalls)


if __name__ == "__main__":
    with patch("bot.serving.serve", metered):
        sys.exit(main(["run"]))
