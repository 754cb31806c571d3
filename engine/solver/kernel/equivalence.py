"""Cards that are worth the same in a position, so that one stands for another."""

from numba import njit

from engine.solver.kernel.bits import highest, lowest, word
from engine.solver.memory_layout import (
    ALIKE,
    HANDS,
    PLAYERS,
    SAME,
    SUIT,
    SUIT_BITS,
    SUITS,
    UNDER,
    WORTH,
    WORTHLESS,
    Block,
    Moment,
)


@njit(nogil=True)
def find_alike(w: Block) -> None:
    """Write ``SAME``: of low cards worth nothing only whose they are matters, and in which order.

    Each set of them stands for the first one that has the same owners in the same order.
    """
    for suit in range(SUITS):
        low = w[WORTHLESS + suit]
        for cards in range(1 << ALIKE):
            same = word(0)
            free = word(0)
            for card in range(ALIKE):
                if (cards & low) >> card & 1 == 0:
                    continue
                owner = word(0)
                for seat in range(w[PLAYERS]):
                    if w[HANDS + seat] >> (suit * SUIT_BITS + card) & 1:
                        owner = w[HANDS + seat]
                while free < card and owner >> (suit * SUIT_BITS + free) & 1 == 0:
                    free += 1
                same |= word(1) << free
                free += 1
            w[SAME + (suit << ALIKE) + cards] = same


@njit(nogil=True)
def representative(w: Block, alive: int) -> int:
    """The canonical set of the same class as ``alive``."""
    same = alive
    for suit in range(SUITS):
        low = w[WORTHLESS + suit]
        cards = alive >> (suit * SUIT_BITS) & low
        same ^= (cards ^ w[SAME + (suit << ALIKE) + cards]) << (suit * SUIT_BITS)
    return same


@njit(nogil=True)
def bound_by_neighbours(
    w: Block, at: Moment, hand: int, card: int, tried: int, found: int, upward: bool
) -> int:
    """What a card is worth at most (upward), or else at least, by those beside it in the hand.

    With nothing but the hand's own cards between them, two cards differ by their points at most.
    """
    far = word(1 << 40) if upward else word(-(1 << 40))
    suit = w[SUIT + card]
    beside = tried & suit
    if beside == 0 or w[UNDER + card] & at.hidden:
        return far
    bound = far
    others = at.whole & suit & ~hand
    bit = word(1) << card
    above = beside & -(bit << 1)
    if above:
        other = lowest(above)
        if others & ((word(1) << other) - bit) == 0 and w[UNDER + other] & at.hidden == 0:
            differ = abs(w[WORTH + other] - w[WORTH + card])
            bound = w[found + other] + (differ if upward else -differ)
    below = beside & (bit - 1)
    if below:
        other = highest(below)
        if others & (bit - (word(1) << other)) == 0 and w[UNDER + other] & at.hidden == 0:
            differ = abs(w[WORTH + other] - w[WORTH + card])
            if upward:
                bound = min(bound, w[found + other] + differ)
            else:
                bound = max(bound, w[found + other] - differ)
    return bound
