"""All languages say the same things, and can say each of them."""

import re

import pytest

from bot.i18n import LANGUAGES, Words, words
from bot.i18n.catalogue import WHOLE, BrokenCatalogue, Catalogue, compile_catalogue, sources
from bot.i18n.direction import CLOSES, OPENS, runs_left, unmarked
from engine.cards import Suit
from tests.bot.i18n.lacking import (
    COMPLETE,
    LIST,
    OWN_WORDS,
    PAGE,
    choices,
    lacking,
    listed,
    own_facts,
)
from tests.bot.i18n.parsed import patterns
from tests.bot.i18n.samples import sample

ENGLISH = words(WHOLE)

each = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("language", COMPLETE)
def test_french_and_english_lack_nothing(language: str) -> None:
    assert lacking(language) == ()
    assert sources(language).keys() == sources(WHOLE).keys()


def test_what_the_others_lack_is_counted_and_listed() -> None:
    (page,) = LIST.findall(PAGE.read_text("utf-8"))
    assert page == listed(), "python -m tests.bot.i18n.lacking"


def test_keys_that_begin_alike_stand_in_one_file() -> None:
    files: dict[str, set[str]] = {}
    for name, text in sources(WHOLE).items():
        for key in Catalogue(WHOLE, {name: text}):
            begins = "score-sheet" if key.startswith("score-sheet-") else key.partition("-")[0]
            files.setdefault(begins, set()).add(name)
    assert {begins: there for begins, there in files.items() if len(there) > 1} == {}


@each
def test_languages_have_no_other_files(language: str) -> None:
    files = sources(language).keys()
    assert len(files) == 1 or files <= sources(WHOLE).keys()


@each
def test_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    own = patterns(language)
    assert list(own) == [key for key in ENGLISH.catalogue if key in own]


@each
def test_a_language_asks_for_no_fact_that_english_is_not_given(language: str) -> None:
    unknown = {key: facts - ENGLISH.catalogue[key] for key, facts in own_facts(language).items()}
    assert {key: names for key, names in unknown.items() if names} == {}


def test_what_a_language_lacks_is_said_in_english_with_its_own_names() -> None:
    english = {"room.ftl": "own = whole\nother = an { own } of { $suit }\nsuit = hearts\n"}
    say = Words("bg", Catalogue("bg", {"one.ftl": "own = цяло\nsuit = купа\n"}, english))
    assert say("own") == "цяло"
    assert say("other", suit=Suit.HEARTS) == "an цяло of купа"
    assert list(say.catalogue) == ["own", "suit", "other"]


RAW = re.compile(r"[{}\u2068\u2069]|\?\?\?|Seat\.|Team\.|Suit\.|Card\(|Bid\(")
"""Syntax, isolation marks and Python objects, none of which a reader may see."""


@each
@pytest.mark.parametrize("many", [False, True])
def test_every_sentence_can_be_formatted(many: bool, language: str) -> None:
    say = words(language)
    wrong = []
    for key, needed in say.catalogue.items():
        text = say(key, **{fact: sample(key, fact, many=many) for fact in needed})
        marked = say.catalogue.isolates(key) or runs_left(text)
        if marked and text.count(OPENS) == text.count(CLOSES):
            text = unmarked(text)
        if text.strip() != text or not text or RAW.search(text):
            wrong.append(f"{key}: {text!r}")
    assert wrong == []


@each
def test_languages_choose_by_words_of_english(language: str) -> None:
    """A word that a fact never is leaves the default, which may say something else."""
    wrong = []
    for key, of_key in choices(language).items():
        english = choices(WHOLE)[key].words
        for fact, told in of_key.words.items():
            if fact not in OWN_WORDS and told - english.get(fact, set()):
                wrong.append(f"{key}: {fact} is {english.get(fact)}, not {told}")
    assert wrong == []


@each
def test_no_select_has_a_variant_twice(language: str) -> None:
    assert [name for of_key in choices(language).values() for name in of_key.twice] == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("key = { $open\n", "cannot be read"),
        ("key = one\nkey = two\n", "twice"),
        ("key = { other }\n", "key quotes other, which does not exist"),
        ("key = { key }\n", "key quotes itself"),
        ("key = { other }\nother = { key }\n", "quotes itself"),
        ("key =\n    .attribute = text\n", "only messages with a text"),
        ("-term = text\n", "only messages with a text"),
    ],
)
def test_a_broken_file_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BrokenCatalogue, match=complaint):
        compile_catalogue("fr", {"room.ftl": text})


def test_a_key_in_two_files_is_refused() -> None:
    with pytest.raises(BrokenCatalogue, match=r"second\.ftl: key is there twice"):
        compile_catalogue("fr", {"first.ftl": "key = one\n", "second.ftl": "key = two\n"})


def test_variables_of_referenced_messages_are_required_too() -> None:
    text = "outer = { inner } { $a }\ninner = { $b ->\n    [one] { $c }\n   *[other] -\n }\n"
    catalogue = compile_catalogue("fr", {"room.ftl": text})
    assert catalogue["outer"] == {"a", "b", "c"}


def test_a_message_is_parsed_when_it_is_first_said() -> None:
    text = "# A note.\n\nbroken = { $open\n\ngood = { $a } and\n    more\nlast = end\n"
    catalogue = Catalogue("fr", {"room.ftl": text})
    assert (list(catalogue), catalogue["good"]) == (["broken", "good", "last"], {"a"})
    assert "unknown" not in catalogue
    assert catalogue.get("unknown") is None
    with pytest.raises(BrokenCatalogue, match=r"fr/room\.ftl: cannot be read"):
        catalogue["broken"]
