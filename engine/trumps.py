"""What is trump: one suit, none, or all of them."""

from enum import StrEnum

from engine.cards import Card, Suit


class Trump(StrEnum):
    """The trump of a contract; its value is the code of the notation."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NONE = "NT"
    ALL = "AT"

    @property
    def suit(self) -> Suit | None:
        """The trump suit, when there is exactly one."""
        return _SUIT_OF[self]

    def covers(self, card: Card) -> bool:
        """Whether the card is a trump of a one-suit contract."""
        return card.suit is _SUIT_OF[self]

    @classmethod
    def of(cls, suit: Suit) -> "Trump":
        """The contract in which this suit alone is trump."""
        return cls(suit.value)


_SUIT_OF: dict[Trump, Suit | None] = {
    Trump.SPADES: Suit.SPADES,
    Trump.HEARTS: Suit.HEARTS,
    Trump.DIAMONDS: Suit.DIAMONDS,
    Trump.CLUBS: Suit.CLUBS,
    Trump.NONE: None,
    Trump.ALL: None,
}

SUIT_TRUMPS = (Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS)
