"""``python -m tests.bench.left_deals``: what it brings to leave a deal of a challenge to experts.

A beginner plays South with three experts. After four tricks the same deal is played to its end
twice: by the beginner, and by an expert in their place, as it is where somebody leaves. Both are
marked against tables of experts, and by the rule of challenges: what was left is worth what the
expert makes of it, 0 at best, less 40. Told are the points that the expert saves where the beginner
loses, and the marks that leaving brings to a beginner who knows how it ends, to one who sees it go
wrong in the tricks that lie there, and to one who leaves wherever it pays.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bot.shared_plays.alone import PLAYER, Alone, read_alone
from bot.shared_plays.choice import candidate, lead
from bot.shared_plays.marks import ChallengeResults, LeftPlay
from bot.shared_plays.rehearsal import GAME
from bot.storage.challenge_experts import EXPERT_TABLES
from engine.fairness.seeds import SEED_BYTES
from engine.players import THOUGHT, Level, choose
from engine.players.agreements import understanding_of
from engine.seats import Team
from engine.solver import Limits
from engine.tally import taken
from engine.variants import find_variant
from engine.view import view

TRICKS = 4
"""The tricks after which the beginner may leave."""

LOSES = -40.0
"""The mark from which on a deal is lost."""

BEGINNER, DEAL = 1, 1


@dataclass(frozen=True, slots=True)
class LeftDeal:
    """A deal whose beginner played on, and left: the points and marks of both.

    ``goes_wrong``: the tricks that lie there say so.
    """

    played_on: int
    finished: int
    mark_on: float
    mark_left: float
    goes_wrong: bool


def act(alone: Alone, beginner: bool, seed: bytes, limits: Limits) -> Alone:
    """Let the seat to move act; a beginner plays South if that is asked for, else experts all."""
    seat = alone.awaited
    assert seat is not None
    luck = Random(sha256(seed + alone.position.encode()).digest())
    level = Level.BEGINNER if beginner and seat is PLAYER else Level.EXPERT
    seen, understanding = view(alone.rules, alone.game, seat), understanding_of(alone.record)
    return alone.after(choose(level, seen, alone.rules, luck, limits, understanding))


def played(alone: Alone, beginner: bool, seed: bytes, limits: Limits, until: int = 9) -> Alone:
    """Play until so many tricks are full, or to the end."""
    while not alone.over and len(alone.deal.tricks) < until:
        alone = act(alone, beginner, seed, limits)
    return alone


def goes_wrong(alone: Alone) -> bool:
    """Whether the declarer has less, or the beginner's opponents more, than their share so far."""
    contract = alone.deal.contract
    if contract is None:
        return False
    team = alone.rules.seating.team
    points, _ = taken(alone.deal.tricks, alone.rules.seating, team(contract.declarer))
    behind = points < contract.bid.value * len(alone.deal.tricks) / 8
    return behind is (team(contract.declarer) is team(PLAYER))


def left(line: str, seed: bytes, limits: Limits) -> LeftDeal | None:
    """Play a deal in all ways; None if nobody bids."""
    half = played(read_alone(line), True, seed, limits, TRICKS)
    if half.over:
        return None
    on, finished = (lead(played(half, who, seed, limits).record) for who in (True, False))
    tables = [seed + bytes((number,)) for number in range(1, EXPERT_TABLES + 1)]
    experts = [lead(played(read_alone(line), False, luck, limits).record) for luck in tables]
    none = ChallengeResults(count=1, points={}, users=(BEGINNER,), experts={DEAL: experts})
    gone = LeftPlay(finished, (BEGINNER, Team.NORTH_SOUTH))
    stayed = replace(none, points={DEAL: {BEGINNER: on}})
    went = replace(none, left={DEAL: {BEGINNER: gone}})
    mark_on, mark_left = stayed.marks_of(DEAL)[BEGINNER], went.left_marks_of(DEAL)[BEGINNER]
    return LeftDeal(on, finished, mark_on, mark_left, goes_wrong(half))


def told(what: str, figures: Sequence[float]) -> str:
    """A mean with its standard error, and of how many."""
    if len(figures) < 2:
        return f"{what}: too few"
    error = stdev(figures) / sqrt(len(figures))
    return f"{what}: {fmean(figures):+.0f} ± {error:.0f} ({len(figures)} deals)"


def main(arguments: Sequence[str]) -> int:
    """Play deals, and say what leaving them brings."""
    parser = ArgumentParser(prog="python -m tests.bench.left_deals", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--nodes", type=int, default=THOUGHT.nodes, help="positions that an expert looks at"
    )
    asked = parser.parse_args(arguments)
    seed, rules = asked.seed.to_bytes(SEED_BYTES, "big"), find_variant(GAME)
    limits = Limits(nodes=asked.nodes)
    lines = (candidate(rules, seed, number).line for number in range(asked.deals))
    found = [each for line in lines if (each := left(line, seed, limits)) is not None]
    lost = [each for each in found if each.mark_on <= LOSES]

    def gain(leaves: Callable[[LeftDeal], bool]) -> list[float]:
        return [each.mark_left - each.mark_on for each in found if leaves(each)]

    lines_told = (
        told(
            "points that experts save where the beginner loses",
            [each.finished - each.played_on for each in lost],
        ),
        told("marks of leaving, who knows that they lose", gain(lambda d: d.mark_on <= LOSES)),
        told("marks of leaving, who sees it go wrong", gain(lambda d: d.goes_wrong)),
        told(
            "marks of leaving, who leaves where it pays, of all that goes wrong",
            [max(each.mark_left - each.mark_on, 0) for each in found if each.goes_wrong],
        ),
    )
    sys.stdout.write(f"{len(found)} deals\n" + "".join(f"  {line}\n" for line in lines_told))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
