"""``python -m tests.bench.start``: how long the bot takes to start, and the memory it has then.

The bot is a process of its own that connects to a little Discord. It starts without what experts
need; then with it and nothing compiled; then with what the start before has compiled. The solver
has been used by the time the bot connects, so that its memory is in the figures.
``NUMBA_CACHE_DIR`` names the folder of compiled code; here it is a new one, removed at the end.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from engine.lab.arena.command import above_zero
from engine.players import Level
from tests.bench.load_figures import Usage
from tests.wire.programme import Programme
from tests.wire.server import LittleDiscord

LEVEL, CACHE = "CONTREE_COMPUTER_LEVEL", "NUMBA_CACHE_DIR"
QUIET = {"CONTREE_LOG_LEVEL": "warning"}
TIMES = 3
KIB = 1024


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds until the bot has connected, those of the processor, and MiB that it holds then.

    ``thinking``: MiB of the process in which experts think.
    """

    seconds: float
    processor: float
    memory: float
    thinking: float


async def start(folder: Path, settings: Mapping[str, str]) -> Start:
    """Start the bot on a folder of its own and end it."""
    async with LittleDiscord(judging=False) as discord:
        programme = Programme(discord, folder, {**QUIET, **settings})
        began = perf_counter()
        try:
            await programme.start()
            took, usage = perf_counter() - began, Usage.of(programme.pid)
        finally:
            await programme.kill()
    grave = programme.grave()
    if grave:
        raise RuntimeError("\n".join(grave))
    used = usage.seconds + usage.thinking
    return Start(took, used, usage.resident_kib / KIB, usage.thinking_kib / KIB)


def measure(times: int) -> list[str]:
    """Start it so many times in each way, each with a folder of its own; a line for each way."""
    lines = []
    with tempfile.TemporaryDirectory() as name:
        folder, cache = Path(name), Path(name) / "compiled"
        expert = {LEVEL: Level.EXPERT}
        ways: tuple[tuple[str, Mapping[str, str], bool], ...] = (
            ("without experts", {LEVEL: Level.CLUB}, False),
            ("experts, nothing compiled", expert, True),
            ("experts, compiled before", expert, False),
        )
        for number, (told, settings, compiles) in enumerate(ways):
            starts = []
            for again in range(times):
                compiled = str(cache / str(again if compiles else 0))
                place = folder / f"{number} {again}"
                place.mkdir()
                starts.append(asyncio.run(start(place, {**settings, CACHE: compiled})))
            lines.append(row(told, starts))
    return lines


def row(told: str, starts: Sequence[Start]) -> str:
    """The medians of several starts."""
    seconds = median(each.seconds for each in starts)
    processor = median(each.processor for each in starts)
    memory = median(each.memory for each in starts)
    thinking = median(each.thinking for each in starts)
    return f"{told:28}{seconds:9.2f} s{processor:9.2f} s{memory:9.0f} MiB{thinking:9.0f} MiB"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m tests.bench.start", description=__doc__)
    parser.add_argument("--times", type=above_zero, default=TIMES, help=f"starts a way ({TIMES})")
    chosen = parser.parse_args(arguments)
    lines = measure(chosen.times)
    sys.stdout.write(f"{'':28}{'connected':>11}{'processor':>11}{'memory':>13}{'thinking':>13}\n")
    sys.stdout.write("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    main()
