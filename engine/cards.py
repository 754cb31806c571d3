"""Cards and packs."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import product


class Suit(StrEnum):
    """One of the four suits; its value is the letter of the notation."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """A rank; its value is the letter of the notation, T for the ten."""

    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


@dataclass(frozen=True, slots=True)
class Card:
    """A card, written rank first: the jack of hearts is ``JH``."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank + self.suit

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card back from its two letters; ValueError when there is no such card.

        >>> str(Card.parse("JH")), Card.parse("TS").rank.name
        ('JH', 'TEN')
        """
        if len(text) != len("JH"):
            raise ValueError(f"not a card: {text!r}")
        return cls(Rank(text[0]), Suit(text[1]))


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards of a game: every suit from its lowest rank up."""

    lowest: Rank

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of each suit, lowest first."""
        return _ranks_from(self.lowest)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The whole pack in a fixed order: suit by suit, ranks rising.

        >>> " ".join(map(str, PACK_24.cards[:7]))
        '9S TS JS QS KS AS 9H'
        """
        return _cards_from(self.lowest)

    def __len__(self) -> int:
        return len(self.ranks) * len(Suit)


@cache
def _ranks_from(lowest: Rank) -> tuple[Rank, ...]:
    every = tuple(Rank)
    return every[every.index(lowest) :]


@cache
def _cards_from(lowest: Rank) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for suit, rank in product(Suit, _ranks_from(lowest)))


PACK_24 = Pack(Rank.NINE)
PACK_32 = Pack(Rank.SEVEN)
PACK_36 = Pack(Rank.SIX)
