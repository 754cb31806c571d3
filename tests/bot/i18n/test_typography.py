"""Every sentence is set as its language is set."""

import re

import pytest

from bot.i18n import LANGUAGES
from bot.i18n.catalogue import sources
from bot.i18n.typography import (
    NARROW,
    NO_BREAK,
    RULES,
    common,
    english,
    french,
    mended,
    spans,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_files_follow_the_typography_of_their_language(language: str) -> None:
    """``make format`` mends what this finds."""
    wrong = []
    for source in sources(language).values():
        should_be = set(mended(source, RULES.get(language, common)).splitlines())
        wrong += [line for line in source.splitlines() if line not in should_be]
    assert not wrong, "\n".join(wrong)


@each_language
def test_no_straight_quotation_marks(language: str) -> None:
    texts = [
        source[start:end] for source in sources(language).values() for start, end in spans(source)
    ]
    assert [text for text in texts if '"' in text] == []


@each_language
def test_quotation_marks_come_in_pairs(language: str) -> None:
    for name, source in sources(language).items():
        assert source.count("«") == source.count("»"), name
        assert source.count("“") == source.count("”"), name


@pytest.mark.parametrize(("language", "foreign"), [("fr", "“”"), ("en", "«»")])
def test_quotation_marks_are_those_of_the_language(language: str, foreign: str) -> None:
    assert not set(foreign) & set("".join(sources(language).values()))


@each_language
def test_no_line_ends_in_a_space(language: str) -> None:
    lines = [line for source in sources(language).values() for line in source.splitlines()]
    assert [line for line in lines if line != line.rstrip()] == []


@each_language
def test_no_space_is_beside_another(language: str) -> None:
    twice = re.compile(rf'\{{ " " \}} ?[{NO_BREAK}{NARROW}]')
    found = {name: twice.findall(source) for name, source in sources(language).items()}
    assert {name: blanks for name, blanks in found.items() if blanks} == {}


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Pourquoi ?", f"Pourquoi{NARROW}?"),
        ("Pourquoi?", f"Pourquoi{NARROW}?"),
        ("a ; b : c", f"a{NARROW}; b{NO_BREAK}: c"),
        ("« l'as »", f"«{NO_BREAK}l’as{NO_BREAK}»"),
        ("trop  loin...", "trop loin…"),
        (f"Nord{NO_BREAK}: a{NARROW}!", f"Nord{NO_BREAK}: a{NARROW}!"),
        ("ici : http://127.0.0.1:8080/", f"ici{NO_BREAK}: http://127.0.0.1:8080/"),
    ],
)
def test_french_typography(typed: str, expected: str) -> None:
    assert french(typed) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Why ?", "Why?"),
        ("the player's", "the player’s"),
        ("copy .env.example to .env now", "copy .env.example to .env now"),
        ("East …", "East …"),
    ],
)
def test_english_typography(typed: str, expected: str) -> None:
    assert english(typed) == expected


def test_only_text_changes_and_not_syntax() -> None:
    source = '# a : b\nkey = { NUMBER($n, style: "percent") } : { $n ->\n   *[other] oui ?\n }\n'
    assert mended(source, french) == (
        f'# a : b\nkey = {{ NUMBER($n, style: "percent") }}{NO_BREAK}: {{ $n ->\n'
        f"   *[other] oui{NARROW}?\n }}\n"
    )


def test_a_number_stays_with_what_it_counts() -> None:
    source = (
        "key = { $n ->\n    [0] no point\n    [one] { $n } point\n"
        "   *[other] all { $n } points of { $most } points\n }\n"
        "other = { $n } points, { $game ->\n    [belote] { $n } points\n   *[other] none\n }\n"
    )
    together = source.replace("[one] { $n } ", f"[one] {{ $n }}{NO_BREAK}")
    together = together.replace("all { $n } ", f"all {{ $n }}{NO_BREAK}")
    assert mended(source, common) == together
