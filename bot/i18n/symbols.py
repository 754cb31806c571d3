"""The suit marks, in one table for every language."""

from engine.cards import Suit

# Without it Discord draws the marks as emoji: black ones cannot be seen on a dark theme, and
# none at all on a disabled button.
AS_TEXT = "\N{VARIATION SELECTOR-15}"

SUIT_SYMBOLS = {
    Suit.SPADES: "\N{BLACK SPADE SUIT}" + AS_TEXT,
    Suit.HEARTS: "\N{BLACK HEART SUIT}" + AS_TEXT,
    Suit.DIAMONDS: "\N{BLACK DIAMOND SUIT}" + AS_TEXT,
    Suit.CLUBS: "\N{BLACK CLUB SUIT}" + AS_TEXT,
}
