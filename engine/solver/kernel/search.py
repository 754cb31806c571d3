"""Alpha-beta with null windows over all cards, and a table of positions between tricks."""

from numba import njit

from engine.solver.block import Block
from engine.solver.kernel.alike import bound_by_neighbours
from engine.solver.kernel.bits import word
from engine.solver.kernel.legal import legal
from engine.solver.kernel.ordering import line_up, next_card
from engine.solver.kernel.playing import last_trick, played, secured
from engine.solver.layout import (
    ABANDONED,
    BUDGET,
    CARDS,
    EPOCH,
    EPOCH_SHIFT,
    FOUND,
    HANDS,
    MOST_POINTS,
    MOVES,
    NODES,
    PLAYERS,
    POINT_BITS,
    ROW,
    SEAT_SHIFT,
    SIZE,
    SLOTS,
    STOP,
    TABLE,
)


@njit("int64(int64[::1]" + 12 * ",int64" + ")", nogil=True, cache=True)
def search(
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
    """What the even seats take from here on, if that lies between alpha and beta.

    At or below alpha it is no more than that, at or above beta no less. Every argument of every
    call is cast to its very type: else a second function is compiled beside this one, and the
    cached one jumps to nowhere.
    """
    w[NODES] += 1
    players = w[PLAYERS]
    between_tricks = ply & (players - 1) == 0
    slot = word(0)
    key = word(0)
    hint = word(-1)
    lower = word(0)
    upper = rest
    asked_alpha = alpha
    asked_beta = beta
    if between_tricks:
        if w[NODES] > w[BUDGET] or w[STOP]:
            w[ABANDONED] = 1
            return word(0)
        if ply + players == w[SIZE]:
            return last_trick(w, alive, seat, rest)
        sure = secured(w, alive)
        if sure >= beta:
            return sure
        if rest + sure <= alpha:
            return rest + sure
        lower = max(lower, sure)
        upper = min(upper, rest + sure)
        key = alive | (seat << SEAT_SHIFT) | (w[EPOCH] << EPOCH_SHIFT)
        mixed = (alive + seat * word(0x1F3D5B79A2C4E681)) * word(0x5851F42D4C957F2D)
        slot = TABLE + 2 * (mixed >> 30 & w[SLOTS])
        if w[slot] == key:
            entry = w[slot + 1]
            lower = entry & MOST_POINTS
            upper = entry >> POINT_BITS & MOST_POINTS
            if lower >= beta or lower == upper:
                return lower
            if upper <= alpha:
                return upper
            hint = (entry >> 2 * POINT_BITS) - 1
            alpha = max(alpha, lower)
            beta = min(beta, upper)
    hand = w[HANDS + seat] & alive & ~hidden
    cards = legal(w, hand, led, best, seat, winner)
    end = line_up(
        w, alive, hidden, ply, seat, led, best, winner, cards, hint, points, rest, alpha, beta
    )
    row = MOVES + ply * ROW
    found = FOUND + ply * CARDS
    maximising = seat & 1 == 0
    value = word(-1) if maximising else word(MOST_POINTS)
    choice = word(-1)
    tried = word(0)
    for number in range(end):
        card = next_card(w, row, number, end)
        if number:
            bound = bound_by_neighbours(w, card, tried, whole, hand, hidden, found, maximising)
            if bound <= alpha if maximising else bound >= beta:
                value = max(value, bound) if maximising else min(value, bound)
                tried |= word(1) << card
                w[found + card] = bound
                continue
        (alive_, hidden_, whole_, seat_, led_, best_, winner_, points_, rest_, gain) = played(
            w, alive, hidden, whole, ply, seat, led, best, winner, points, rest, card
        )
        low = alpha - gain
        high = beta - gain
        if high <= 0:
            answer = gain
        elif low >= rest_:
            answer = gain + rest_
        else:
            if number and maximising:
                high = min(high, low + 1)
            elif number:
                low = max(low, high - 1)
            while True:
                answer = gain + search(
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
                    word(low),
                    word(high),
                )
                # A null window said that it is better, and not by how much.
                if answer >= high + gain and answer < beta:
                    low = answer - gain - 1
                    high = beta - gain
                elif answer <= low + gain and answer > alpha:
                    high = answer - gain + 1
                    low = alpha - gain
                else:
                    break
        if w[ABANDONED]:
            return word(0)
        tried |= word(1) << card
        w[found + card] = answer
        if maximising:
            if answer > value:
                value = answer
                choice = card
                if answer >= beta:
                    break
                alpha = max(alpha, answer)
        elif answer < value:
            value = answer
            choice = card
            if answer <= alpha:
                break
            beta = min(beta, answer)
    if between_tricks:
        if value > asked_alpha:
            lower = max(lower, value)
        if value < asked_beta:
            upper = min(upper, value)
        w[slot] = key
        w[slot + 1] = lower | (upper << POINT_BITS) | ((choice + 1) << 2 * POINT_BITS)
    return value
