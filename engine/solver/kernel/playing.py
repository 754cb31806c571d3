"""What a card does: the trick goes on, or it is taken."""

from numba import njit

from engine.solver.block import Block
from engine.solver.kernel.alike import representative
from engine.solver.kernel.bits import highest, lowest, word
from engine.solver.layout import BEATEN_BY, HANDS, PLAYERS, SUIT, TRICK_POINTS, TRUMPS, UNDER, WORTH

Played = tuple[int, int, int, int, int, int, int, int, int, int]


@njit(nogil=True)
def played(
    w: Block,
    alive: int,
    hidden: int,
    whole: int,
    ply: int,
    seat: int,
    led: int,
    best: int,
    winner: int,
    points: int,
    rest: int,
    card: int,
) -> Played:
    """The position after this card as a search takes it, and what the even seats won by it."""
    bit = word(1) << card
    if led == 0 or w[BEATEN_BY + best] & bit:
        best = card
        winner = seat
    points += w[WORTH + card]
    alive &= ~bit
    players = w[PLAYERS]
    if (ply & (players - 1)) + 1 < players:
        if led == 0:
            led = w[SUIT + card]
        following = (seat + 1) & (players - 1)
        return alive, hidden, whole, following, led, best, winner, points, rest, word(0)
    # All that is left goes with the last trick.
    points = points + w[TRICK_POINTS] if alive else rest
    if hidden:
        gone = whole & ~alive
        while gone:
            hidden &= ~w[UNDER + lowest(gone)]
            gone &= gone - 1
    else:
        alive = representative(w, alive)
    gain = word(0) if winner & 1 else points
    none = word(0)
    return alive, hidden, alive, winner, none, none, winner, none, rest - points, gain


@njit(nogil=True)
def last_trick(w: Block, alive: int, seat: int, rest: int) -> int:
    """What the even seats take of the last trick, which plays itself."""
    players = w[PLAYERS]
    best = lowest(alive & w[HANDS + seat])
    winner = seat
    for step in range(1, players):
        other = (seat + step) & (players - 1)
        card = alive & w[HANDS + other]
        if card & w[BEATEN_BY + best]:
            best = lowest(card)
            winner = other
    return word(0) if winner & 1 else rest


@njit(nogil=True)
def secured(w: Block, alive: int) -> int:
    """The points of the highest trumps that one side has; below zero those of the odd seats.

    Nothing of the other side can win over such a card, whenever it falls.
    """
    trumps = alive & w[TRUMPS]
    even = trumps & (w[HANDS] | w[HANDS + 2])
    odd = trumps & ~even
    points = word(0)
    run = even & -(word(1) << highest(odd)) if odd else even
    while run:
        points += w[WORTH + lowest(run)]
        run &= run - 1
    run = odd & -(word(1) << highest(even)) if even else odd
    while run:
        points -= w[WORTH + lowest(run)]
        run &= run - 1
    return points
