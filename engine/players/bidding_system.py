"""The bidding system: what each call promises, counted in tens as players count at the table.

A hand counts for a trump in three ways (``Count``): what it bids alone, what it adds to its
partner's trump, what it takes from the opponents'. A bid promises what its partner has not promised
yet, so that both together keep it. ``docs/computers.md`` has the same as a table; the numbers were
fitted to the points that hands take.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.actions import Action, Call, Double, Pass
from engine.cards import Card, Trump
from engine.contract import EVERY_TRICK, Bid, ContractKind
from engine.deal_plan import TurnUp
from engine.players.evaluation import whole
from engine.players.hand_count import (
    NEVER,
    STEP,
    SUITLESS,
    Count,
    Naming,
    count,
    may_name,
    of_card,
    wins_every_trick,
)
from engine.players.understanding import DEFAULT_UNDERSTANDING, Convention, Understanding
from engine.ruleset import FirstLead, RuleSet
from engine.seats import Seat, Team
from engine.state import Auction
from engine.view import DealView


class Meaning(StrEnum):
    """What kind of call it is."""

    OPENING = "opening"
    OVERCALL = "overcall"
    CHANGE = "change"
    RAISE = "raise"
    AGAIN = "again"
    NUMBER = "number"
    TAKE = "take"
    EVERY_TRICK = "every-trick"
    ALONE = "alone"
    CONTRE = "contre"
    SURCONTRE = "surcontre"
    PASS = "pass"
    LEAVE = "leave"
    NOTHING = "nothing"


NAMINGS = {Meaning.OVERCALL: Naming.OVER, Meaning.AGAIN: Naming.ALONE}
"""What it takes to name a suit by a number, unless it is as usual."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Promise:
    """What a call says of the hand: what it counts, in the best of the ``trumps``.

    ``naming`` is what it takes to name a suit. ``turned`` is counted with the hand; ``leads``: it
    leads to the first trick. ``told`` is what the partner had promised.
    """

    meaning: Meaning
    count: Count = Count.OWN
    trumps: tuple[Trump, ...] = ()
    least: int | None = None
    most: int | None = None
    naming: Naming = Naming.NUMBER
    turned: Card | None = None
    leads: bool = False
    told: int = 0


OPEN = 80
"""A hand that counts more in some suit does not pass while nobody has bid."""

HIDDEN = 20
"""How much more than an opening says the hand may count."""

KEPT_BACK = 20
"""With so much support still untold the partner's bid is not passed."""

LEFT_UP_TO = 120
"""The bids of the partner that are not passed with support."""

AGAINST_THEM = 20
"""How much less a bid over the opponents promises."""

CAPOT = 140
"""What both hands count at least for every trick."""

TAKE, TAKE_WITHOUT = 70, {Trump.NONE: 50, Trump.ALL: 110}
"""What a trump named alone promises, a suit and without one."""

CONTRE = ((90, 30), (110, 20), (140, 10), (1000, 0))
"""What a contre of a bid up to each number takes from it, with a partner who has promised nothing.
"""

CONTRE_OF_NAME = 30


@dataclass(slots=True)
class Heard:
    """What the calls have promised by a convention: ``first`` who named a trump on each side."""

    convention: Convention = Convention.DIALOGUE
    standing: tuple[Seat, Bid] | None = None
    doubles: int = 0
    first: dict[tuple[Team, Trump], Seat] = field(default_factory=dict)
    shown: dict[tuple[Seat, Trump], int] = field(default_factory=dict)
    bidders: set[Seat] = field(default_factory=set)

    def copy(self) -> "Heard":
        """The same, to hear more."""
        return replace(
            self,
            first=dict(self.first),
            shown=dict(self.shown),
            bidders=set(self.bidders),
        )


def promise(
    rules: RuleSet,
    auction: Auction,
    seat: Seat,
    call: Call,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Promise:
    """What this seat says of its hand if it calls this now."""
    said = heard(rules, auction, understanding)
    return Speaker.of(rules, auction, seat, said).promise(call)


def promises(
    rules: RuleSet, auction: Auction, understanding: Understanding = DEFAULT_UNDERSTANDING
) -> Iterator[tuple[Seat, Call, Promise]]:
    """What each call of an auction said."""
    said = Heard(understanding.convention)
    for number, called in enumerate(auction.calls):
        before = replace(auction, calls=auction.calls[:number])
        found = Speaker.of(rules, before, called.seat, said).promise(called.call)
        yield called.seat, called.call, found
        hear(rules, said, called.seat, called.call, found)


def allowed(
    rules: RuleSet,
    auction: Auction,
    seat: Seat,
    hand: Sequence[Card],
    legal: Sequence[Action],
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> tuple[Action, ...]:
    """The calls among these that the system allows with this hand: never none."""
    caller = Speaker.of(rules, auction, seat, heard(rules, auction, understanding))
    found = tuple(
        call
        for call in legal
        if isinstance(call, Pass | Bid | Double) and fits(rules, hand, caller.promise(call))
    )
    return found or tuple(legal)


def within_system(
    rules: RuleSet, deal: DealView, seat: Seat, understanding: Understanding = DEFAULT_UNDERSTANDING
) -> DealView:
    """The deal as this seat sees it, with the calls that the system allows it."""
    if any(deal.tableau) or rules.seating.partner(seat) is None:
        return deal
    legal = allowed(rules, deal.auction, seat, deal.hand, deal.legal, understanding)
    return replace(deal, legal=legal)


def heard(
    rules: RuleSet, auction: Auction, understanding: Understanding = DEFAULT_UNDERSTANDING
) -> Heard:
    """What all calls have promised."""
    said = Heard(understanding.convention)
    for number, called in enumerate(auction.calls):
        before = replace(auction, calls=auction.calls[:number])
        found = Speaker.of(rules, before, called.seat, said).promise(called.call)
        hear(rules, said, called.seat, called.call, found)
    return said


def hear(rules: RuleSet, said: Heard, seat: Seat, call: Call, found: Promise) -> None:
    """Note what a call has promised."""
    match call:
        case Double(level):
            said.doubles = level
        case Bid(trump=trump):
            said.standing, said.doubles = (seat, call), 0
            said.bidders.add(seat)
            if call.kind is not ContractKind.NUMBER:
                said.first.setdefault((rules.seating.team(seat), trump), seat)
            if found.least is not None:
                said.shown[seat, trump] = max(said.shown.get((seat, trump), 0), found.least)


@dataclass(frozen=True, slots=True)
class Speaker:
    """A seat about to call: what each of its calls would promise."""

    rules: RuleSet
    auction: Auction
    seat: Seat
    heard: Heard
    legal: tuple[Call, ...]

    @classmethod
    def of(cls, rules: RuleSet, auction: Auction, seat: Seat, heard: Heard) -> "Speaker":
        """The seat after this auction."""
        legal = rules.auction.legal_calls(auction, rules.seating, seat, rules.pack.cards)
        return cls(rules, auction, seat, heard, legal)

    def promise(self, call: Call) -> Promise:
        """What it says of its hand by this call."""
        if not self._is_free():
            return Promise(meaning=Meaning.NOTHING)
        match call:
            case Bid():
                return self._bid(call)
            case Double():
                return self._double()
            case _:
                return self._pass()

    def _is_free(self) -> bool:
        """Whether it may pass."""
        return not self.legal or Pass() in self.legal or isinstance(self.legal[0], Double)

    @property
    def _partner(self) -> Seat | None:
        return self.rules.seating.partner(self.seat)

    def _is_ours(self, seat: Seat) -> bool:
        return self.rules.seating.team(seat) is self.rules.seating.team(self.seat)

    def _told(self, trump: Trump) -> int:
        """What the partner has promised of a trump, or shows by the dealer's turned card."""
        partner = self._partner
        if partner is None:
            return 0
        return self.heard.shown.get((partner, trump), 0) or self._turned_by(partner, trump)

    def _turned_by(self, dealer: Seat, trump: Trump) -> int:
        """What the turned card is for this trump that is dealt to this seat."""
        turned, rules = self.auction.turned, self.rules
        last = rules.seating.starting_at(self.auction.first)[-1]
        dealt = rules.dealing.turn_up is TurnUp.DEALER_LAST and dealer is last
        if turned is None or not dealt or not trump.covers(turned):
            return 0
        return of_card(rules, turned, trump)

    def _count(self, trump: Trump) -> Count:
        first = self.heard.first.get((self.rules.seating.team(self.seat), trump))
        return Count.SUPPORT if first is not None and first == self._partner else Count.OWN

    def _bid(self, bid: Bid) -> Promise:
        meaning = self._meaning(bid)
        plain = Promise(
            meaning=meaning,
            count=self._count(bid.trump),
            trumps=(bid.trump,),
            turned=self._turned(bid),
            leads=self._leads(),
            told=self._told(bid.trump),
            naming=NAMINGS.get(meaning, Naming.NUMBER),
        )
        if bid.kind is ContractKind.GENERALE:
            return replace(plain, meaning=Meaning.ALONE, count=Count.OWN, told=0)
        if bid.kind is ContractKind.CAPOT:
            return replace(plain, meaning=Meaning.EVERY_TRICK, least=CAPOT - plain.told)
        if bid.kind in (ContractKind.TRUMP, ContractKind.ASHKAL):
            least = TAKE_WITHOUT.get(bid.trump, TAKE) - plain.told
            return replace(plain, meaning=Meaning.TAKE, least=least, naming=Naming.ALONE)
        if bid.kind is ContractKind.NUMBER:
            return self._number(bid)
        contested = self._contested()
        least = of_whole(self.rules, bid) - plain.told - contested
        if plain.count is Count.SUPPORT:
            least = max(0 if contested else STEP, least)
        opening = self.heard.standing is None
        most = least + HIDDEN if opening and not self._is_highest(bid) else None
        return replace(plain, least=least, most=most)

    def _number(self, bid: Bid) -> Promise:
        """A number whose trump is named later: its best suit, or its partner's."""
        partner_bid = self._partner in self.heard.bidders
        least = bid.value - self._contested() - (KEPT_BACK if partner_bid else 0)
        trumps = self.rules.auction.trumps
        return Promise(meaning=Meaning.NUMBER, trumps=trumps, least=least, leads=self._leads())

    def _meaning(self, bid: Bid) -> Meaning:
        standing = self.heard.standing
        first = self.heard.first.get((self.rules.seating.team(self.seat), bid.trump))
        if first is not None:
            return Meaning.AGAIN if first is self.seat else Meaning.RAISE
        if standing is None:
            return Meaning.OPENING
        return Meaning.CHANGE if self._is_ours(standing[0]) else Meaning.OVERCALL

    def _contested(self) -> int:
        """What a bid over the opponents may lack."""
        standing = self.heard.standing
        return 0 if standing is None or self._is_ours(standing[0]) else AGAINST_THEM

    def _is_highest(self, bid: Bid) -> bool:
        return not any(
            isinstance(call, Bid)
            and call.kind is ContractKind.POINTS
            and call.trump is bid.trump
            and call.value > bid.value
            for call in self.legal
        )

    def _double(self) -> Promise:
        if self.heard.standing is None:
            return Promise(meaning=Meaning.NOTHING)
        seat, bid = self.heard.standing
        trumps = (bid.trump,) if bid.kind is not ContractKind.NUMBER else ()
        number = of_whole(self.rules, bid)
        if self._is_ours(seat):
            told = self._told(bid.trump)
            least = (number or TAKE) - told
            count = self._count(bid.trump)
            return Promise(
                meaning=Meaning.SURCONTRE,
                count=count,
                naming=Naming.ALONE,
                trumps=trumps,
                least=least if trumps and bid.kind not in EVERY_TRICK else None,
                leads=self._leads(),
                told=told,
            )
        least = next(least for up_to, least in CONTRE if number <= up_to)
        if not number:
            least = CONTRE_OF_NAME
        if self._partner in self.heard.bidders:
            least -= STEP
        return Promise(
            meaning=Meaning.CONTRE,
            count=Count.AGAINST,
            trumps=trumps,
            least=least if trumps else None,
        )

    def _pass(self) -> Promise:
        standing, auction = self.heard.standing, self.rules.auction
        numbers = self._offers_numbers()
        if not numbers:
            return Promise(meaning=Meaning.NOTHING)
        if standing is None:
            return Promise(
                meaning=Meaning.PASS,
                trumps=tuple(trump for trump in auction.trumps if trump.suit is not None),
                most=OPEN,
            )
        seat, bid = standing
        if seat != self._partner or self.heard.doubles or bid.kind is not ContractKind.POINTS:
            return Promise(meaning=Meaning.NOTHING)
        if self._is_highest(bid) or bid.value > LEFT_UP_TO or self._count(bid.trump) is Count.OWN:
            return Promise(meaning=Meaning.NOTHING)
        shown = self.heard.shown.get((self.seat, bid.trump), 0)
        return Promise(
            meaning=Meaning.LEAVE,
            count=Count.SUPPORT,
            trumps=(bid.trump,),
            most=shown + KEPT_BACK,
            leads=self._leads(),
        )

    def _offers_numbers(self) -> bool:
        return any(
            isinstance(call, Bid) and call.kind in (ContractKind.POINTS, ContractKind.NUMBER)
            for call in self.legal
        )

    def _turned(self, bid: Bid) -> Card | None:
        """The card that the bidder would take up."""
        talon = self.rules.dealing.turn_up is TurnUp.TALON
        return self.auction.turned if talon and bid.kind is not ContractKind.ASHKAL else None

    def _leads(self) -> bool:
        return self.rules.lead is FirstLead.DECLARER or self.seat is self.auction.first


def of_whole(rules: RuleSet, bid: Bid) -> int:
    """The number as it would be of the points for which hands are counted."""
    if bid.trump.suit is not None or bid.kind is not ContractKind.POINTS:
        return bid.value
    counted = SUITLESS[bid.trump, Count.OWN].whole
    return bid.value * counted // whole(rules, bid.trump)


def fits(rules: RuleSet, hand: Sequence[Card], promised: Promise) -> bool:
    """Whether a hand keeps a promise."""
    cards = hand
    if promised.turned is not None and promised.turned not in hand:
        cards = (*hand, promised.turned)
    if promised.meaning in (Meaning.ALONE, Meaning.EVERY_TRICK):
        trump = promised.trumps[0]
        if wins_every_trick(rules, cards, trump, leads=promised.leads):
            return True
    if promised.meaning is Meaning.ALONE:
        return False
    counts = [
        count(rules, cards, trump, promised.count, leads=promised.leads)
        if promised.count is not Count.OWN or may_name(rules, cards, trump, promised.naming)
        else NEVER
        for trump in promised.trumps
    ]
    if promised.least is not None and max(counts) < promised.least:
        return False
    return promised.most is None or max(counts) <= promised.most
