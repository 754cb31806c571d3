"""Cards and packs, what is trump, and the strength and worth of each card (rules.md 1.2, R-01)."""

from dataclasses import dataclass, field
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


NATURAL_ORDER = tuple(Rank)
"""The ranks as sequences run, lowest first."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The ranks of a suit from strong to weak, and what each is worth."""

    order: tuple[Rank, ...]
    points: tuple[int, ...]
    _strength: dict[Rank, int] = field(init=False, repr=False, compare=False)
    _worth: dict[Rank, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(Rank) or len(self.points) != len(self.order):
            raise ValueError("a scale names every rank once, each with its points")
        # Frozen, but filled in once: to look a rank up in ``order`` each time would take longer.
        strengths = range(len(self.order), 0, -1)
        object.__setattr__(self, "_strength", dict(zip(self.order, strengths, strict=True)))
        object.__setattr__(self, "_worth", dict(zip(self.order, self.points, strict=True)))

    def strength(self, rank: Rank) -> int:
        """The strength of the rank in its suit: higher beats lower, never 0."""
        return self._strength[rank]

    def worth(self, rank: Rank) -> int:
        """The card points of the rank."""
        return self._worth[rank]


@dataclass(frozen=True, slots=True)
class Scales:
    """The scales of trump suits and of plain suits.

    ``no_trumps`` and ``all_trumps``: the scale of every suit in such contracts, if it differs from
    that of plain suits or of trumps.
    """

    trump: Scale
    plain: Scale
    no_trumps: Scale | None = None
    all_trumps: Scale | None = None

    def of(self, card: Card, trump: Trump) -> Scale:
        """The scale by which this card counts under this trump."""
        if trump is Trump.ALL:
            return self.all_trumps or self.trump
        if trump is Trump.NONE:
            return self.no_trumps or self.plain
        return self.trump if trump.covers(card) else self.plain

    def strength(self, card: Card, trump: Trump) -> int:
        """The card's strength within its suit."""
        return self.of(card, trump).strength(card.rank)

    def worth(self, card: Card, trump: Trump) -> int:
        """The card's points."""
        return self.of(card, trump).worth(card.rank)


def _ranks(letters: str) -> tuple[Rank, ...]:
    return tuple(Rank(letter) for letter in letters)


TRUMP_SCALE = Scale(_ranks("J9ATKQ876"), (20, 14, 11, 10, 4, 3, 0, 0, 0))
PLAIN_SCALE = Scale(_ranks("ATKQJ9876"), (11, 10, 4, 3, 2, 0, 0, 0, 0))
BELOTE_SCALES = Scales(TRUMP_SCALE, PLAIN_SCALE)

NO_TRUMPS_OF_162 = Scale(PLAIN_SCALE.order, (19, 10, 4, 3, 2, 0, 0, 0, 0))
ALL_TRUMPS_OF_162 = Scale(TRUMP_SCALE.order, (13, 9, 7, 5, 3, 1, 0, 0, 0))
ALL_TRUMPS_FROM_14 = Scale(TRUMP_SCALE.order, (14, 9, 6, 5, 3, 1, 0, 0, 0))
ALL_TRUMPS_DOWN_TO_2 = Scale(TRUMP_SCALE.order, (13, 9, 6, 5, 3, 2, 0, 0, 0))
"""The scales by which a deal without a trump suit is worth as much as one with it."""
