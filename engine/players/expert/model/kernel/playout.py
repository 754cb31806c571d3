"""Compiled playouts: deals played to their end, each seat playing as usual."""

import numpy as np
from numba import float64, int64, njit, void

from engine.players.expert.arrays import Floats
from engine.players.expert.model.kernel.columns import (
    BEST,
    BY_OTHERS,
    BY_PARTNER,
    COLUMNS,
    LED,
    LED_BY,
    PLACE,
    POINTS,
    SEAT,
    TRICK,
    WINNER,
)
from engine.players.expert.model.kernel.features import FEATURES, features
from engine.players.expert.model.kernel.likelihood import moment
from engine.solver.kernel.bits import lowest, word
from engine.solver.kernel.rules import legal
from engine.solver.memory_layout import BEATEN_BY, SEATS, SUIT, SUIT_BITS, WORTH, Block, Rows


@njit(nogil=True)
def usual(
    w: Block, play: Block, hand: int, alive: int, weights: Floats, numbers: Block, heat: float
) -> int:
    """The card that is most usual of those that may be played.

    With a ``heat`` of 1 each is drawn as often as it is usual; with 0 nothing is left to chance.
    """
    cards = legal(w, moment(play), hand)
    # One bit is set: one card may be played.
    if cards & (cards - 1) == 0:
        return lowest(cards)
    best = word(0)
    most = -np.inf
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        features(w, play, hand, alive & ~hand, card, numbers)
        promise = 0.0
        for feature in range(FEATURES):
            promise += weights[numbers[feature]]
        if heat > 0.0:
            # The greatest of such sums is each card with its share of the chance (Gumbel's trick).
            promise -= heat * np.log(-np.log(np.random.random()))
        if promise > most:
            most = promise
            best = card
    return best


@njit(nogil=True)
def played_out(
    w: Block,
    plays: Rows,
    hands: Block,
    card: int,
    last: int,
    weights: Floats,
    numbers: Block,
    heat: float,
) -> int:
    """The points that the even seats take from here on when the first to play plays this card.

    ``plays`` is what each seat sees as it is to play, ``hands`` what it holds: both are used up.
    """
    seat = plays[0, SEAT]
    for other in range(SEATS):
        plays[other][SEAT] = other
    alive = hands[0] | hands[1] | hands[2] | hands[3]
    led = plays[seat, LED]
    best = plays[seat, BEST]
    winner = plays[seat, WINNER]
    points = plays[seat, POINTS]
    place = plays[seat, PLACE]
    trick = plays[seat, TRICK]
    won = word(0)
    while True:
        bit = word(1) << card
        hands[seat] &= ~bit
        alive &= ~bit
        points += w[WORTH + card]
        if place == 0:
            led = w[SUIT + card]
            best = card
            winner = seat
            number = lowest(led) // SUIT_BITS
            for other in range(SEATS):
                ours = (other ^ seat) & 1 == 0
                plays[other][LED_BY + number] |= word(BY_PARTNER) if ours else word(BY_OTHERS)
        elif w[BEATEN_BY + best] & bit:
            best = card
            winner = seat
        place += 1
        seat = (seat + 1) & 3
        if place == SEATS:
            if alive == 0:
                points += last
            if winner & 1 == 0:
                won += points
            if alive == 0:
                return won
            seat = winner
            led = word(0)
            best = word(0)
            points = word(0)
            place = word(0)
            trick += 1
        play = plays[seat]
        play[LED] = led
        play[BEST] = best
        play[WINNER] = winner
        play[POINTS] = points
        play[PLACE] = place
        play[TRICK] = trick
        card = usual(w, play, hands[seat], alive, weights, numbers, heat)


@njit(
    void(
        int64[::1],
        int64[:, ::1],
        int64[:, ::1],
        int64[::1],
        int64,
        int64,
        float64[::1],
        int64[:, ::1],
    ),
    nogil=True,
    cache=True,
)
def play_out(
    w: Block,
    plays: Rows,
    hands: Rows,
    cards: Block,
    many: int,
    last: int,
    weights: Floats,
    found: Rows,
) -> None:
    """Write what the even seats take in each row of hands after each of the first ``many`` cards.

    ``last`` are the points of the last trick.
    """
    numbers = np.zeros(FEATURES, np.int64)
    held = np.zeros(SEATS, np.int64)
    seen = np.zeros((SEATS, COLUMNS), np.int64)
    for row in range(len(hands)):
        for number in range(many):
            for seat in range(SEATS):
                held[seat] = hands[row, seat]
                for column in range(COLUMNS):
                    seen[seat, column] = plays[seat, column]
            found[row][number] = played_out(
                w, seen, held, cards[number], last, weights, numbers, 0.0
            )


DRAWN = 1.0
"""The heat at which cards are drawn as often as they are usual."""


@njit(
    void(int64[::1], int64[:, ::1], int64[:, ::1], int64, int64, int64, float64[::1], float64[::1]),
    nogil=True,
    cache=True,
)
def play_often(
    w: Block,
    plays: Rows,
    hands: Rows,
    times: int,
    last: int,
    seed: int,
    weights: Floats,
    found: Floats,
) -> None:
    """Write what the even seats take on average in each row of hands, played so many times.

    ``plays`` is what each seat sees before the first lead.
    """
    # Numba's dice, not numpy's: they are apart in compiled code.
    np.random.seed(seed)
    numbers = np.zeros(FEATURES, np.int64)
    held = np.zeros(SEATS, np.int64)
    seen = np.zeros((SEATS, COLUMNS), np.int64)
    seat = plays[0, SEAT]
    for row in range(len(hands)):
        won = word(0)
        for _ in range(times):
            alive = word(0)
            for other in range(SEATS):
                held[other] = hands[row, other]
                alive |= held[other]
                for column in range(COLUMNS):
                    seen[other, column] = plays[other, column]
            seen[seat, SEAT] = seat
            card = usual(w, seen[seat], held[seat], alive, weights, numbers, DRAWN)
            seen[0, SEAT] = seat
            won += played_out(w, seen, held, card, last, weights, numbers, DRAWN)
        found[row] = won / times
