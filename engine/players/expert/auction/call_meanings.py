"""The bids open to a seat, the terms of each for a hand, and the promises of the calls so far."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from engine.actions import Call, Double, Pass
from engine.announcements import belote_pairs
from engine.cards import Card, Suit, Trump
from engine.contract import EVERY_TRICK, Bid, Contract, ContractKind
from engine.deal_plan import TurnUp
from engine.players.auction_talk import Meaning, Promise
from engine.players.bidding_system import promises
from engine.players.club.auction import with_each_trump
from engine.players.expected_points import POINT_BIDDING, AuctionReading, read
from engine.players.expert.arrays import Floats
from engine.players.expert.auction.call_likelihood import (
    OPPONENT_STRAYS,
    PARTNER_STRAYS,
    Against,
    AnyOf,
    BySystem,
    DialogueTerms,
    DoubleLikelihood,
    Expectation,
    Expectations,
    Likelihood,
    Named,
    Passed,
    Told,
)
from engine.players.expert.auction.hand_sets import Sets
from engine.players.expert.auction.settlement_cache import SettlementCache, settlement_cache
from engine.players.hand_count import NEVER, STEP, SUITLESS, Count, Naming
from engine.players.hand_value_tables import (
    HandValueTables,
    hand_value_tables,
    suit_number,
)
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction
from engine.view import DealView

CONTESTED = 0.5
"""Points above the number that the lowest bid over the opponents needs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionPosition:
    """A position in the auction as everyone knows it; ``lowest`` has the lowest bid in each trump.

    ``unnamed``: numbers are bid whose trump is named later; here each stands with every trump.
    ``doubles`` is the double that may be said, ``against`` how the contract that stands is judged
    by those who defend.
    """

    tables: HandValueTables
    seat: Seat
    standing: Contract | None
    ours: bool
    offered: tuple[Call, ...]
    unnamed: bool
    lowest: Mapping[Trump, Bid]
    expectations: Expectations
    doubles: Double | None
    against: Against | None

    @classmethod
    def of(
        cls,
        rules: RuleSet,
        tables: HandValueTables,
        imagined: SettlementCache,
        before: Auction,
        seat: Seat,
    ) -> "AuctionPosition":
        """The position after these calls."""
        seating = rules.seating
        standing = rules.auction.standing(before, seating)
        said = rules.auction.legal_calls(before, seating, seat, rules.pack.cards)
        offered = tuple(call for each in said for call in _meant(rules, each))
        named = standing is None or standing.bid.kind is not ContractKind.NUMBER
        ours = standing is not None and seating.team(standing.declarer) is seating.team(seat)
        lowest: dict[Trump, Bid] = {}
        for call in offered:
            if isinstance(call, Bid) and call.kind not in EVERY_TRICK:
                lowest.setdefault(call.trump, call)
        found = _Expectations(
            rules=rules,
            tables=tables,
            imagined=imagined,
            turned=before.turned if rules.dealing.turn_up is TurnUp.TALON else None,
            reading=read(rules, before),
            seat=seat,
            standing=standing,
            ours=ours,
            named=named,
        )
        return cls(
            tables=tables,
            seat=seat,
            standing=standing,
            ours=ours,
            offered=offered,
            unnamed=offered != said,
            lowest=lowest,
            expectations=Expectations.of([found.expectation(bid) for bid in lowest.values()]),
            doubles=next((call for call in offered if isinstance(call, Double)), None),
            against=None if standing is None or ours or not named else found.against(standing),
        )

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that may be bid, as the rows of ``expectations``."""
        return tuple(self.lowest)

    def scale(self, trump: Trump) -> float:
        """The card points of a deal with this trump, divided by 162."""
        return self.tables.at[trump].scale

    def limit(self, trump: Trump) -> float:
        """The points that the lowest bid in this trump asks for."""
        return self.expectations.each[self.trumps.index(trump)].limit

    def safe(self, bid: Bid) -> float:
        """The points with which this number is bid when nobody contests it."""
        return bid.value + POINT_BIDDING.margin * self.scale(bid.trump)


def _meant(rules: RuleSet, call: Call) -> tuple[Call, ...]:
    """The call, or if it names no trump, the call with each trump."""
    return with_each_trump(call, rules.auction.trumps) if isinstance(call, Bid) else (call,)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Expectations:
    """A seat's expectations in each trump; not ``named``: the standing number has no trump yet."""

    rules: RuleSet
    tables: HandValueTables
    imagined: SettlementCache
    turned: Card | None
    reading: AuctionReading
    seat: Seat
    standing: Contract | None
    ours: bool
    named: bool

    def expectation(self, bid: Bid) -> Expectation:
        """The seat's expectation with this trump."""
        rules, trump = self.rules, bid.trump
        partner = rules.seating.partner(self.seat)
        first = self.reading.first.get((rules.seating.team(self.seat), trump))
        told = self.reading.by(partner, trump)
        if first is None and partner in self.reading.silent:
            told += POINT_BIDDING.partner_passed * self.tables.at[trump].scale
        needed, with_belote = self.imagined.asked(bid)
        limit = self._asks(bid)
        helping = first is not None and first == partner
        key = (trump, told, limit, helping, first is None, self.turned)
        found = self.imagined.expectations.get(key)
        if found is None:
            weighers, bits = self.tables.at[trump], self.tables.bits
            number = bid.kind is ContractKind.POINTS
            found = self.imagined.expectations[key] = Expectation(
                weigher=weighers.support if helping else weighers.own,
                trump=suit_number(trump),
                told=told,
                limit=limit,
                rate=bid.value / max(1, needed) if number else 1.0,
                hand_size=rules.hand_size,
                nameable=self.tables.nameable[Naming.NUMBER],
                pairs=tuple(
                    (bits[king][0], bits[king][1] | bits[queen][1])
                    for king, queen in belote_pairs(rules.belote, trump)
                ),
                gain=needed - with_belote,
                free=first is not None or not number,
                turned=None if self.turned is None else bits[self.turned],
            )
        return found

    def against(self, standing: Contract) -> Against:
        """The defenders' judgement of this contract."""
        trump, terms = standing.trump, POINT_BIDDING
        scale = self.tables.at[trump].scale
        theirs = terms.names * scale
        if standing.bid.kind is ContractKind.POINTS:
            theirs = terms.theirs_base * scale + terms.theirs_slope * standing.bid.value
        return Against(
            weigher=self.tables.at[trump].against,
            trump=suit_number(trump),
            theirs=theirs,
            needed=self.imagined.asked(standing.bid)[0],
            hand_size=self.rules.hand_size,
        )

    def _asks(self, bid: Bid) -> float:
        """The points with which the bid is made."""
        of_convention = self.tables.at[bid.trump].scale
        if bid.kind is not ContractKind.POINTS:
            return self.imagined.taken_from(bid) if self.named else 0.0
        if self.standing is None:
            return POINT_BIDDING.opening * max(1.0, of_convention)
        if self.ours:
            return bid.value + POINT_BIDDING.margin * of_convention
        return bid.value + CONTESTED * of_convention


# Measured: with a quarter of it the hands that experts held are likelier, by 0.28 ± 0.06 in the
# logarithm for a defender, and a computer has a seventh (docs/measuring-strength.md).
DOUBT = 0.02
"""The chance that somebody unknown calls outside the convention, whatever the hand.

It is less for who strays from the convention more seldom.
"""

LITTLE_DOUBT = 0.001
"""The doubt in Metropolis sampling, where a larger one would leave most deals unmoved."""

ANY_HANDS = 400
"""The random hands from which the frequency of a call is estimated."""

NUMBER, NAME = 8.0, 12.0
"""The softness, in points, of the limits of a number and of a trump named alone."""

ALL_TRICKS = 150.0
"""The least points of a hand that bids every trick."""


# Measured: with overcalls among them the hands of 151 auctions are likelier, by 0.05 ± 0.02 in the
# logarithm for a defender, and less short of trumps (docs/measuring-strength.md).
EXACT = frozenset({Meaning.OPENING, Meaning.OVERCALL, Meaning.RAISE, Meaning.CHANGE})
"""The bids of a dialogue whose terms say which cards are behind their number.

What the usual player has at most for it would contradict them: 80 is opened with many points too,
where the hand has one piece. Again, a number is chosen more as others choose it.
"""

KEEPS_TO_IT = 0.2
"""Players who stray from the system no more than this are read by it: partners, and computers."""

UNSEEN = 20
"""The points that cards dealt after the call may count."""


def likelihoods(
    rules: RuleSet,
    deal: DealView,
    doubt: float,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Mapping[Seat, Callable[[Sets], Floats]]:
    """The likelihood of the calls of each other seat with hands that it may have been dealt.

    The own calls of the seat that sees the deal tell it nothing, and open cards tell more than
    calls.
    """
    made = heard_calls(rules, deal, understanding)
    found: dict[Seat, Callable[[Sets], Floats]] = {}
    for seat, calls in made.items():
        habit = understanding.habit(seat)
        excess = habit.excess
        found[seat] = partial(_chances, calls, doubt * min(1.0, habit.straying))
        if excess:
            usual = float(found[seat](_any_hands(rules)).mean())
            found[seat] = partial(_chances_or, found[seat], excess * usual)
    return found


def heard_calls(
    rules: RuleSet, deal: DealView, understanding: Understanding = DEFAULT_UNDERSTANDING
) -> Mapping[Seat, Sequence[Likelihood]]:
    """The likelihood of each call of every other seat."""
    if any(deal.tableau):
        return {}
    made: dict[Seat, list[Likelihood]] = {}
    for seat, promise in _heard(rules, deal, hand_value_tables(rules), understanding):
        made.setdefault(seat, []).append(promise)
    return made


def _chances(calls: Sequence[Likelihood], doubt: float, hands: Sets) -> Floats:
    found = np.ones(hands.shape[1])
    for call in calls:
        found *= doubt + (1.0 - doubt) * call.chances(hands)
    return found


def _chances_or(usual: Callable[[Sets], Floats], anyhow: float, hands: Sets) -> Floats:
    """The chances if the player makes this call now and then with any hand."""
    return usual(hands) + anyhow


def _any_hands(rules: RuleSet) -> Sets:
    """Hands of any deals, always the same ones."""
    cards, tables = rules.pack.cards, hand_value_tables(rules)
    dice = np.random.default_rng(ANY_HANDS)
    rows = dice.permuted(np.tile(np.arange(len(cards)), (ANY_HANDS, 1)), axis=1)
    held = rows[:, : rules.hand_size]
    suits, bits = np.array([tables.bits[card] for card in cards], dtype=np.int64).T
    every: Sets = np.array(
        [(bits[held] * (suits[held] == suit)).sum(axis=1) for suit in range(len(Suit))]
    )
    return every


def _heard(
    rules: RuleSet, deal: DealView, tables: HandValueTables, understanding: Understanding
) -> Iterator[tuple[Seat, Likelihood]]:
    """The calls of the others, each as it was meant when it was made."""
    auction, imagined = deal.auction, settlement_cache(rules)
    partner = None if deal.seat is None else rules.seating.partner(deal.seat)
    for number, (seat, call, promise) in enumerate(promises(rules, auction, understanding)):
        if seat is not deal.seat:
            before = replace(auction, calls=auction.calls[:number])
            position = AuctionPosition.of(rules, tables, imagined, before, seat)
            usual, told = likelihood_of(position, call), _told(rules, tables, promise)
            if told is not None:
                strays = PARTNER_STRAYS if seat is partner else OPPONENT_STRAYS
                strays = min(1.0, strays * understanding.habit(seat).straying)
                exact = promise.meaning in EXACT and strays <= KEEPS_TO_IT
                if exact and isinstance(told, DialogueTerms) and isinstance(usual, Named):
                    usual = usual.at_least
                yield seat, BySystem(told, usual, strays)
            elif usual is not None:
                yield seat, usual


def _told(rules: RuleSet, tables: HandValueTables, promise: Promise) -> Told | DialogueTerms | None:
    """The promise as it is looked up; None where it tells nothing."""
    if promise.terms:
        return DialogueTerms(tuple(filter(None, (promise.terms, promise.or_terms))))
    if (promise.least is None and promise.most is None) or promise.meaning is Meaning.ALONE:
        return None
    counting = tuple(
        (tables.counts[trump, promise.count], suit_number(trump)) for trump in promise.trumps
    )
    suitless = [trump for trump in promise.trumps if trump.suit is None] if promise.leads else []
    # Leading first counts at no trumps, and so do cards that are dealt later.
    unseen = max((SUITLESS[trump, promise.count].lead for trump in suitless), default=0)
    unseen += UNSEEN if rules.dealing.after else 0
    return Told(
        counting=counting,
        least=NEVER if promise.least is None else promise.least - unseen,
        most=-NEVER if promise.most is None else promise.most,
        nameable=tables.nameable[promise.naming] if promise.count is Count.OWN else None,
        turned=None if promise.turned is None else tables.bits[promise.turned],
    )


def likelihood_of(position: AuctionPosition, call: Call) -> Likelihood | None:
    """The likelihood of the call at this position; None if it says nothing about the hand."""
    match call:
        case Bid() if position.unnamed:
            return AnyOf(
                tuple(_named(position, Bid(call.value, trump)) for trump in position.trumps)
            )
        case Bid() if call.trump in position.lowest:
            return _named(position, call)
        case Double():
            return _doubled(position)
        case Pass():
            numbers = any(bid.kind is ContractKind.POINTS for bid in position.lowest.values())
            return Passed(
                expectations=position.expectations,
                soft=NUMBER if numbers else NAME,
                doubled=_doubled(position) if position.doubles else None,
            )
        case _:
            return None


def _named(position: AuctionPosition, bid: Bid) -> Named:
    scale, place = position.scale(bid.trump), position.trumps.index(bid.trump)
    low, high, soft = position.limit(bid.trump), None, NAME * scale
    if bid.kind in EVERY_TRICK:
        low, soft = ALL_TRICKS * scale, NUMBER * scale
    elif bid.kind is ContractKind.POINTS:
        low = low if position.lowest[bid.trump] == bid else position.safe(bid)
        high, soft = max(position.safe(bid), low) + STEP, NUMBER * scale
    standing = position.standing
    raised = standing is not None and position.ours and standing.trump is bid.trump
    return Named(
        expectations=position.expectations,
        place=place,
        low=low,
        high=high,
        soft=soft,
        ahead=POINT_BIDDING.switch * scale if raised else 0.0,
    )


def _doubled(position: AuctionPosition) -> DoubleLikelihood | None:
    if position.against is None or position.standing is None:
        return None
    return DoubleLikelihood(position.against, soft=NUMBER * position.scale(position.standing.trump))
