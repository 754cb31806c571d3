"""Players' preferences that every press needs, in memory: how they hold cards, pings."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.storage.preferences import NOWHERE, PlayerPreferences


class HandOrder(StrEnum):
    """The order of a hand; the rising ones start with the weakest card."""

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
class HandStyle:
    """A player's preferences for their hand."""

    order: HandOrder = HandOrder.TRUMPS
    size: HandSize = HandSize.SMALL


USUAL = HandStyle()
"""The defaults."""

TIME_FACTORS = (1, 2, 4)
"""How many times as long as a clock says somebody may have."""


def hand_style_of(preferences: PlayerPreferences) -> HandStyle:
    """The style that they chose; the usual one if it is offered no more."""
    order, size = preferences.hand_order, preferences.hand_size
    return HandStyle(
        HandOrder(order) if order in set(HandOrder) else USUAL.order,
        HandSize(size) if size in set(HandSize) else USUAL.size,
    )


def time_factor_of(preferences: PlayerPreferences) -> int:
    """How many times as long they have; the usual time if what they chose is offered no more."""
    return preferences.time_factor if preferences.time_factor in TIME_FACTORS else 1


class PreferenceCache:
    """The preferences of every user who has changed any."""

    def __init__(self) -> None:
        self._styles: dict[int, HandStyle] = {}
        self._pinged_in: dict[int, int] = {}
        self._plays_forced: set[int] = set()
        self._time_factors: dict[int, int] = {}
        self._safe_colours: set[int] = set()

    def known(self, chosen: Mapping[int, PlayerPreferences]) -> None:
        """These people have chosen so, and nobody else anything."""
        self._styles.clear()
        self._pinged_in.clear()
        self._plays_forced.clear()
        self._time_factors.clear()
        self._safe_colours.clear()
        for user, preferences in chosen.items():
            self.chose(user, preferences)

    def chose(self, user: int, preferences: PlayerPreferences) -> None:
        """Note a person's preferences; usual ones are not kept."""
        hand_style = hand_style_of(preferences)
        if hand_style == USUAL:
            self._styles.pop(user, None)
        else:
            self._styles[user] = hand_style
        if preferences.pinged_in is None:
            self._pinged_in.pop(user, None)
        else:
            self._pinged_in[user] = preferences.pinged_in
        self._time_factors[user] = time_factor_of(preferences)
        if self._time_factors[user] == 1:
            del self._time_factors[user]
        for users, holds in (
            (self._plays_forced, preferences.plays_forced),
            (self._safe_colours, preferences.safe_colours),
        ):
            if holds:
                users.add(user)
            else:
                users.discard(user)

    def of(self, user: int) -> HandStyle:
        """A user's style of holding their hand."""
        return self._styles.get(user, USUAL)

    def may_ping(self, user: int, guild: int) -> bool:
        """Whether this user accepts pings on this server."""
        where = self._pinged_in.get(user)
        return where is None or (where != NOWHERE and where == guild)

    def plays_forced(self, user: int) -> bool:
        """Whether cards that this user cannot choose are played for them."""
        return user in self._plays_forced

    def time_factor(self, user: int) -> int:
        """How many times as long as a clock says this user may have."""
        return self._time_factors.get(user, 1)

    def safe_colours(self, user: int) -> bool:
        """Whether squares are blue and orange for this user."""
        return user in self._safe_colours
