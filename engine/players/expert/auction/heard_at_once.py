"""How well many hands keep what was promised, all at once: thousands are weighed for one card."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.players.convention import LONG, SHORT
from engine.players.expert.auction.call_likelihood import (
    A_CARD,
    A_CARD_AGAINST,
    BEST,
    UNNAMED,
    Against,
    AnyOf,
    Doubled,
    Hope,
    Named,
    Passed,
    Promise,
)
from engine.players.expert.auction.hand_value_tables import Weigher
from engine.players.expert.play.world_sampling import Floats

Sets = NDArray[np.int64]
"""By suit and hand, the sets of ranks that are held."""

FAR = 30.0
"""Deviations beyond which nothing is in doubt."""


def kept_by_each(promise: Promise, hands: Sets) -> Floats:
    """How likely the call is with each of these hands, as ``promise.kept`` says of one."""
    match promise:
        case Named():
            return _named(promise, hands)
        case AnyOf(meant):
            best: Floats = np.max([_named(named, hands) for named in meant], axis=0)
            return best
        case Passed():
            return _passed(promise, hands)
        case Doubled():
            return _doubled(promise, hands)
        case _:
            raise TypeError(f"nobody knows what {promise!r} asks of many hands")


def _named(promise: Named, hands: Sets) -> Floats:
    points = _points(promise.hope, hands)
    chances = _sigmoid((points - promise.low) / promise.soft)
    if promise.high is not None:
        chances *= _sigmoid((promise.high - points) / promise.soft)
    chances[~_nameable(promise.hope, hands)] *= UNNAMED
    for other in promise.others:
        better = _sigmoid((points + promise.ahead - _points(other, hands)) / BEST)
        chances *= np.where(_nameable(other, hands), better, 1.0)
    return chances


def _passed(promise: Passed, hands: Sets) -> Floats:
    chances = np.ones(hands.shape[1])
    if promise.doubled is not None:
        chances -= _doubled(promise.doubled, hands)
    for hope in promise.hopes:
        missed = _sigmoid((hope.limit - _points(hope, hands)) / promise.soft)
        chances *= np.where(_nameable(hope, hands), missed, 1.0)
    return chances


def _doubled(promise: Doubled, hands: Sets) -> Floats:
    return _sigmoid(_lacking(promise.against, hands) / promise.soft)


def _lacking(against: Against, hands: Sets) -> Floats:
    missing = against.hand_size - _counts(hands)
    points = against.theirs + _worths(against.weigher, hands, against.trump)
    return against.needed - (points - A_CARD_AGAINST * missing)


def _points(hope: Hope, hands: Sets) -> Floats:
    if hope.turned is not None:
        suit, bit = hope.turned
        hands = hands.copy()
        hands[suit] |= bit
    points = _worths(hope.weigher, hands, hope.trump) + hope.told
    points += A_CARD * (hope.hand_size - _counts(hands))
    for suit, pair in hope.pairs:
        points += hope.gain * (hands[suit] & pair == pair)
    return points * hope.rate


def _nameable(hope: Hope, hands: Sets) -> NDArray[np.bool_]:
    if hope.free or hope.trump is None:
        return np.ones(hands.shape[1], dtype=np.bool_)
    held = hands[hope.trump]
    enough: NDArray[np.bool_] = np.bitwise_count(held) >= np.where(
        held & hope.best_two, SHORT, LONG
    )
    return enough


def _counts(hands: Sets) -> Sets:
    counts: Sets = np.bitwise_count(hands).sum(axis=0, dtype=np.int64)
    return counts


def _worths(weigher: Weigher, hands: Sets, trump: int | None) -> Floats:
    trumps, sides = _tables(weigher)
    held = np.zeros_like(hands[0]) if trump is None else hands[trump]
    column = (held > 0).astype(np.int64)
    total: Floats = trumps[held]
    for suit, holding in enumerate(hands):
        if suit != trump:
            total = total + sides[column, holding]
    return total


@lru_cache(maxsize=64)
def _tables(weigher: Weigher) -> tuple[Floats, Floats]:
    return np.array(weigher.trumps), np.array(weigher.sides)


def _sigmoid(deviations: Floats) -> Floats:
    return 1.0 / (1.0 + np.exp(-np.clip(deviations, -FAR, FAR)))
