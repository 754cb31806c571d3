"""The table of positions between tricks: the bounds of each value, and the best card.

An entry is one word. From its lowest bits up it holds the best card plus one, the upper bound, the
lower bound, and a key: what is left of the position, and the number of the search that wrote it.
"""

from numba import njit

from engine.solver.kernel.bits import word
from engine.solver.memory_layout import (
    CARDS,
    EPOCH,
    FEWEST_PLACE_BITS,
    LENGTH,
    MOST_POINTS,
    PLACE_BITS,
    POINT_BITS,
    TABLE,
    Block,
    Moment,
)

CHOICE_BITS = 6
UPPER_SHIFT = CHOICE_BITS
LOWER_SHIFT = UPPER_SHIFT + POINT_BITS
KEY_SHIFT = LOWER_SHIFT + POINT_BITS

STATE_BITS = CARDS + 3
KEY_BITS = STATE_BITS - FEWEST_PLACE_BITS
EPOCHS = 1 << (63 - KEY_SHIFT - KEY_BITS)
FACTOR = 0x1F3D5B79A5
"""An odd number: the product of a position with it is another number of as many bits.

Its highest bits are the entry's place, the others its key, so that no two positions are confused.
"""


@njit(nogil=True)
def forget(w: Block) -> None:
    """Begin a search that knows nothing of those before."""
    w[EPOCH] += 1
    if w[EPOCH] == EPOCHS:
        for place in range(TABLE, LENGTH):
            w[place] = 0
        w[EPOCH] = 1


@njit(nogil=True)
def locate(w: Block, at: Moment) -> tuple[int, int]:
    """The place of a position between tricks, and the key that an entry about it has there.

    Once nothing lies covered, low cards may stand for others, which covered a card that is left.
    """
    # Covered positions are kept apart: sharing entries with bare ones gave wrong values.
    covered = word(at.hidden != 0)
    state = at.alive | at.seat << CARDS | covered << (CARDS + 2)
    state = state * word(FACTOR) & ((1 << STATE_BITS) - 1)
    others = STATE_BITS - w[PLACE_BITS]
    return TABLE + (state >> others), (w[EPOCH] << KEY_BITS) | (state & ((word(1) << others) - 1))


@njit(nogil=True)
def entry_of(key: int, lower: int, upper: int, choice: int) -> int:
    """An entry; ``choice`` is negative when no card is the best."""
    return key << KEY_SHIFT | lower << LOWER_SHIFT | upper << UPPER_SHIFT | (choice + 1)


@njit(nogil=True)
def bounds_of(entry: int) -> tuple[int, int]:
    """The lower and the upper bound in an entry."""
    return entry >> LOWER_SHIFT & MOST_POINTS, entry >> UPPER_SHIFT & MOST_POINTS
