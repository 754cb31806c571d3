"""Cards as text: a hand a suit at a time, and cards laid out in piles."""

from collections.abc import Iterable, Iterator, Sequence

from bot.i18n import Words, spaced, yes
from bot.preferences import HandOrder
from cogs.ui.layout import ROW
from engine.cards import Card, Scales, Suit, Trump
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal
from engine.view import DealView, OpenPile

DISPLAY_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbours differ."""


def by_suit(
    cards: Iterable[Card], trump: Trump, scales: Scales, order: HandOrder = HandOrder.TRUMPS
) -> tuple[tuple[Suit, tuple[Card, ...]], ...]:
    """The suits held, each with its cards; trumps first unless each suit keeps its place."""
    held = tuple(cards)
    suits = sorted(DISPLAY_SUITS, key=lambda suit: order.trumps_first and suit is not trump.suit)
    groups = (
        (
            suit,
            tuple(
                sorted(
                    (card for card in held if card.suit is suit),
                    key=lambda card: scales.strength(card, trump),
                    reverse=not order.rises,
                )
            ),
        )
        for suit in suits
    )
    return tuple((suit, held_in_suit) for suit, held_in_suit in groups if held_in_suit)


def in_order(
    cards: Iterable[Card], trump: Trump, scales: Scales, order: HandOrder = HandOrder.TRUMPS
) -> tuple[Card, ...]:
    """The cards in one row; by strength, plain suits are mixed and trumps are the strongest."""
    row = tuple(card for _, held in by_suit(cards, trump, scales, order) for card in held)
    if not order.by_strength:
        return row
    return tuple(
        sorted(
            row,
            key=lambda card: (trump.covers(card), scales.strength(card, trump)),
            reverse=not order.rises,
        )
    )


def hand_line(
    cards: Iterable[Card],
    trump: Trump,
    scales: Scales,
    say: Words,
    order: HandOrder = HandOrder.TRUMPS,
) -> str:
    """A hand on one line; the trump suit says that it is."""
    suits = [
        _suit_line(suit, held, say, trumps=suit is trump.suit)
        for suit, held in by_suit(cards, trump, scales, order)
    ]
    if say.full:
        return say.series(suits)
    # After a card that is a picture no dot follows: a browser would begin the next line with it.
    return spaced(suits, say.signs)


def hands_as_dealt(
    hands: Iterable[tuple[Seat, Iterable[Card]]], trump: Trump, scales: Scales, say: Words
) -> tuple[str, ...]:
    """The hands of a deal that is over, a line each, always in letters: signs take much room."""
    return tuple(
        say("hand-as-dealt", seat=seat, held=hand_line(cards, trump, scales, say.plain))
        for seat, cards in hands
    )


def _suit_line(suit: Suit, held: Sequence[Card], say: Words, *, trumps: bool) -> str:
    """The cards of a suit: by signs that show it, by their names, or by its mark and letters."""
    if say.signs.marks:
        signs = "".join(map(say.card_sign, held))
        return say("hand-signs-trump", signs=signs) if trumps else signs
    if say.full:
        names = say.every(say.rank(card.rank) for card in held)
        return say("hand-suit-words", suit=suit, ranks=names, trumps=yes(trumps))
    # A suit stays whole: no line of a phone begins within it.
    ranks = "\N{NO-BREAK SPACE}".join(say.rank_short(card.rank) for card in held)
    return say("hand-suit-trump" if trumps else "hand-suit", suit=suit, ranks=ranks)


def pile_lines(piles: tuple[OpenPile, ...], say: Words) -> Iterator[str]:
    """The piles of a seat in rows, in their order; a mark says which still cover a card."""
    for start in range(0, len(piles), ROW):
        row = (_pile(pile, say) for pile in piles[start : start + ROW])
        yield spaced(row, say.signs)


def covered(piles: tuple[OpenPile, ...]) -> int:
    """The number of covered cards."""
    return sum(pile.covers for pile in piles)


def opened(piles: tuple[OpenPile, ...]) -> tuple[Card, ...]:
    """The open cards."""
    return tuple(pile.top for pile in piles if pile.top is not None)


def others_lines(rules: RuleSet, deal: DealView, say: Words) -> Iterator[str]:
    """The other players' open cards, suit by suit, if the game lays cards out."""
    trump = deal.contract.trump if deal.contract else Trump.NONE
    for seat in rules.seating.order:
        piles = deal.tableau[seat]
        if piles and seat is not deal.seat:
            cards = hand_line(opened(piles), trump, rules.scales, say) or say("play-pile-empty")
            yield say("hand-opponent", seat=seat, cards=cards, covered=covered(piles))


def uncovered_lines(deal: DealView, laid_out: Deal, say: Words) -> Iterator[str]:
    """The cards that were turned up after the last trick; all see them lie there now."""
    played = {play.card for play in deal.tricks[-1].plays} if deal.tricks else set()
    for seat, piles in enumerate(deal.tableau):
        before = laid_out.laid_out.holdings[seat].piles
        for pile, first in zip(piles, before, strict=True):
            if pile.top is not None and pile.top == first.under and first.top in played:
                yield say("play-uncovered", seat=Seat(seat), card=pile.top)


def _pile(pile: OpenPile, say: Words) -> str:
    if pile.top is None:
        return say("play-pile-bare" if pile.covers else "play-pile-empty")
    if pile.covers:
        return say("play-pile-covering", card=pile.top)
    return say.card_sign(pile.top)
