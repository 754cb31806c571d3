"""Sentences from keys and facts: refusals, numbers, plurals, lists, languages."""

from datetime import UTC, datetime

import pytest

from bot.i18n import LANGUAGES, MissingWords, Words, language_of, words
from bot.i18n.catalogue import compile_catalogue
from bot.i18n.direction import unmarked
from bot.i18n.languages import NARROW, NO_BREAK
from engine.cards import Card
from engine.seats import Seat
from engine.variants.contree import CONTREE


def _said(text: str, language: str = "fr") -> Words:
    return Words(language, compile_catalogue(language, {"room.ftl": text}))


def test_catalogues_are_read_once() -> None:
    assert words("fr") is words("fr")
    assert words("fr") is not words("en")


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(MissingWords, match="no-such-key"):
        words("fr")("no-such-key")


def test_a_missing_fact_is_refused() -> None:
    with pytest.raises(MissingWords, match="'table-deal' lacks dealer"):
        words("fr")("table-deal", number=3)


def test_a_missing_fact_is_refused_even_when_unused_in_this_variant() -> None:
    say = _said("key = { $n ->\n    [one] seul\n   *[other] { $name }\n }\n")
    with pytest.raises(MissingWords, match="lacks name"):
        say("key", n=1)


def test_extra_facts_are_ignored() -> None:
    assert words("fr")("lobby-host", seat=Seat.EAST, number=3) == "hôte"


@pytest.mark.parametrize(
    "text", ["key = { THE($name) }\n", "key = { NOTHING($name) }\n", "key = { OF($seat) }\n"]
)
def test_values_that_cannot_be_formatted_are_refused(text: str) -> None:
    with pytest.raises(MissingWords):
        _said(text)("key", name="Alice", seat=Seat.EAST)


def test_facts_are_never_parsed_as_fluent() -> None:
    assert _said("key = { $name }")("key", name="{ $other } { key }") == "{ $other } { key }"


def test_no_invisible_marks_around_facts() -> None:
    text = words("fr")("table-seat", seat=Seat.NORTH, player="Alice")
    assert text == f"Nord{NO_BREAK}: Alice"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("fr", f"La Contrée{NO_BREAK}· 2{NARROW}000 points"),
        ("en", f"La Contrée{NO_BREAK}· 2,000 points"),
    ],
)
def test_numbers_follow_the_language(language: str, expected: str) -> None:
    assert words(language)("table-title", game="La Contrée", target=2000) == expected


@pytest.mark.parametrize(("language", "expected"), [("fr", f"53{NO_BREAK}%"), ("en", "53%")])
def test_rates_are_shown_as_percentages(language: str, expected: str) -> None:
    say = _said('key = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }', language)
    assert say("key", rate=8 / 15) == expected


@pytest.mark.parametrize(
    ("language", "expected"), [("fr", "21 mars 2026"), ("en", "21 March 2026")]
)
def test_dates_are_spelled_out(language: str, expected: str) -> None:
    say = _said('key = { DATETIME($date, dateStyle: "long") }', language)
    assert say("key", date=datetime(2026, 3, 21, tzinfo=UTC)) == expected


@pytest.mark.parametrize(
    ("tricks", "points", "french", "english"),
    [
        (0, 0, "0\xa0pli, 0\xa0point", "0\xa0tricks, 0\xa0points"),
        (1, 1, "1\xa0pli, 1\xa0point", "1\xa0trick, 1\xa0point"),
        (2, 54, "2\xa0plis, 54\xa0points", "2\xa0tricks, 54\xa0points"),
    ],
)
def test_plural_forms(tricks: int, points: int, french: str, english: str) -> None:
    for language, expected in (("fr", french), ("en", english)):
        text = words(language)("play-tally", team="A", tricks=tricks, points=points)
        assert text.endswith(expected)


@pytest.mark.parametrize(
    ("items", "french", "english"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a ou b", "a or b"),
        (["a", "b", "c"], "a, b ou c", "a, b, or c"),
    ],
)
def test_lists_joined_with_or(items: list[str], french: str, english: str) -> None:
    assert words("fr").either(items) == french
    assert words("en").either(items) == english


def test_lists_joined_with_and() -> None:
    assert words("fr").every(["Alice", "Bob", "Zoé"]) == "Alice, Bob et Zoé"
    assert words("en").every(["Alice", "Bob", "Zoé"]) == "Alice, Bob, and Zoé"


@pytest.mark.parametrize(
    ("language", "expected"),
    [("fr", "a, b, c"), ("en", "a, b, c"), ("ar", "\N{RIGHT-TO-LEFT MARK}a، b، c")],
)
def test_series_have_the_comma_of_their_language(language: str, expected: str) -> None:
    assert words(language).series(iter("abc")) == expected


def test_the_engines_refusal_facts_are_enough_for_its_sentence() -> None:
    cards = (Card.parse("JH"), Card.parse("9H"))
    jack, nine = (words("fr").card_short(card) for card in cards)
    assert words("fr")("refusal-must-overtake-trump", cards=cards) == (
        f"Vous devez monter à l’atout{NO_BREAK}: jouez {jack} ou {nine}."
    )
    assert words("en")("refusal-must-follow", cards=cards) == (
        f"You must follow suit: play {words('en').card_short(cards[0])} or {nine}."
    )


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("fr", "fr"),
        ("fr-FR", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("FR", "fr"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("xx", "default"),
        ("frr", "default"),
        ("", "default"),
        (None, "default"),
        ("../fr", "default"),
    ],
)
def test_the_language_of_a_locale(locale: str | None, expected: str) -> None:
    assert language_of(locale, "default") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_game_have_the_belote_as_tables_of_contree_say_it(language: str) -> None:
    say = words(language)
    assert say.playing(CONTREE)("play-belote-word") in unmarked(say("words-belote")).lower()
