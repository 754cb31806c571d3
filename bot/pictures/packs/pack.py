"""The packs of cards that can be drawn, and their colours."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Suit

Colour = tuple[int, int, int]

BLACK: Colour = (22, 22, 26)
RED: Colour = (200, 16, 32)
BLUE: Colour = (16, 84, 204)
GREEN: Colour = (0, 122, 51)
PAPER: Colour = (255, 255, 252)
EDGE: Colour = (150, 150, 156)
GOLD: Colour = (222, 164, 32)
BROWN: Colour = (126, 72, 24)


class PicturePack(StrEnum):
    """A pack of cards; its value is what is stored."""

    FRENCH = "french"
    FOUR_COLOURS = "four-colours"
    LARGE = "large"
    GERMAN = "german"
    TRADITIONAL = "traditional"

    @property
    def has_signs(self) -> bool:
        """Whether it has emojis of its own."""
        return self is not PicturePack.TRADITIONAL

    @property
    def signs(self) -> "PicturePack":
        """The pack whose emojis go with it: court figures are too small to be seen in a text."""
        return self if self.has_signs else PicturePack.FRENCH


DEFAULT = PicturePack.FRENCH
"""The pack of servers, and of players, that have not chosen one."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The colour in which the indices of each suit are printed."""

    spades: Colour
    hearts: Colour
    diamonds: Colour
    clubs: Colour

    def of(self, suit: Suit) -> Colour:
        """The colour of a suit."""
        match suit:
            case Suit.SPADES:
                return self.spades
            case Suit.HEARTS:
                return self.hearts
            case Suit.DIAMONDS:
                return self.diamonds
            case Suit.CLUBS:
                return self.clubs


_TWO = Inks(BLACK, RED, RED, BLACK)
_FOUR = Inks(BLACK, RED, BLUE, GREEN)

INKS: Mapping[PicturePack, Inks] = {
    PicturePack.FRENCH: _TWO,
    PicturePack.FOUR_COLOURS: _FOUR,
    PicturePack.LARGE: _FOUR,
    # Leaves, hearts, bells and acorns, each in a darker shade of its own colour.
    PicturePack.GERMAN: Inks((0, 100, 40), RED, (150, 96, 0), (110, 60, 16)),
    PicturePack.TRADITIONAL: Inks((0, 0, 0), (232, 24, 16), (232, 24, 16), (0, 0, 0)),
}
