"""Deals that experts play against each other, and what is to be expected of a contract by them.

``python -m engine.lab.training.self_play FILE [--seed S] [--deals N]`` plays deals and adds a line
for each to FILE until it has so many, one or two a second; it goes on where FILE ends. Then it says
which numbers fit those with a trump suit best (``WITH_TRUMPS`` in ``contract_values``). Each deal
follows from the seed and its number alone.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from engine.actions import Action, Call, PlayCard
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.game import after_action, awaited, begun
from engine.players import expert
from engine.players.club import think as club
from engine.players.expected_points import own_worth
from engine.players.expert.auction.contract_values import (
    USUAL,
    Practice,
    solved_points,
)
from engine.players.expert.model.deal_kinds import card_order, trump_kind
from engine.players.expert.model.play_model import usual_points
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits, Position, Solver
from engine.state import Deal, GameState, Trick
from engine.tally import taken, whole
from engine.variants import find_variant
from engine.view import view
from engine.zones import Holding

GAMES = (
    *("contree", "coinche", "belote", "contree", "bidding_belote", "coinche", "contree"),
    *("belote", "coinche", "baloot", "contree", "pilotta", "coinche", "clabber", "tarabish"),
)
"""The games that are played, in turn."""

DEALS = 450

LIGHT = Limits(nodes=300_000)
"""The search limits of a card: rules of thumb lead first, worlds are searched afterwards."""

TRIED = 0.5
"""The chance that a seat makes a bid of its own instead of the club's."""

HIGHEST = 3
"""The lowest bids in its trump from which such a bid is drawn."""


@dataclass(frozen=True, slots=True)
class SelfPlayedDeal:
    """A deal that was played to its end.

    ``holders`` has who holds each card, counted from the leader of the first trick: suits in their
    order but trumps first, ranks as in the pack. ``declarer`` is counted likewise. ``solved`` are
    the card points of the attack with every card known, ``points`` those that it took.
    """

    game: str
    trump: Trump
    bid: str
    doubles: int
    declarer: int
    holders: str
    solved: int
    points: int

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return find_variant(self.game)

    @property
    def everything(self) -> int:
        """All card points of the deal."""
        return whole(self.rules, self.trump)

    def __str__(self) -> str:
        """A line of the file."""
        contract = f"{self.game} {self.trump.name} {self.bid} {self.doubles} {self.declarer}"
        return f"{contract} {self.holders} {self.solved} {self.points}"

    @classmethod
    def of(cls, line: str) -> "SelfPlayedDeal":
        """The deal of a line."""
        game, trump, bid, doubles, declarer, holders, solved, points = line.split()
        numbers = int(doubles), int(declarer)
        return cls(game, Trump[trump], bid, *numbers, holders, int(solved), int(points))


def main() -> None:
    """Play until there are enough deals in the file, and fit them."""
    parser = ArgumentParser(prog="python -m engine.lab.training.self_play", description=__doc__)
    parser.add_argument("file", type=Path, help="where the deals are kept")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many ({DEALS})")
    chosen = parser.parse_args()
    file: Path = chosen.file
    done = len(file.read_text("utf-8").splitlines()) if file.exists() else 0
    with file.open("a", encoding="utf-8") as lines:
        for number in range(done, chosen.deals):
            lines.write(f"{played(number, chosen.seed)}\n")
            # It may be stopped after any deal, and goes on there.
            lines.flush()
    found = [SelfPlayedDeal.of(line) for line in file.read_text("utf-8").splitlines()]
    with_trumps = [deal for deal in found if deal.trump.suit is not None]
    sys.stdout.write(f"{len(with_trumps)} deals with trumps: {fitted(with_trumps)}\n")


def fitted(deals: Sequence[SelfPlayedDeal]) -> Practice:
    """The practice that fits these deals best, by least squares."""
    guesses = np.array([_guesses(number, deal) for number, deal in enumerate(deals)])
    wanted = np.array([deal.points * USUAL / deal.everything for deal in deals])
    weights = np.linalg.lstsq(guesses, wanted)[0]
    off = wanted - guesses @ weights
    spread = float(np.sqrt((off @ off) / (len(deals) - len(weights))))
    return Practice(*(round(number, 2) for number in (*weights.tolist(), spread)))


def _guesses(seed: int, deal: SelfPlayedDeal) -> tuple[float, float, float, bool]:
    """The inputs of ``Practice``: solved and usual points (of 162), 1, whether the attack leads."""
    rules, order = deal.rules, deal.rules.seating.order
    contract, ours = Contract(order[deal.declarer], naming(deal.trump)), deal.declarer % 2 == 0
    holders, everything = np.array([[*map(int, deal.holders)]], np.uint8), deal.everything
    solved = float(solved_points(rules, deal.trump, holders)[0])
    usual = float(usual_points(rules, contract, order[0], holders, seed)[0])
    scale = USUAL / everything
    return (solved if ours else everything - solved) * scale, usual * scale, 1.0, ours


def played(number: int, seed: int) -> SelfPlayedDeal:
    """The deal of this number: the first in which there was a contract."""
    rules = find_variant(GAMES[number % len(GAMES)])
    luck = Random(f"{seed} {number}")
    while True:
        deal = _over(rules, luck)
        if deal.contract is not None:
            return _result(rules, deal)


def _over(rules: RuleSet, luck: Random) -> Deal:
    """A deal at its end."""
    order = rules.seating.order
    bold = order[luck.randrange(len(order))] if luck.random() < TRIED else None
    state = begun(rules, order[luck.randrange(len(order))], luck)
    while waiting := awaited(rules, state):
        action = _action(rules, state, waiting[0], luck, bold is waiting[0])
        state = after_action(rules, state, waiting[0], action)
    if state.deal is None:
        raise ValueError("nothing was dealt")
    return state.deal


def _action(rules: RuleSet, state: GameState, seat: Seat, luck: Random, bold: bool) -> Action:
    """An expert's card, a club player's call; the first call of a ``bold`` seat is a bid by chance.

    Else contracts that nobody would bid would be missing, and those are imagined too.
    """
    seen = view(rules, state, seat)
    deal = seen.deal
    if deal is not None and isinstance(deal.legal[0], PlayCard):
        return expert.think(seen, rules, luck, LIGHT).action
    if deal is not None and bold and all(said.seat is not seat for said in deal.auction.calls):
        bids = tuple(_tried(rules, deal.hand, deal.legal, luck))
        if bids:
            return bids[luck.randrange(len(bids))]
    return club(seen, rules, luck).action


def _tried(
    rules: RuleSet, hand: Sequence[Card], legal: Sequence[Action], luck: Random
) -> Iterator[Call]:
    """The lowest bids in the trump of one kind, drawn by chance, that suits the hand best."""
    bids = [
        call
        for call in legal
        if isinstance(call, Bid) and call.kind in (ContractKind.POINTS, ContractKind.TRUMP)
    ]
    kinds = sorted({trump_kind(bid.trump) for bid in bids})
    if kinds:
        kind = kinds[luck.randrange(len(kinds))]
        trumps = {bid.trump for bid in bids if trump_kind(bid.trump) == kind}
        best = max(sorted(trumps), key=lambda trump: own_worth(rules, hand, trump))
        yield from [bid for bid in bids if bid.trump is best][:HIGHEST]


def _result(rules: RuleSet, deal: Deal) -> SelfPlayedDeal:
    contract, leader = deal.contract, deal.tricks[0].leader
    if contract is None:
        raise ValueError("a deal without a contract was not played")
    hands: dict[Seat, list[Card]] = {seat: [] for seat in rules.seating.starting_at(leader)}
    for trick in deal.tricks:
        for play in trick.plays:
            hands[play.seat].append(play.card)
    holdings = tuple(Holding(tuple(hands.get(seat, ()))) for seat in Seat)
    attack = rules.seating.team(contract.declarer)
    solver = Solver(rules, contract.trump, contract.closed)
    turns = list(hands)
    holder = {card: turn for turn, seat in enumerate(turns) for card in hands[seat]}
    return SelfPlayedDeal(
        game=rules.key,
        trump=contract.trump,
        bid=str(contract.bid.value or contract.bid.kind),
        doubles=contract.doubles,
        declarer=turns.index(contract.declarer),
        holders="".join(str(holder[card]) for card in card_order(rules, contract.trump)),
        solved=solver.value(Position(holdings, Trick(leader))).points[attack],
        points=taken(deal.tricks, rules.seating, attack)[0],
    )


if __name__ == "__main__":
    main()
