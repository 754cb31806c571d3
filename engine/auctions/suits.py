"""Auctions in which the first player to name a suit declares (rules.md 2.5, 2.9, 2.12, 2.13)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Call, Double, IllegalAction, Pass, Refusal
from engine.cards import SUIT_TRUMPS, Card, Trump
from engine.contract import Bid, Contract, naming
from engine.ruleset import AllPassed, AuctionOutcome, Fixed, StillOpen
from engine.seats import Seat, Seating
from engine.state import Auction


def suits_on_offer(turned: Card | None, *, second: bool, again: bool) -> tuple[Bid, ...]:
    """The suits that may be named, every one if no card is turned up.

    ``second``: in the second round; ``again``: including the turned-up suit (R-30).
    """
    if turned is None:
        return tuple(map(naming, SUIT_TRUMPS))
    proposed = Trump.of(turned.suit)
    if not second:
        return (naming(proposed),)
    return tuple(naming(trump) for trump in SUIT_TRUMPS if again or trump is not proposed)


def suit_refused(bid: Bid, turned: Card | None) -> IllegalAction:
    """Return why this bid is not offered: the turned-up suit is missing only after round one."""
    if turned is not None and bid == naming(Trump.of(turned.suit)):
        return IllegalAction(Refusal.SUIT_WAS_TURNED, turned=turned)
    return IllegalAction(Refusal.BID_NOT_OFFERED, bid=bid)


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitAuction:
    """Everyone calls once, or twice if a card is ``turned``: for its suit, then another.

    ``turned_again``: in the second round the turned suit may still be named (R-30).
    ``dealer_must_name``: the last caller may not pass if they can name a suit.
    ``must_hold_trump``: a player may only name a suit they hold. ``trumpless``: what may be named
    instead of a suit, in the second round if there are two.
    """

    turned: bool
    turned_again: bool = False
    dealer_must_name: bool = False
    must_hold_trump: bool = False
    trumpless: tuple[Trump, ...] = ()

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return (*SUIT_TRUMPS, *self.trumpless)

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Return the state of the auction."""
        contract = self.standing(auction, seating)
        if contract is not None:
            return Fixed(contract)
        spoken = len(auction.calls)
        if spoken == self._turns(seating):
            return AllPassed()
        order = seating.starting_at(auction.first)
        return StillOpen((order[spoken % len(order)],))

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """Return the named suit as a contract."""
        for called in auction.calls:
            if isinstance(called.call, Bid):
                return Contract(called.seat, called.call)
        return None

    def legal_calls(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card]
    ) -> tuple[Call, ...]:
        """Return the legal calls of this seat: none out of turn."""
        if not self._asks(auction, seating, seat):
            return ()
        bids = tuple(bid for bid in self._offered(auction, seating) if self._may_name(bid, hand))
        last = len(auction.calls) + 1 == self._turns(seating)
        forced = self.dealer_must_name and last and bids
        return bids if forced else (Pass(), *bids)

    def refuse(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card], call: Call
    ) -> IllegalAction:
        """Return the reason why this call is refused."""
        if isinstance(call, Double):
            return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
        if not self._asks(auction, seating, seat):
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        if isinstance(call, Pass):
            return IllegalAction(Refusal.MUST_NAME_TRUMP)
        if call in self._offered(auction, seating):
            return IllegalAction(Refusal.TRUMP_NOT_HELD, bid=call)
        return suit_refused(call, auction.turned)

    def _turns(self, seating: Seating) -> int:
        """Return how many passes pass out the deal."""
        return len(seating.order) * (2 if self.turned else 1)

    def _asks(self, auction: Auction, seating: Seating, seat: Seat) -> bool:
        outcome = self.outcome(auction, seating)
        return isinstance(outcome, StillOpen) and seat in outcome.awaited

    def _offered(self, auction: Auction, seating: Seating) -> tuple[Bid, ...]:
        second = len(auction.calls) >= len(seating.order)
        suits = suits_on_offer(auction.turned, second=second, again=self.turned_again)
        return (*suits, *map(naming, self.trumpless)) if second or not self.turned else suits

    def _may_name(self, bid: Bid, hand: Sequence[Card]) -> bool:
        if not self.must_hold_trump or bid.trump.suit is None:
            return True
        return any(bid.trump.covers(card) for card in hand)
