"""Where searches begin."""

from numba import int64, njit, void

from engine.solver.block import Block, Rows
from engine.solver.kernel.bits import word
from engine.solver.kernel.equivalence import bound_by_neighbours, find_alike
from engine.solver.kernel.move_ordering import line_up, next_card
from engine.solver.kernel.playing import played
from engine.solver.kernel.rules import legal
from engine.solver.kernel.search import ROOT, search
from engine.solver.memory_layout import (
    ABANDONED,
    CARDS,
    EPOCH,
    FOUND,
    HANDS,
    MOVES,
    PLAYERS,
    ROW,
    UNDER,
)
from engine.solver.moment import Moment

STRIDE = 8
"""How far the value of one card is looked for around that of the card before it."""


@njit(int64(*ROOT), nogil=True, cache=True)
def value_of(w: Block, at: Moment, alpha: int, beta: int) -> int:
    """The value of a position between alpha and beta."""
    find_alike(w)
    return search(w, at, alpha, beta)


@njit(void(*ROOT, int64[::1]), nogil=True, cache=True)
def values_of(w: Block, at: Moment, alpha: int, beta: int, values: Block) -> None:
    """Write the value of each card that may be played, between alpha and beta.

    Those of the others stay as they are.
    """
    find_alike(w)
    hand = w[HANDS + at.seat] & at.alive & ~at.hidden
    end = line_up(w, at, legal(w, at, hand), word(-1), alpha, beta)
    row = MOVES + at.ply * ROW
    found = FOUND + at.ply * CARDS
    tried = word(0)
    guess = word(-1)
    for number in range(end):
        card = next_card(w, row, number, end)
        least = bound_by_neighbours(w, at, hand, card, tried, found, False)
        most = bound_by_neighbours(w, at, hand, card, tried, found, True)
        if most <= alpha or least >= most:
            value = most
        elif least >= beta:
            value = least
        else:
            after, gain = played(w, at, card)
            floor = max(alpha, least - 1)
            ceiling = min(beta, most + 1)
            low = floor
            high = ceiling
            if guess >= 0:
                low = max(floor, min(guess - STRIDE, ceiling - 1))
                high = min(ceiling, max(guess + STRIDE, floor + 1))
            while True:
                if high <= gain:
                    value = gain
                elif low >= gain + after.rest:
                    value = gain + after.rest
                else:
                    value = gain + search(w, after, word(low - gain), word(high - gain))
                if w[ABANDONED]:
                    return
                if value <= low and low > floor:
                    high = value + 1
                    low = floor
                elif value >= high and high < ceiling:
                    low = value - 1
                    high = ceiling
                else:
                    break
        tried |= word(1) << card
        w[found + card] = value
        values[card] = value
        guess = value


@njit(int64(*ROOT, int64[:, ::1], int64[:, ::1], int64[:, ::1]), nogil=True, cache=True)
def values_of_each(
    w: Block, at: Moment, alpha: int, beta: int, hands: Rows, under: Rows, values: Rows
) -> int:
    """As ``values_of`` for each layout, a row each; how many were done before it was abandoned.

    Each searches under a number of its own, one more than the one before.
    """
    for number in range(len(hands)):
        for seat in range(w[PLAYERS]):
            w[HANDS + seat] = hands[number, seat]
        if len(under):
            for card in range(CARDS):
                w[UNDER + card] = under[number, card]
        values_of(w, at, alpha, beta, values[number])
        if w[ABANDONED]:
            return word(number)
        w[EPOCH] += 1
    return word(len(hands))
