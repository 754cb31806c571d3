"""``python -m tests.bench.colver_match``: our player against a public one that searches.

The strongest of those is colver's. Both are given the same deals, twice, with the sides swapped, by
the rules that colver plays (``tests/bench/colver_rules.py`` says which). It bids by its own rules
(improved_v2) and searches so many worlds at each card; ours may search so many nodes a decision.
Choose them so that both take the same time of the processor, which is told of both, or choose less
for ours. colver is no part of this project: ``pip install colver``.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from shlex import join

from engine.lab.arena import CONTENDERS, Match
from engine.lab.arena.command import above_zero, let_meet, take_measuring_options
from engine.lab.protocol.process import ProcessPlayer
from engine.players import Level
from engine.solver import Limits
from tests.bench.colver_env import is_installed
from tests.bench.colver_player import UNUSABLE, WORLDS
from tests.bench.colver_rules import COLVERS, find_colvers

PAIRS = 600


def searching(worlds: int) -> ProcessPlayer:
    """colver with so many worlds, in a process of its own."""
    command = [sys.executable, "-m", "tests.bench.colver_player", "--worlds", str(worlds)]
    return ProcessPlayer(join(command), find=find_colvers)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match and tell what came of it."""
    parser = ArgumentParser(prog="python -m tests.bench.colver_match", description=__doc__)
    parser.add_argument("--player", choices=CONTENDERS, default=Level.EXPERT, help="ours (expert)")
    parser.add_argument(
        "--worlds", type=above_zero, default=WORLDS, help=f"that colver searches a card ({WORLDS})"
    )
    take_measuring_options(parser, pairs=PAIRS)
    parser.set_defaults(rules="contree_701 as colver plays it")
    chosen = parser.parse_args(arguments)
    if not is_installed():
        sys.stderr.write("colver is not installed: pip install colver\n")
        return UNUSABLE
    ours, theirs = CONTENDERS[chosen.player], searching(chosen.worlds)
    match = Match(COLVERS, ours, theirs, chosen.seed, Limits(nodes=chosen.budget))
    return let_meet(match, (chosen.player, f"colver ({chosen.worlds} worlds)"), chosen)


if __name__ == "__main__":
    sys.exit(main())
