"""The calls of somebody who bids numbers by the system and by nothing else.

Club players call so, and so an expert imagines that auctions go on. In a dialogue a hand says what
it has; where points are counted, both hands together count as the bids have told.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from engine.actions import Call, Double, Pass
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.players.auction_talk import Promise, Speaker
from engine.players.bidding_system import heard, promised
from engine.players.hand_count import STEP, SUITLESS, Count, Naming
from engine.players.hand_measures import OPENING, Term, beside_count, measured
from engine.players.hand_value_tables import (
    HandValueTables,
    Masks,
    RanksHeld,
    Weigher,
    hand_value_tables,
    suit_number,
)
from engine.players.natural_calls import natural_promise, of_whole
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction


@dataclass(frozen=True, slots=True, kw_only=True)
class BiddingMargins:
    """The points counted above those bid, if the system leaves a choice.

    ``hidden``: more than an opening where the hand can; ``free``: more than a number of both hands
    that no opponent made them bid; ``over``: more than the system allows over an opponent;
    ``change``: more than the partner's suit. ``contre`` is what a hand takes from the opponents'
    trump to double it, ten less if its partner has bid.
    """

    hidden: int = 20
    free: int = 10
    # Ten less won 3.7 ± 2.2 game points a deal on paper, but nothing where experts bid
    # (docs/strength-history.md, “Margins of bidding”): it stays.
    over: int = 10
    change: int = 20
    contre: int = 40


MARGINS = BiddingMargins()
"""The margins in use; docs/strength-history.md says what others would win."""

NOTHING = -1000.0
"""More than the lowest number asks for, of a trump that cannot be bid."""

NEEDED = 200.0
"""The weight by which a message to the partner comes before a suit of one's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A trump with its ``numbers``, the lowest first.

    ``asked`` is what the lowest asks of both hands, ``least`` what it promises, ``step`` what each
    further number asks more, ``told`` what the partner has promised of it. ``nameable`` are the
    holdings of a suit that it names. Without a trump suit ``masters`` of the highest cards are
    held at least, each a ``master`` in its suit. In a dialogue ``asks`` is what a number asks of
    the hand, and ``hides`` what it must not hide from its partner.
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
    nameable: RanksHeld
    master: int
    masters: int
    opening: bool
    ours: bool
    stands: bool
    margins: BiddingMargins
    asks: Callable[[Bid], tuple[Term, ...]] | None
    hides: Term | None

    @property
    def is_ones_own(self) -> bool:
        """Whether it names, in a dialogue, a suit of one's own."""
        return self.asks is not None and self.own

    @property
    def _is_answer(self) -> bool:
        return self.asks is not None and not self.own

    def is_void(self, masks: Masks) -> bool:
        """Whether it would raise, in a dialogue, a suit of partner's of which the hand has none."""
        return self._is_answer and self.suit is not None and not masks[self.suit]

    def more(self, masks: Masks) -> float:
        """The points of both hands above those that the lowest number asks for."""
        more = self.weigher.weigh(masks, self.suit) + self.lead + self.told - self.asked
        return more + NEEDED if self._tells(masks) else more

    def rank(self, masks: Masks, more: float) -> float:
        """The rank of this offer among trumps: a dialogue opens in the suit that opens highest."""
        if self.asks is None or self.suit is None:
            return more
        more += beside_count(masks[self.suit])
        if not self.opening or more < 0:
            return more
        opens = max((bid.value for bid in self.numbers if self._says(masks, bid)), default=0)
        return opens - OPENING + more / NEEDED

    def _says(self, masks: Masks, bid: Bid) -> bool:
        return self.asks is not None and all(
            term.fits(measured(term, masks)) for term in self.asks(bid)
        )

    def _tells(self, masks: Masks) -> bool:
        return self.hides is not None and not self.hides.fits(measured(self.hides, masks))

    def bid(self, masks: Masks, more: float, stands: float, *, names: bool = False) -> Bid | None:
        """The bid, if any; ``stands`` is ``more`` of the trump of the current bid.

        ``names``: the lowest that the dialogue allows will do.
        """
        tells = self._tells(masks)
        steps = self._steps(more - NEEDED * tells, stands)
        if tells and self.ours and not self.own:
            steps = len(self.numbers)  # an answer that may not be hidden says all there is to tell
        if self.asks is None:
            if steps < 0 or (self.own and not self._may_name(masks)):
                return None
            return self.numbers[min(steps, len(self.numbers) - 1)]
        found = None
        # A hand with both pieces opens, though 80 is too low for it.
        further = names or tells or (self.opening and steps >= 0)
        for place, number in enumerate(self.numbers):
            if place > steps and (found is not None or not further):
                break
            if self._says(masks, number):
                found = number
        return found

    def _steps(self, more: float, stands: float) -> int:
        """The steps that it goes above the lowest number; below zero if it does not bid."""
        if self.opening:
            return -1 if more < 0 else max(0, int((more - self.margins.hidden) // self.step))
        jump = int((more - self.margins.free) // self.step)
        if self.ours:
            return jump if self.stands or more >= stands + self.margins.change else -1
        enough = self.least + self.told - self.asked + self.margins.over
        return -1 if more < enough else max(jump, 0)

    def _may_name(self, masks: Masks) -> bool:
        if self.suit is None:
            return sum(mask & self.master > 0 for mask in masks) >= self.masters
        return self.nameable[masks[self.suit]]


@dataclass(frozen=True, slots=True, kw_only=True)
class BiddingPolicy:
    """The call with each hand at one point of an auction."""

    offers: tuple[Offer, ...]
    contre: Callable[[Masks], Double | None]
    passes: bool

    @classmethod
    def of(
        cls,
        rules: RuleSet,
        tables: HandValueTables,
        speaker: Speaker,
        margins: BiddingMargins = MARGINS,
    ) -> "BiddingPolicy":
        """The policy of this seat at this point."""
        passing = promised(speaker, Pass()).terms if Pass() in speaker.legal else ()
        hides = {term.trump: term for term in reversed(passing)}
        return cls(
            offers=tuple(
                _offer(rules, tables, speaker, bids, margins, hides.get(trump))
                for trump, bids in speaker.offers.items()
            ),
            contre=partial(_contre, *_doubled(rules, tables, speaker, margins.contre)),
            passes=Pass() in speaker.legal,
        )

    def call(self, masks: Masks) -> Call:
        """The call with this hand."""
        double = self.contre(masks)
        if double is not None:
            return double
        best = None
        if any(offer.is_void(masks) for offer in self.offers):
            own = tuple(offer for offer in self.offers if offer.is_ones_own)
            best = _best(own, masks, names=True)
        best = best or _best(self.offers, masks)
        if best is not None:
            return best
        if self.passes or not self.offers:
            return Pass()
        return self.offers[0].numbers[0]


def _best(offers: Sequence[Offer], masks: Masks, *, names: bool = False) -> Bid | None:
    """The bid, if any, in the trump in which this hand offers most."""
    counts = [offer.more(masks) for offer in offers]
    stands = next(
        (more for offer, more in zip(offers, counts, strict=True) if offer.stands), NOTHING
    )
    best, most = None, NOTHING
    for offer, more in zip(offers, counts, strict=True):
        rank = offer.rank(masks, more)
        if rank > most:
            number = offer.bid(masks, more, stands, names=names)
            if number is not None:
                best, most = number, rank
    return best


def suggested(
    rules: RuleSet,
    auction: Auction,
    seat: Seat,
    hand: Sequence[Card],
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Call:
    """The call that the system alone chooses with this hand."""
    speaker = Speaker.of(rules, auction, seat, heard(rules, auction, understanding))
    tables = hand_value_tables(rules)
    return BiddingPolicy.of(rules, tables, speaker).call(tables.masks(hand))


def _offer(
    rules: RuleSet,
    tables: HandValueTables,
    speaker: Speaker,
    numbers: tuple[Bid, ...],
    margins: BiddingMargins,
    hides: Term | None,
) -> Offer:
    lowest, asked = numbers[0], of_whole(rules, numbers[0])
    dialogue = speaker.is_free and speaker.in_dialogue and lowest.trump.suit is not None
    promise = natural_promise(speaker, lowest) if dialogue else promised(speaker, lowest)
    suitless = lowest.trump.suit is None and promise.leads
    leads = SUITLESS[lowest.trump, promise.count].lead if suitless else 0
    naming = Naming.ALONE if promise.naming is Naming.ALONE else Naming.NUMBER
    standing = speaker.heard.standing
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
        master=tables.masters[lowest.trump],
        masters=0 if lowest.trump.suit else SUITLESS[lowest.trump, Count.OWN].fewest,
        opening=standing is None,
        ours=standing is not None and not speaker.contested,
        stands=standing is not None and standing[1].trump is lowest.trump,
        margins=margins,
        asks=partial(_terms, speaker, {}) if dialogue else None,
        hides=hides if dialogue else None,
    )


def _terms(speaker: Speaker, known: dict[Bid, tuple[Term, ...]], bid: Bid) -> tuple[Term, ...]:
    """The terms of a bid, computed once."""
    if bid not in known:
        known[bid] = promised(speaker, bid).terms
    return known[bid]


DoublingTerms = tuple[Double | None, Promise | None, Weigher | None, int | None, int]


def _doubled(
    rules: RuleSet, tables: HandValueTables, speaker: Speaker, least: int
) -> DoublingTerms:
    """The double of an opponent's bid, and what it takes of the hand."""
    heard = speaker.heard
    double = next((call for call in speaker.legal if isinstance(call, Double)), None)
    if double is None or heard.standing is None or not speaker.contested:
        return None, None, None, None, 0
    _, bid = heard.standing
    least -= STEP * (speaker.partner in heard.bidders)
    promise = promised(speaker, double)
    weigher = tables.counts[bid.trump, Count.AGAINST]
    return double, promise, weigher, suit_number(bid.trump), max(promise.least or 0, least)


def _contre(
    double: Double | None,
    promise: Promise | None,
    weigher: Weigher | None,
    suit: int | None,
    least: int,
    masks: Masks,
) -> Double | None:
    """The double, if the hand takes enough from the contract and keeps what it promises."""
    if weigher is None or promise is None or weigher.weigh(masks, suit) < least:
        return None
    kept = all(term.fits(measured(term, masks)) for term in promise.terms)
    return double if kept else None
