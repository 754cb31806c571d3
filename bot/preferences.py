"""Players' preferences that every press needs, in memory: hand order, button size, pings."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.storage.preferences import NOWHERE, PlayerPreferences


class HandOrder(StrEnum):
    """How a hand is sorted; the rising orders start with the weakest card."""

    TRUMPS = "trumps"
    TRUMPS_RISING = "trumps-rising"
    SUITS = "suits"
    SUITS_RISING = "suits-rising"
    STRENGTH = "strength"
    STRENGTH_RISING = "strength-rising"

    @property
    def rises(self) -> bool:
        """Whether weak cards come first."""
        return self in {self.TRUMPS_RISING, self.SUITS_RISING, self.STRENGTH_RISING}

    @property
    def trumps_first(self) -> bool:
        """Whether trumps come before the other suits, whose order stays the same."""
        return self not in {self.SUITS, self.SUITS_RISING}

    @property
    def by_strength(self) -> bool:
        """Whether the plain suits are mixed."""
        return self in {self.STRENGTH, self.STRENGTH_RISING}


class HandSize(StrEnum):
    """The size of card buttons: the shortest labels, or whole names."""

    SMALL = "small"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Taste:
    """A player's preferences for their hand."""

    order: HandOrder = HandOrder.TRUMPS
    size: HandSize = HandSize.SMALL


USUAL = Taste()
"""The defaults."""


def taste_of(habits: PlayerPreferences) -> Taste:
    """The taste that was chosen; of what is offered no more, the usual."""
    order, size = habits.hand_order, habits.hand_size
    return Taste(
        HandOrder(order) if order in set(HandOrder) else USUAL.order,
        HandSize(size) if size in set(HandSize) else USUAL.size,
    )


class Tastes:
    """The preferences of every user who has changed any."""

    def __init__(self) -> None:
        self._tastes: dict[int, Taste] = {}
        self._pinged_in: dict[int, int] = {}

    def known(self, chosen: Mapping[int, PlayerPreferences]) -> None:
        """These people have chosen so."""
        for user, habits in chosen.items():
            self.chose(user, habits)

    def chose(self, user: int, habits: PlayerPreferences) -> None:
        """Somebody has chosen so; who has chosen nothing is not remembered."""
        taste = taste_of(habits)
        if taste == USUAL:
            self._tastes.pop(user, None)
        else:
            self._tastes[user] = taste
        if habits.pinged_in is None:
            self._pinged_in.pop(user, None)
        else:
            self._pinged_in[user] = habits.pinged_in

    def of(self, user: int) -> Taste:
        """How a user likes to hold their hand."""
        return self._tastes.get(user, USUAL)

    def may_ping(self, user: int, guild: int) -> bool:
        """Whether this user accepts pings on this server."""
        where = self._pinged_in.get(user)
        return where is None or (where != NOWHERE and where == guild)
