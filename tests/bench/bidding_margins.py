"""``python -m tests.bench.bidding_margins [free=10 over=10 …]``: other margins of bidding.

Random deals are bid twice by the system's own calls with the sides swapped: with these margins
against today's (``BiddingMargins`` in ``engine/players/bidding_policy.py``). Nothing is
played: a contract takes what experts take on average, give or take what they usually do. Where no
margins are named, each is tried a step lower and higher.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from random import Random

import numpy as np

from engine.contract import Contract
from engine.events import Called
from engine.game import awaited, begun
from engine.lab.arena.command import above_zero
from engine.lab.arena.results import CONFIDENCE, summary
from engine.players.auction_talk import Speaker
from engine.players.bidding_policy import MARGINS, BiddingMargins, BiddingPolicy
from engine.players.bidding_system import heard
from engine.players.expert.auction.contract_values import ContractValues, GameWorth
from engine.players.expert.auction.sampled_deals import World
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.players.hand_count import STEP
from engine.players.hand_value_tables import hand_value_tables
from engine.players.judge.samples import GAME_POINTS
from engine.ruleset import Fixed, RuleSet, StillOpen
from engine.seats import Team
from engine.state import Auction
from engine.variants import VARIANTS, find_variant
from engine.view import view
from engine.zones import Holding

DEALS = 2000


@dataclass(frozen=True, slots=True)
class Bench:
    """Random deals, each bid from the same seat on."""

    rules: RuleSet
    values: ContractValues

    @classmethod
    def of(cls, rules: RuleSet, number: int, seed: int) -> "Bench":
        """So many deals of this seed."""
        luck = Random(seed)
        state = begun(rules, rules.seating.order[0], luck)
        deal = view(rules, state, awaited(rules, state)[0]).deal
        assert deal is not None
        pack, size = list(rules.pack.cards), rules.hand_size
        worlds: list[World] = []
        for _ in range(number):
            luck.shuffle(pack)
            hands = (pack[start : start + size] for start in range(0, len(pack), size))
            worlds.append(World(tuple(Holding(tuple(hand)) for hand in hands), ()))
        worth = GameWorth(settlement_cache(rules), GAME_POINTS, Team.NORTH_SOUTH)
        return cls(
            rules,
            ContractValues(
                rules=rules, deal=deal, worlds=tuple(worlds), game_worth=worth, seed=seed
            ),
        )

    def lead(self, margins: BiddingMargins) -> tuple[float, float]:
        """The lead over today's margins in game points a deal, and half its interval."""
        first = self._points({Team.NORTH_SOUTH: margins, Team.EAST_WEST: MARGINS})
        second = self._points({Team.NORTH_SOUTH: MARGINS, Team.EAST_WEST: margins})
        leads = (first - second) / 2
        return float(leads.mean()), float(CONFIDENCE * leads.std() / np.sqrt(len(leads)))

    def _points(self, margins: Mapping[Team, BiddingMargins]) -> np.typing.NDArray[np.float64]:
        """What north and south win in each deal."""
        ends: defaultdict[Contract, list[int]] = defaultdict(list)
        for place, world in enumerate(self.values.worlds):
            contract = self._contract(world, margins)
            if contract is not None:
                ends[contract].append(place)
        points = np.zeros(len(self.values.worlds))
        for contract, places in ends.items():
            points[places] = self.values.worth(contract, places)
        return points

    def _contract(self, world: World, margins: Mapping[Team, BiddingMargins]) -> Contract | None:
        rules, tables = self.rules, hand_value_tables(self.rules)
        auction = Auction(self.values.deal.auction.first)
        outcome = rules.auction.outcome(auction, rules.seating)
        while isinstance(outcome, StillOpen):
            seat = outcome.awaited[0]
            speaker = Speaker.of(rules, auction, seat, heard(rules, auction))
            policy = BiddingPolicy.of(rules, tables, speaker, margins[rules.seating.team(seat)])
            said = policy.call(tables.masks(world.hand(seat)))
            auction = replace(auction, calls=(*auction.calls, Called(seat, said)))
            outcome = rules.auction.outcome(auction, rules.seating)
        return outcome.contract if isinstance(outcome, Fixed) else None


def variants(named: Sequence[str]) -> Iterator[Mapping[str, int]]:
    """The margins that are tried."""
    if named:
        yield {name: int(value) for name, _, value in (each.partition("=") for each in named)}
        return
    for each in fields(BiddingMargins):
        for step in (-STEP, STEP):
            yield {each.name: getattr(MARGINS, each.name) + step}


def main() -> int:
    """Bid the deals and tell the leads."""
    parser = ArgumentParser(prog="python -m tests.bench.bidding_margins", description=__doc__)
    parser.add_argument("margins", nargs="*", metavar="NAME=VALUE", help="margins to try together")
    keys = [rules.key for rules in VARIANTS]
    parser.add_argument(
        "--rules", choices=keys, metavar="GAME", default="contree", help="the game (contree)"
    )
    parser.add_argument("--deals", type=above_zero, default=DEALS, help=f"({DEALS})")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    chosen = parser.parse_args()
    bench = Bench.of(find_variant(chosen.rules), chosen.deals, chosen.seed)
    for tried in variants(chosen.margins):
        told = " ".join(f"{name}={value}" for name, value in tried.items())
        sys.stdout.write(f"{told}: {summary(*bench.lead(replace(MARGINS, **tried)))}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
