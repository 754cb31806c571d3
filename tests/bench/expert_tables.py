"""``python -m tests.bench.expert_tables``: what the tables of experts of a challenge cost.

Once a challenge among tables is over, tables of experts play its deals. Each deal is played as the
bot plays it, and told with its seconds of one core, and with its longest step: for so long a table
that asks its own computer may have to wait.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from time import process_time

from bot.shared_plays.alone import expert_reply, read_alone
from bot.shared_plays.choice import candidate
from bot.shared_plays.rehearsal import GAME
from bot.storage.challenge_experts import EXPERT_TABLES
from engine.fairness.seeds import SEED_BYTES
from engine.variants import find_variant

WARM = 1
"""Deals that load the search before time is measured."""


def play(line: str, seed: bytes) -> float:
    """Let four experts play a deal to its end; the seconds of the longest step."""
    alone, longest = read_alone(line), 0.0
    while not alone.over:
        steps = expert_reply(alone, seed)
        while True:
            began = process_time()
            try:
                next(steps)
            except StopIteration as end:
                alone = alone.after(end.value)
                break
            finally:
                longest = max(longest, process_time() - began)
    return longest


def main(arguments: Sequence[str]) -> int:
    """Play the deals of a challenge, and say what they have cost."""
    parser = ArgumentParser(prog="python -m tests.bench.expert_tables", description=__doc__)
    parser.add_argument("--deals", type=int, default=8, help="deals of the challenge (8)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    seed, rules = asked.seed.to_bytes(SEED_BYTES, "big"), find_variant(GAME)
    lines = [candidate(rules, seed, number).line for number in range(asked.deals + WARM)]
    for line in lines[:WARM]:
        play(line, seed)
    began, longest = process_time(), 0.0
    for line in lines[WARM:]:
        for number in range(1, EXPERT_TABLES + 1):
            longest = max(longest, play(line, seed + bytes((number,))))
    seconds = process_time() - began
    sys.stdout.write(
        f"{EXPERT_TABLES} tables of experts, {asked.deals} deals each: {seconds:.1f} s of a core,"
        f" the longest step {longest * 1000:.0f} ms\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
