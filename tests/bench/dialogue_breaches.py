"""``python -m tests.bench.dialogue_breaches``: where computers bid otherwise than the dialogue.

Four computers bid each deal, at the score of a first deal. Every call is read by the page of the
dialogue (``tests/bench/dialogue_reader.py``), and the table has its breaches by kind of call;
``--auctions`` prints each deal as a line of ``engine.notation``, and under it what was wrong; with
``--read FILE`` such lines are read instead of new deals. ``--allowed`` draws the calls among those
that the dialogue allows, which no computer leaves, and reads every one that it could have drawn.
"""

import sys
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from random import Random

from engine.actions import PlayCard, RenegeClaim
from engine.auctions.points import PointsAuction
from engine.events import Called
from engine.game import after_action, awaited, begun
from engine.lab.arena.command import above_zero
from engine.notation import read as read_deal
from engine.notation import write
from engine.players import THOUGHT, Level, choose
from engine.players.bidding_policy import suggested
from engine.players.bidding_system import allowed
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Deal, Phase
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.bench.dialogue_reader import Grade, Kind, Read, read

DEALS = 300
LEVELS = [level.value for level in Level]


@dataclass(frozen=True, slots=True)
class Bid:
    """A deal that was bid, and each of its calls as the page reads it."""

    deal: Deal
    readings: tuple[tuple[Called, Read | None], ...]

    def has(self, grade: Grade | None = None) -> bool:
        """Whether a call is a breach, of this grade if one is given."""
        breaches = (each.breach for _, each in self.readings if each)
        return any(breach and grade in {None, breach.grade} for breach in breaches)


def auctions(rules: RuleSet, seed: int, level: Level, limits: Limits) -> Iterator[Bid]:
    """Deal after deal, each bid to its end."""
    order = rules.seating.order
    for number in count():
        luck = Random(f"{rules.key} {seed} {number}")
        state = begun(rules, order[luck.randrange(len(order))], luck)
        while state.deal is not None and state.deal.phase is Phase.AUCTION:
            seat = awaited(rules, state)[0]
            call = choose(level, view(rules, state, seat), rules, luck, limits)
            state = after_action(rules, state, seat, call)
            if state.deal is not None:
                deal = state.deal
        yield Bid(deal, tuple(readings(deal)))


def drawn(rules: RuleSet, seed: int) -> Iterator[Bid]:
    """Deals whose calls are drawn among those that are allowed, and now and then the system's own.

    All calls that were allowed are read, not only those that were made.
    """
    order = rules.seating.order
    for number in count():
        luck = Random(f"{rules.key} {seed} {number}")
        state = begun(rules, order[luck.randrange(len(order))], luck)
        by_system, found = luck.random(), list[tuple[Called, Read | None]]()
        while state.deal is not None and state.deal.phase is Phase.AUCTION:
            deal, seat = state.deal, awaited(rules, state)[0]
            before, hand = deal.auction.calls, deal.laid_out.holdings[seat].hand
            legal = rules.auction.legal_calls(deal.auction, rules.seating, seat, hand)
            calls = allowed(rules, deal.auction, seat, hand, legal)
            for each in calls:
                if not isinstance(each, PlayCard | RenegeClaim):
                    found.append((Called(seat, each), read(hand, seat, before, each)))
            by_luck = luck.random() > by_system
            call = luck.choice(calls) if by_luck else suggested(rules, deal.auction, seat, hand)
            state = after_action(rules, state, seat, call)
        yield Bid(deal, tuple(found))


def kept(rules: RuleSet, path: Path) -> Iterator[Bid]:
    """The deals that a file holds a line each, among other lines."""
    for line in path.read_text().splitlines():
        if line.startswith(f"{rules.key} "):
            deal = read_deal(line, find_variant).deal
            yield Bid(deal, tuple(readings(deal)))


def readings(deal: Deal) -> Iterator[tuple[Called, Read | None]]:
    """Each call of a deal as the page reads it."""
    calls = deal.auction.calls
    for at, called in enumerate(calls):
        hand = deal.laid_out.holdings[called.seat].hand
        yield called, read(hand, called.seat, calls[:at], called.call)


def table(found: Sequence[Bid]) -> Iterator[str]:
    """The breaches by kind of call, line by line."""
    said, codes = Counter[Kind](), defaultdict[Kind, Counter[tuple[str, Grade]]](Counter)
    for deal in found:
        for _, each in deal.readings:
            if each is not None:
                said[each.kind] += 1
                if each.breach is not None:
                    codes[each.kind][each.breach.code, each.breach.grade] += 1
    yield "| call | said | breaches | which |"
    yield "|---|---|---|---|"
    for kind in Kind:
        if not said[kind]:
            continue
        count = codes[kind].total()
        which = "; ".join(
            f"{code}: {times} ({grade})" for (code, grade), times in codes[kind].most_common()
        )
        yield f"| {kind} | {said[kind]} | {count} ({count / said[kind]:.0%}) | {which} |"
    for name, grade in (("a breach", None), *((f"one that is {g}", g) for g in Grade)):
        deals = sum(each.has(grade) for each in found)
        calls = sum(
            times
            for each in codes.values()
            for (_, graded), times in each.items()
            if grade in {None, graded}
        )
        yield f"{name}: {calls} calls of {said.total()}, {deals} deals of {len(found)}"


def text(rules: RuleSet, bid: Bid) -> Iterator[str]:
    """A deal and what is wrong with its calls."""
    yield write(rules, bid.deal)
    for called, each in bid.readings:
        if each and each.breach:
            seat = called.seat.name.title()
            yield f"    {seat}, {each.kind}: {each.breach.code} ({each.breach.grade})"


def main() -> int:
    """Bid the deals and print the table."""
    parser = ArgumentParser(prog="python -m tests.bench.dialogue_breaches", description=__doc__)
    games = [rules.key for rules in VARIANTS if isinstance(rules.auction, PointsAuction)]
    parser.add_argument(
        "--rules", choices=games, metavar="GAME", default="contree", help="the game (contree)"
    )
    parser.add_argument("--level", choices=LEVELS, default="expert", help="who bids (expert)")
    parser.add_argument("--deals", type=above_zero, default=DEALS, help=f"({DEALS})")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument("--budget", type=above_zero, default=THOUGHT.nodes, help="nodes a decision")
    parser.add_argument("--auctions", action="store_true", help="print the deals")
    parser.add_argument("--allowed", action="store_true", help="read every call that is allowed")
    parser.add_argument("--read", type=Path, metavar="FILE", help="read the deals of this file")
    chosen = parser.parse_args()
    rules, found = find_variant(chosen.rules), list[Bid]()
    level, limits = Level(chosen.level), Limits(nodes=chosen.budget)
    if chosen.read:
        every = kept(rules, chosen.read)
    elif chosen.allowed:
        every = drawn(rules, chosen.seed)
    else:
        every = auctions(rules, chosen.seed, level, limits)
    for each in islice(every, chosen.deals):
        found.append(each)
        if chosen.auctions:
            sys.stdout.write("\n".join(text(rules, each)) + "\n")
    sys.stdout.write("\n".join(table(found)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
