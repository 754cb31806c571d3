"""The auction of contrée: rising numbers with a suit, capot, contre and surcontre (2.1)."""

from dataclasses import dataclass, replace

from engine.actions import Call, Double, Pass
from engine.contract import Bid, Contract, ContractKind
from engine.events import Called
from engine.refusals import IllegalAction, Refusal
from engine.ruleset import AllPassed, AuctionOutcome, Fixed, ImpossibleRuleSet, Open
from engine.seats import Seat, Seating
from engine.state import Auction
from engine.trumps import SUIT_TRUMPS, Trump

PASSES_THAT_END = 3
"""Consecutive passes after a bid that end the auction (R-03)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the calls so far amount to."""

    contract: Contract | None
    passed: tuple[Seat, ...]
    turn: Seat

    @property
    def doubles(self) -> int:
        """How often the standing bid was doubled."""
        return self.contract.doubles if self.contract else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsAuction:
    """Bids from ``opening`` by ``step`` to ``ceiling``, then capot for ``capot`` points.

    ``multipliers`` are those of a contre and a surcontre. A contre may come out of turn, until
    a newer bid, and closes the bidding; then only the doubled side may speak, either member.
    """

    opening: int
    step: int
    ceiling: int
    capot: int
    multipliers: tuple[int, ...]
    trumps: tuple[Trump, ...] = SUIT_TRUMPS

    def __post_init__(self) -> None:
        if self.step <= 0 or (self.ceiling - self.opening) % self.step or self.opening <= 0:
            raise ImpossibleRuleSet("the bids must rise from the opening to the ceiling by steps")
        if not self.opening <= self.ceiling < self.capot:
            raise ImpossibleRuleSet("a capot must outbid every number")

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Where the auction stands."""
        standing = self._read(auction, seating)
        contract = standing.contract
        if contract is None:
            everyone = len(standing.passed) == len(seating.order)
            return AllPassed() if everyone else Open((standing.turn,))
        if contract.doubles == len(self.multipliers):
            return Fixed(contract)
        if contract.doubles:
            side = seating.members(seating.team(contract.declarer))
            asked = tuple(seat for seat in side if seat not in standing.passed)
            return Open(asked) if asked else Fixed(contract)
        return (
            Fixed(contract) if len(standing.passed) == PASSES_THAT_END else Open((standing.turn,))
        )

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """The bid that stands, as a contract, with its doubles."""
        return self._read(auction, seating).contract

    def legal_calls(self, auction: Auction, seating: Seating, seat: Seat) -> tuple[Call, ...]:
        """What this seat may say now; a contre does not wait for its turn."""
        outcome = self.outcome(auction, seating)
        if not isinstance(outcome, Open):
            return ()
        standing = self._read(auction, seating)
        calls: list[Call] = []
        if seat in outcome.awaited:
            calls.append(Pass())
            if not standing.doubles:
                calls.extend(self._bids_over(standing.contract))
        if self._may_double(standing, seating, seat):
            calls.append(Double(standing.doubles + 1))
        return tuple(calls)

    def refuse(self, auction: Auction, seating: Seating, seat: Seat, call: Call) -> IllegalAction:
        """Why this call is refused."""
        standing = self._read(auction, seating)
        if isinstance(call, Double):
            return _double_refused(standing, seat, call)
        outcome = self.outcome(auction, seating)
        waits = isinstance(outcome, Open) and seat in outcome.awaited
        if isinstance(call, Pass) or not waits:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        return self._bid_refused(standing, call)

    def _bid_refused(self, standing: Standing, call: Bid) -> IllegalAction:
        contract = standing.contract
        if contract and (contract.doubles or contract.bid.kind is ContractKind.CAPOT):
            return IllegalAction(Refusal.BIDDING_CLOSED)
        if contract is None or call not in self._bids_over(None):
            return IllegalAction(Refusal.BID_NOT_OFFERED, bid=call)
        return IllegalAction(Refusal.BID_TOO_LOW, standing=contract.bid)

    def _bids_over(self, contract: Contract | None) -> tuple[Bid, ...]:
        """Every bid above the standing one, lowest first; none above a capot."""
        if contract and contract.bid.kind is ContractKind.CAPOT:
            return ()
        lowest = contract.bid.value + self.step if contract else self.opening
        numbers = tuple(
            Bid(value, trump)
            for value in range(lowest, self.ceiling + 1, self.step)
            for trump in self.trumps
        )
        return numbers + tuple(Bid(self.capot, trump, ContractKind.CAPOT) for trump in self.trumps)

    def _may_double(self, standing: Standing, seating: Seating, seat: Seat) -> bool:
        contract = standing.contract
        if contract is None or contract.doubles == len(self.multipliers):
            return False
        theirs = seating.team(seat) is not seating.team(contract.declarer)
        if contract.doubles:  # a surcontre, unless one has already declined it
            return not theirs and seat not in standing.passed
        return theirs

    def _read(self, auction: Auction, seating: Seating) -> Standing:
        standing = Standing(None, (), auction.first)
        for called in auction.calls:
            standing = self._after(standing, called, seating)
        return standing

    def _after(self, standing: Standing, called: Called, seating: Seating) -> Standing:
        following = seating.after(called.seat)
        match called.call:
            case Pass():
                return Standing(standing.contract, (*standing.passed, called.seat), following)
            case Double(level):
                if standing.contract is None:
                    raise ValueError("a double in the log without a bid")
                multiplier = self.multipliers[level - 1]
                raised = replace(standing.contract, doubles=level, multiplier=multiplier)
                return Standing(raised, (), following)
            case Bid() as bid:
                return Standing(Contract(called.seat, bid), (), following)


def _double_refused(standing: Standing, seat: Seat, call: Double) -> IllegalAction:
    contract = standing.contract
    if contract is None or call.level > contract.doubles + 1:
        return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
    if call.level <= contract.doubles:
        return IllegalAction(Refusal.ALREADY_DOUBLED)
    declined = contract.doubles > 0 and seat in standing.passed
    return IllegalAction(Refusal.NOT_YOUR_TURN if declined else Refusal.DOUBLE_NOT_YOURS)
