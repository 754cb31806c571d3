"""Whether a call says what the French dialogue lets it say: a second reading, from the page alone.

`read` knows the bids with a suit of one's own hand, at scores that are far from the end of a game.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from engine.actions import Call, Double, Pass
from engine.cards import Card, Rank, Suit
from engine.contract import Bid, ContractKind
from engine.events import Called
from engine.seats import Seat
from tests.bench.dialogue_hand import (
    FIFTH,
    KEPT_BACK,
    LOWEST,
    LOWEST_34,
    STEP,
    THIRD,
    TrumpHand,
)

HIGHEST = 160
HEARTY = 120
"""From here three side aces are enough for a contre."""
OBLIGED = 110
"""Up to here a hand that helps does not pass over partner."""
ROOM, ROOM_BESIDE_A_PARTNER = 10, 30
"""The points above the strength that the lowest bid over opponents may say.

The second as long as partner may still speak for the first time.
"""
LOOSE_RAISE_ROOM = 10


class Kind(StrEnum):
    """What a call is in its auction."""

    OPENING = "opening"
    OVERCALL = "overcall"
    CONTRE = "contre"
    RAISE = "raise"
    PASS = "pass over partner, first chance"
    OWN_SUIT = "own suit over partner's"
    FIRST_PASS = "pass, nobody has bid"
    REBID = "rebid"
    SECOND_SUIT = "second suit"
    SURCONTRE = "surcontre"
    CAPOT = "capot"


class Grade(StrEnum):
    """How bad a breach is: the loose dialogue allows it, it does not, or a partner is shocked."""

    LOOSE = "loose"
    MILD = "mild"
    SHOCKING = "shocking"


@dataclass(frozen=True, slots=True)
class Breach:
    """What is wrong with a call, as the name of the fault."""

    code: str
    grade: Grade


@dataclass(frozen=True, slots=True)
class Read:
    """A call as the dialogue takes it; ``breach`` is None for one that says what it may."""

    kind: Kind
    breach: Breach | None = None


def read(hand: Sequence[Card], seat: Seat, before: Sequence[Called], call: Call) -> Read | None:
    """Read a call of this hand; None for one of which the dialogue says nothing."""
    return _Reader(hand, seat, before).read(call)


def _loose(code: str) -> Breach:
    return Breach(code, Grade.LOOSE)


def _mild(code: str) -> Breach:
    return Breach(code, Grade.MILD)


def _shock(code: str) -> Breach:
    return Breach(code, Grade.SHOCKING)


@dataclass(frozen=True)
class _Reader:
    """A seat that is to call: what was bid, and by whom."""

    hand: Sequence[Card]
    seat: Seat
    before: Sequence[Called]

    @cached_property
    def bids(self) -> list[tuple[Seat, Bid]]:
        return [(each.seat, each.call) for each in self.before if isinstance(each.call, Bid)]

    @cached_property
    def mine(self) -> list[Bid]:
        return [bid for seat, bid in self.bids if seat is self.seat]

    @cached_property
    def partners(self) -> list[Bid]:
        return [bid for seat, bid in self.bids if seat == (self.seat + 2) % len(Seat)]

    @property
    def ours(self) -> list[Bid]:
        """The bids of both, in order."""
        return [bid for seat, bid in self.bids if self._with_us(seat)]

    @property
    def standing(self) -> int:
        """The number that is to be beaten."""
        return self.bids[-1][1].value if self.bids else LOWEST - STEP

    @property
    def contested(self) -> bool:
        """Whether it is an opponent's."""
        return bool(self.bids) and not self._with_us(self.bids[-1][0])

    def _with_us(self, seat: Seat) -> bool:
        return (seat - self.seat) % 2 == 0

    def read(self, call: Call) -> Read | None:
        match call:
            case Pass():
                return self._passing()
            case Double(level):
                return self._doubling(level)
            case Bid(_, trump, kind) if trump.suit and kind in {
                ContractKind.POINTS,
                ContractKind.CAPOT,
            }:
                return self._bidding(call, TrumpHand(self.hand, trump.suit))
        return None

    def _passing(self) -> Read | None:
        if not self.bids:
            hands = (TrumpHand(self.hand, suit) for suit in Suit)
            opens = any(each.must_open for each in hands)
            return Read(Kind.FIRST_PASS, _loose("could have opened") if opens else None)
        suit = self.partners[0].trump.suit if self.partners else None
        doubled = any(isinstance(each.call, Double) for each in self.before)
        if self.mine or suit is None or doubled or self._passed_already():
            return None
        return Read(Kind.PASS, self._hidden(TrumpHand(self.hand, suit)))

    def _passed_already(self) -> bool:
        """Whether the seat has called since its partner's first bid."""
        first = next(at for at, each in enumerate(self.before) if each.call is self.partners[0])
        return any(each.seat is self.seat for each in self.before[first:])

    def _hidden(self, trumps: TrumpHand) -> Breach | None:
        """What a pass over partner hides that can still be told."""
        number = self.partners[-1].value
        if number > OBLIGED or number + trumps.help < self.standing + STEP:
            return None
        if Rank.JACK in trumps.ranks:
            return _shock("jack")
        if trumps.answers_nine:
            return _shock("nine")
        if trumps.side_aces > 1:
            return _shock("two aces")
        return _mild("belote") if trumps.belote else None

    def _doubling(self, level: int) -> Read | None:
        bid = self.bids[-1][1]
        if bid.trump.suit is None:
            return None
        trumps = TrumpHand(self.hand, bid.trump.suit)
        if level == 1:
            return Read(Kind.CONTRE, self._contre(trumps, bid))
        strong = trumps.both and trumps.extra_trumps > 0 and trumps.side_aces > 1
        told = bool(self.partners) and self._told(trumps) > bid.value
        return Read(Kind.SURCONTRE, None if strong or told else _mild("not enough"))

    def _contre(self, trumps: TrumpHand, bid: Bid) -> Breach | None:
        aces = trumps.side_aces
        if not trumps.trump_tricks:
            by_aces = bid.value >= HEARTY and aces >= THIRD
            return None if by_aces else _shock("no trump trick")
        if bid.kind is ContractKind.CAPOT:
            return None
        needed = 3 if bid.value <= 100 else 2
        enough = trumps.trump_tricks + aces + bool(self.partners) >= needed
        return None if enough else _loose("too few tricks")

    def _bidding(self, bid: Bid, trumps: TrumpHand) -> Read:
        kind, judge = self._meaning(trumps.suit)
        if bid.kind is ContractKind.CAPOT:
            sure = trumps.wins_every_trick or trumps.losers <= self._aces_told(trumps)
            return Read(Kind.CAPOT, None if sure else _mild("losers are left"))
        return Read(kind, next(judge(bid.value, trumps), None))

    def _meaning(self, suit: Suit) -> tuple[Kind, "Callable[[int, TrumpHand], Iterator[Breach]]"]:
        """What a bid in this suit is, and what judges it."""
        if not self.bids:
            return Kind.OPENING, self._opening
        if not self.ours:
            return Kind.OVERCALL, self._overcall
        first = next((bid for bid in self.ours if bid.trump.suit is suit), None)
        if first is None and self.mine:
            return Kind.SECOND_SUIT, self._second_suit
        if first is None:
            return Kind.OWN_SUIT, self._own_suit
        if any(bid is first for bid in self.mine):
            return Kind.REBID, self._rebid
        again = any(bid.trump.suit is suit for bid in self.mine)
        return (Kind.REBID, self._rebid) if again else (Kind.RAISE, self._raise)

    def _opening(self, number: int, trumps: TrumpHand) -> Iterator[Breach]:
        last = len(self.before) == len(Seat) - 1
        most = trumps.opening(last=last)
        if not most:
            yield from self._no_suit(trumps, long=trumps.opens_long)
            yield _mild("suit that does not open")
        if trumps.both:
            if number < LOWEST_34:
                yield _mild("34 hidden under 80")
            if number < most - KEPT_BACK:
                yield _mild("more than 20 kept back")
        elif number > 100:
            yield _mild("110 or more without 34")
        elif number == LOWEST_34:
            yield _mild("90 without 34")
        if number > most:
            yield _mild("above the table")
        hands = (TrumpHand(self.hand, suit) for suit in Suit)
        long = (each for each in hands if each.length >= THIRD)
        best = max(((each.opening(last=last), each.strength) for each in long), default=(0, 0))
        if (most, trumps.strength) < best:
            yield _mild("another suit is better")

    def _overcall(self, number: int, trumps: TrumpHand) -> Iterator[Breach]:
        yield from self._no_suit(trumps, long=trumps.length >= FIFTH)
        yield from self._theirs(trumps)
        passed = any(
            each.seat == (self.seat + 2) % len(Seat) and isinstance(each.call, Pass)
            for each in self.before
        )
        yield from self._over(number, trumps, ROOM if passed else ROOM_BESIDE_A_PARTNER)

    def _over(self, number: int, trumps: TrumpHand, room: int) -> Iterator[Breach]:
        """A number over opponents, with so much room above the strength."""
        above = number - trumps.strength
        if number > self.standing + STEP:
            if above > ROOM:
                yield _mild("jump above the strength")
            if above > 0 and not trumps.both:
                yield _mild("jump without 34")
        elif above > room:
            yield _mild(f"{room + STEP} or more above the strength")
        elif above > ROOM:
            yield _loose("20 or more above the strength")

    def _theirs(self, trumps: TrumpHand) -> Iterator[Breach]:
        """The trump of the opponents is doubled, never bid."""
        if any(bid.trump.suit is trumps.suit for seat, bid in self.bids if not self._with_us(seat)):
            yield _shock("the opponents' suit")

    def _second_suit(self, number: int, trumps: TrumpHand) -> Iterator[Breach]:
        """The thirty above the strength are for a side that was silent."""
        yield from self._no_suit(trumps, long=trumps.length >= FIFTH)
        yield from self._theirs(trumps)
        if number > trumps.strength + ROOM:
            yield _mild("above the strength")

    def _no_suit(self, trumps: TrumpHand, *, long: bool) -> Iterator[Breach]:
        if trumps.length < THIRD:
            yield _shock("two trumps")
        if not trumps.piece and not long:
            yield _shock("no piece")

    def _own_suit(self, number: int, trumps: TrumpHand) -> Iterator[Breach]:
        suit = self.partners[-1].trump.suit
        for_partner = suit and TrumpHand(self.hand, suit)
        # A void helps nobody: aces beside it may be named in a better suit.
        hides = (
            for_partner
            and for_partner.length
            and (
                Rank.JACK in for_partner.ranks
                or for_partner.answers_nine  # a bare nine is no answer, so it is not hidden either
                or for_partner.side_aces > 1
            )
        )
        yield from self._no_suit(trumps, long=False)
        yield from self._theirs(trumps)
        if self.contested:
            # Of this the page says nothing, so the milder of its two rules holds.
            yield from self._over(number, trumps, ROOM)
            if hides:
                yield _loose("hides a piece or two aces")
            return
        if hides:
            yield _shock("hides a piece or two aces")
        if number > trumps.strength:
            yield _mild("above the strength")

    def _raise(self, number: int, trumps: TrumpHand) -> Iterator[Breach]:
        if not trumps.useful:
            yield _shock("nothing to tell")
        come_to = self.ours[-1].value + trumps.help
        yield from self._above(number, come_to)
        if number < min(come_to, HIGHEST):
            yield _mild("something kept back")
        if not trumps.length and self._names_its_own(trumps.suit):
            yield _mild("raise on a void")

    def _names_its_own(self, partners: Suit) -> bool:
        """Whether it has a suit of its own to name, in place of partner's."""
        for suit in Suit:
            if suit is partners or any(bid.trump.suit is suit for _, bid in self.bids):
                continue
            own = TrumpHand(self.hand, suit)
            if next(self._own_suit(self.standing + STEP, own), None) is None:
                return True
        return False

    def _above(self, number: int, come_to: int) -> Iterator[Breach]:
        """A number above what the hand comes to; the lowest bid may be forced over an opponent."""
        forced = self.contested and number == self.standing + STEP
        if number > come_to + LOOSE_RAISE_ROOM:
            yield _mild("more than the hand tells")
        elif number > come_to and not forced:
            yield _loose("ten more than the hand tells")

    def _rebid(self, number: int, trumps: TrumpHand) -> Iterator[Breach]:
        yield from self._above(number, self._told(trumps))
        if all(bid.trump.suit is not trumps.suit for bid in self.partners):
            if not trumps.piece:
                yield _mild("alone again without a piece")
            if number > trumps.strength:
                yield _mild("alone again above the strength")

    def _told(self, trumps: TrumpHand) -> int:
        """What the pair's number comes to once this hand has told all it has."""
        number, left = 0, None
        for at, each in enumerate(self.before):
            if not isinstance(each.call, Bid) or not self._with_us(each.seat):
                continue
            said = each.call.value
            if each.seat is self.seat and each.call.trump.suit is trumps.suit:
                if left is None:
                    left = self._left_after(at, said, trumps)
                else:
                    left -= said - number
            number = said
        return number + (trumps.help if left is None else left)

    def _left_after(self, at: int, number: int, trumps: TrumpHand) -> int:
        """What is left to tell after the first own bid of the suit, the call at this place."""
        then = _Reader(self.hand, self.seat, self.before[:at])
        kind, _ = then._meaning(trumps.suit)
        if kind is Kind.RAISE:
            return then.ours[-1].value + trumps.help - number
        forced = then.contested and number == then.standing + STEP
        if forced or number == LOWEST:
            return trumps.added_later
        if kind is Kind.OPENING:
            kept = trumps.opening(last=at == len(Seat) - 1) - number
            return max(0, kept) + 2 * STEP * trumps.belote
        return trumps.strength - number

    def _aces_told(self, trumps: TrumpHand) -> int:
        """The most aces that partner can have told."""
        tens, number = 0, 0
        for seat, bid in self.bids:
            if seat != self.seat and self._with_us(seat):
                base = number or min(LOWEST_34, bid.value)
                tens += (bid.value - base) // STEP + (bid.value == LOWEST)
            if self._with_us(seat):
                number = bid.value
        held = sum(card.rank is Rank.ACE for card in self.hand)
        return min(tens, len(Suit) - held)
