"""What a call promises of the hand that it was made with, and how well a hand keeps it."""

from dataclasses import dataclass
from math import exp
from typing import Protocol

from engine.players.convention import LONG, SHORT
from engine.players.expert.auction.hand_value_tables import Masks, Weigher

UNNAMED = 0.1
"""How likely a suit is named all the same that is shorter."""

BEST = 9.0
"""Points by which another trump must be better for doubt that this one would be named."""

A_CARD, A_CARD_AGAINST = 4.0, 2.5
"""What a card that is still to come adds on average, and what it takes from the others."""


class Promise(Protocol):
    """What is heard in a call."""

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand, from 0 to 1."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Hope:
    """What a seat that may name a trump expects of it: its hand weighed, and what it was told.

    ``turned`` is the card that it would take, ``best_two`` the set of those trumps; each of the
    ``pairs``, by the number of its suit, adds ``gain``. ``limit`` is what the lowest bid asks for.
    """

    weigher: Weigher
    trump: int | None
    told: float
    limit: float
    rate: float
    hand_size: int
    best_two: int
    pairs: tuple[tuple[int, int], ...]
    gain: float
    free: bool
    turned: tuple[int, int] | None = None

    def points(self, masks: Masks) -> float:
        """The points that it counts on."""
        if self.turned is not None:
            suit, bit = self.turned
            masks = (*masks[:suit], masks[suit] | bit, *masks[suit + 1 :])
        held = sum(mask.bit_count() for mask in masks)
        found = self.weigher.weigh(masks, self.trump) + self.told
        if held != self.hand_size:
            found += A_CARD * (self.hand_size - held)
        for suit, pair in self.pairs:
            if masks[suit] & pair == pair:
                found += self.gain
        return found * self.rate

    def nameable(self, masks: Masks) -> bool:
        """Whether it is named in good faith."""
        if self.free or self.trump is None:
            return True
        held = masks[self.trump]
        return held.bit_count() >= (SHORT if held & self.best_two else LONG)


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A trump was named: the hand lies between what that asks for and what more would have asked.

    ``others`` could have been named in its place, each only if it was better by ``ahead``.
    """

    hope: Hope
    low: float
    high: float | None
    soft: float
    others: tuple[Hope, ...]
    ahead: float

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        points = self.hope.points(masks)
        chance = sigmoid((points - self.low) / self.soft)
        if self.high is not None:
            chance *= sigmoid((self.high - points) / self.soft)
        if not self.hope.nameable(masks):
            chance *= UNNAMED
        for other in self.others:
            if other.nameable(masks):
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
    """A contract was doubled: against this hand it falls short of what it needs."""

    against: Against
    soft: float

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        return sigmoid(self.against.lacking(masks) / self.soft)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """Nothing was said: no trump was good enough, and what stood was not doubled."""

    hopes: tuple[Hope, ...]
    soft: float
    doubled: Doubled | None

    def kept(self, masks: Masks) -> float:
        """How likely the call is with this hand."""
        chance = 1.0 if self.doubled is None else 1.0 - self.doubled.kept(masks)
        for hope in self.hopes:
            if hope.nameable(masks):
                chance *= sigmoid((hope.limit - hope.points(masks)) / self.soft)
        return chance


def sigmoid(deviations: float) -> float:
    """From 0 to 1, a half at 0."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, deviations))))
