"""The bidding convention: what each call promises."""

from dataclasses import dataclass

STEP = 10
"""What a number is more than the one below it."""

LONG, SHORT = 5, 3
"""Trumps with which a suit may be named, without one of the best two and with one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Convention:
    """Points of the side (``evaluation``) that calls need, and what they tell the partner.

    An opening needs ``opening``; beyond that, and for every raise that nobody contests, a bid
    keeps ``margin`` points in hand, so that each ten more in the bid is ten more in the hands.
    A bid over the opponents needs no margin: there the chances decide. The other numbers say how
    much a bid, a pass or a contre moves what is expected, and how far off that may be.

    All of this is said of a deal of ``points`` points; where there are more of them or fewer, each
    number but those of chances and of what is bid grows or shrinks with them.
    """

    points: float = 162.0
    opening: float = 95.0
    margin: float = 28.0
    switch: float = 10.0
    free_shows: float = 33.0
    opening_shows: float = 106.0
    contested_shows: float = 10.0
    names: float = 100.0
    partner_passed: float = -4.0
    opponent_bid: float = -3.0
    widest: float = 27.0
    narrowest: float = 14.0
    narrows: float = 0.2
    partner_known: float = 0.75
    without_trumps: float = 33.0
    open_cards: float = 20.0
    theirs: float = 24.0
    theirs_base: float = 54.0
    theirs_slope: float = 0.66
    theirs_bid: float = 4.0
    double_from: float = 0.55
    overcall_from: float = 0.4
    doubled: float = -15.0
    redouble: float = 0.8


CONVENTION = Convention()
