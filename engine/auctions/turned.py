"""What a card turned up proposes: its suit at first, the other suits afterwards (rules.md 1.5)."""

from engine.cards import Card
from engine.contract import Bid, naming
from engine.refusals import IllegalAction, Refusal
from engine.trumps import SUIT_TRUMPS, Trump


def suits_on_offer(turned: Card | None, *, second: bool, again: bool) -> tuple[Bid, ...]:
    """The suits that may be named, every one where no card is turned up.

    ``second``: in the second round; ``again``: then the turned suit as well (R-30).
    """
    if turned is None:
        return tuple(map(naming, SUIT_TRUMPS))
    proposed = Trump.of(turned.suit)
    if not second:
        return (naming(proposed),)
    return tuple(naming(trump) for trump in SUIT_TRUMPS if again or trump is not proposed)


def suit_refused(bid: Bid, turned: Card | None) -> IllegalAction:
    """Why this bid is not on offer: the turned suit is only missing once it was turned down."""
    if turned is not None and bid == naming(Trump.of(turned.suit)):
        return IllegalAction(Refusal.SUIT_WAS_TURNED, turned=turned)
    return IllegalAction(Refusal.BID_NOT_OFFERED, bid=bid)
