"""Auctions in which each bid must exceed the last, with doubling (rules.md 1.5)."""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto

from engine.actions import Call, Double, IllegalAction, Pass, Refusal
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, naming
from engine.doubling import Doubling, Timing, asked_to_double, double_refused, side_to_double
from engine.events import Called
from engine.ruleset import AllPassed, AuctionOutcome, Fixed, ImpossibleRuleSet, StillOpen
from engine.seats import Seat, Seating
from engine.state import Auction

PASSES_THAT_END = 3
"""Consecutive passes after a bid that end the bidding (R-03); one more if a bidder is asked."""


REMEMBERED = 4096
"""Auctions whose reading is kept, as each is asked about again and again."""

RisingCalls = tuple[tuple[Seat, ...], Seat, tuple[Called, ...]]


class FinalRaise(StrEnum):
    """Whether the declarer may raise the bid once the bidding is over (R-22)."""

    NONE = "none"
    SAME_TRUMP = "same-trump"
    ANY_TRUMP = "any-trump"


class RisingStage(Enum):
    """The question that the seats are asked."""

    BIDDING = auto()
    RAISING = auto()
    DOUBLING = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """The state after the calls so far; ``passed`` since the last call, ``out`` for good."""

    turn: Seat
    stage: RisingStage = RisingStage.BIDDING
    contract: Contract | None = None
    passed: tuple[Seat, ...] = ()
    out: frozenset[Seat] = frozenset()


class Readings(dict[RisingCalls, Reading]):
    """A cache of readings, which is not pickled with the rules."""

    def __reduce__(self) -> tuple[type["Readings"], tuple[()]]:
        return Readings, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RisingAuction(ABC):
    """Bids in ascending steps; the bids of one step are equal and do not outbid each other.

    ``pass_is_final``: a player who passes is out. ``final_raise``: after the bidding the declarer
    may go higher once. ``last_double_ends``: after the highest double
    that is called in turn the auction ends, without a chance to outbid it. ``self_raise``: after
    three passes the bidder is asked once more, and may go higher with another trump.
    """

    doubling: Doubling | None = None
    pass_is_final: bool = False
    final_raise: FinalRaise = FinalRaise.NONE
    last_double_ends: bool = True
    self_raise: bool = False
    _bids: tuple[Bid, ...] = field(init=False, repr=False, compare=False)
    _ranks: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _known: Readings = field(init=False, repr=False, compare=False, default_factory=Readings)

    def __post_init__(self) -> None:
        if self.self_raise and (self.pass_is_final or self.final_raise is not FinalRaise.NONE):
            raise ImpossibleRuleSet("a bidder is asked again once, and has not passed")
        steps = self._steps()
        bids = tuple(bid for step in steps for bid in step)
        ranks = tuple(rank for rank, step in enumerate(steps) for _ in step)
        # The rules are immutable; this is done once, since each call asks for all bids and their
        # ranks.
        object.__setattr__(self, "_bids", bids)
        object.__setattr__(self, "_ranks", ranks)

    @property
    @abstractmethod
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""

    @abstractmethod
    def _steps(self) -> tuple[tuple[Bid, ...], ...]:
        """All bids from the lowest up."""

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Return the state of the auction."""
        return self._outcome(self._read(auction, seating), seating)

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """Return the current bid as a contract, with its doubles."""
        return self._read(auction, seating).contract

    def legal_calls(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card]
    ) -> tuple[Call, ...]:
        """Return the legal calls of this seat; some contres are legal out of turn."""
        reading = self._read(auction, seating)
        outcome = self._outcome(reading, seating)
        if not isinstance(outcome, StillOpen):
            return ()
        asked = seat in outcome.awaited
        calls: list[Call] = [Pass(), *self._bids_over(reading)] if asked else []
        may_double = self._may_double(reading, seating, seat, asked=asked)
        if may_double and reading.contract and self.doubling:
            calls.extend(self.doubling.calls(reading.contract))
        return tuple(calls)

    def refuse(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card], call: Call
    ) -> IllegalAction:
        """Return the reason why this call is refused."""
        reading = self._read(auction, seating)
        outcome = self._outcome(reading, seating)
        asked = isinstance(outcome, StillOpen) and seat in outcome.awaited
        if isinstance(call, Double):
            return double_refused(self.doubling, reading.contract, seating, seat, call)
        if isinstance(call, Pass) or not asked:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        contract = reading.contract
        if call not in self._bids:
            return IllegalAction(Refusal.BID_NOT_OFFERED, bid=call)
        if contract is None:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        if self._bids_over(reading) and self._rank(call) <= self._rank(contract.bid):
            return IllegalAction(Refusal.BID_TOO_LOW, standing=contract.bid)
        if reading.stage is RisingStage.RAISING or self._bids_over(reading):
            return IllegalAction(Refusal.BID_NOT_OFFERED, bid=call)
        return IllegalAction(Refusal.BIDDING_CLOSED)

    def _rank(self, bid: Bid) -> int:
        """The step that a higher bid must exceed."""
        return self._ranks[self._bids.index(bid)]

    def _bids_over(self, reading: Reading) -> tuple[Bid, ...]:
        """The bids that may follow, lowest first."""
        contract = reading.contract
        if reading.stage is RisingStage.DOUBLING:
            return ()
        if contract is None:
            return self._bids
        if contract.doubles and self.doubling and self.doubling.closes_bidding:
            return ()
        higher = self._bids[bisect_right(self._ranks, self._rank(contract.bid)) :]
        if reading.stage is RisingStage.RAISING and self.final_raise is FinalRaise.SAME_TRUMP:
            return tuple(bid for bid in higher if bid.trump is contract.trump)
        # Board Game Arena: whoever raises their own bid names another trump (rules.md 8).
        if self.self_raise and reading.turn is contract.declarer:
            return tuple(bid for bid in higher if bid.trump is not contract.trump)
        return higher

    def _outcome(self, reading: Reading, seating: Seating) -> AuctionOutcome:
        contract = reading.contract
        if contract is None:
            # Before a bid all must pass, after one three are enough.
            everyone = len(reading.passed) == len(seating.order)
            return AllPassed() if everyone else StillOpen((reading.turn,))
        if reading.stage is RisingStage.RAISING:
            return StillOpen((contract.declarer,))
        if reading.stage is RisingStage.DOUBLING:
            asked = asked_to_double(self.doubling, contract, reading.passed, seating)
            return StillOpen(asked, settled=contract) if asked else Fixed(contract)
        exhausted = self.doubling is not None and self.doubling.is_exhausted(contract)
        if (exhausted and self.last_double_ends) or self._is_over(reading, seating):
            return Fixed(contract)
        return StillOpen((reading.turn,))

    def _may_double(self, reading: Reading, seating: Seating, seat: Seat, *, asked: bool) -> bool:
        contract, doubling = reading.contract, self.doubling
        if contract is None or doubling is None or doubling.is_exhausted(contract):
            return False
        if doubling.spares(contract.bid):
            return False
        if reading.stage is RisingStage.DOUBLING:
            return asked
        theirs = seating.team(seat) is side_to_double(contract, seating)
        if reading.stage is RisingStage.RAISING or not theirs:
            return False
        # Either opponent may double at any moment until a newer bid (rules.md 1.5).
        out_of_turn = doubling.timing is Timing.ANY_OPPONENT
        return doubling.timing is not Timing.AFTER_AUCTION and (asked or out_of_turn)

    def _read(self, auction: Auction, seating: Seating) -> Reading:
        """Return the state after the calls; the latest auctions are cached.

        Callers ask several times about one auction, and each auction extends a former one.
        """
        key = (seating.order, auction.first, auction.calls)
        reading = self._known.get(key)
        if reading is None:
            if auction.calls:
                *before, last = auction.calls
                so_far = self._read(replace(auction, calls=tuple(before)), seating)
                reading = self._after(so_far, last, seating)
            else:
                reading = Reading(turn=auction.first)
            # Emptied as a whole: cheaper than to know which was used last, and it fills up again at
            # once.
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[key] = reading
        return reading

    def _is_over(self, reading: Reading, seating: Seating) -> bool:
        """Whether nobody can outbid the current bid any more."""
        if reading.out:
            return len(reading.out) == len(seating.order) - 1
        return len(reading.passed) == PASSES_THAT_END + self.self_raise

    def _after(self, reading: Reading, called: Called, seating: Seating) -> Reading:
        seat = called.seat
        match called.call:
            case Pass():
                reading = self._after_pass(reading, seat, seating)
            case Double() as call:
                reading = self._after_double(reading, call)
            case Bid() as bid:
                contract = Contract(seat, bid)
                stage = reading.stage
                if stage is RisingStage.RAISING:
                    return replace(
                        reading, contract=contract, stage=RisingStage.DOUBLING, passed=()
                    )
                reading = replace(reading, contract=contract, passed=())
        following = seating.starting_at(seating.after(seat))
        turn = next((each for each in following if each not in reading.out), seat)
        return replace(reading, turn=turn)

    def _after_pass(self, reading: Reading, seat: Seat, seating: Seating) -> Reading:
        out = reading.out | {seat} if self.pass_is_final else reading.out
        reading = replace(reading, passed=(*reading.passed, seat), out=out)
        if reading.contract is None or reading.stage is RisingStage.DOUBLING:
            return reading
        if reading.stage is RisingStage.BIDDING and not self._is_over(reading, seating):
            return reading
        raising = replace(reading, stage=RisingStage.RAISING, passed=())
        asked = reading.stage is RisingStage.BIDDING and self.final_raise is not FinalRaise.NONE
        if asked and self._bids_over(raising):
            return raising
        after = self.doubling is not None and self.doubling.timing is Timing.AFTER_AUCTION
        if after or asked or reading.stage is RisingStage.RAISING:
            return replace(reading, stage=RisingStage.DOUBLING, passed=())
        return reading

    def _after_double(self, reading: Reading, call: Double) -> Reading:
        if reading.contract is None or self.doubling is None:
            raise ValueError("a double in the log without a bid")
        contract = self.doubling.raised(reading.contract, call)
        # In turn the calls go on as before, even if nobody may bid any more; otherwise a double
        # that closes the bidding asks the doubled side alone (rules.md 1.5).
        timing, closes = self.doubling.timing, self.doubling.closes_bidding
        goes_on = timing is Timing.IN_TURN or (timing is Timing.ANY_OPPONENT and not closes)
        stage = reading.stage if goes_on else RisingStage.DOUBLING
        return replace(reading, contract=contract, stage=stage, passed=())


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderAuction(RisingAuction):
    """Bids that name a trump, lowest first on the ``ladder`` (R-40).

    ``doubling`` says whether a higher contract may follow a double and cancel it (R-41).
    """

    ladder: tuple[Trump, ...]
    last_double_ends: bool = False

    def __post_init__(self) -> None:
        if not self.ladder or len(set(self.ladder)) != len(self.ladder):
            raise ImpossibleRuleSet("a ladder names some trumps, each once")
        RisingAuction.__post_init__(self)

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return self.ladder

    def _steps(self) -> tuple[tuple[Bid, ...], ...]:
        """One contract a step."""
        return tuple((naming(trump),) for trump in self.ladder)
