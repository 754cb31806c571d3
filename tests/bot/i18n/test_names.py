"""The names of the game, in full and short, with their articles: every one by heart."""

import pytest

from bot.i18n import Words, words
from bot.i18n.game_values import AS_TEXT
from bot.i18n.languages import HYPHEN
from engine.cards import PACK_36, Card, Rank, Suit, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat, Team
from engine.variants.contree import CONTREE

FRENCH, ENGLISH = words("fr"), words("en")

SPADES_100 = Bid(100, Trump.SPADES)
HEARTS_CAPOT = Bid(250, Trump.HEARTS, ContractKind.CAPOT)


def plain(text: str) -> str:
    return text.replace(AS_TEXT, "").replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("say", [FRENCH, ENGLISH])
def test_suit_marks_are_text_and_stay_with_their_rank(say: Words) -> None:
    assert say.card_short(Card.parse("9H")) == f"9\N{NO-BREAK SPACE}♥{AS_TEXT}"
    assert say.bid_short(SPADES_100) == f"100\N{NO-BREAK SPACE}♠{AS_TEXT}"


@pytest.mark.parametrize(
    ("card", "full", "the", "of", "short"),
    [
        ("AS", "as de pique", "l’as de pique", "de l’as de pique", "A ♠"),
        ("KH", "roi de cœur", "le roi de cœur", "du roi de cœur", "R ♥"),
        ("QD", "dame de carreau", "la dame de carreau", "de la dame de carreau", "D ♦"),
        ("JC", "valet de trèfle", "le valet de trèfle", "du valet de trèfle", "V ♣"),
        ("TD", "10 de carreau", "le 10 de carreau", "du 10 de carreau", "10 ♦"),
        ("9S", "9 de pique", "le 9 de pique", "du 9 de pique", "9 ♠"),
        ("8H", "8 de cœur", "le 8 de cœur", "du 8 de cœur", "8 ♥"),
        ("7C", "7 de trèfle", "le 7 de trèfle", "du 7 de trèfle", "7 ♣"),
        ("6D", "6 de carreau", "le 6 de carreau", "du 6 de carreau", "6 ♦"),
    ],
)
def test_french_card_names(card: str, full: str, the: str, of: str, short: str) -> None:
    held = Card.parse(card)
    assert FRENCH.card(held) == full
    assert FRENCH.card_the(held) == the
    assert FRENCH("card-of", rank=held.rank, suit=held.suit) == of
    assert plain(FRENCH.card_short(held)) == short


@pytest.mark.parametrize(
    ("card", "full", "short"),
    [
        ("AS", "ace of spades", "A ♠"),
        ("KH", "king of hearts", "K ♥"),
        ("QD", "queen of diamonds", "Q ♦"),
        ("JC", "jack of clubs", "J ♣"),
        ("TD", "10 of diamonds", "10 ♦"),
        ("7S", "7 of spades", "7 ♠"),
    ],
)
def test_english_card_names(card: str, full: str, short: str) -> None:
    held = Card.parse(card)
    assert ENGLISH.card(held) == full
    assert ENGLISH.card_the(held) == f"the {full}"
    assert plain(ENGLISH.card_short(held)) == short


@pytest.mark.parametrize("say", [FRENCH, ENGLISH])
def test_no_two_cards_share_a_name(say: Words) -> None:
    for name in (say.card, say.card_the, say.card_short):
        assert len({name(card) for card in PACK_36.cards}) == 36


def test_names_of_suits_and_ranks() -> None:
    assert [FRENCH.suit(suit) for suit in Suit] == ["pique", "cœur", "carreau", "trèfle"]
    assert [ENGLISH.suit(suit) for suit in Suit] == ["spades", "hearts", "diamonds", "clubs"]
    assert FRENCH.rank(Rank.JACK) == "valet"
    assert FRENCH.rank_short(Rank.JACK) == "V"
    assert ENGLISH.rank_short(Rank.TEN) == "10"


def test_names_of_trumps() -> None:
    short = [FRENCH("trump-short", trump=trump, symbol="♠") for trump in Trump]
    assert [FRENCH.trump(trump) for trump in Trump][-2:] == ["sans atout", "tout atout"]
    assert [ENGLISH.trump(trump) for trump in Trump][-2:] == ["no trumps", "all trumps"]
    assert short[-2:] == ["SA", "TA"]


def test_names_of_seats_and_teams() -> None:
    assert [FRENCH.seat(seat) for seat in Seat] == ["Nord", "Est", "Sud", "Ouest"]
    assert [FRENCH("seat-of", seat=seat) for seat in Seat] == [
        "de Nord",
        "d’Est",
        "de Sud",
        "d’Ouest",
    ]
    assert [ENGLISH.seat(seat) for seat in Seat] == ["North", "East", "South", "West"]
    assert [FRENCH.team(team) for team in Team] == [f"Nord{HYPHEN}Sud", f"Est{HYPHEN}Ouest"]
    assert [ENGLISH.team(team) for team in Team] == [f"North{HYPHEN}South", f"East{HYPHEN}West"]


def test_names_of_games() -> None:
    assert FRENCH.variant(CONTREE) == "La Contrée"


def test_names_of_bids() -> None:
    assert FRENCH.bid(SPADES_100) == "100 pique"
    assert FRENCH.bid(HEARTS_CAPOT) == "capot cœur"
    assert plain(FRENCH.bid_short(SPADES_100)) == "100 ♠"
    assert plain(FRENCH.bid_short(Bid(120, Trump.NONE))) == "120 SA"
    assert ENGLISH.bid(SPADES_100) == "100 spades"
    assert ENGLISH.bid(HEARTS_CAPOT) == "capot in hearts"
    assert plain(ENGLISH.bid_short(HEARTS_CAPOT)) == "capot ♥"


@pytest.mark.parametrize(
    ("doubles", "multiplier", "french", "english"),
    [
        (0, 1, "100 pique", "100 spades"),
        (1, 2, "100 pique, contré (×2)", "100 spades, doubled (×2)"),
        (2, 4, "100 pique, surcontré (×4)", "100 spades, redoubled (×4)"),
    ],
)
def test_names_of_contracts(doubles: int, multiplier: int, french: str, english: str) -> None:
    contract = Contract(Seat.NORTH, SPADES_100, doubles, multiplier)
    assert FRENCH.contract(contract) == french
    assert ENGLISH.contract(contract) == english


def test_the_declarer_is_named_before_the_double() -> None:
    contract = Contract(Seat.NORTH, SPADES_100, 1, 2)
    told = FRENCH("play-contract", contract=contract).replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Contrat : 100 pique par Nord, contré (×2)"
    assert ENGLISH("play-contract", contract=contract) == (
        "Contract: 100 spades by North, doubled (×2)"
    )


def test_a_game_value_takes_the_requested_grammatical_form() -> None:
    card = Card.parse("AH")
    assert FRENCH("refusal-not-in-hand", card=card).startswith("Vous n’avez pas l’as de cœur.")
    assert plain(FRENCH("play-card", seat=Seat.EAST, card=card)) == "Est A ♥"
    assert FRENCH("hand-asked", suit=Suit.HEARTS, trumps="no").endswith("on joue cœur.")
    assert FRENCH("hand-asked", suit=Suit.HEARTS, trumps="yes").endswith("on joue atout.")
