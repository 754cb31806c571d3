"""Cards, packs, their order and their worth (rules.md 1.2)."""

import pytest

from engine.cards import (
    BELOTE_SCALES,
    PACK_24,
    PACK_32,
    PACK_36,
    Card,
    Pack,
    Rank,
    Scale,
    Suit,
    Trump,
)
from tests.engine.table import cards


def test_cards_round_trip_as_rank_and_suit() -> None:
    for card in PACK_36.cards:
        assert Card.parse(str(card)) == card
    assert Card.parse("TH") == Card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize("text", ["", "J", "JHH", "HJ", "1H", "10H", "jh", "JX", " J", "5S"])
def test_invalid_cards_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Card.parse(text)


@pytest.mark.parametrize(("pack", "size"), [(PACK_24, 24), (PACK_32, 32), (PACK_36, 36)])
def test_a_pack_has_every_card_once(pack: Pack, size: int) -> None:
    assert len(pack) == len(pack.cards) == len(set(pack.cards)) == size


@pytest.mark.parametrize("pack", [PACK_24, PACK_32, PACK_36])
@pytest.mark.parametrize(
    ("trump", "total"), [(Trump.HEARTS, 152), (Trump.NONE, 120), (Trump.ALL, 248)]
)
def test_every_pack_has_the_same_totals(pack: Pack, trump: Trump, total: int) -> None:
    assert sum(BELOTE_SCALES.worth(card, trump) for card in pack.cards) == total


@pytest.mark.parametrize(
    ("suit", "order", "points"),
    [
        ("H", "JH9HAHTHKHQH8H7H", [20, 14, 11, 10, 4, 3, 0, 0]),
        ("S", "ASTSKSQSJS9S8S7S", [11, 10, 4, 3, 2, 0, 0, 0]),
    ],
)
def test_trumps_and_plain_suits_have_their_own_rank_order_and_points(
    suit: str, order: str, points: list[int]
) -> None:
    in_suit = [card for card in PACK_32.cards if card.suit == suit]
    in_suit.sort(key=lambda card: BELOTE_SCALES.strength(card, Trump.HEARTS), reverse=True)
    assert tuple(in_suit) == cards(order)
    assert [BELOTE_SCALES.worth(card, Trump.HEARTS) for card in in_suit] == points


def test_a_scale_missing_a_rank_is_refused() -> None:
    with pytest.raises(ValueError, match="every rank once"):
        Scale(tuple(Rank)[1:], (0,) * 8)
    with pytest.raises(ValueError, match="every rank once"):
        Scale(tuple(Rank), (0,) * 8)
