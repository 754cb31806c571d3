"""``python -m tests.bench.fuzz``: people who press at random, many at once.

They press what they see, what others see, what was there before, altered and invented controls,
each also twice at once. Nothing may be logged as an error, each press is answered exactly once,
and every table is what its log and the rules say.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import pytest

from bot.process import switch_threads_often
from tests.fuzz.crowd import crowd
from tests.fuzz.fuzzing import Fuzz

SHOWN = 20
TOLD_EVERY = 5000


def _progress(asked: int) -> None:
    if asked % TOLD_EVERY == 0:
        sys.stdout.write(f"{asked} presses\n")
        sys.stdout.flush()


async def _run(presses: int, seed: int) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with crowd(Path(folder), patch) as everybody:
            fuzz = Fuzz(everybody, presses, seed, told=_progress)
            began = perf_counter()
            await fuzz.run()
            took = perf_counter() - began
            lines = [
                f"{fuzz.asked} presses and commands in {took:.0f} s, {await fuzz.games()} games;"
                f" the slowest answer took {fuzz.slowest:.2f} s",
                *(f"{times:>7}  {kind}" for kind, times in fuzz.made.most_common()),
                *(
                    f"{times:>7}  refused by Discord: {what}"
                    for what, times in everybody.answers.refused.most_common()
                ),
            ]
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            return await fuzz.findings()


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, press, tell what is wrong; 1 if anything is."""
    parser = ArgumentParser(prog="python -m tests.bench.fuzz", description=__doc__)
    parser.add_argument("--presses", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--seed", type=int, default=1, help="another one, other presses (1)")
    chosen = parser.parse_args(arguments)
    switch_threads_often()
    wrong = asyncio.run(_run(chosen.presses, chosen.seed))
    sys.stdout.write("".join(f"{line}\n" for line in wrong[:SHOWN] or ["nothing is wrong"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
