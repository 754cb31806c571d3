"""Auctions in which the first player to name a suit declares (rules.md 2.5, 2.9, 2.12, 2.13)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Call, Double, IllegalAction, Pass, Refusal
from engine.cards import SUIT_TRUMPS, Card, Trump
from engine.contract import Bid, Contract, naming
from engine.doubling import Doubling, Timing, asked_to_double, double_refused
from engine.ruleset import AllPassed, AuctionOutcome, Fixed, ImpossibleRuleSet, StillOpen
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
    instead of a suit, in the second round if there are two. ``doubling``: once trump is named.
    """

    turned: bool
    turned_again: bool = False
    dealer_must_name: bool = False
    must_hold_trump: bool = False
    trumpless: tuple[Trump, ...] = ()
    doubling: Doubling | None = None

    def __post_init__(self) -> None:
        if self.doubling and self.doubling.timing is not Timing.AFTER_AUCTION:
            raise ImpossibleRuleSet("a suit is doubled once it is named")

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return (*SUIT_TRUMPS, *self.trumpless)

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Return the state of the auction."""
        contract, declined = self._read(auction)
        if contract is not None:
            asked = asked_to_double(self.doubling, contract, declined, seating)
            return StillOpen(asked, settled=contract) if asked else Fixed(contract)
        spoken = len(auction.calls)
        if spoken == self._turns(seating):
            return AllPassed()
        order = seating.starting_at(auction.first)
        return StillOpen((order[spoken % len(order)],))

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """Return the named suit as a contract, with its doubles."""
        return self._read(auction)[0]

    def legal_calls(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card]
    ) -> tuple[Call, ...]:
        """Return the legal calls of this seat: none out of turn; a pass also declines to double."""
        outcome = self.outcome(auction, seating)
        if not isinstance(outcome, StillOpen) or seat not in outcome.awaited:
            return ()
        if outcome.settled:
            return (Pass(), Double(outcome.settled.doubles + 1))
        bids = tuple(bid for bid in self._offered(auction, seating) if self._may_name(bid, hand))
        last = len(auction.calls) + 1 == self._turns(seating)
        forced = self.dealer_must_name and last and bids
        return bids if forced else (Pass(), *bids)

    def refuse(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card], call: Call
    ) -> IllegalAction:
        """Return the reason why this call is refused."""
        outcome = self.outcome(auction, seating)
        if isinstance(call, Double):
            standing = self.standing(auction, seating)
            return double_refused(self.doubling, standing, seating, seat, call)
        if not isinstance(outcome, StillOpen) or seat not in outcome.awaited:
            return IllegalAction(Refusal.NOT_YOUR_TURN)
        if outcome.settled:
            return IllegalAction(Refusal.BIDDING_CLOSED)
        if isinstance(call, Pass):
            return IllegalAction(Refusal.MUST_NAME_TRUMP)
        if call in self._offered(auction, seating):
            return IllegalAction(Refusal.TRUMP_NOT_HELD, bid=call)
        return suit_refused(call, auction.turned)

    def _turns(self, seating: Seating) -> int:
        """Return how many passes pass out the deal."""
        return len(seating.order) * (2 if self.turned else 1)

    def _read(self, auction: Auction) -> tuple[Contract | None, tuple[Seat, ...]]:
        """Return the contract with its doubles, and who has declined to double it since."""
        contract: Contract | None = None
        declined: tuple[Seat, ...] = ()
        for called in auction.calls:
            match called.call:
                case Bid() as bid:
                    contract = Contract(called.seat, bid)
                case Double() as call if contract is not None and self.doubling is not None:
                    contract, declined = self.doubling.raised(contract, call), ()
                case Pass() if contract is not None:
                    declined = (*declined, called.seat)
        return contract, declined

    def _offered(self, auction: Auction, seating: Seating) -> tuple[Bid, ...]:
        second = len(auction.calls) >= len(seating.order)
        suits = suits_on_offer(auction.turned, second=second, again=self.turned_again)
        return (*suits, *map(naming, self.trumpless)) if second or not self.turned else suits

    def _may_name(self, bid: Bid, hand: Sequence[Card]) -> bool:
        if not self.must_hold_trump or bid.trump.suit is None:
            return True
        return any(bid.trump.covers(card) for card in hand)
