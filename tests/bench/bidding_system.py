"""``python -m tests.bench.bidding_system``: auctions of experts, read by a second reader.

Where points are counted (``natural``), every call is compared with the table of bids in
docs/computers.md, which the reader has written out by hand; each call that breaks it is shown. The
exit code says whether there was one.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time

from engine.actions import Double, Pass
from engine.contract import Bid
from engine.game import after_action, awaited, begun
from engine.lab.arena.command import above_zero
from engine.players import Level, choose
from engine.players.understanding import Convention, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Phase
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine.players.naive_bidding import Reader

NATURAL = Understanding(Convention.NATURAL)
AUCTIONS, NODES = 20_000, 400_000
SHARES = {"contree": 4}
"""How often a game is dealt, once where it is not named."""


def breaches(
    rules: RuleSet, numbers: range, seed: int, *, level: Level, nodes: int
) -> Iterator[tuple[int, str | None]]:
    """The calls of these auctions: the number of each, and what of the table it breaks."""
    for number in numbers:
        luck = Random(f"{rules.key} {seed} {number}")
        order = rules.seating.order
        state = begun(rules, order[luck.randrange(len(order))], luck)
        reader = Reader(rules)
        while state.deal is not None and state.deal.phase is Phase.AUCTION:
            seat = awaited(rules, state)[0]
            seen = view(rules, state, seat)
            assert seen.deal is not None
            said = choose(level, seen, rules, luck, Limits(nodes=nodes), NATURAL)
            assert isinstance(said, Pass | Bid | Double)
            found = reader.breach(state.deal.auction, seat, seen.deal.hand, said)
            yield number, None if found is None else f"{rules.key} {number} {said}: {found}"
            state = after_action(rules, state, seat, said)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the auctions and tell what broke the table."""
    parser = ArgumentParser(prog="python -m tests.bench.bidding_system", description=__doc__)
    parser.add_argument("--auctions", type=above_zero, default=AUCTIONS, help=f"({AUCTIONS})")
    parser.add_argument(
        "--level", choices=tuple(Level), default=Level.EXPERT, help="who calls (expert)"
    )
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument("--budget", type=above_zero, default=NODES, help=f"nodes a call ({NODES})")
    games = [rules for rules in VARIANTS if not rules.dealing.tableau]
    keys = [rules.key for rules in games]
    parser.add_argument("--rules", choices=keys, metavar="GAME", help="one game alone")
    chosen = parser.parse_args(arguments)
    games = [find_variant(chosen.rules)] if chosen.rules else games
    shares = [SHARES.get(rules.key, 1) for rules in games]
    calls = auctions = 0
    broken: list[str] = []
    started = process_time()
    for rules, share in zip(games, shares, strict=True):
        number = chosen.auctions * share // sum(shares) or 1
        made = breaches(
            rules, range(number), chosen.seed, level=Level(chosen.level), nodes=chosen.budget
        )
        for _, found in made:
            calls += 1
            if found is not None:
                broken.append(found)
                sys.stdout.write(f"{found}\n")
        auctions += number
        spent = process_time() - started
        sys.stdout.write(f"{rules.key}: {number} auctions, {len(broken)} broken, {spent:.0f} s\n")
        sys.stdout.flush()
    sys.stdout.write(f"{auctions} auctions, {calls} calls, {len(broken)} outside the system\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
