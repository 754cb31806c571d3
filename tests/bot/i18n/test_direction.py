"""Arabic and Hebrew beside what runs from left to right."""

import re
from unicodedata import bidirectional

import pytest

from bot.i18n import Words, words
from bot.i18n.catalogue import Catalogue
from bot.i18n.direction import (
    CLOSES,
    OPENS,
    OPENS_LINE,
    RIGHT_TO_LEFT,
    TO_THE_LEFT,
    directed,
    isolated,
    runs_left,
    unmarked,
)
from cogs.ui.layout import columns, text
from engine.cards import Suit

FATIMA, SARA = "فاطمة", "سارة"

TEXT = """
turn = { $who } : { $points }
lone = { $who }
sum = { $kind ->
    [some] { turn } = { $points }
   *[none] -
 }
link = [{ $who }]({ $link }) `{ $seed }` «contree restore { $seed }»
held = { $suit }!
suit = { $suit ->
    [hearts] هاص
   *[other] x
 }
"""


def said(language: str, key: str, **facts: str | int | Suit) -> str:
    """The sentence with its marks as angle brackets."""
    words = Words(language, Catalogue(language, {"room.ftl": TEXT}))
    return words(key, **facts).replace(OPENS, "<").replace(CLOSES, ">")


@pytest.mark.parametrize(
    ("text", "left"),
    [("Alice", False), ("Zoé ♠ +5", False), (FATIMA, True), ("Bob שלום", True), ("١٢", True)],
)
def test_what_runs_from_right_to_left_is_isolated(text: str, left: bool) -> None:
    assert runs_left(text) is left
    assert isolated(text) == (f"{OPENS}{text}{CLOSES}" if left else text)


def test_every_letter_from_right_to_left_is_found() -> None:
    for letter in map(chr, range(0x20000)):
        assert runs_left(letter) is (bidirectional(letter) in RIGHT_TO_LEFT)


def test_a_sentence_from_left_to_right_isolates_only_what_runs_the_other_way() -> None:
    assert said("fr", "turn", who=FATIMA, points=100) == f"<{FATIMA}> : 100"
    assert said("fr", "turn", who="Alice", points="+5") == "Alice : +5"


def test_a_sentence_from_right_to_left_isolates_facts_and_not_its_own_parts() -> None:
    assert said("ar", "turn", who="Alice", points="+5") == "<Alice> : <+5>"
    assert said("ar", "turn", who=FATIMA, points=100) == f"{FATIMA} : 100"
    assert said("ar", "sum", kind="some", who="Bob", points="+5") == "<Bob> : <+5> = <+5>"
    assert said("ar", "lone", who="Alice") == "Alice"
    north_south = "الشمال\N{NON-BREAKING HYPHEN}الجنوب"
    assert said("ar", "turn", who=north_south, points=0) == f"{north_south} : 0"
    assert said("ar", "held", suit=Suit.HEARTS) == "هاص!"


def test_a_sentence_whose_letters_are_all_of_its_facts_runs_from_right_to_left() -> None:
    told = Words("ar", Catalogue("ar", {"room.ftl": TEXT}))("turn", who=f"{FATIMA} 2", points=5)
    assert told == f"{TO_THE_LEFT}{OPENS}{FATIMA} 2{CLOSES} : 5"
    assert directed(told) == f"{OPENS_LINE}{told}{CLOSES}"
    assert said("fr", "turn", who=f"{FATIMA} 2", points=5) == f"<{FATIMA} 2> : 5"


def test_a_row_of_signs_begins_on_the_right() -> None:
    arabic, french = words("ar"), words("fr")
    assert arabic.series(("10", "9")) == f"{TO_THE_LEFT}10\N{ARABIC COMMA} 9"
    assert arabic.series(("10",)) == "10"
    assert arabic.series((FATIMA, "9")) == f"{FATIMA}\N{ARABIC COMMA} 9"
    assert french.series(("10", "9")) == "10, 9"


def test_what_is_copied_or_followed_has_no_marks() -> None:
    facts = {"link": "https://discord.com/x", "seed": "a1"}
    assert said("ar", "link", who="Bob", **facts) == (
        "[<Bob>](https://discord.com/x) `a1` «contree restore a1»"
    )


@pytest.mark.parametrize(
    ("markdown", "shown"),
    [
        ("### حكم", "### <حكم>"),
        ("-# 32 ورقة\n**Alice**", "-# <32 ورقة>\n**Alice**"),
        (f"{OPENS}Bob{CLOSES} يقول بس.", f"<{OPENS}Bob{CLOSES} يقول بس.>"),
        (f"{isolated(FATIMA)} passe.", f"{isolated(FATIMA)} passe."),
        ("- بس\n  - دبل", "- <بس>\n  - <دبل>"),
        ("اكتب `/contree stop`.", f"<اكتب {OPENS}`/contree stop`{CLOSES}.>"),
        (f"بس\n```\n{FATIMA}\n```\nبس", f"<بس>\n```\n{FATIMA}\n```\n<بس>"),
        ("Zoé\n**+5**", "Zoé\n**+5**"),
    ],
)
def test_lines_from_right_to_left_are_kept_so_on_any_page(markdown: str, shown: str) -> None:
    told = directed(markdown)
    assert told == re.sub("<(.*)>", rf"{OPENS_LINE}\1{CLOSES}", shown)
    assert unmarked(told) == unmarked(markdown)
    assert text(markdown).content == told


def test_columns_are_not_mirrored() -> None:
    _, head, line, _ = columns([("", FATIMA, SARA), ("1", "100", "62")]).split("\n")
    assert head == f"   {isolated(FATIMA)}  {isolated(SARA)}"
    assert line == "1    100    62"
