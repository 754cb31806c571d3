"""The place of each value in the one block of words that the compiled search works in.

The search calls itself once for each card. One block with fixed places keeps its arguments few.
Every word is a signed 64-bit integer.

Cards are bits: nine for each suit, from weak to strong, the four suits side by side. A set of cards
is a sum of bits. Seats are numbered in the order of play; the even ones are one side.
"""

from typing import NamedTuple, Protocol, overload

SEATS = 4
SUITS = 4
SUIT_BITS = 9
CARDS = SUITS * SUIT_BITS
ALIKE = 4
"""The most of a suit's lowest cards, worth nothing, that may stand for one another."""

# The contract: see contract_encoding.py.
PLAYERS = 0
TRUMPS = 1  # the trump suit; empty without one, and where all are
EVERY_LEAD_TRUMP = 2
FOLLOWING_IS_FREE = 3  # a plain lead leaves a hand that can follow any card of the suit
TRUMPS_CAN_BE_DRAWN = 4  # who has trumps and others may lead a trump, and it must be followed
TRICK_POINTS = 5  # what any trick is worth beside its cards
PLACE_BITS = 6  # the table of positions has two to the power of this places
WORTHLESS = 7  # by suit, its lowest cards that are worth nothing, as if it were the first suit
WORTH = WORTHLESS + SUITS  # by card, as the next three
SUIT = WORTH + CARDS  # the suit of the card
BEATEN_BY = SUIT + CARDS  # the cards that win over it
UNDER = BEATEN_BY + CARDS  # what lies covered beneath it: of the position
FOLLOWING = UNDER + CARDS  # the duties: see contract_encoding.py
LEADING = FOLLOWING + 256
WEIGHTS = LEADING + 4  # see kernel/move_ordering.py
GIVEN = WEIGHTS + 2048

# The position: see search.py.
SIZE = GIVEN  # cards in play as the search begins, those on the table included
HANDS = SIZE + 1  # by seat, open or covered

# What the search writes, or reads while it runs.
EPOCH = HANDS + SEATS  # entries of the table from other searches bear another number
NODES = EPOCH + 1
BUDGET = NODES + 1  # nodes after which the search is given up
STOP = BUDGET + 1  # set from outside to give it up at once
ABANDONED = STOP + 1
SAME = ABANDONED + 1  # by suit, for each set of its lowest cards the set that stands for it
ROW = 16
MOVES = SAME + SUITS * 16  # a row for each card played: those that may be played, with their scores
FOUND = MOVES + CARDS * ROW  # a row for each card played: what its rivals were found to be worth
TABLE = FOUND + CARDS * CARDS
FEWEST_PLACE_BITS, MOST_PLACE_BITS = 16, 20
"""Positions in the table, 8 bytes each: half of a core's second cache, or for two players more.

Two hands of 16 cards have so many positions that the small one takes up to three times as long.
"""

LENGTH = TABLE + (1 << MOST_PLACE_BITS)

POINT_BITS = 10
MOST_POINTS = (1 << POINT_BITS) - 1


class Block(Protocol):
    """Words by their places."""

    def __getitem__(self, place: int, /) -> int:
        """Read a word."""
        ...

    def __setitem__(self, place: int, word: int, /) -> None:
        """Write a word."""
        ...


class Rows(Protocol):
    """Blocks one below the other, all of the same length."""

    def __len__(self) -> int:
        """The number of rows."""
        ...

    @overload
    def __getitem__(self, row: int, /) -> Block: ...

    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...


class Moment(NamedTuple):
    """Sets of cards, seats and points (memory_layout.py), all of them words.

    ``alive`` are the cards to come, ``hidden`` those of them that are covered, ``whole`` the cards
    in play when the trick began; ``ply`` cards were played since the trick in which the search
    begins was led. ``best`` wins the trick for ``winner`` so far; ``points`` lie on the table, and
    ``rest`` are all that are to be had from here on, those included.
    """

    alive: int
    hidden: int
    whole: int
    ply: int
    seat: int
    led: int
    best: int
    winner: int
    points: int
    rest: int
