"""What each card of a position costs the search, compiled: import it through ``kernel_cache``."""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from engine.solver.kernel.bits import lowest, word, words_of
from engine.solver.kernel.move_ordering import FEATURES_OF_CARD, features, setting
from engine.solver.kernel.rules import legal, played
from engine.solver.kernel.search import search
from engine.solver.kernel.table import forget
from engine.solver.memory_layout import HANDS, NODES, Block, Moment

DEAREST = 30.0
"""A card that takes more than this many times the nodes of the best one counts no more."""

Picks = NDArray[np.float64]
"""For each place in the trick a share of the cards: the one that is played there."""

Rows = tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.int8]]
"""The features of cards, the logarithms of their costs, and how many cards there are."""


@njit(nogil=True)
def down_a_trick(block: Block, at: Moment, alpha: int, picks: Picks, rows: Rows) -> int:
    """Write a row for this position and for each one after it in the trick; how many rows.

    Positions in which no card settles the search, or only one may be played, are passed over.
    """
    w = words_of(block)
    numbers, costs, cards = rows
    written = 0
    for place in range(len(picks)):
        legal_cards = legal(w, at, w[HANDS + at.seat] & at.alive)
        among = setting(w, at, alpha, alpha + 1)
        settles = np.zeros(costs.shape[1], np.bool_)
        best = np.inf
        number = 0
        left = legal_cards
        while left:
            card = lowest(left)
            left &= left - 1
            found = features(w, at, among, card)
            for feature in range(FEATURES_OF_CARD):
                numbers[written, number, feature] = found[feature]
            after, gain = played(w, at, card)
            forget(w)
            w[NODES] = 0
            low = alpha - gain
            if low + 1 <= 0:
                value = gain
            elif low >= after.rest:
                value = gain + after.rest
            else:
                value = gain + search(w, after, word(low), word(low + 1))
            costs[written, number] = max(1, w[NODES])
            settles[number] = value <= alpha if at.seat & 1 else value > alpha
            if settles[number]:
                best = min(best, costs[written, number])
            number += 1
        if number > 1 and best < np.inf:
            for card in range(number):
                # A card that does not settle the position costs the best one's nodes as well.
                cost = costs[written, card] / best + word(not settles[card])
                costs[written, card] = np.log(min(cost, DEAREST))
            cards[written] = number
            written += 1
        for _ in range(int(picks[place] * number)):
            legal_cards &= legal_cards - 1
        at, _ = played(w, at, lowest(legal_cards))
    return written
