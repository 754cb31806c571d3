"""What stands for a card or a suit in a text: the suit symbols, or an emoji for each card."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card, Suit

# Without it Discord draws the marks as emoji: black ones cannot be seen on a dark theme, and
# none at all on a disabled button.
AS_TEXT = "\N{VARIATION SELECTOR-15}"

SUIT_SYMBOLS = {
    Suit.SPADES: "\N{BLACK SPADE SUIT}" + AS_TEXT,
    Suit.HEARTS: "\N{BLACK HEART SUIT}" + AS_TEXT,
    Suit.DIAMONDS: "\N{BLACK DIAMOND SUIT}" + AS_TEXT,
    Suit.CLUBS: "\N{BLACK CLUB SUIT}" + AS_TEXT,
}


@dataclass(frozen=True, slots=True, eq=False)
class Signs:
    """The sign of each card, for the texts of one language in one pack of cards.

    ``pack`` names the pack that the reader has chosen, also where nothing is drawn for it.
    """

    marks: Mapping[Card, str] = field(default_factory=dict)
    pack: str = ""

    def of(self, card: Card) -> str:
        """The sign of a card; nothing where there is none."""
        return self.marks.get(card, "")


NO_SIGNS = Signs()
"""Cards are written in letters and suit marks."""
