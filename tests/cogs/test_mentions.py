"""The reader of cards in texts sees them in every spelling, and none where there is none."""

import pytest

from bot.i18n import LANGUAGES, words
from engine.cards import PACK_32, Card
from tests.cogs.mentions import coded, named


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_spelling_of_a_card_is_read(language: str) -> None:
    say = words(language)
    for card in PACK_32.cards:
        spellings = (say.card(card), say.card_the(card), say.card_short(card))
        assert [named(f"**{spelling}**, ou rien") for spelling in spellings] == [{card}] * 3


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("♥︎ V 9 (atout) · ♣︎ A 10", "JH 9H AC TC"),
        ("Sur la table : Nord 7 ♠︎ · **Est 10 ♦︎**", "7S TD"),
        ("♠ J 10 9\n♦ A", "JS TS 9S AD"),
        ("Contrat : 100 ♠︎, par Est · 9 plis", ""),
        ("Enchères : Nord 80 ♠︎ · Est 90 ♥︎ · Sud capot ♦︎", ""),
        ("Nord–Sud 410 · Est–Ouest 0", ""),
        ("Vous n’avez pas de pique : il faut couper.", ""),
    ],
)
def test_cards_are_distinguished_from_bids_and_scores(text: str, cards: str) -> None:
    assert named(text) == {Card.parse(code) for code in cards.split()}


def test_a_controls_card_is_recognised() -> None:
    assert coded("b1:card:1:2a:JH") == {Card.parse("JH")}
    assert coded("b1:bid:1:2a:80H") == coded("b1:bid:1:2a:capotH") == set()
