"""Auctions in which the first to name a suit has the contract."""

from bot.i18n import Words
from bot.rulebook.flags import yes
from engine.auctions.suits import SuitAuction


def taking(bids: SuitAuction, say: Words) -> tuple[str, ...]:
    """The rounds, and what binds those who speak in them."""
    return (
        *_rounds(bids, say),
        say("rules-suits-taker"),
        *((say("rules-suits-dealer"),) if bids.dealer_must_name else ()),
        *((say("rules-suits-held"),) if bids.must_hold_trump else ()),
    )


def _rounds(bids: SuitAuction, say: Words) -> tuple[str, ...]:
    if not bids.turned:
        return (say("rules-suits-named"),)
    second = say("rules-suits-second", again=yes(bids.turned_again))
    return say("rules-suits-turned"), second
