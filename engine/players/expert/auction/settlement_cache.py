"""Deals settled before they are played, each kind of result computed once."""

from collections import OrderedDict
from dataclasses import dataclass, field, replace

from engine.cards import SUIT_TRUMPS, Card, Trump
from engine.contract import Bid, Contract
from engine.players.club.auction import PRUDENCE
from engine.players.expected_points import POINT_BIDDING
from engine.players.expert.auction.call_likelihood import Expectation
from engine.players.prospects import USUAL_SHARE, Hypothetical, Prospect, Stakes
from engine.ruleset import RuleSet
from engine.settlement import Settlement
from engine.tally import whole

SPREAD = 30.0
"""The club's standard deviation for a trump before all cards are dealt, of 162 points."""

GAMES, ENTRIES = 16, 20_000
"""The most games that keep their cache between decisions, and the most entries of each."""

SettlementKey = tuple[Contract, tuple[int, int], tuple[int, int]]

ExpectationKey = tuple[Trump, float, float, bool, bool, Card | None]
"""Trump, what was told, the limit, whether the partner named it, whether nobody did, open card."""


@dataclass(frozen=True, slots=True)
class SettlementCache(Hypothetical):
    """Deals settled before they are played, and remembered.

    Which suit is trump makes no difference, nor who of a side bid it.
    """

    _settled: dict[tuple[SettlementKey, int], Settlement] = field(default_factory=dict)
    _needed: dict[SettlementKey, int] = field(default_factory=dict)
    _asked: dict[Bid, tuple[int, int]] = field(default_factory=dict)
    _taken: dict[Bid, float] = field(default_factory=dict)
    expectations: dict[ExpectationKey, Expectation] = field(default_factory=dict)

    @property
    def entries(self) -> int:
        """The number of values in the cache."""
        return len(self._settled) + len(self._needed) + len(self.expectations)

    def settled(self, contract: Contract, prospect: Prospect, points: int) -> Settlement:
        """The settlement if the attack takes this many card points."""
        contract = self.like(contract)
        key = ((contract, prospect.melds, prospect.belote), points)
        found = self._settled.get(key)
        if found is None:
            found = self._settled[key] = Hypothetical.settled(self, contract, prospect, points)
        return found

    def needed(self, contract: Contract, prospect: Prospect) -> int:
        """The fewest card points that make the contract."""
        contract = self.like(contract)
        key = (contract, prospect.melds, prospect.belote)
        found = self._needed.get(key)
        if found is None:
            found = self._needed[key] = Hypothetical.needed(self, contract, prospect)
        return found

    def like(self, contract: Contract) -> Contract:
        """The contract that is settled in the place of this one."""
        seating, bid = self.rules.seating, contract.bid
        if bid.trump.suit is not None:
            bid = replace(bid, trump=SUIT_TRUMPS[0])
        declarer = seating.members(seating.team(contract.declarer))[0]
        return replace(contract, declarer=declarer, bid=bid)

    def asked(self, bid: Bid) -> tuple[int, int]:
        """The card points that make a bid, without a belote and with one.

        It does not matter whose bid it is.
        """
        found = self._asked.get(bid)
        if found is None:
            contract = Contract(self.rules.seating.order[0], bid)
            belote = self.rules.belote.points if self.rules.belote else 0
            bare, announced = (
                self.needed(contract, Prospect(mean=0.0, spread=1.0, belote=(points, 0)))
                for points in (0, belote)
            )
            found = self._asked[bid] = (bare, announced)
        return found

    def taken_from(self, bid: Bid) -> float:
        """The points from which the club names this trump where a bid names the trump alone.

        With fewer the contract is worth less than waiting, at the beginning of a game.
        """
        if bid.trump.suit is not None:
            bid = replace(bid, trump=SUIT_TRUMPS[0])
        found = self._taken.get(bid)
        if found is None:
            trump, order = bid.trump, self.rules.seating.order
            contract = Contract(order[0], bid)
            everything = whole(self.rules, trump)
            usual = round(USUAL_SHARE * everything)
            gain = max(self.settled(contract, Prospect(mean=0.0, spread=1.0), usual).scores)
            stakes = Stakes(ours=0, theirs=0, target=self.rules.end.target, usual=max(1.0, gain))
            waiting = stakes.after(PRUDENCE * stakes.usual, 0)
            spread = SPREAD * everything / POINT_BIDDING.points
            found = next(
                (
                    float(mean)
                    for mean in range(usual // 2, everything)
                    if self.worth(
                        stakes,
                        contract,
                        Prospect(mean=mean, spread=spread),
                        self.rules.seating.team(order[0]),
                    )
                    >= waiting
                ),
                float(everything),
            )
            self._taken[bid] = found
        return found


def settlement_cache(rules: RuleSet, carry: int = 0) -> SettlementCache:
    """The cache of these rules, filled by earlier decisions."""
    key = (id(rules), carry)
    found = _KNOWN.pop(key, None)
    if found is None or found.entries > ENTRIES:
        found = SettlementCache(rules, carry)
    _KNOWN[key] = found  # which holds the rules, so that no others come by their place
    while len(_KNOWN) > GAMES:
        _KNOWN.popitem(last=False)
    return found


_KNOWN: OrderedDict[tuple[int, int], SettlementCache] = OrderedDict()
