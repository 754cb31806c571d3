"""The melds that lie in some cards, whatever the order in which these are held."""

from collections.abc import Collection, Iterator

from engine.cards import Card, Suit
from engine.meld import Meld, MeldKind
from engine.melds.worth import MeldWorth
from engine.scales import NATURAL_ORDER

_SHORT_KINDS = {3: MeldKind.THREE, 4: MeldKind.FOUR_IN_SEQUENCE}
_SHORTEST = min(_SHORT_KINDS)
_SUITS = tuple(Suit)
_HEIGHTS = {rank: height for height, rank in enumerate(NATURAL_ORDER)}


def fours_in(cards: Collection[Card], worth: MeldWorth) -> tuple[Meld, ...]:
    """Every four of a kind that is worth something."""
    held = ((rank, tuple(card for card in cards if card.rank is rank)) for rank in worth.fours)
    return tuple(
        Meld(worth.four_kind(rank), tuple(sorted(four, key=_suit)), worth.fours[rank])
        for rank, four in held
        if len(four) == len(_SUITS)
    )


def sequences_in(
    cards: Collection[Card], worth: MeldWorth, longest: int | None
) -> tuple[Meld, ...]:
    """The maximal runs of each suit; those above ``longest`` are cut from the top (R-76).

    Where five are no kind of their own, a longer run is one of four.
    """
    pieces = (piece for run in _runs(cards) for piece in _cut(run, longest or len(run)))
    named = ((_kind(piece, worth), piece) for piece in pieces if len(piece) >= _SHORTEST)
    return tuple(
        Meld(kind, piece, worth.sequences[kind]) for kind, piece in named if kind in worth.sequences
    )


def _runs(cards: Collection[Card]) -> Iterator[tuple[Card, ...]]:
    """Consecutive cards of one suit, the highest first, be they ever so few."""
    for suit in _SUITS:
        run: tuple[Card, ...] = ()
        held = (card for card in cards if card.suit is suit)
        for card in sorted(held, key=_height, reverse=True):
            if run and _height(run[-1]) - _height(card) > 1:
                yield run
                run = ()
            run += (card,)
        if run:
            yield run


def _suit(card: Card) -> int:
    return _SUITS.index(card.suit)


def _height(card: Card) -> int:
    return _HEIGHTS[card.rank]


def _cut(run: tuple[Card, ...], longest: int) -> Iterator[tuple[Card, ...]]:
    for top in range(0, len(run), longest):
        yield run[top : top + longest]


def _kind(run: tuple[Card, ...], worth: MeldWorth) -> MeldKind:
    longer = MeldKind.FIVE if MeldKind.FIVE in worth.sequences else MeldKind.FOUR_IN_SEQUENCE
    return _SHORT_KINDS.get(len(run), longer)
