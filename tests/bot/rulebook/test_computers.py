"""What the computers' calls say is told with the numbers by which they call."""

import pytest

from bot.i18n import LANGUAGES, words
from bot.rulebook import rulebook
from bot.rulebook.computers import HIGHER_HANDS, LOWEST_HANDS, computers, side_aces
from engine.cards import Card, Rank, Suit, Trump
from engine.players.convention import CONVENTION
from engine.players.evaluation import OWN, PARTNERS, own_worth
from engine.variants import VARIANTS, find_variant

everywhere = pytest.mark.parametrize("language", LANGUAGES)


CONTREE = find_variant("contree")


def a_hand(places: tuple[int, ...], length: int, aces: int) -> tuple[list[Card], float]:
    """Eight cards with these best spades, and what the suits that they leave short are worth."""
    high = [Rank.JACK, Rank.NINE]
    trumps = [high[place] for place in places] + [Rank.EIGHT, Rank.SEVEN]
    plain = [Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    hand = [Card(rank, Suit.SPADES) for rank in trumps[:length]]
    hand += [Card(Rank.ACE, suit) for suit in plain[:aces]]
    low = (Card(rank, suit) for rank in (Rank.SEVEN, Rank.EIGHT) for suit in plain)
    hand += [card for card, _ in zip(low, range(8 - len(hand)), strict=False)]
    held = [sum(card.suit is suit for card in hand) for suit in plain]
    return hand, held.count(1) * OWN.singleton + held.count(0) * OWN.void


@pytest.mark.parametrize(("places", "length"), [*LOWEST_HANDS, *HIGHER_HANDS])
@pytest.mark.parametrize("needed", [95.0, 118.0, 128.0, 138.0])
def test_an_example_hand_has_just_the_aces_its_bid_needs(
    places: tuple[int, ...], length: int, needed: float
) -> None:
    aces = side_aces(places, length, needed)
    if aces <= 3:
        hand, short = a_hand(places, length, aces)
        assert own_worth(CONTREE, hand, Trump.SPADES) - short >= needed
    if 0 < aces <= 4:
        hand, short = a_hand(places, length, aces - 1)
        assert own_worth(CONTREE, hand, Trump.SPADES) - short < needed


def test_opening_bids_are_explained_by_hands() -> None:
    told = computers(CONTREE, words("fr"))[2:6]
    rows = [line.replace("\xa0", " ").strip(" -") for line in told]
    assert rows[0] == "80 : valet troisième et un as ou 9 troisième et deux as"
    assert [row.partition(" ")[0] for row in rows] == ["80", "90", "100", "110"]
    assert rows[2] == "100 : valet-9 quatrième et deux as"


@everywhere
def test_reserves_raises_and_doubles_are_explained_with_numbers(language: str) -> None:
    *_, margin, raises, _, doubles, _ = computers(CONTREE, words(language))
    assert str(round(100 + CONVENTION.margin)) in margin
    assert all(str(round(points)) in raises for points in PARTNERS.honours[:3])
    assert str(round(100 * CONVENTION.double_from)) in doubles


@everywhere
def test_doubles_are_not_explained_in_games_without_them(language: str) -> None:
    with_it, without = (
        computers(find_variant(key), words(language)) for key in ("contree", "pilotta")
    )
    assert len(with_it) == len(without) + 1


@everywhere
def test_what_naming_a_trump_promises_is_explained(language: str) -> None:
    _, promise, _ = computers(find_variant("belote"), words(language))
    assert str(round(CONVENTION.names)) in promise


@everywhere
def test_computer_bidding_is_explained_in_every_game_with_partners(language: str) -> None:
    say = words(language)
    for rules in VARIANTS:
        told = [chapter for page in rulebook(rules, say) for chapter in page.chapters]
        title = say("rules-computers-title")
        alone = rules.seating.partner(rules.seating.order[0]) is None
        assert any(chapter.startswith(title) for chapter in told) is not alone
