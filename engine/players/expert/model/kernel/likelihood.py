"""Compiled likelihood of played cards, and the features of each choice for training."""

from math import exp, log
from typing import Protocol

import numpy as np
from numba import float64, int64, njit, void

from engine.players.expert.arrays import Floats
from engine.players.expert.model.kernel.columns import (
    BEST,
    CARD,
    GONE,
    LATER,
    LED,
    PLACE,
    POINTS,
    SEAT,
    WINNER,
)
from engine.players.expert.model.kernel.features import FEATURES, features
from engine.solver.kernel.bits import lowest, word
from engine.solver.kernel.rules import legal
from engine.solver.memory_layout import Block, Moment, Rows


class CardFeatures(Protocol):
    """By choice and card, the numbers of its features."""

    def __getitem__(self, place: tuple[int, int], /) -> Block:
        """The features of one card."""
        ...


SURPRISE = 0.05
"""The chance that a card is played for reasons outside the model."""


@njit(nogil=True)
def moment(play: Block) -> Moment:
    """The position of a play, as far as the obligations depend on it."""
    none = word(0)
    return Moment(
        none,
        none,
        none,
        play[PLACE],
        play[SEAT],
        play[LED],
        play[BEST],
        play[WINNER],
        play[POINTS],
        none,
    )


@njit(
    void(int64[::1], int64[:, ::1], int64, int64[:, ::1], float64[::1], float64[::1]),
    nogil=True,
    cache=True,
)
def weigh(w: Block, plays: Rows, pack: int, hands: Rows, weights: Floats, found: Floats) -> None:
    """Write for each row of hands the logarithm of how likely all these plays are from it."""
    numbers = np.zeros(FEATURES, np.int64)
    for number in range(len(plays)):
        play = plays[number]
        at = moment(play)
        for row in range(len(hands)):
            hand = hands[row, play[SEAT]] | play[LATER]
            cards = legal(w, at, hand)
            if cards & (cards - 1) == 0:
                continue
            out = pack & ~play[GONE] & ~hand
            whole = 0.0
            chosen = 0.0
            many = 0
            while cards:
                card = lowest(cards)
                cards &= cards - 1
                features(w, play, hand, out, card, numbers)
                promise = 0.0
                for feature in range(FEATURES):
                    promise += weights[numbers[feature]]
                share = exp(promise)
                whole += share
                many += 1
                if card == play[CARD]:
                    chosen = share
            found[row] += log((1.0 - SURPRISE) * chosen / whole + SURPRISE / many)


@njit(
    int64(int64[::1], int64[:, ::1], int64, int64[:, :, ::1], int64[:, ::1]),
    nogil=True,
    cache=True,
)
def describe(w: Block, plays: Rows, pack: int, described: CardFeatures, choices: Rows) -> int:
    """Write the features of the cards at each choice of a deal that was played to its end.

    ``choices`` says how many cards there were and which of them was played; how many choices there
    were is given back.
    """
    done = word(0)
    for number in range(len(plays)):
        play = plays[number]
        hand = play[LATER]
        cards = legal(w, moment(play), hand)
        if cards & (cards - 1) == 0:
            continue
        out = pack & ~play[GONE] & ~hand
        many = word(0)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            features(w, play, hand, out, card, described[done, many])
            if card == play[CARD]:
                choices[done][1] = many
            many += 1
        choices[done][0] = many
        done += 1
    return done
