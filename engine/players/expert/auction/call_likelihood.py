"""How likely a call is with a given hand: what it asks for, and how well a hand keeps that.

Each can be asked about one hand (``kept``) or about thousands at once (``kept_by_each``).
"""

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from engine.players.expert.arrays import Floats
from engine.players.hand_count import NEVER
from engine.players.hand_measures import ACE_BIT, SIDE_ACES, Measure, Term, measured, table
from engine.players.hand_value_tables import Holdings, Masks, Weigher, suit_number

UNNAMED = 0.6
"""How likely a suit too short by the convention is named, of what a longer one would be.

This and the other chances were fitted to the calls of players without a system.
"""

BEST = 9.0
"""The softness, in points, of the choice between two trumps."""

PARTNER_STRAYS, OPPONENT_STRAYS = 0.1, 0.7
"""How likely a call is that the hand does not allow by the system, of what it would be if it did.

Partners have agreed on the system; opponents may have one of their own, or none.
"""

A_CARD, A_CARD_AGAINST = 4.0, 2.5
"""Average points that a card still to be dealt adds, and takes from the opponents."""


class Likelihood(Protocol):
    """How likely a call is."""

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand, from 0 to 1."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """The points that a seat expects with a trump: its hand's value and what it was told.

    ``turned`` is the card that it would take, ``nameable`` the holdings named in good faith; each
    of the ``pairs``, by the number of its suit, adds ``gain``. ``limit`` is what the lowest bid
    asks for.
    """

    weigher: Weigher
    trump: int | None
    told: float
    limit: float
    rate: float
    hand_size: int
    nameable: Holdings
    pairs: tuple[tuple[int, int], ...]
    gain: float
    free: bool
    turned: tuple[int, int] | None = None

    def points(self, masks: Masks) -> float:
        """The points that it counts on."""
        masks = _taken_up(masks, self.turned)
        held = sum(mask.bit_count() for mask in masks)
        found = self.weigher.weigh(masks, self.trump) + self.told
        if held != self.hand_size:
            found += A_CARD * (self.hand_size - held)
        for suit, pair in self.pairs:
            if masks[suit] & pair == pair:
                found += self.gain
        return found * self.rate

    def may_name(self, masks: Masks) -> bool:
        """Whether it is named in good faith."""
        return self.free or self.trump is None or self.nameable[masks[self.trump]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A trump was named: the hand lies between what that asks for and what more would have asked.

    ``others`` could have been named in its place, each only if it was better by ``ahead``.
    """

    expectation: Expectation
    low: float
    high: float | None
    soft: float
    others: tuple[Expectation, ...]
    ahead: float

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        points = self.expectation.points(masks)
        chance = sigmoid((points - self.low) / self.soft)
        if self.high is not None:
            chance *= sigmoid((self.high - points) / self.soft)
        if not self.expectation.may_name(masks):
            chance *= UNNAMED
        for other in self.others:
            if other.may_name(masks):
                chance *= sigmoid((points + self.ahead - other.points(masks)) / BEST)
        return chance


@dataclass(frozen=True, slots=True)
class AnyOf:
    """A number was bid whose trump is named later: one of these is meant, the one kept best."""

    meant: tuple[Named, ...]

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        return max(named.kept(masks) for named in self.meant)


@dataclass(frozen=True, slots=True, kw_only=True)
class Against:
    """A contract of the others: what they are likely to take, and what they need."""

    weigher: Weigher
    trump: int | None
    theirs: float
    needed: float
    hand_size: int

    def lacking(self, masks: Masks) -> float:
        """The points that they lack against this hand."""
        missing = self.hand_size - sum(mask.bit_count() for mask in masks)
        points = self.theirs + self.weigher.weigh(masks, self.trump) - A_CARD_AGAINST * missing
        return self.needed - points


@dataclass(frozen=True, slots=True)
class Doubled:
    """A contract was doubled: the hand promises that it fails."""

    against: Against
    soft: float

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        return sigmoid(self.against.lacking(masks) / self.soft)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """Nothing was said: no trump was good enough, and what stood was not doubled."""

    expectations: tuple[Expectation, ...]
    soft: float
    doubled: Doubled | None

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        chance = 1.0 if self.doubled is None else 1.0 - self.doubled.kept(masks)
        for expectation in self.expectations:
            if expectation.may_name(masks):
                chance *= sigmoid((expectation.limit - expectation.points(masks)) / self.soft)
        return chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What the system promises by a call: ``least`` to ``most`` in the best of its trumps.

    ``counting`` has the tables of each trump; ``turned`` is counted with the hand. ``nameable``: a
    suit must be held so that it may be named.
    """

    counting: tuple[tuple[int | None, Weigher], ...]
    least: float
    most: float
    nameable: Holdings | None
    turned: tuple[int, int] | None = None

    def fits(self, masks: Masks) -> bool:
        """Whether the hand keeps it."""
        masks = _taken_up(masks, self.turned)
        best = max(
            weigher.weigh(masks, trump)
            if self.nameable is None or trump is None or self.nameable[masks[trump]]
            else NEVER
            for trump, weigher in self.counting
        )
        return self.least <= best <= self.most


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a call of the dialogue promises."""

    terms: tuple[Term, ...]

    def fits(self, masks: Masks) -> bool:
        """Whether the hand keeps it."""
        return all(term.fits(measured(term, masks)) for term in self.terms)


@dataclass(frozen=True, slots=True)
class BySystem:
    """A call of somebody who keeps to the system, or ``strays`` from it."""

    told: Told | Spoken
    usual: Likelihood | None
    strays: float

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        chance = 1.0 if self.told.fits(masks) else self.strays
        return chance if self.usual is None else chance * self.usual.kept(masks)


def _taken_up(masks: Masks, turned: tuple[int, int] | None) -> Masks:
    """The hand with the card that its owner would take."""
    if turned is None:
        return masks
    suit, bit = turned
    return (*masks[:suit], masks[suit] | bit, *masks[suit + 1 :])


def sigmoid(deviations: float) -> float:
    """From 0 to 1, a half at 0."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, deviations))))


Sets = NDArray[np.int64]
"""By suit and hand, the sets of ranks that are held."""

FAR = 30.0
"""Beyond this many deviations the sigmoid is cut off."""


def kept_by_each(call: Likelihood, hands: Sets) -> Floats:
    """How likely the call is with each of these hands, as ``call.kept`` says of one."""
    match call:
        case Named():
            return _named(call, hands)
        case AnyOf(meant):
            best: Floats = np.max([_named(named, hands) for named in meant], axis=0)
            return best
        case Passed():
            return _passed(call, hands)
        case Doubled():
            return _doubled(call, hands)
        case BySystem(told, usual, strays):
            fits = np.where(_fits(told, hands), 1.0, strays)
            return fits if usual is None else fits * kept_by_each(usual, hands)
        case _:
            raise TypeError(f"nobody knows what {call!r} asks of many hands")


def _named(promise: Named, hands: Sets) -> Floats:
    points = _points(promise.expectation, hands)
    chances = _sigmoid((points - promise.low) / promise.soft)
    if promise.high is not None:
        chances *= _sigmoid((promise.high - points) / promise.soft)
    chances[~_nameable(promise.expectation, hands)] *= UNNAMED
    for other in promise.others:
        better = _sigmoid((points + promise.ahead - _points(other, hands)) / BEST)
        chances *= np.where(_nameable(other, hands), better, 1.0)
    return chances


def _passed(promise: Passed, hands: Sets) -> Floats:
    chances = np.ones(hands.shape[1])
    if promise.doubled is not None:
        chances -= _doubled(promise.doubled, hands)
    for expectation in promise.expectations:
        missed = _sigmoid((expectation.limit - _points(expectation, hands)) / promise.soft)
        chances *= np.where(_nameable(expectation, hands), missed, 1.0)
    return chances


def _doubled(promise: Doubled, hands: Sets) -> Floats:
    return _sigmoid(_lacking(promise.against, hands) / promise.soft)


def _lacking(against: Against, hands: Sets) -> Floats:
    missing = against.hand_size - _counts(hands)
    points = against.theirs + _worths(against.weigher, hands, against.trump)
    return against.needed - (points - A_CARD_AGAINST * missing)


def _points(expectation: Expectation, hands: Sets) -> Floats:
    hands = _all_taken_up(hands, expectation.turned)
    points = _worths(expectation.weigher, hands, expectation.trump) + expectation.told
    points += A_CARD * (expectation.hand_size - _counts(hands))
    for suit, pair in expectation.pairs:
        points += expectation.gain * (hands[suit] & pair == pair)
    return points * expectation.rate


def _nameable(expectation: Expectation, hands: Sets) -> NDArray[np.bool_]:
    if expectation.free or expectation.trump is None:
        return np.ones(hands.shape[1], dtype=np.bool_)
    nameable: NDArray[np.bool_] = _of_each(expectation.nameable)[hands[expectation.trump]]
    return nameable


def _fits(told: Told | Spoken, hands: Sets) -> NDArray[np.bool_]:
    if isinstance(told, Spoken):
        every = np.ones(hands.shape[1], dtype=np.bool_)
        for term in told.terms:
            values = _measured(term, hands)
            every &= term.least <= values
            if term.most is not None:
                every &= values <= term.most
        return every
    hands = _all_taken_up(hands, told.turned)
    best = np.full(hands.shape[1], float(NEVER))
    for trump, weigher in told.counting:
        counted = _worths(weigher, hands, trump)
        if told.nameable is not None and trump is not None:
            counted = np.where(_of_each(told.nameable)[hands[trump]], counted, NEVER)
        best = np.maximum(best, counted)
    fitting: NDArray[np.bool_] = (told.least <= best) & (best <= told.most)
    return fitting


def _measured(term: Term, hands: Sets) -> Sets:
    suit = suit_number(term.trump)
    aces = (hands >> ACE_BIT).sum(axis=0) - (hands[suit] >> ACE_BIT)
    found: Sets = _table(term.measure, term.number)[hands[suit] * SIDE_ACES + aces]
    return found


@lru_cache(maxsize=512)
def _table(measure: Measure, number: int) -> Sets:
    return np.array(table(measure, number))


def _all_taken_up(hands: Sets, turned: tuple[int, int] | None) -> Sets:
    if turned is None:
        return hands
    suit, bit = turned
    hands = hands.copy()
    hands[suit] |= bit
    return hands


@lru_cache(maxsize=64)
def _of_each(holdings: Holdings) -> NDArray[np.bool_]:
    return np.array(holdings)


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
