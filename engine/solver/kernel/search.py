"""Alpha-beta search with null windows and a table of positions between tricks."""

from collections.abc import Callable

from numba import int64, njit, void
from numba.core.types import NamedUniTuple, Type

from engine.solver.kernel.bits import WORDS, word, words_of
from engine.solver.kernel.bounds import sure
from engine.solver.kernel.move_ordering import next_card, order_moves
from engine.solver.kernel.rules import (
    bound_by_neighbours,
    find_alike,
    last_trick,
    legal,
    played,
)
from engine.solver.kernel.table import (
    CHOICE_BITS,
    KEY_SHIFT,
    bounds_of,
    entry_of,
    forget,
    locate,
)
from engine.solver.memory_layout import (
    ABANDONED,
    BUDGET,
    CARDS,
    FOUND,
    HANDS,
    MOST_POINTS,
    MOVES,
    NODES,
    PLAYERS,
    ROW,
    SIZE,
    STOP,
    UNDER,
    Block,
    Moment,
    Rows,
)

named_words: Callable[..., Type] = NamedUniTuple  # which Numba leaves without annotations
MOMENT = named_words(int64, len(Moment._fields), Moment)
ROOT = (int64[::1], MOMENT, int64, int64)
"""The types of what a search is given from outside: its block is an array there."""


@njit(int64(WORDS, MOMENT, int64, int64), nogil=True, cache=True)
def search(w: Block, at: Moment, alpha: int, beta: int) -> int:
    """The even seats' points from here on, if they lie between alpha and beta.

    A result at or below alpha is an upper bound, one at or above beta a lower bound. Every argument
    of every call is cast to its exact type: otherwise Numba compiles a second version, and the
    cached one crashes.
    """
    w[NODES] += 1
    players = w[PLAYERS]
    between_tricks = at.ply & (players - 1) == 0
    slot = word(0)
    key = word(0)
    hint = word(-1)
    lower = word(0)
    upper = at.rest
    asked_alpha = alpha
    asked_beta = beta
    if between_tricks:
        if w[NODES] > w[BUDGET] or w[STOP]:
            w[ABANDONED] = 1
            return word(0)
        if at.ply + players == w[SIZE]:
            return last_trick(w, at)
        slot, key = locate(w, at)
        entry = w[slot]
        if entry >> KEY_SHIFT == key:
            lower, upper = bounds_of(entry)
            hint = (entry & ((1 << CHOICE_BITS) - 1)) - 1
        else:
            lower, odd = sure(w, at)
            upper = at.rest - odd
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        alpha = max(alpha, lower)
        beta = min(beta, upper)
    hand = w[HANDS + at.seat] & at.alive & ~at.hidden
    end = order_moves(w, at, legal(w, at, hand), hint, alpha, beta)
    row = MOVES + at.ply * ROW
    found = FOUND + at.ply * CARDS
    maximising = at.seat & 1 == 0
    value = word(-1) if maximising else word(MOST_POINTS)
    choice = word(-1)
    tried = word(0)
    for number in range(end):
        card = next_card(w, row, number, end)
        if number:
            bound = bound_by_neighbours(w, at, hand, card, tried, found, maximising)
            if bound <= alpha if maximising else bound >= beta:
                value = max(value, bound) if maximising else min(value, bound)
                tried |= word(1) << card
                w[found + card] = bound
                continue
        after, gain = played(w, at, card)
        low = alpha - gain
        high = beta - gain
        if high <= 0:
            answer = gain
        elif low >= after.rest:
            answer = gain + after.rest
        else:
            if number and maximising:
                high = min(high, low + 1)
            elif number:
                low = max(low, high - 1)
            while True:
                answer = gain + search(w, after, word(low), word(high))
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
        w[slot] = entry_of(key, lower, upper, choice)
    return value


STRIDE = 8
"""Half the width of the window around the value of the card before."""


@njit(int64(*ROOT), nogil=True, cache=True)
def value_of(block: Block, at: Moment, alpha: int, beta: int) -> int:
    """The value of a position between alpha and beta."""
    w = words_of(block)
    find_alike(w)
    forget(w)
    return search(w, at, alpha, beta)


@njit(void(*ROOT, int64[::1]), nogil=True, cache=True)
def values_of(block: Block, at: Moment, alpha: int, beta: int, values: Block) -> None:
    """Write the value of each card that may be played, between alpha and beta.

    Those of the others stay as they are.
    """
    w = words_of(block)
    find_alike(w)
    forget(w)
    hand = w[HANDS + at.seat] & at.alive & ~at.hidden
    end = order_moves(w, at, legal(w, at, hand), word(-1), alpha, beta)
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


@njit(nogil=True)
def lay(w: Block, hands: Rows, under: Rows, number: int) -> None:
    """Write the cards of one layout into the words of the search."""
    for seat in range(w[PLAYERS]):
        w[HANDS + seat] = hands[number, seat]
    if len(under):
        for card in range(CARDS):
            w[UNDER + card] = under[number, card]


@njit(int64(*ROOT, int64[:, ::1], int64[:, ::1], int64[:, ::1]), nogil=True, cache=True)
def values_of_each(
    block: Block, at: Moment, alpha: int, beta: int, hands: Rows, under: Rows, values: Rows
) -> int:
    """As ``values_of`` for each layout, a row each; how many were done before it was abandoned."""
    w = words_of(block)
    for number in range(len(hands)):
        lay(w, hands, under, number)
        values_of(block, at, alpha, beta, values[number])
        if w[ABANDONED]:
            return word(number)
    return word(len(hands))


SHIFT = 17
"""By so much the steps of each layout lie beside those of the layout before."""


@njit(int64(*ROOT, int64, int64[:, ::1], int64[:, ::1], int64[:, ::1]), nogil=True, cache=True)
def rounded_values_of_each(
    block: Block,
    at: Moment,
    cards: int,
    step: int,
    first: int,
    hands: Rows,
    under: Rows,
    values: Rows,
) -> int:
    """The values of some ``cards`` in each layout, rounded to ``step`` points; how many were done.

    A value is the middle of the step in which it lies. The steps lie elsewhere in each layout, as
    its number says (``first`` and those after it): over many nothing is rounded up or down.
    """
    w = words_of(block)
    guess = at.rest // 2
    for number in range(len(hands)):
        lay(w, hands, under, number)
        find_alike(w)
        forget(w)
        shift = (first + number) * SHIFT % step
        hand = w[HANDS + at.seat] & at.alive & ~at.hidden
        end = order_moves(w, at, legal(w, at, hand) & cards, word(-1), word(0), at.rest)
        row = MOVES + at.ply * ROW
        found = FOUND + at.ply * CARDS
        points = values[number]
        tried = word(0)
        for place in range(end):
            card = next_card(w, row, place, end)
            after, gain = played(w, at, card)
            least = bound_by_neighbours(w, at, hand, card, tried, found, False)
            most = bound_by_neighbours(w, at, hand, card, tried, found, True)
            # A neighbour that is worth more or less tells too little: it is rounded itself.
            low = ((least if least == most else gain) + shift) // step
            high = ((most if least == most else gain + after.rest) + shift) // step
            asked = min(max((guess + shift) // step, low + 1), high)
            leap = word(1)
            way = word(0)
            while low < high:
                edge = asked * step - shift
                answer = gain + search(w, after, word(edge - 1 - gain), word(edge - gain))
                if w[ABANDONED]:
                    return word(number)
                # As long as all answers point the same way the steps grow; then the rest is halved.
                if answer >= edge:
                    low = max(asked, (answer + shift) // step)
                    way = word(1) if way == 1 or (leap == 1 and way == 0) else word(2)
                else:
                    high = min(asked - 1, (answer + shift) // step)
                    way = word(-1) if way == -1 or (leap == 1 and way == 0) else word(2)
                if way == 1:
                    asked = min(low + leap, high)
                elif way == -1:
                    asked = max(high - leap + 1, low + 1)
                else:
                    asked = (low + high + 1) // 2
                leap *= 2
            guess = max(word(0), min(low * step - shift + step // 2, at.rest))
            tried |= word(1) << card
            w[found + card] = guess
            points[card] = guess
    return word(len(hands))
