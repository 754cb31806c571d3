"""Which cards may be played (rules.md 1.4), as sets."""

from numba import njit

from engine.solver.block import Block
from engine.solver.kernel.bits import word
from engine.solver.layout import (
    BEATEN_BY,
    EVERY_LEAD_TRUMP,
    FOLLOWING,
    FOLLOWING_IS_FREE,
    LEADING,
    TRUMPS,
)
from engine.solver.moment import Moment


@njit(nogil=True)
def legal(w: Block, at: Moment, hand: int) -> int:
    """What the duties leave of a hand; ``led`` is empty when it leads."""
    led = at.led
    trump = w[TRUMPS]
    if led == 0:
        code = w[LEADING + word(hand & ~trump != 0) + 2 * word(hand & trump != 0)]
        return (hand & ~trump if code & 1 else word(0)) | (hand & trump if code & 2 else word(0))
    follow = hand & led
    trump_led = w[EVERY_LEAD_TRUMP] | word(led == trump)
    if follow and not trump_led and w[FOLLOWING_IS_FREE]:
        return follow
    over = w[BEATEN_BY + at.best]
    ruffed = word(not trump_led and ((word(1) << at.best) & trump) != 0)
    trumps = hand & trump & ~led
    plain = hand & ~follow & ~trumps
    code = w[
        FOLLOWING
        + word(at.seat ^ at.winner == 2)
        + (ruffed << 1)
        + (word(follow & over != 0) << 2)
        + (word(follow & ~over != 0) << 3)
        + (word(plain != 0) << 4)
        + (word(trumps & over != 0) << 5)
        + (word(trumps & ~over != 0) << 6)
        + (trump_led << 7)
    ]
    return (
        (follow & over if code & 1 else word(0))
        | (follow & ~over if code & 2 else word(0))
        | (plain if code & 4 else word(0))
        | (trumps & over if code & 8 else word(0))
        | (trumps & ~over if code & 16 else word(0))
    )
