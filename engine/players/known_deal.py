"""A deal of which every card is known: what each contract brings when all play their best."""

from bisect import bisect_left
from dataclasses import dataclass, field

from engine.announcements import belote_pairs
from engine.cards import Rank, Trump
from engine.contract import Contract
from engine.dealing import completed
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.settlement import Result, Settlement, Side, Tally
from engine.solver import NO_LIMITS, Limits, Position, Solver
from engine.state import Deal, Trick
from engine.tally import has_ace, meld_points
from engine.zones import Holding

SidePoints = tuple[int, int]
Holdings = tuple[Holding, ...]
Played = tuple[Holdings, Trump, bool, Seat]


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """A deal before its play; ``carry`` are points that an earlier tie left hanging.

    Pairs are by team. Each search has these limits; it raises SearchAbandoned beyond them.
    """

    rules: RuleSet
    deal: Deal
    carry: int = 0
    limits: Limits = NO_LIMITS
    _solved: dict[Played, SidePoints] = field(default_factory=dict)

    def holdings(self, contract: Contract) -> Holdings:
        """The cards with which this contract is played."""
        done = completed(self.rules, self.deal, contract)
        return self.deal.holdings if done is None else done.holdings

    def card_points(self, contract: Contract) -> SidePoints:
        """The card points that the sides take."""
        rules, trump, closed = self.rules, contract.trump, contract.closed
        leader = rules.leader(contract, self.deal.dealer)
        key = self.holdings(contract), trump, closed, leader
        if key not in self._solved:
            position = Position(key[0], Trick(leader))
            value = Solver(rules, trump, closed).value(position, limits=self.limits)
            self._solved[key] = value.points
        return self._solved[key]

    def settled(self, contract: Contract, points: SidePoints | None = None) -> Settlement:
        """The settlement after these card points, or after best play; all points: all tricks."""
        rules, attack = self.rules, self.rules.seating.team(contract.declarer)
        taken = self.card_points(contract) if points is None else points
        ours, theirs = taken[attack], taken[attack.other]
        tricks, turned = rules.hand_size, self.deal.turned
        # Scores ask only whether a side has every trick: else half of them stand for any number.
        won = tricks if not theirs else 0 if not ours else tricks // 2
        melds, belote = self._melds(contract), self._belote(contract)
        return rules.scoring.settle(
            Tally(
                contract=contract,
                attack=attack,
                card_points=(ours, theirs),
                tricks=(won, tricks - won),
                belote=(belote[attack], belote[attack.other]),
                last_trick=Side.ATTACK if ours > theirs else Side.DEFENCE,
                declarer_tricks=won,
                melds=(melds[attack], melds[attack.other]),
                carry=self.carry,
                exposed_ace=turned is not None and turned.rank is Rank.ACE,
                eldest_ace=contract.declarer is rules.seating.after(self.deal.dealer)
                and has_ace(self.holdings(contract)[contract.declarer].cards),
            )
        )

    def margin(self, contract: Contract, points: SidePoints) -> int:
        """The card points of the attack beyond the fewest that make its contract."""
        attack, everything = self.rules.seating.team(contract.declarer), sum(points)

        def is_made(mine: int) -> bool:
            taken = mine, everything - mine
            settled = self.settled(contract, taken if attack is Team.NORTH_SOUTH else taken[::-1])
            return settled.result is Result.MADE

        # Who makes a contract makes it with more points too: so the border can be bisected.
        return points[attack] - bisect_left(range(everything + 1), True, key=is_made)

    def _melds(self, contract: Contract) -> SidePoints:
        rules, trump = self.rules, contract.trump
        if rules.melds is None:
            return (0, 0)
        named = tuple(rules.melds.plan(held.cards, trump) for held in self.holdings(contract))
        granted = rules.melds.granted(named, trump, rules.seating, self.deal.dealer)
        return meld_points(granted, rules.seating)

    def _belote(self, contract: Contract) -> SidePoints:
        rules, found, holdings = self.rules, [0, 0], self.holdings(contract)
        for pair in belote_pairs(rules.belote, contract.trump):
            for seat in rules.seating.order:
                if rules.belote is not None and set(pair) <= set(holdings[seat].cards):
                    found[rules.seating.team(seat)] += rules.belote.points
        return found[0], found[1]
