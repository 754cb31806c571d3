"""Where searches begin."""

from numba import njit

from engine.solver.block import Block
from engine.solver.kernel.alike import bound_by_neighbours, find_alike
from engine.solver.kernel.bits import word
from engine.solver.kernel.legal import legal
from engine.solver.kernel.ordering import line_up, next_card
from engine.solver.kernel.playing import played
from engine.solver.kernel.search import search
from engine.solver.layout import ABANDONED, CARDS, FOUND, HANDS, MOVES, ROW

ROOT = "int64[::1]" + 12 * ",int64"
STRIDE = 8
"""How far the value of one card is looked for around that of the card before it."""


@njit(f"int64({ROOT})", nogil=True, cache=True)
def value_of(
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
    alpha: int,
    beta: int,
) -> int:
    """The value of a position between alpha and beta."""
    find_alike(w)
    return search(w, alive, hidden, whole, ply, seat, led, best, winner, points, rest, alpha, beta)


@njit(f"void({ROOT},int64[::1])", nogil=True, cache=True)
def values_of(
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
    alpha: int,
    beta: int,
    values: Block,
) -> None:
    """Write the value of each card that may be played, between alpha and beta.

    Those of the others stay as they are.
    """
    find_alike(w)
    hand = w[HANDS + seat] & alive & ~hidden
    cards = legal(w, hand, led, best, seat, winner)
    end = line_up(
        w, alive, hidden, ply, seat, led, best, winner, cards, word(-1), points, rest, alpha, beta
    )
    row = MOVES + ply * ROW
    found = FOUND + ply * CARDS
    tried = word(0)
    guess = word(-1)
    for number in range(end):
        card = next_card(w, row, number, end)
        least = bound_by_neighbours(w, card, tried, whole, hand, hidden, found, False)
        most = bound_by_neighbours(w, card, tried, whole, hand, hidden, found, True)
        if most <= alpha or least >= most:
            value = most
        elif least >= beta:
            value = least
        else:
            (alive_, hidden_, whole_, seat_, led_, best_, winner_, points_, rest_, gain) = played(
                w, alive, hidden, whole, ply, seat, led, best, winner, points, rest, card
            )
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
                elif low >= gain + rest_:
                    value = gain + rest_
                else:
                    value = gain + search(
                        w,
                        word(alive_),
                        word(hidden_),
                        word(whole_),
                        word(ply + 1),
                        word(seat_),
                        word(led_),
                        word(best_),
                        word(winner_),
                        word(points_),
                        word(rest_),
                        word(low - gain),
                        word(high - gain),
                    )
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
