"""The reason for a call, as belote players would give it."""

from engine.actions import Call, Double, Pass
from engine.contract import EVERY_TRICK, Bid
from engine.players.choice import Reason
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView


def call_reason(rules: RuleSet, deal: DealView, seat: Seat, call: Call) -> Reason:
    """The purpose of this call in the auction so far."""
    standing, us = deal.standing, rules.seating.team(seat)
    ours = standing is not None and rules.seating.team(standing.declarer) is us
    match call:
        case Pass():
            if standing is None:
                return Reason.TOO_WEAK
            if ours and any(isinstance(other, Double) for other in deal.legal):
                return Reason.HIGH_ENOUGH
            return Reason.CONTENT if ours else Reason.LEAVE_THEM
        case Double():
            return Reason.WE_MAKE_IT if ours else Reason.THEY_FAIL
        case Bid():
            if call.kind in EVERY_TRICK:
                return Reason.ALL_TRICKS
            if standing is None:
                return Reason.OPENING
            if _is_our_trump(rules, deal, seat, call):
                return Reason.RAISE
            return Reason.CHANGE_SUIT if ours else Reason.OVERCALL


def _is_our_trump(rules: RuleSet, deal: DealView, seat: Seat, bid: Bid) -> bool:
    """Whether this side has bid this trump before."""
    us = rules.seating.team(seat)
    return any(
        isinstance(called.call, Bid)
        and called.call.trump is bid.trump
        and rules.seating.team(called.seat) is us
        for called in deal.auction.calls
    )
