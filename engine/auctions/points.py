"""The auctions of contrée: rising numbers with a trump, capot, générale, contre (RULES.md 1.5)."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from engine.actions import Call, Double, Pass
from engine.contract import Bid, Contract, ContractKind
from engine.doubling import Doubling, Timing
from engine.events import Called
from engine.refusals import IllegalAction, Refusal
from engine.ruleset import AllPassed, AuctionOutcome, Fixed, ImpossibleRuleSet, Open
from engine.seats import Seat, Seating
from engine.state import Auction
from engine.trumps import Trump

PASSES_THAT_END = 3
"""Consecutive passes after a bid that end the bidding (R-03)."""


class Stage(Enum):
    """What the seats are being asked."""

    BIDDING = auto()
    RAISING = auto()
    DOUBLING = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What the calls so far amount to; ``passed`` since the last call, ``out`` for good."""

    turn: Seat
    stage: Stage = Stage.BIDDING
    contract: Contract | None = None
    passed: tuple[Seat, ...] = ()
    out: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsAuction:
    """Bids from ``opening`` by ``step`` to the ceiling of their trump, then capot, then générale.

    ``pass_is_final``: who passes is out. ``final_raise``: once the bidding is over the declarer
    may go higher once, with the same trump (R-22).
    """

    opening: int
    step: int
    ceilings: Mapping[Trump, int]
    capot: int | None = None
    generale: int | None = None
    doubling: Doubling | None = None
    pass_is_final: bool = False
    final_raise: bool = False
    _bids: tuple[Bid, ...] = field(init=False, repr=False, compare=False)
    _ranks: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.step <= 0 or self.opening <= 0:
            raise ImpossibleRuleSet("bids must rise from a positive opening")
        for ceiling in self.ceilings.values():
            if ceiling < self.opening or (ceiling - self.opening) % self.step:
                raise ImpossibleRuleSet("the bids must reach the ceiling by steps")
        bids = self._every_bid()
        object.__setattr__(self, "_bids", bids)
        object.__setattr__(self, "_ranks", tuple(_rank(bid) for bid in bids))

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return tuple(self.ceilings)

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Where the auction stands."""
        return self._outcome(self._read(auction, seating), seating)

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """The bid that stands, as a contract, with its doubles."""
        return self._read(auction, seating).contract

    def legal_calls(self, auction: Auction, seating: Seating, seat: Seat) -> tuple[Call, ...]:
        """What this seat may say now; some contres do not wait for its turn."""
        reading = self._read(auction, seating)
        outcome = self._outcome(reading, seating)
        if not isinstance(outcome, Open):
            return ()
        asked = seat in outcome.awaited
        calls: list[Call] = [Pass(), *self._bids_over(reading)] if asked else []
        if self._may_double(reading, seating, seat, asked=asked) and reading.contract:
            calls.append(Double(reading.contract.doubles + 1))
        return tuple(calls)

    def refuse(self, auction: Auction, seating: Seating, seat: Seat, call: Call) -> IllegalAction:
        """Why this call is refused."""
        reading = self._read(auction, seating)
        outcome = self._outcome(reading, seating)
        asked = isinstance(outcome, Open) and seat in outcome.awaited
        if isinstance(call, Double):
            return self._double_refused(reading, seating, seat, call)
        if isinstance(call, Pass) or not asked:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        return self._bid_refused(reading, call)

    def _every_bid(self) -> tuple[Bid, ...]:
        """All bids from the lowest up: numbers, then capots, then générales."""
        highest = max(self.ceilings.values())
        numbers = tuple(
            Bid(value, trump)
            for value in range(self.opening, highest + 1, self.step)
            for trump, ceiling in self.ceilings.items()
            if value <= ceiling
        )
        whole = ((ContractKind.CAPOT, self.capot), (ContractKind.GENERALE, self.generale))
        return numbers + tuple(
            Bid(value, trump, kind)
            for kind, value in whole
            if value is not None
            for trump in self.ceilings
        )

    def _bids_over(self, reading: Reading) -> tuple[Bid, ...]:
        """The bids that may follow, lowest first."""
        contract = reading.contract
        if reading.stage is Stage.DOUBLING:
            return ()
        if contract is None:
            return self._bids
        if contract.doubles and self.doubling and self.doubling.closes_bidding:
            return ()
        higher = self._bids[bisect_right(self._ranks, _rank(contract.bid)) :]
        if reading.stage is Stage.RAISING:
            return tuple(bid for bid in higher if bid.trump is contract.trump)
        return higher

    def _outcome(self, reading: Reading, seating: Seating) -> AuctionOutcome:
        contract = reading.contract
        if contract is None:
            everyone = len(reading.passed) == len(seating.order)
            return AllPassed() if everyone else Open((reading.turn,))
        if reading.stage is Stage.RAISING:
            return Open((contract.declarer,))
        if reading.stage is Stage.DOUBLING:
            asked = self._asked_to_double(reading, contract, seating)
            return Open(asked) if asked else Fixed(contract)
        if self._exhausted(contract) or _is_over(reading, seating):
            return Fixed(contract)
        return Open((reading.turn,))

    def _exhausted(self, contract: Contract) -> bool:
        return self.doubling is not None and self.doubling.is_exhausted(contract)

    def _asked_to_double(
        self, reading: Reading, contract: Contract, seating: Seating
    ) -> tuple[Seat, ...]:
        """The side whose turn it is to double, less those who declined."""
        if self.doubling is None or self._exhausted(contract):
            return ()
        attack = seating.team(contract.declarer)
        side = attack if contract.doubles % 2 else attack.other
        order = seating.starting_at(contract.declarer)
        return tuple(
            seat for seat in order if seating.team(seat) is side and seat not in reading.passed
        )

    def _may_double(self, reading: Reading, seating: Seating, seat: Seat, *, asked: bool) -> bool:
        contract, doubling = reading.contract, self.doubling
        if contract is None or doubling is None or doubling.is_exhausted(contract):
            return False
        if reading.stage is Stage.DOUBLING:
            return asked
        attack = seating.team(contract.declarer)
        side = attack if contract.doubles % 2 else attack.other
        if reading.stage is Stage.RAISING or seating.team(seat) is not side:
            return False
        out_of_turn = doubling.timing is Timing.ANY_OPPONENT
        return doubling.timing is not Timing.AFTER_AUCTION and (asked or out_of_turn)

    def _read(self, auction: Auction, seating: Seating) -> Reading:
        reading = Reading(turn=auction.first)
        for called in auction.calls:
            reading = self._after(reading, called, seating)
        return reading

    def _after(self, reading: Reading, called: Called, seating: Seating) -> Reading:
        seat = called.seat
        match called.call:
            case Pass():
                reading = self._after_pass(reading, seat, seating)
            case Double(level):
                reading = self._after_double(reading, level)
            case Bid() as bid:
                contract = Contract(seat, bid)
                stage = reading.stage
                if stage is Stage.RAISING:
                    return replace(reading, contract=contract, stage=Stage.DOUBLING, passed=())
                reading = replace(reading, contract=contract, passed=())
        return replace(reading, turn=_next_turn(seat, reading.out, seating))

    def _after_pass(self, reading: Reading, seat: Seat, seating: Seating) -> Reading:
        out = reading.out | {seat} if self.pass_is_final else reading.out
        reading = replace(reading, passed=(*reading.passed, seat), out=out)
        if reading.contract is None or reading.stage is Stage.DOUBLING:
            return reading
        if reading.stage is Stage.BIDDING and not _is_over(reading, seating):
            return reading
        if reading.stage is Stage.BIDDING and self.final_raise:
            return replace(reading, stage=Stage.RAISING, passed=())
        if self.doubling and self.doubling.timing is Timing.AFTER_AUCTION:
            return replace(reading, stage=Stage.DOUBLING, passed=())
        return reading

    def _after_double(self, reading: Reading, level: int) -> Reading:
        if reading.contract is None or self.doubling is None:
            raise ValueError("a double in the log without a bid")
        multiplier = self.doubling.multipliers[level - 1]
        contract = replace(reading.contract, doubles=level, multiplier=multiplier)
        in_turn = self.doubling.timing is Timing.IN_TURN
        stage = reading.stage if in_turn else Stage.DOUBLING
        return replace(reading, contract=contract, stage=stage, passed=())

    def _bid_refused(self, reading: Reading, call: Bid) -> IllegalAction:
        contract = reading.contract
        if call not in self._bids:
            return IllegalAction(Refusal.BID_NOT_OFFERED, bid=call)
        if contract is None:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        if self._bids_over(reading) and _rank(call) <= _rank(contract.bid):
            return IllegalAction(Refusal.BID_TOO_LOW, standing=contract.bid)
        if reading.stage is Stage.RAISING:
            return IllegalAction(Refusal.BID_NOT_OFFERED, bid=call)
        return IllegalAction(Refusal.BIDDING_CLOSED)

    def _double_refused(
        self, reading: Reading, seating: Seating, seat: Seat, call: Double
    ) -> IllegalAction:
        contract = reading.contract
        if contract is None or self.doubling is None or call.level > contract.doubles + 1:
            return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
        if call.level <= contract.doubles:
            return IllegalAction(Refusal.ALREADY_DOUBLED)
        attack = seating.team(contract.declarer)
        side = attack if contract.doubles % 2 else attack.other
        theirs = seating.team(seat) is side
        return IllegalAction(Refusal.NOT_YOUR_TURN if theirs else Refusal.DOUBLE_NOT_YOURS)


_KINDS = tuple(ContractKind)


def _rank(bid: Bid) -> tuple[int, int]:
    """What a higher bid must exceed: the kind first, then the number; trumps do not rank."""
    return (_KINDS.index(bid.kind), bid.value)


def _is_over(reading: Reading, seating: Seating) -> bool:
    """Whether nobody is left who may bid over the standing bid."""
    if reading.out:
        return len(reading.out) == len(seating.order) - 1
    return len(reading.passed) == PASSES_THAT_END


def _next_turn(seat: Seat, out: frozenset[Seat], seating: Seating) -> Seat:
    following = seating.starting_at(seating.after(seat))
    return next((each for each in following if each not in out), seat)
