"""Hands as text: a suit at a time."""

from collections.abc import Iterable, Sequence

from bot.i18n import Words, spaced
from bot.rulebook.flags import yes
from bot.taste import HandOrder
from cogs.ui.hand_order import by_suit
from engine.cards import Card, Suit
from engine.scales import Scales
from engine.seats import Seat
from engine.trumps import Trump


def hand_line(
    cards: Iterable[Card],
    trump: Trump,
    scales: Scales,
    say: Words,
    order: HandOrder = HandOrder.TRUMPS,
) -> str:
    """A hand on one line; the trump suit says that it is."""
    suits = (
        _signs(held, say, trumps=suit is trump.suit)
        if say.signs.marks
        else _letters(suit, held, say, trumps=suit is trump.suit)
        for suit, held in by_suit(cards, trump, scales, order)
    )
    return spaced(suits, say.signs)


def hands_as_dealt(
    hands: Iterable[tuple[Seat, Iterable[Card]]], trump: Trump, scales: Scales, say: Words
) -> tuple[str, ...]:
    """The hands of a deal that is over, a line each, always in letters: signs take much room."""
    return tuple(
        say("hand-as-dealt", seat=seat, held=hand_line(cards, trump, scales, say.plain))
        for seat, cards in hands
    )


def _signs(held: Sequence[Card], say: Words, *, trumps: bool) -> str:
    """The cards of a suit by their signs, each of which shows the suit."""
    signs = "".join(map(say.card_sign, held))
    return say("hand-signs-trump", signs=signs) if trumps else signs


def _letters(suit: Suit, held: Sequence[Card], say: Words, *, trumps: bool) -> str:
    """The cards of a suit by the mark of the suit and their letters, or by their names."""
    if say.full:
        names = say.every(say.rank(card.rank) for card in held)
        return say("hand-suit-words", suit=suit, ranks=names, trumps=yes(trumps))
    ranks = "\N{NO-BREAK SPACE}".join(say.rank_short(card.rank) for card in held)
    return say("hand-suit-trump" if trumps else "hand-suit", suit=suit, ranks=ranks)
