"""The promises of calls, those made so far in an auction, and the seat about to call."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from engine.actions import Call, Double, Pass
from engine.auctions.points import PointsAuction
from engine.cards import Card, Trump
from engine.contract import Bid, ContractKind
from engine.deal_plan import TurnUp
from engine.players.habits import UNKNOWN, Habit
from engine.players.hand_count import Count, Naming, of_card
from engine.players.hand_measures import OPENING, RANKS, Term
from engine.players.understanding import Convention, Understanding
from engine.ruleset import FirstLead, RuleSet
from engine.seats import Seat, Team
from engine.state import Auction


class Meaning(StrEnum):
    """The kinds of calls."""

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
    STOPS = "stops"
    TOO_HIGH = "too-high"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Promise:
    """The promise of a call about the hand.

    In the dialogue the hand fulfils all ``terms``, and the call ``tells`` so much of its trump; it
    is like an opening of the number ``opens``; ``forced``: it may be ten more than that.
    ``or_terms``: or it fulfils these, as who bids higher or lower than the table now and then
    bids by it.
    Else it counts from ``least`` to ``most`` in the best of the ``trumps``: ``naming`` is what it
    takes to name a suit; ``turned`` is counted with the hand; ``leads``: it leads to the first
    trick. ``told`` is what the partner had promised.
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
    terms: tuple[Term, ...] = ()
    tells: int | None = None
    opens: int | None = None
    forced: bool = False
    or_terms: tuple[Term, ...] = ()

    def lower(self, by: int) -> "Promise":
        """The promise of a number that is this many points lower."""
        return replace(
            self,
            terms=tuple(term.lower(by) for term in self.terms),
            least=None if self.least is None else self.least - by,
            most=None if self.most is None else self.most - by,
            tells=None if self.tells is None else self.tells - by,
            opens=None if self.opens is None else max(OPENING, self.opens - by),
        )


@dataclass(slots=True)
class Heard:
    """The promises made so far in an auction, by a convention.

    ``first`` is who named a trump on each side, ``shown`` what each seat has promised of it,
    ``numbers`` the last number of each side in it, ``firsts`` the first of each seat, ``opened``
    the opening that this was like; ``suits`` is what each seat has named last,
    ``forced`` who has said ten more than it had, ``habits`` what is known of each seat.
    """

    convention: Convention = Convention.DIALOGUE
    habits: tuple[Habit, ...] = ()
    standing: tuple[Seat, Bid] | None = None
    doubles: int = 0
    first: dict[tuple[Team, Trump], Seat] = field(default_factory=dict)
    shown: dict[tuple[Seat, Trump], int] = field(default_factory=dict)
    numbers: dict[tuple[Team, Trump], int] = field(default_factory=dict)
    opened: dict[tuple[Seat, Trump], int] = field(default_factory=dict)
    firsts: dict[tuple[Seat, Trump], int] = field(default_factory=dict)
    suits: dict[Seat, Trump] = field(default_factory=dict)
    forced: set[tuple[Seat, Trump]] = field(default_factory=set)
    bidders: set[Seat] = field(default_factory=set)

    @classmethod
    def before_calls(cls, understanding: Understanding) -> "Heard":
        """Nothing yet."""
        return cls(understanding.convention, understanding.habits)

    def habit(self, seat: Seat | None) -> Habit:
        """The known bidding habit of this seat."""
        return UNKNOWN if seat is None or not self.habits else self.habits[seat]

    def copy(self) -> "Heard":
        """An independent copy: later calls do not change this one."""
        return replace(
            self,
            first=dict(self.first),
            shown=dict(self.shown),
            numbers=dict(self.numbers),
            opened=dict(self.opened),
            firsts=dict(self.firsts),
            suits=dict(self.suits),
            forced=set(self.forced),
            bidders=set(self.bidders),
        )

    def hear(self, rules: RuleSet, seat: Seat, call: Call, found: Promise) -> None:
        """Note what a call has promised."""
        match call:
            case Double(level):
                self.doubles = level
            case Bid(trump=trump):
                self.standing, self.doubles = (seat, call), 0
                self.bidders.add(seat)
                if call.kind is not ContractKind.NUMBER:
                    self.first.setdefault((rules.seating.team(seat), trump), seat)
                if call.kind is ContractKind.POINTS:
                    worth = call.value - self.habit(seat).offset
                    self.numbers[rules.seating.team(seat), trump] = worth
                    self.suits[seat] = trump
                    if found.forced:
                        self.forced.add((seat, trump))
                    self.firsts.setdefault((seat, trump), call.value)
                    if found.opens is not None:
                        self.opened.setdefault((seat, trump), found.opens)
                tells = found.least if found.tells is None else found.tells
                if tells is not None:
                    self.shown[seat, trump] = max(self.shown.get((seat, trump), 0), tells)


def has_dialogue(rules: RuleSet) -> bool:
    """Whether partners bid numbers, which may be doubled: so it is in contrée and coinche."""
    auction = rules.auction
    return (
        isinstance(auction, PointsAuction)
        and auction.doubling is not None
        and not auction.named_after
        and rules.pack.ranks == RANKS
        and rules.seating.partner(rules.seating.order[0]) is not None
    )


@dataclass(frozen=True)
class Speaker:
    """A seat about to call; what is asked of it often is found once."""

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

    @cached_property
    def in_dialogue(self) -> bool:
        """Whether its calls in suits are those of a dialogue."""
        return self.heard.convention is not Convention.NATURAL and has_dialogue(self.rules)

    @cached_property
    def is_free(self) -> bool:
        """Whether it may pass."""
        return not self.legal or Pass() in self.legal or isinstance(self.legal[0], Double)

    @cached_property
    def partner(self) -> Seat | None:
        """The seat across."""
        return self.rules.seating.partner(self.seat)

    @cached_property
    def partner_suit(self) -> Trump | None:
        """The trump suit that the seat across has named last; None if it has named none."""
        named = None if self.partner is None else self.heard.suits.get(self.partner)
        return None if named is None or named.suit is None else named

    @cached_property
    def team(self) -> Team:
        """Its side."""
        return self.rules.seating.team(self.seat)

    @cached_property
    def contested(self) -> bool:
        """Whether the opponents' bid stands."""
        standing = self.heard.standing
        return standing is not None and not self.is_ours(standing[0])

    @property
    def leads(self) -> bool:
        """Whether it leads to the first trick if it declares."""
        return self.rules.lead is FirstLead.DECLARER or self.seat is self.auction.first

    @property
    def offers_numbers(self) -> bool:
        """Whether a number may be bid."""
        return any(
            isinstance(call, Bid) and call.kind in (ContractKind.POINTS, ContractKind.NUMBER)
            for call in self.legal
        )

    def is_ours(self, seat: Seat) -> bool:
        """Whether this seat is on its side."""
        return self.rules.seating.team(seat) is self.team

    def first(self, trump: Trump) -> Seat | None:
        """The seat of its side that named this trump first."""
        return self.heard.first.get((self.team, trump))

    def shown(self, seat: Seat | None, trump: Trump) -> int:
        """The count that a seat has promised for a trump."""
        return 0 if seat is None else self.heard.shown.get((seat, trump), 0)

    def told(self, trump: Trump) -> int:
        """The count that the partner has promised for a trump, or the dealer's turned card has."""
        partner = self.partner
        return (
            0 if partner is None else self.shown(partner, trump) or self._turned_by(partner, trump)
        )

    def _turned_by(self, dealer: Seat, trump: Trump) -> int:
        """The count of the turned-up card that this seat gets, for this trump."""
        turned, rules = self.auction.turned, self.rules
        last = rules.seating.starting_at(self.auction.first)[-1]
        dealt = rules.dealing.turn_up is TurnUp.DEALER_LAST and dealer is last
        if turned is None or not dealt or not trump.covers(turned):
            return 0
        return of_card(rules, turned, trump)

    def turned(self, bid: Bid) -> Card | None:
        """The card that the bidder would take up."""
        talon = self.rules.dealing.turn_up is TurnUp.TALON
        return self.auction.turned if talon and bid.kind is not ContractKind.ASHKAL else None

    def meaning(self, bid: Bid) -> Meaning:
        """The kind of this bid."""
        first, standing = self.first(bid.trump), self.heard.standing
        if first is not None:
            return Meaning.AGAIN if first is self.seat else Meaning.RAISE
        if standing is None:
            return Meaning.OPENING
        return Meaning.CHANGE if self.is_ours(standing[0]) else Meaning.OVERCALL

    @cached_property
    def offers(self) -> Mapping[Trump, tuple[Bid, ...]]:
        """The numbers that may be bid in each trump, the lowest first."""
        found: dict[Trump, list[Bid]] = {}
        for call in self.legal:
            if isinstance(call, Bid) and call.kind is ContractKind.POINTS:
                found.setdefault(call.trump, []).append(call)
        return {trump: tuple(bids) for trump, bids in found.items()}

    def numbers(self, trump: Trump) -> tuple[Bid, ...]:
        """The numbers that may be bid in this trump, the lowest first."""
        return self.offers.get(trump, ())

    def is_highest(self, bid: Bid) -> bool:
        """Whether no higher number may be bid in its trump."""
        numbers = self.numbers(bid.trump)
        return bid.kind is not ContractKind.POINTS or all(n.value <= bid.value for n in numbers)

    def is_lowest(self, bid: Bid) -> bool:
        """Whether no lower number may be bid in its trump."""
        return bid == self.numbers(bid.trump)[0]
