"""A hand is held trumps first, suits together, strong to weak."""

from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.hand_order import by_suit
from engine.cards import PACK_32, Card, Suit
from engine.scales import BELOTE_SCALES
from engine.trumps import Trump

HANDS = st.lists(st.sampled_from(PACK_32.cards), unique=True, max_size=8)


def held(cards: str, trump: Trump) -> str:
    groups = by_suit(map(Card.parse, cards.split()), trump, BELOTE_SCALES)
    return " ".join(str(card) for _, group in groups for card in group)


def test_trumps_come_first_and_by_their_own_strength() -> None:
    assert held("7S JH AH 9H KS AD", Trump.HEARTS) == "JH 9H AH KS 7S AD"
    assert held("7S JH AH 9H KS AD", Trump.NONE) == "KS 7S AH JH 9H AD"


@given(HANDS, st.sampled_from(Trump))
def test_no_card_is_lost_and_no_suit_torn_apart(cards: list[Card], trump: Trump) -> None:
    groups = by_suit(cards, trump, BELOTE_SCALES)
    assert sorted(map(str, cards)) == sorted(str(card) for _, group in groups for card in group)
    suits: list[Suit] = [suit for suit, _ in groups]
    assert len(suits) == len(set(suits))
    assert all(card.suit is suit for suit, group in groups for card in group)
    if trump.suit in suits:
        assert suits[0] is trump.suit
