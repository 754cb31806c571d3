"""The calls of somebody who bids numbers by the system and by nothing else.

Both hands together count as the bids have told. Over an opponent the lowest number is bid that the
system allows; beyond that, over the partner, and to jump, both hands count some more than they bid.
"""

from dataclasses import dataclass

from engine.actions import Call, Double, Pass
from engine.cards import Card, Trump
from engine.contract import Bid, ContractKind
from engine.players.bidding_system import Speaker, of_whole
from engine.players.expert.auction.hand_value_tables import (
    SUITS,
    HandValueTables,
    Holdings,
    Masks,
    Weigher,
    suit_number,
)
from engine.players.hand_count import STEP, SUITLESS, Count, Naming, best_two
from engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Margins:
    """How much more is counted than is bid, where the system leaves a choice.

    ``hidden``: more than an opening where the hand can; ``free``: more than a number of both hands
    that no opponent made them bid; ``over``: more than the system allows over an opponent;
    ``change``: more than the partner's suit. ``contre`` is what a hand takes from the opponents'
    trump to double it, ten less where its partner has bid.
    """

    hidden: int = 20
    free: int = 10
    over: int = 10
    change: int = 20
    contre: int = 40


MARGINS = Margins()
"""``tests/bench/bidding_margins.py`` tries others; docs/computers.md has what they win."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A trump with its ``numbers``, the lowest first, and what is promised by the lowest.

    ``asked`` is what the lowest asks of both hands, ``step`` what each further number asks more,
    ``told`` what the partner has promised of it. ``nameable`` are the holdings of a suit that it
    names. Without a trump suit ``masters`` of the highest cards are held at least, each a
    ``master`` in its suit.
    """

    trump: Trump
    suit: int | None
    numbers: tuple[Bid, ...]
    weigher: Weigher
    lead: int
    least: int
    asked: int
    step: int
    told: int
    own: bool
    nameable: Holdings
    master: int
    masters: int

    def number(self, steps: int) -> Bid:
        """The number so many steps above the lowest, or the highest."""
        return self.numbers[min(steps, len(self.numbers) - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class BiddingPolicy:
    """What is called at one point of an auction with each hand.

    ``standing`` is the trump that stands, ``ours`` whether this side bid it.
    """

    offers: tuple[Offer, ...]
    standing: Trump | None
    ours: bool
    contre: tuple[Double, Weigher, int | None, int] | None
    passes: bool
    margins: Margins

    @classmethod
    def of(
        cls,
        rules: RuleSet,
        tables: HandValueTables,
        speaker: Speaker,
        margins: Margins = MARGINS,
    ) -> "BiddingPolicy":
        """What this seat calls."""
        standing = speaker.heard.standing
        team = rules.seating.team
        numbers: dict[Trump, list[Bid]] = {}
        for call in speaker.legal:
            if isinstance(call, Bid) and call.kind is ContractKind.POINTS:
                numbers.setdefault(call.trump, []).append(call)
        return cls(
            offers=tuple(_offer(rules, tables, speaker, tuple(bids)) for bids in numbers.values()),
            standing=None if standing is None else standing[1].trump,
            ours=standing is not None and team(standing[0]) is team(speaker.seat),
            contre=_contre(rules, tables, speaker, margins.contre),
            passes=Pass() in speaker.legal,
            margins=margins,
        )

    def call(self, masks: Masks) -> Call:
        """The call with this hand."""
        if self.contre is not None:
            double, weigher, suit, least = self.contre
            if weigher.weigh(masks, suit) >= least:
                return double
        counts = [
            offer.weigher.weigh(masks, offer.suit) + offer.lead + offer.told - offer.asked
            for offer in self.offers
        ]
        best: Bid | None = None
        most = stands = -1000.0
        for offer, more in zip(self.offers, counts, strict=True):
            if offer.trump is self.standing:
                stands = more
        for offer, more in zip(self.offers, counts, strict=True):
            if more > most and (not offer.own or self._may_name(masks, offer)):
                number = self._number(masks, offer, more, stands)
                if number is not None:
                    best, most = number, more
        if best is not None:
            return best
        return Pass() if self.passes or not self.offers else self.offers[0].numbers[0]

    def _number(self, masks: Masks, offer: Offer, more: float, stands: float) -> Bid | None:
        """What is bid in this trump, if anything, with so much more than the lowest asks."""
        if self.standing is None:
            if more < 0:
                return None
            return offer.number(max(0, int((more - self.margins.hidden) // offer.step)))
        jump = int((more - self.margins.free) // offer.step)
        if self.ours:
            if offer.trump is not self.standing and more < stands + self.margins.change:
                return None
            return offer.number(jump) if jump >= 0 else None
        if more < offer.least + offer.told - offer.asked + self.margins.over:
            return None
        return offer.number(max(jump, 0))

    def _may_name(self, masks: Masks, offer: Offer) -> bool:
        if offer.suit is None:
            return sum(mask & offer.master > 0 for mask in masks) >= offer.masters
        return offer.nameable[masks[offer.suit]]


def _offer(
    rules: RuleSet, tables: HandValueTables, speaker: Speaker, numbers: tuple[Bid, ...]
) -> Offer:
    lowest, *_ = numbers
    promise, asked = speaker.promise(lowest), of_whole(rules, lowest)
    suitless = lowest.trump.suit is None and promise.leads
    leads = SUITLESS[lowest.trump, promise.count].lead if suitless else 0
    best, _ = best_two(rules, lowest.trump)
    naming = Naming.ALONE if promise.naming is Naming.ALONE else Naming.NUMBER
    return Offer(
        trump=lowest.trump,
        suit=suit_number(lowest.trump),
        numbers=numbers,
        weigher=tables.counts[lowest.trump, promise.count],
        lead=leads,
        least=promise.least or 0,
        asked=asked,
        step=max(1, asked * STEP // lowest.value),
        told=promise.told,
        own=promise.count is Count.OWN,
        nameable=tables.nameable[naming],
        master=tables.bits[Card(best, SUITS[0])][1],
        masters=0 if lowest.trump.suit else SUITLESS[lowest.trump, Count.OWN].fewest,
    )


def _contre(
    rules: RuleSet, tables: HandValueTables, speaker: Speaker, least: int
) -> tuple[Double, Weigher, int | None, int] | None:
    """The double of an opponent's bid, and what it takes of the hand."""
    team, heard = rules.seating.team, speaker.heard
    double = next((call for call in speaker.legal if isinstance(call, Double)), None)
    if double is None or heard.standing is None:
        return None
    declarer, bid = heard.standing
    if team(declarer) is team(speaker.seat):
        return None
    least -= STEP * (rules.seating.partner(speaker.seat) in heard.bidders)
    promised = speaker.promise(double).least or 0
    weigher = tables.counts[bid.trump, Count.AGAINST]
    return double, weigher, suit_number(bid.trump), max(promised, least)
