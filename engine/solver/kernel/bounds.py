"""Points that a side takes whatever the others play, seen without searching."""

from numba import njit

from engine.solver.kernel.bits import count, highest, lowest, word
from engine.solver.memory_layout import (
    HANDS,
    PLAYERS,
    SUIT,
    SUIT_BITS,
    SUITS,
    TRICK_POINTS,
    TRUMPS,
    TRUMPS_CAN_BE_DRAWN,
    WORTH,
    Block,
    Moment,
)


@njit(nogil=True)
def sure(w: Block, at: Moment) -> tuple[int, int]:
    """The least that the even and the odd seats take from here on, between two tricks.

    A side's highest trumps bring their points whenever they fall. The leader's winners bring
    theirs because the leader can play them one after the other.
    """
    trumps = at.alive & w[TRUMPS]
    even = trumps & (w[HANDS] | w[HANDS + 2])
    odd = trumps & ~even
    highest_even = above(even, odd)
    highest_odd = above(odd, even)
    if at.hidden:
        return points_of(w, highest_even), points_of(w, highest_odd)
    mine = w[HANDS + at.seat] & at.alive
    winners = leader_winners(w, at, mine)
    if winners == mine:
        least = at.rest
    else:
        ours = highest_odd if at.seat & 1 else highest_even
        least = points_of(w, winners | ours) + count(winners) * w[TRICK_POINTS]
        if winners and count(mine) == count(winners) + 1:
            both = points_of(w, winners) + falls_before_last(w, at)
            least = max(least, both + count(winners) * w[TRICK_POINTS])
    if at.seat & 1:
        return points_of(w, highest_even), least
    return least, points_of(w, highest_odd)


@njit(nogil=True)
def leader_winners(w: Block, at: Moment, mine: int) -> int:
    """The leader's cards that no other hand can beat once it has no trumps left.

    There are none when somebody may keep a trump, even if the leader plays all winning trumps.
    """
    players = w[PLAYERS]
    others = at.alive & ~mine
    theirs = others & w[TRUMPS]
    if theirs:
        rounds = word(0)
        if w[TRUMPS_CAN_BE_DRAWN]:
            rounds = count(above(mine & w[TRUMPS], theirs))
        for step in range(1, players):
            if count(w[HANDS + ((at.seat + step) & (players - 1))] & theirs) > rounds:
                return word(0)
    winners = word(0)
    for suit in range(SUITS):
        cards = w[SUIT + suit * SUIT_BITS]
        winners |= above(mine & cards, others & cards)
    return winners


@njit(nogil=True)
def falls_before_last(w: Block, at: Moment) -> int:
    """The least that the hands beside the leader's play before the last trick."""
    players = w[PLAYERS]
    points = word(0)
    for step in range(1, players):
        cards = w[HANDS + ((at.seat + step) & (players - 1))] & at.alive
        dearest = word(0)
        while cards:
            worth = w[WORTH + lowest(cards)]
            points += worth
            dearest = max(dearest, worth)
            cards &= cards - 1
        points -= dearest
    return points


@njit(nogil=True)
def above(cards: int, rivals: int) -> int:
    """The cards among these that are higher than all their rivals of the same suit."""
    return cards & -(word(1) << highest(rivals)) if rivals else cards


@njit(nogil=True)
def points_of(w: Block, cards: int) -> int:
    """The sum of these cards' points."""
    points = word(0)
    while cards:
        points += w[WORTH + lowest(cards)]
        cards &= cards - 1
    return points
