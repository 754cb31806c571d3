"""A hand is held trumps first, suits together, strong to weak; or as its owner likes it."""

from hypothesis import given
from hypothesis import strategies as st

from bot.preferences import HandOrder
from cogs.ui.cards import by_suit, in_order
from engine.cards import BELOTE_SCALES, PACK_32, Card, Suit, Trump

HANDS = st.lists(st.sampled_from(PACK_32.cards), unique=True, max_size=8)


def held(cards: str, trump: Trump) -> str:
    groups = by_suit(map(Card.parse, cards.split()), trump, BELOTE_SCALES)
    return " ".join(str(card) for _, group in groups for card in group)


def test_trumps_come_first_in_their_own_order() -> None:
    assert held("7S JH AH 9H KS AD", Trump.HEARTS) == "JH 9H AH KS 7S AD"
    assert held("7S JH AH 9H KS AD", Trump.NONE) == "KS 7S AH JH 9H AD"


@given(HANDS, st.sampled_from(Trump))
def test_sorting_keeps_every_card_and_groups_the_suits(cards: list[Card], trump: Trump) -> None:
    groups = by_suit(cards, trump, BELOTE_SCALES)
    assert sorted(map(str, cards)) == sorted(str(card) for _, group in groups for card in group)
    suits: list[Suit] = [suit for suit, _ in groups]
    assert len(suits) == len(set(suits))
    assert all(card.suit is suit for suit, group in groups for card in group)
    if trump.suit in suits:
        assert suits[0] is trump.suit


def row(order: HandOrder, trump: Trump = Trump.HEARTS) -> str:
    cards = map(Card.parse, ["7S", "JH", "AH", "9H", "KS", "AD"])
    return " ".join(map(str, in_order(cards, trump, BELOTE_SCALES, order)))


def test_every_preference_has_its_order() -> None:
    assert row(HandOrder.TRUMPS) == "JH 9H AH KS 7S AD"
    assert row(HandOrder.TRUMPS_RISING) == "AH 9H JH 7S KS AD"
    assert row(HandOrder.SUITS) == "KS 7S JH 9H AH AD"
    assert row(HandOrder.SUITS_RISING) == "7S KS AH 9H JH AD"
    assert row(HandOrder.STRENGTH) == "JH 9H AH AD KS 7S"
    assert row(HandOrder.STRENGTH_RISING) == "7S KS AD AH 9H JH"


@given(HANDS, st.sampled_from(Trump), st.sampled_from(HandOrder))
def test_every_order_keeps_every_card(cards: list[Card], trump: Trump, order: HandOrder) -> None:
    assert sorted(map(str, in_order(cards, trump, BELOTE_SCALES, order))) == sorted(map(str, cards))
