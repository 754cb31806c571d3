"""The auction of hokum and sun: a suit, no trumps over it, then doubling (rules.md 2.10)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from engine.actions import Call, Double, IllegalAction, Pass, Refusal
from engine.auctions.suits import suit_refused, suits_on_offer
from engine.cards import SUIT_TRUMPS, Card, Rank, Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.doubling import Doubling, Timing, asked_to_double, double_refused
from engine.events import Called
from engine.ruleset import AllPassed, AuctionOutcome, Fixed, ImpossibleRuleSet, StillOpen
from engine.seats import Seat, Seating
from engine.state import Auction

SUN = naming(Trump.NONE)
"""The bid of no trumps."""

ASHKAL = Bid(0, Trump.NONE, ContractKind.ASHKAL)
"""The bid of no trumps whose turned-up card goes to the partner."""

KASHO = Bid(0, Trump.NONE, ContractKind.KASHO)
"""The call that throws in a hand of nothing but sevens, eights and nines."""

WORTHLESS = (Rank.SEVEN, Rank.EIGHT, Rank.NINE)


class SunStage(Enum):
    """The question that the seats are asked."""

    OPENING = auto()
    OVER_HOKUM = auto()
    CONFIRMING = auto()
    OVER_SUN = auto()
    SETTLED = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class SunReading:
    """The state after the calls so far.

    ``queue`` are the seats still to be asked, in order; ``second`` the round; ``hokum`` the seat
    that called a suit; ``declined`` those who have declined to double since the last double.
    """

    queue: tuple[Seat, ...]
    second: bool = False
    stage: SunStage = SunStage.OPENING
    contract: Contract | None = None
    hokum: Seat | None = None
    declined: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SunAuction:
    """Hokum in the turned suit, sun, ashkal; then hokum in another suit or sun; then doubling.

    ``ashkal``: the callers of the first round, from 0 on, who may call it, none if it is not
    played; ``ashkal_on_ace``: also when an ace is turned up (R-57). ``overcall``: a sun of the
    first round may be overcalled (R-59). ``raise_to_sun``: the caller of a hokum that was left
    to them may raise it to sun (R-58). ``turned_again``: the second round may name the turned suit.
    ``kasho``: a hand of sevens, eights and nines may be thrown in while trumps are chosen.
    ``ashkal_again``: it is open to them in the second round too. ``sun_levels``: how often a sun
    may be doubled, as often as a hokum if None; and only when its side has more than
    ``sun_doubled_from`` game points, with ``sun_doubled_at`` so many, and the other side less,
    unless None.
    """

    doubling: Doubling | None
    ashkal: tuple[int, ...] = (2, 3)
    ashkal_on_ace: bool = False
    ashkal_again: bool = False
    overcall: bool = True
    raise_to_sun: bool = True
    turned_again: bool = False
    sun_levels: int | None = None
    sun_doubled_from: int | None = 100
    sun_doubled_at: bool = False
    kasho: bool = False

    def __post_init__(self) -> None:
        if self.doubling and self.doubling.timing is not Timing.AFTER_AUCTION:
            raise ImpossibleRuleSet("a sun is doubled once nobody can take it any more")

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return (*SUIT_TRUMPS, Trump.NONE)

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Return the state of the auction."""
        return self._outcome(self._read(auction, seating), auction, seating)

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """Return the current bid as a contract, with its doubles."""
        return self._read(auction, seating).contract

    def legal_calls(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card]
    ) -> tuple[Call, ...]:
        """Return the legal calls of this seat; passing also confirms, or declines to double."""
        reading = self._read(auction, seating)
        outcome = self._outcome(reading, auction, seating)
        if not isinstance(outcome, StillOpen) or seat not in outcome.awaited:
            return ()
        if outcome.settled:
            doubling = self._doubling(outcome.settled, auction, seating)
            return (Pass(), *(doubling.calls(outcome.settled) if doubling else ()))
        suits: tuple[Bid, ...] = ()
        if reading.stage is SunStage.OPENING:
            suits = suits_on_offer(auction.turned, second=reading.second, again=self.turned_again)
        place = seating.starting_at(auction.first).index(seat)
        turned_ace = auction.turned is not None and auction.turned.rank is Rank.ACE
        may_ashkal = place in self.ashkal and (self.ashkal_on_ace or not turned_ace)
        in_time = self.ashkal_again or not reading.second
        asked = in_time and reading.stage in (SunStage.OPENING, SunStage.OVER_HOKUM)
        bids = (*suits, SUN, ASHKAL) if asked and may_ashkal else (*suits, SUN)
        worthless = bool(hand) and all(card.rank in WORTHLESS for card in hand)
        return (Pass(), *bids, KASHO) if self.kasho and worthless else (Pass(), *bids)

    def refuse(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card], call: Call
    ) -> IllegalAction:
        """Return the reason why this call is refused."""
        reading = self._read(auction, seating)
        if isinstance(call, Double):
            if reading.contract is None or self.doubling is None:
                return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
            if self._score_bars(reading.contract, auction, seating):
                return IllegalAction(Refusal.DOUBLE_BARRED_BY_SCORE)
            doubling = self._doubling(reading.contract, auction, seating)
            return double_refused(doubling, reading.contract, seating, seat, call)
        outcome = self._outcome(reading, auction, seating)
        asked = isinstance(outcome, StillOpen) and seat in outcome.awaited
        if isinstance(call, Pass) or not asked:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        contract = reading.contract
        if reading.stage is SunStage.SETTLED:
            return IllegalAction(Refusal.BIDDING_CLOSED)
        if call == ASHKAL and self.ashkal:
            return IllegalAction(Refusal.ASHKAL_BARRED)
        hokum = call.kind is ContractKind.TRUMP and call.trump in SUIT_TRUMPS
        if contract is not None and hokum:
            return IllegalAction(Refusal.BID_TOO_LOW, standing=contract.bid)
        return suit_refused(call, auction.turned)

    def _outcome(self, reading: SunReading, auction: Auction, seating: Seating) -> AuctionOutcome:
        contract = reading.contract
        if reading.stage is not SunStage.SETTLED:
            return StillOpen(reading.queue[:1])
        if contract is None:
            return AllPassed()
        doubling = self._doubling(contract, auction, seating)
        asked = asked_to_double(doubling, contract, reading.declined, seating)
        return StillOpen(asked, settled=contract) if asked else Fixed(contract)

    def _doubling(self, contract: Contract, auction: Auction, seating: Seating) -> Doubling | None:
        """Return the doubling rules of this contract; None if it cannot be doubled."""
        if self.doubling is None or self._score_bars(contract, auction, seating):
            return None
        if contract.trump is Trump.NONE:
            levels = self.doubling.multipliers[: self.sun_levels]
            return replace(self.doubling, multipliers=levels)
        return self.doubling

    def _score_bars(self, contract: Contract, auction: Auction, seating: Seating) -> bool:
        """Whether the game score forbids doubling this contract."""
        if contract.trump is not Trump.NONE or self.sun_doubled_from is None:
            return False
        attack = seating.team(contract.declarer)
        ours, theirs = auction.scores[attack], auction.scores[attack.other]
        # A sun is doubled only if the attack is above 100 and the defence below (rules.md 2.10).
        return not ours + self.sun_doubled_at > self.sun_doubled_from > theirs

    def _read(self, auction: Auction, seating: Seating) -> SunReading:
        reading = SunReading(queue=seating.starting_at(auction.first))
        for called in auction.calls:
            reading = self._unasked(self._after(reading, called, seating), auction, seating)
        return reading

    def _after(self, reading: SunReading, called: Called, seating: Seating) -> SunReading:
        match called.call:
            case Pass() if reading.stage is SunStage.SETTLED:
                return replace(reading, declined=(*reading.declined, called.seat))
            case Pass():
                return replace(reading, queue=reading.queue[1:])
            case Double() as call:
                if reading.contract is None or self.doubling is None:
                    raise ValueError("a double in the log without a bid")
                contract = self.doubling.raised(reading.contract, call)
                return replace(reading, contract=contract, declined=())
            case Bid(kind=ContractKind.KASHO):
                return SunReading(queue=(), stage=SunStage.SETTLED)
            case Bid() as bid:
                seat, others = called.seat, seating.starting_at(called.seat)[1:]
                if reading.second:  # then only those who have not called are asked
                    others = reading.queue[1:]
                said = replace(reading, contract=Contract(seat, bid))
                if bid.trump.suit is not None:
                    return replace(said, stage=SunStage.OVER_HOKUM, hokum=seat, queue=others)
                over = reading.stage in (SunStage.OPENING, SunStage.OVER_HOKUM)
                if not self.overcall or reading.second or not over:
                    return replace(said, stage=SunStage.SETTLED)
                # Over a sun those are asked who have not bid.
                silent = tuple(other for other in others if other is not reading.hokum)
                return replace(said, stage=SunStage.OVER_SUN, queue=silent)

    def _unasked(self, reading: SunReading, auction: Auction, seating: Seating) -> SunReading:
        """Return the next stage once every asked seat has answered."""
        if reading.queue or reading.stage is SunStage.SETTLED:
            return reading
        if reading.stage is SunStage.OPENING and not reading.second:
            # The second round begins at the dealer's right again.
            return SunReading(queue=seating.starting_at(auction.first), second=True)
        if reading.stage is SunStage.OVER_HOKUM and reading.hokum is not None and self.raise_to_sun:
            # If nobody goes over it the hokum's bidder may raise it to sun.
            return replace(reading, stage=SunStage.CONFIRMING, queue=(reading.hokum,))
        return replace(reading, stage=SunStage.SETTLED)
