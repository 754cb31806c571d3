"""Calls and tricks, as a line of text says them."""

from collections.abc import Sequence

from bot.i18n import Words
from engine.actions import Call, Double, Pass
from engine.contract import Bid
from engine.events import Called
from engine.seats import Seat
from engine.state import Trick


def call_words(call: Call, say: Words) -> str:
    """What a player said."""
    match call:
        case Pass():
            return say("auction-pass")
        case Double(level):
            return say("auction-double" if level == 1 else "auction-redouble")
        case Bid():
            return say.bid_short(call)


def calls_line(calls: Sequence[Called], say: Words) -> str:
    """A whole auction."""
    said = (
        say("auction-call", seat=called.seat, call=call_words(called.call, say)) for called in calls
    )
    return " · ".join(said)


def trick_line(trick: Trick, say: Words, best: Seat | None = None) -> str:
    """The cards of a trick in order; the one that took it, or is ``best`` so far, is marked."""
    marked = best if trick.winner is None else trick.winner
    return " · ".join(
        say(
            "play-card-winning" if play.seat is marked else "play-card",
            seat=play.seat,
            card=play.card,
        )
        for play in trick.plays
    )
