"""La Coinche says « coincher », every other game « contrer »: in every sentence of a game."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from bot.i18n.catalogue import VARIANT
from tests.bot.i18n.parsed import patterns

CONTRE = re.compile(
    r"\b(?:sur)?contr(?:er|ez|é|és|ée|ées)\b|\bsurcontres?\b|\bcontres\b"
    r"|\b(?:le|un|du|ce|par|on|se|la) contre\b|^contre$",
    re.IGNORECASE,
)
"""« contre » said of doubling: « un pli contre cet atout » is none."""

COINCHE = re.compile(r"\b(?:[Ss]ur)?coinch", re.IGNORECASE)

OF_NO_GAME = re.compile(
    r"stats-|versus-|feat-|help-|command-|lesson-|family-|variant-|startup-|words-|house-preset-"
    r"|house-source-|rules-words-|auction-doubled-aloud-|welcome-"
    r"|newcomer-button-lesson"
)
"""Sentences about all games together, or about the one that is taught; names of games and rules,
and the words of one game."""

OF_OTHERS = re.compile(
    r"rules-sun-|rules-score-rate-|rules-score-level-doubled|refusal-double-barred-by-score"
    r"|rules-score-tens-pot"
)
"""Sentences about a sun, about round points or about tens, which La Coinche has not."""

Spoken = tuple[str, str, str]
"""A key, some of its text, and the game in whose branch that is, or nothing."""


def spoken(language: str) -> Iterator[Spoken]:
    for key, pattern in patterns(language).items():
        yield from _texts(key, pattern, "")


def _texts(key: str, pattern: ast.Pattern, game: str) -> Iterator[Spoken]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield key, element.value.strip(), game
        elif isinstance(element.expression, ast.SelectExpression):
            of = element.expression.selector
            by_game = isinstance(of, ast.VariableReference) and of.id.name == VARIANT
            for variant in element.expression.variants:
                name = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
                yield from _texts(key, variant.value, name if by_game else game)


def misplaced(told: Spoken) -> bool:
    """Whether some of the text is said in a game that has another word for it."""
    key, text, game = told
    if OF_NO_GAME.match(key):
        return False
    if COINCHE.search(text):
        return game != "coinche"
    return bool(CONTRE.search(text)) and game in {"", "coinche"} and not OF_OTHERS.match(key)


def test_every_sentence_about_doubling_has_the_word_of_its_game() -> None:
    assert [told for told in spoken("fr") if misplaced(told)] == []


def test_english_doubles_in_every_game_but_la_coinche() -> None:
    told = [told for told in spoken("en") if not OF_NO_GAME.match(told[0])]
    assert [each for each in told if CONTRE.search(each[1])] == []
    assert [each for each in told if COINCHE.search(each[1]) and each[2] != "coinche"] == []


@pytest.mark.parametrize(
    ("text", "game", "wrong"),
    [
        ("On contre à son tour.", "", True),
        ("Contrer", "coinche", True),
        ("Contrer", "other", False),
        ("Coincher", "other", True),
        ("Le contrat est contré.", "", True),
        ("un pli contre cet atout", "", False),
    ],
)
def test_such_words_are_found(text: str, game: str, wrong: bool) -> None:
    assert misplaced(("rules-of-something", text, game)) == wrong
