"""Legal cards (rules.md 1.4), cards of equal worth, and the effect of playing each."""

from numba import njit

from engine.solver.kernel.bits import highest, lowest, word
from engine.solver.memory_layout import (
    ALIKE,
    BEATEN_BY,
    EVERY_LEAD_TRUMP,
    FOLLOWING,
    FOLLOWING_IS_FREE,
    HANDS,
    LEADING,
    PLAYERS,
    SAME,
    SUIT,
    SUIT_BITS,
    SUITS,
    TRICK_POINTS,
    TRUMPS,
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
    """The most (upward) or least points of a card, by its neighbours in the hand.

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


@njit(nogil=True, forceinline=True)
def legal(w: Block, at: Moment, hand: int) -> int:
    """The legal cards of a hand under the duties; ``led`` is empty if it leads."""
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


@njit(nogil=True, forceinline=True)
def played(w: Block, at: Moment, card: int) -> tuple[Moment, int]:
    """The position after this card as a search takes it, and what the even seats won by it."""
    bit = word(1) << card
    wins = at.led == 0 or w[BEATEN_BY + at.best] & bit
    best = card if wins else at.best
    winner = at.seat if wins else at.winner
    points = at.points + w[WORTH + card]
    alive = at.alive & ~bit
    hidden = at.hidden
    ply = at.ply + 1
    turn = w[PLAYERS] - 1
    if ply & turn:
        led = at.led if at.led else w[SUIT + card]
        following = (at.seat + 1) & turn
        return (
            Moment(alive, hidden, at.whole, ply, following, led, best, winner, points, at.rest),
            word(0),
        )
    # All that is left goes with the last trick.
    points = points + w[TRICK_POINTS] if alive else at.rest
    if hidden:
        gone = at.whole & ~alive
        while gone:
            hidden &= ~w[UNDER + lowest(gone)]
            gone &= gone - 1
    else:
        alive = representative(w, alive)
    gain = word(0) if winner & 1 else points
    none = word(0)
    rest = at.rest - points
    return Moment(alive, hidden, alive, ply, winner, none, none, winner, none, rest), gain


@njit(nogil=True)
def last_trick(w: Block, at: Moment) -> int:
    """The even seats' points of the last trick, which plays itself."""
    players = w[PLAYERS]
    best = lowest(at.alive & w[HANDS + at.seat])
    winner = at.seat
    for step in range(1, players):
        other = (at.seat + step) & (players - 1)
        card = at.alive & w[HANDS + other]
        if card & w[BEATEN_BY + best]:
            best = lowest(card)
            winner = other
    return word(0) if winner & 1 else at.rest
