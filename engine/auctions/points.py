"""The auctions of contrée: rising numbers with a trump, then capot, then générale."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.actions import Call, IllegalAction, Pass, Refusal
from engine.auctions.rising import RisingAuction
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind, naming, unnamed
from engine.ruleset import AuctionOutcome, Fixed, ImpossibleRuleSet, StillOpen
from engine.seats import Seat, Seating
from engine.state import Auction


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsAuction(RisingAuction):
    """Bids from ``opening`` by ``step`` to the ceiling of their trump, then capot, then générale.

    Only the number ranks: bids with the same number are equal. ``named_after``: numbers
    alone are bid, and who bid highest names the trump at the end (R-70).
    """

    opening: int
    step: int
    ceilings: Mapping[Trump, int]
    capot: int | None = None
    generale: int | None = None
    named_after: bool = False

    def __post_init__(self) -> None:
        if self.step <= 0 or self.opening <= 0:
            raise ImpossibleRuleSet("bids must rise from a positive opening")
        for ceiling in self.ceilings.values():
            if ceiling < self.opening or (ceiling - self.opening) % self.step:
                raise ImpossibleRuleSet("the bids must reach the ceiling by steps")
        if self.named_after and (self.capot, self.generale) != (None, None):
            raise ImpossibleRuleSet("a capot and a générale are bid with their trump")
        RisingAuction.__post_init__(self)

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return tuple(self.ceilings)

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Return the state of the auction; the highest number still needs its trump."""
        bidding, named = _bids_and_name(auction)
        outcome = RisingAuction.outcome(self, bidding, seating)
        if not self.named_after or not isinstance(outcome, Fixed):
            return outcome
        contract = outcome.contract
        return Fixed(_named(contract, named)) if named else StillOpen((contract.declarer,))

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """Return the current bid as a contract, with its doubles."""
        bidding, named = _bids_and_name(auction)
        contract = RisingAuction.standing(self, bidding, seating)
        return _named(contract, named) if contract and named else contract

    def legal_calls(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card]
    ) -> tuple[Call, ...]:
        """Return the legal calls of this seat; the winner of a number must name its trump."""
        naming_now = self.to_be_named(auction, seating)
        if naming_now is None:
            bidding, named = _bids_and_name(auction)
            return () if named else RisingAuction.legal_calls(self, bidding, seating, seat, hand)
        if seat is not naming_now.declarer:
            return ()
        value = naming_now.bid.value
        return tuple(naming(trump) for trump, most in self.ceilings.items() if value <= most)

    def refuse(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card], call: Call
    ) -> IllegalAction:
        """Return the reason why this call is refused."""
        naming_now = self.to_be_named(auction, seating)
        if naming_now is None:
            bidding, _ = _bids_and_name(auction)
            return RisingAuction.refuse(self, bidding, seating, seat, hand, call)
        if seat is not naming_now.declarer:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        if isinstance(call, Pass):
            return IllegalAction(Refusal.MUST_NAME_TRUMP)
        return IllegalAction(Refusal.BIDDING_CLOSED)

    def to_be_named(self, auction: Auction, seating: Seating) -> Contract | None:
        """Return the highest number while only its trump is missing."""
        if not self.named_after:
            return None
        bidding, named = _bids_and_name(auction)
        outcome = RisingAuction.outcome(self, bidding, seating)
        return outcome.contract if named is None and isinstance(outcome, Fixed) else None

    def _steps(self) -> tuple[tuple[Bid, ...], ...]:
        """Numbers, then capots, then générales."""
        # A step has a bid of each trump: suits do not rank, so none of them outbids another.
        highest = max(self.ceilings.values())
        if self.named_after:
            values = range(self.opening, highest + 1, self.step)
            return tuple((unnamed(value),) for value in values)
        numbers = tuple(
            tuple(Bid(value, trump) for trump, ceiling in self.ceilings.items() if value <= ceiling)
            for value in range(self.opening, highest + 1, self.step)
        )
        whole = ((ContractKind.CAPOT, self.capot), (ContractKind.GENERALE, self.generale))
        return numbers + tuple(
            tuple(Bid(value, trump, kind) for trump in self.ceilings)
            for kind, value in whole
            if value is not None
        )


def _bids_and_name(auction: Auction) -> tuple[Auction, Bid | None]:
    """Return the calls without the one that named trumps at the end, and that call."""
    last = auction.calls[-1].call if auction.calls else None
    if isinstance(last, Bid) and last.kind is ContractKind.TRUMP:
        return replace(auction, calls=auction.calls[:-1]), last
    return auction, None


def _named(contract: Contract, name: Bid) -> Contract:
    """The number with its trump."""
    return replace(contract, bid=Bid(contract.bid.value, name.trump))
