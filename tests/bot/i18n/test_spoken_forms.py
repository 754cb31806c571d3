"""Every card, seat and counted thing in every form that a sentence gives it: articles, elisions."""

import re

import pytest

from bot.i18n import LANGUAGES, words
from engine.cards import PACK_36, Card
from engine.seats import Seat
from tests.bot.i18n.samples import NUMBERS, sample

FRENCH = words("fr")
VOWEL = "aeéèêiouAEÉÈÊIOUœ"

UNELIDED = re.compile(
    rf"(?<!-)\b(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) (?=[{VOWEL}])(?!onz|oui)"
)
"""A little word that should have lost its vowel before another one; « le huit », « de huit »."""

CONTRACTED = re.compile(r"\b(?:de|à) (?:le|les) (?!\w+(?:er|ir|re)\b)")
"""« de le », « à le » before a noun: « du », « au »."""

ONE_OF_MANY = re.compile(
    r"(?<![\d\s,.])\b1\s(?:plis|points|donnes|parties|victoires|joueurs|cartes|contrats|capots)\b"
)
MANY_OF_ONE = re.compile(r"\b5\s(?:pli|point|donne|partie|victoire|joueur|carte|contrat|capot)\b")


NEVER_ONE = frozenset(
    {"auction-kitty", "rules-cards", "rules-cards-total", "rules-line-cards", "rules-score-hanging"}
)
"""Numbers of cards in a pack, in a kitty, and points of a deal: no game has one of them."""


def of_card(card: Card) -> dict[str, str]:
    facts = {"rank": card.rank, "suit": card.suit}
    return {key: FRENCH(key, **facts) for key in ("card", "card-the", "card-of")}


@pytest.mark.parametrize("card", PACK_36.cards, ids=str)
def test_articles_of_cards(card: Card) -> None:
    forms = of_card(card)
    first = forms["card"].split()[0]
    if first == "as":
        assert forms["card-the"].startswith("l’as de ")
        assert forms["card-of"].startswith("de l’as de ")
    elif first == "dame":
        assert forms["card-the"].startswith("la dame de ")
        assert forms["card-of"].startswith("de la dame de ")
    else:
        assert forms["card-the"] == f"le {forms['card']}"
        assert forms["card-of"] == f"du {forms['card']}"


@pytest.mark.parametrize("seat", Seat, ids=str)
def test_articles_of_seats(seat: Seat) -> None:
    name = FRENCH.seat(seat)
    of = FRENCH("seat-of", seat=seat)
    assert of == (f"d’{name}" if name[0] in VOWEL else f"de {name}")


@pytest.mark.parametrize("many", [False, True])
def test_no_french_sentence_misses_an_elision_or_a_plural(many: bool) -> None:
    wrong = []
    for key, needed in FRENCH.catalogue.items():
        facts = {fact: sample(key, fact, many=many) for fact in needed}
        # A person is a mention there, which begins with @: nothing is elided before it.
        said = FRENCH(
            key, **{fact: "@A" if value == "Alice" else value for fact, value in facts.items()}
        )
        mistakes = (UNELIDED, CONTRACTED, MANY_OF_ONE, ONE_OF_MANY)
        wrong += [
            f"{key}: {said}"
            for mistake in (mistakes[:3] if key in NEVER_ONE else mistakes)
            if mistake.search(said)
        ]
    assert wrong == []


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (UNELIDED, "Vous n’avez pas le as de cœur."),
        (UNELIDED, "la place de Est"),
        (CONTRACTED, "à côté de le valet"),
        (ONE_OF_MANY, "1 plis"),
        (MANY_OF_ONE, "5 pli"),
    ],
)
def test_such_mistakes_are_detected(wrong: re.Pattern[str], sentence: str) -> None:
    assert wrong.search(sentence)


COUNTED = {
    ("play-tally", "tricks"): {
        "fr": ("0\xa0pli", "1\xa0pli", "2\xa0plis"),
        "en": ("0\xa0tricks", "1\xa0trick", "2\xa0tricks"),
    },
    ("play-tally", "points"): {
        "fr": ("0\xa0point", "1\xa0point", "2\xa0points"),
        "en": ("0\xa0points", "1\xa0point", "2\xa0points"),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "fact"), COUNTED)
def test_counts_of_none_one_and_two(key: str, fact: str, language: str) -> None:
    say = words(language)
    usual = {name: sample(key, name, many=True) for name in say.catalogue[key]}
    for number, expected in enumerate(COUNTED[key, fact].get(language, ())):
        assert expected in say(key, **{**usual, fact: number})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_can_be_zero(language: str) -> None:
    say = words(language)
    wrong = []
    for key, needed in say.catalogue.items():
        facts = {name: sample(key, name, many=True) for name in needed}
        facts |= {name: 0 for name in needed & NUMBERS if isinstance(facts[name], int)}
        said = say(key, **facts)
        if said.strip() != said or not said:
            wrong.append(f"{key}: {said!r}")
    assert wrong == []
