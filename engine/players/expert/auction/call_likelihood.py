"""The likelihood of a call with a given hand, by how well the hand keeps the call's terms.

Each is asked about many hands at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from engine.players.expert.arrays import Floats
from engine.players.expert.auction.hand_sets import (
    Sets,
    Taken,
    Weighed,
    Weighings,
    sizes,
    taken_up,
    weighings,
)
from engine.players.hand_count import NEVER
from engine.players.hand_measures import ACE_BIT, SIDE_ACES, Measure, Term, table
from engine.players.hand_value_tables import RanksHeld, Weigher, suit_number

UNNAMED = 0.6
"""The likelihood of naming a suit too short by the convention, as a share of a longer one's.

This and the other chances were fitted to the calls of players without a system.
"""

BEST = 9.0
"""The softness, in points, of the choice between two trumps."""

PARTNER_STRAYS, OPPONENT_STRAYS = 0.1, 0.7
"""The likelihood of a call that the system forbids with the hand, as a share of an allowed one's.

Partners have agreed on the system; opponents may have one of their own, or none.
"""

A_CARD, A_CARD_AGAINST = 4.0, 2.5
"""Average points that a card still to be dealt adds, and takes from the opponents."""

# Measured: by a bid's terms alone the declarer's partner expected 5.2 ± 2.9 card points too few,
# with ten less than the number asks for 0.2 ± 2.8 (docs/measuring-strength.md).
SHORT = 10.0
"""The points that a hand may lack for a number where the terms of a dialogue say what it holds."""

FAR = 30.0
"""Beyond this many deviations the sigmoid is cut off."""


class Likelihood(Protocol):
    """The likelihood of a call."""

    def chances(self, hands: Sets) -> Floats:
        """The likelihood (0–1) of the call, one entry per hand."""
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
    nameable: RanksHeld
    pairs: tuple[tuple[int, int], ...]
    gain: float
    free: bool
    turned: Taken | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Expectations:
    """The points that a seat expects with several trumps, one row per trump."""

    each: tuple[Expectation, ...]
    weighings: Weighings
    told: Floats
    rate: Floats
    limit: Floats

    @classmethod
    def of(cls, each: Sequence[Expectation]) -> "Expectations":
        """All of these, of the same seat."""
        return cls(
            each=tuple(each),
            weighings=weighings(tuple((one.weigher, one.trump) for one in each)),
            told=_column([one.told for one in each]),
            rate=_column([one.rate for one in each]),
            limit=_column([one.limit for one in each]),
        )

    def points(self, hands: Sets) -> Floats:
        """The points that it counts on with each trump and hand."""
        if not self.each:
            return np.zeros((0, hands.shape[1]))
        hands = taken_up(hands, self.each[0].turned)
        found = self.weighings.weigh(hands) + self.told
        found += A_CARD * (self.each[0].hand_size - sizes(hands))
        for row, one in enumerate(self.each):
            for suit, pair in one.pairs:
                found[row] += one.gain * (hands[suit] & pair == pair)
        return found * self.rate

    def nameable(self, hands: Sets) -> NDArray[np.bool_]:
        """Whether each is named in good faith with each hand, without the card taken up."""
        found = np.ones((len(self.each), hands.shape[1]), dtype=np.bool_)
        for row, one in enumerate(self.each):
            if not one.free and one.trump is not None:
                found[row] = _of_each(one.nameable)[hands[one.trump]]
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A trump was named: the hand lies between what that asks for and what more would have asked.

    It is at this ``place`` of the ``expectations``. Another could have been named in its place,
    but only if it was better by ``ahead``.
    """

    expectations: Expectations
    place: int
    low: float
    high: float | None
    soft: float
    ahead: float

    @property
    def at_least(self) -> "Named":
        """That the hand is about good enough for it, and not that it is no better."""
        return replace(self, low=self.low - SHORT, high=None)

    def chances(self, hands: Sets) -> Floats:
        """The likelihood (0–1) of the call, one entry per hand."""
        every, nameable = self.expectations.points(hands), self.expectations.nameable(hands)
        points = every[self.place]
        chances = sigmoid((points - self.low) / self.soft)
        if self.high is not None:
            chances *= sigmoid((self.high - points) / self.soft)
        chances[~nameable[self.place]] *= UNNAMED
        better = sigmoid((points + self.ahead - every) / BEST)
        better[self.place] = 1.0
        found: Floats = chances * np.where(nameable, better, 1.0).prod(axis=0)
        return found


@dataclass(frozen=True, slots=True)
class AnyOf:
    """A number was bid whose trump is named later: one of these is meant, the one kept best."""

    meant: tuple[Named, ...]

    def chances(self, hands: Sets) -> Floats:
        """The likelihood (0–1) of the call, one entry per hand."""
        best: Floats = np.max([named.chances(hands) for named in self.meant], axis=0)
        return best


@dataclass(frozen=True, slots=True, kw_only=True)
class Against:
    """A contract of the others: what they are likely to take, and what they need."""

    weigher: Weigher
    trump: int | None
    theirs: float
    needed: float
    hand_size: int

    def lacking(self, hands: Sets) -> Floats:
        """The points that they lack against each hand."""
        missing = self.hand_size - sizes(hands)
        points: Floats = weighings(((self.weigher, self.trump),)).weigh(hands)[0]
        return self.needed - (self.theirs + points - A_CARD_AGAINST * missing)


@dataclass(frozen=True, slots=True)
class DoubleLikelihood:
    """A contract was doubled: the hand promises that it fails."""

    against: Against
    soft: float

    def chances(self, hands: Sets) -> Floats:
        """The likelihood (0–1) of the call, one entry per hand."""
        return sigmoid(self.against.lacking(hands) / self.soft)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """Nothing was said: no trump was good enough, and what stood was not doubled."""

    expectations: Expectations
    soft: float
    doubled: DoubleLikelihood | None

    def chances(self, hands: Sets) -> Floats:
        """The likelihood (0–1) of the call, one entry per hand."""
        chances = np.ones(hands.shape[1])
        if self.doubled is not None:
            chances -= self.doubled.chances(hands)
        missed = (self.expectations.limit - self.expectations.points(hands)) / self.soft
        held_back = np.where(self.expectations.nameable(hands), sigmoid(missed), 1.0)
        chances *= held_back.prod(axis=0)
        return chances


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """The system's promise of a call: ``least`` to ``most`` points in the best of its trumps.

    ``counting`` has the tables of each trump; ``turned`` is counted with the hand. ``nameable``: a
    suit must be held so that it may be named.
    """

    counting: tuple[Weighed, ...]
    least: float
    most: float
    nameable: RanksHeld | None
    turned: Taken | None = None

    def fits(self, hands: Sets) -> NDArray[np.bool_]:
        """Whether each hand keeps it."""
        hands = taken_up(hands, self.turned)
        counted = weighings(self.counting).weigh(hands)
        if self.nameable is not None:
            for row, (_, trump) in enumerate(self.counting):
                if trump is not None:
                    counted[row, ~_of_each(self.nameable)[hands[trump]]] = NEVER
        best = counted.max(axis=0)
        fitting: NDArray[np.bool_] = (self.least <= best) & (best <= self.most)
        return fitting


@dataclass(frozen=True, slots=True)
class DialogueTerms:
    """The promise of a call in the dialogue: one of these sets of terms."""

    either: tuple[tuple[Term, ...], ...]

    def fits(self, hands: Sets) -> NDArray[np.bool_]:
        """Whether each hand keeps it."""
        kept: NDArray[np.bool_] = np.any([_keeps(terms, hands) for terms in self.either], axis=0)
        return kept


@dataclass(frozen=True, slots=True)
class BySystem:
    """A call of somebody who keeps to the system, or ``strays`` from it."""

    told: Told | DialogueTerms
    usual: Likelihood | None
    strays: float

    def chances(self, hands: Sets) -> Floats:
        """The likelihood (0–1) of the call, one entry per hand."""
        fits = np.where(self.told.fits(hands), 1.0, self.strays)
        return fits if self.usual is None else fits * self.usual.chances(hands)


def sigmoid(deviations: Floats) -> Floats:
    """From 0 to 1, a half at 0."""
    found: Floats = 1.0 / (1.0 + np.exp(-np.minimum(np.maximum(deviations, -FAR), FAR)))
    return found


def _keeps(terms: Sequence[Term], hands: Sets) -> NDArray[np.bool_]:
    """A mask of the hands that fulfil all these terms."""
    every = np.ones(hands.shape[1], dtype=np.bool_)
    for term in terms:
        values = _measured(term, hands)
        every &= term.least <= values
        if term.most is not None:
            every &= values <= term.most
    return every


def _measured(term: Term, hands: Sets) -> Sets:
    suit = suit_number(term.trump)
    aces = (hands >> ACE_BIT).sum(axis=0) - (hands[suit] >> ACE_BIT)
    found: Sets = _table(term.measure, term.number)[hands[suit] * SIDE_ACES + aces]
    return found


@lru_cache(maxsize=512)
def _table(measure: Measure, number: int) -> Sets:
    return np.array(table(measure, number))


@lru_cache(maxsize=64)
def _of_each(holdings: RanksHeld) -> NDArray[np.bool_]:
    return np.array(holdings)


def _column(values: Sequence[float]) -> Floats:
    return np.array(values)[:, None]
