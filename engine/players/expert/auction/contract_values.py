"""The worth of each contract in each sampled deal: points, then the chance to win the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from engine.announcements import belote_pairs
from engine.cards import Trump
from engine.contract import EVERY_TRICK, Contract, ContractKind
from engine.deal_plan import TurnUp
from engine.dealing import taker
from engine.players.expert.arrays import Floats
from engine.players.expert.auction.sampled_deals import Hand, World, dealt_out
from engine.players.expert.auction.settlement_cache import SettlementCache
from engine.players.expert.model.deal_kinds import card_order, kind_of, ruffs_partner
from engine.players.expert.model.play_model import usual_points
from engine.players.expert.model.value_network import encoded, learned
from engine.players.known_deal import SidePoints
from engine.players.prospects import Prospect, Stakes, likely, win_chance
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver import Position, Solver
from engine.state import Trick
from engine.tally import meld_points, whole
from engine.view import DealView
from engine.zones import Holding

DEVIATIONS = np.array([-1.71, -1.15, -0.76, -0.45, -0.15, 0.15, 0.45, 0.76, 1.15, 1.71])
"""Means of the ten equally likely parts of a standard normal variable."""

INTERPOLATION_STEP = 41
"""Card points between two computed settlements; those between are interpolated."""

ContractKey = tuple[Contract, SidePoints, SidePoints]


@dataclass(frozen=True, slots=True)
class GameWorth:
    """The chance to win the game that a contract gives this side, by card points."""

    imagined: SettlementCache
    stakes: Stakes
    us: Team
    _lines: dict[ContractKey, tuple[Floats, Floats]] = field(default_factory=dict)

    def expected(
        self,
        contract: Contract,
        melds: SidePoints,
        belote: SidePoints,
        points: Floats,
        spread: float,
    ) -> Floats:
        """The mean worth for each number of points that the attack may expect."""
        everything = whole(self.imagined.rules, contract.trump)
        ends = np.clip(points[:, None] + spread * DEVIATIONS, 0, everything)
        found: Floats = np.interp(ends, *self._line(contract, melds, belote)).mean(axis=1)
        return found

    def needed(self, contract: Contract, melds: SidePoints, belote: SidePoints) -> int:
        """The card points that make the contract."""
        prospect = Prospect(mean=0.0, spread=1.0, melds=melds, belote=belote)
        return self.imagined.needed(contract, prospect)

    def _line(
        self, contract: Contract, melds: SidePoints, belote: SidePoints
    ) -> tuple[Floats, Floats]:
        """Card points, rising, and the worth of each."""
        contract = self.imagined.like(contract)
        key = (contract, melds, belote)
        found = self._lines.get(key)
        if found is None:
            prospect = Prospect(mean=0.0, spread=1.0, melds=melds, belote=belote)
            needed = self.imagined.needed(contract, prospect)
            places = self._places(whole(self.imagined.rules, contract.trump), needed)
            worths = [
                win_chance(self.stakes, self.imagined.settled(contract, prospect, place), self.us)
                for place in places
            ]
            found = self._lines[key] = (np.array(places, float), np.array(worths, float))
        return found

    @staticmethod
    def _places(everything: int, needed: int) -> list[int]:
        """The card points at which the worth is computed; it is interpolated between them."""
        places = set(range(0, everything, INTERPOLATION_STEP)) | {1, everything - 1, everything}
        places |= {place for place in (needed - 1, needed) if 0 <= place <= everything}
        return sorted(places)


USUAL = 162.0


@dataclass(frozen=True, slots=True)
class Practice:
    """From two guesses at a deal to the points that the attack takes in it among experts.

    It takes ``solved`` of its double-dummy value, ``usual`` of what it takes when the deal is
    played as usual, and ``more``, give or take ``spread``, of 162 points. ``leads`` is for its own
    first lead: with open cards it would have found the best.
    """

    solved: float
    usual: float
    more: float
    leads: float
    spread: float


WITH_TRUMPS = Practice(solved=0.5, usual=0.53, more=-1.35, leads=-6.19, spread=13.85)
"""Fitted by ``engine.lab.training.self_play``."""

NEARLY_ALL, BEYOND = 145.0, 0.75
"""An expectation above 145 of 162 card points is raised by 0.75 for each point above 145.

A deal cannot bring more than all tricks, so expectations that high often mean all of them. Fitted
to the same deals: with 150 points 36 % of them were all tricks, with 155 or more 85 %.
"""

FORCED = 27.0
"""Extra card points of a capot if every trick can be forced with open cards.

Fitted to deals in which every trick could be forced: where the usual points were 158 or more, 89 %
of them were taken by players who did not even have to.
"""

WITHOUT = {
    Trump.NONE: Practice(0.85, 0.0, 7.0, 0.0, 25.0),
    Trump.ALL: Practice(0.7, 0.0, 24.0, 0.0, 26.0),
}

DEFENCE_LEADS, DECLARER_LEADS, PARTNER_LEADS = 2.0, -6.7, -11.5
"""Extra card points of the attack at no trumps or all trumps where bids only name trumps.

By who leads first. Partners who have told each other nothing but the trump do not see the best
lead; declarers know at least their own hands. Of 162 points, fitted to deals that were played.
"""

NAMES = (ContractKind.TRUMP, ContractKind.ASHKAL)

ByteRows = NDArray[np.uint8]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractValues:
    """The sampled deals, and the points of each contract in each of them, computed once.

    ``seed`` is that of the playouts.
    """

    rules: RuleSet
    deal: DealView
    worlds: tuple[World, ...]
    game_worth: GameWorth
    seed: int
    _dealt: dict[Seat | None, tuple[tuple[Hand, ...], ...]] = field(default_factory=dict)
    _points: dict[tuple[Seat | None, Trump, Seat, Seat], Floats] = field(default_factory=dict)
    _forced: dict[Contract, Floats] = field(default_factory=dict)
    _known: dict[tuple[Seat | None, Trump, Seat], tuple[ByteRows, Floats]] = field(
        default_factory=dict
    )
    _extras: dict[tuple[Seat | None, Trump, int], tuple[SidePoints, SidePoints]] = field(
        default_factory=dict
    )

    def knows(self, trumps: Sequence[Trump]) -> bool:
        """Whether deals with these trumps can be valued."""
        return all(kind_of(self.rules, trump) is not None for trump in trumps)

    def attack(self, contract: Contract) -> Floats:
        """The card points that the attack may expect in each world."""
        rules, trump, leader = self.rules, contract.trump, self._leader(contract)
        key = (self._taker(contract), trump, leader, contract.declarer)
        points = self._points.get(key)
        if points is None:
            everything, practice = whole(rules, trump), practice_of(trump)
            _, solved = self._solved(contract, leader)
            if rules.seating.team(leader) is not rules.seating.team(contract.declarer):
                solved = everything - solved
            more = practice.more + _by_lead(contract, leader, rules)
            points = practice.solved * solved + more * everything / USUAL
            if practice.usual:
                points += practice.usual * self._usual(contract)
                points += BEYOND * np.maximum(points - NEARLY_ALL * everything / USUAL, 0.0)
            self._points[key] = points
        return points

    def _usual(self, contract: Contract) -> Floats:
        """The points in each world when it is played as usual."""
        leader = self._leader(contract)
        holders, _ = self._solved(contract, leader)
        return usual_points(self.rules, contract, leader, holders, self.seed)

    def _leader(self, contract: Contract) -> Seat:
        """The seat that leads to the first trick."""
        return self.rules.leader(contract, self.deal.dealer)

    def _toward(self, contract: Contract) -> Floats:
        """The points in each world, of a bid of every trick by whether they can be forced."""
        if contract.bid.kind not in EVERY_TRICK or not practice_of(contract.trump).usual:
            return self.attack(contract)
        if contract not in self._forced:
            leader = self._leader(contract)
            solver = Solver(self.rules, contract.trump, contract.closed)
            team = self.rules.seating.team(contract.declarer)
            forced = [
                solver.every_trick(_begun(hands, leader), team).holds
                for hands in self._hands(contract)
            ]
            self._forced[contract] = np.where(forced, self._usual(contract) + FORCED, 0.0)
        return self._forced[contract]

    def worth(self, contract: Contract, places: Sequence[int]) -> Floats:
        """The worth of the contract in these worlds, one entry per place."""
        spread = self._spread(contract)
        points, found = self._toward(contract), np.zeros(len(places))
        alike: dict[tuple[SidePoints, SidePoints], list[int]] = {}
        for number, place in enumerate(places):
            alike.setdefault(self._extra(contract, place), []).append(number)
        for (melds, belote), numbers in alike.items():
            chosen = points[[places[number] for number in numbers]]
            found[numbers] = self.game_worth.expected(contract, melds, belote, chosen, spread)
        return found

    def made(self, contract: Contract) -> Floats:
        """The chance in each world that the contract is made."""
        spread = self._spread(contract)
        points = self._toward(contract)
        needed = self._needed(contract)
        return np.array(
            [
                likely((taken - asked + 0.5) / spread)
                for taken, asked in zip(points, needed, strict=True)
            ]
        )

    def margin(self, contract: Contract) -> Floats:
        """The points beyond those that make the contract that the attack may expect."""
        found: Floats = self.attack(contract) - self._needed(contract)
        return found

    def _needed(self, contract: Contract) -> Floats:
        """The card points that make the contract in each world."""
        known: dict[tuple[SidePoints, SidePoints], int] = {}
        for place in range(len(self.worlds)):
            extra = self._extra(contract, place)
            if extra not in known:
                known[extra] = self.game_worth.needed(contract, *extra)
        extras = (self._extra(contract, place) for place in range(len(self.worlds)))
        return np.array([known[extra] for extra in extras], float)

    def whole(self, contract: Contract) -> int:
        """All card points of a deal with this trump."""
        return whole(self.rules, contract.trump)

    def _spread(self, contract: Contract) -> float:
        """The standard deviation of the attack's card points."""
        return practice_of(contract.trump).spread * self.whole(contract) / USUAL

    def _taker(self, contract: Contract) -> Seat | None:
        """The seat that takes the turned card, where the hands depend on it."""
        if self.rules.dealing.turn_up is not TurnUp.TALON:
            return None
        return taker(self.rules, contract)

    def _hands(self, contract: Contract) -> tuple[tuple[Hand, ...], ...]:
        key = self._taker(contract)
        hands = self._dealt.get(key)
        if hands is None:
            hands = tuple(dealt_out(self.rules, self.deal, w, contract) for w in self.worlds)
            self._dealt[key] = hands
        return hands

    def _solved(self, contract: Contract, leader: Seat) -> tuple[ByteRows, Floats]:
        """By world and card its holder, counted from the leader; the points of the leader's side.

        These are the points with every card known.
        """
        rules, trump = self.rules, contract.trump
        key = (self._taker(contract), trump, leader)
        if key not in self._known:
            places = {card: place for place, card in enumerate(card_order(rules, trump))}
            holders = np.zeros((len(self.worlds), len(places)), np.uint8)
            for turn, seat in enumerate(rules.seating.starting_at(leader)):
                for row, hands in enumerate(self._hands(contract)):
                    holders[row, [places[card] for card in hands[seat]]] = turn
            self._known[key] = holders, solved_points(rules, trump, holders)
        return self._known[key]

    def _extra(self, contract: Contract, place: int) -> tuple[SidePoints, SidePoints]:
        """The points of melds and of belote to the attack and to the defence in a world."""
        key = (self._taker(contract), contract.trump, place)
        found = self._extras.get(key)
        if found is None:
            found = self._extras[key] = self._found(self._hands(contract)[place], contract.trump)
        if self.rules.seating.team(contract.declarer):
            return found[0][::-1], found[1][::-1]
        return found

    def _found(self, hands: tuple[Hand, ...], trump: Trump) -> tuple[SidePoints, SidePoints]:
        """The announced points of the first side and of the second."""
        rules, seating = self.rules, self.rules.seating
        melds, belote = (0, 0), [0, 0]
        if rules.melds is not None:
            announced = tuple(rules.melds.plan(hand, trump) for hand in hands)
            granted = rules.melds.granted(announced, trump, seating, self.deal.dealer)
            melds = meld_points(granted, seating)
        if rules.belote is not None:
            for pair in belote_pairs(rules.belote, trump):
                for seat in seating.order:
                    if all(card in hands[seat] for card in pair):
                        belote[seating.team(seat)] += rules.belote.points
        return melds, (belote[0], belote[1])


def _begun(hands: tuple[Hand, ...], leader: Seat) -> Position:
    """The first trick of a deal in which every card is known."""
    return Position(tuple(Holding(hand) for hand in hands), Trick(leader))


def practice_of(trump: Trump) -> Practice:
    """The values fitted to deals with this trump."""
    return WITHOUT.get(trump, WITH_TRUMPS)


def _by_lead(contract: Contract, leader: Seat, rules: RuleSet) -> float:
    """The attack's extra card points because this leader does not see all hands."""
    ours = rules.seating.team(leader) is rules.seating.team(contract.declarer)
    if contract.trump not in WITHOUT:
        return WITH_TRUMPS.leads if ours else 0.0
    if contract.bid.kind not in NAMES:
        return 0.0
    if not ours:
        return DEFENCE_LEADS
    return DECLARER_LEADS if leader is contract.declarer else PARTNER_LEADS


def solved_points(rules: RuleSet, trump: Trump, holders: ByteRows) -> Floats:
    """Estimated card points of the leader's side with every card known, one per row.

    ValueError for a trump kind that has no weights.
    """
    kind = kind_of(rules, trump)
    if kind is None:
        raise ValueError("no weights were learned for such a deal")
    strict = np.full(len(holders), ruffs_partner(rules, trump), np.uint8)
    shares = learned()[kind].network.shares(encoded(holders, strict))
    points: Floats = shares.astype(np.float64) * whole(rules, trump)
    return points
