"""The pages of a game say none of another's words, and no prefix that its article swallows."""

import re
from collections.abc import Iterator

import pytest

from bot.i18n import words
from bot.i18n.catalogue import sources
from bot.i18n.direction import CLOSES, OPENS
from bot.rulebook import rulebook
from bot.rulebook.options import choice_name, option_name
from engine.options import OPTIONS
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant

EVERYWHERE = frozenset(rules.key for rules in VARIANTS)
ABROAD = frozenset({"bulgarian_belot", "croatian_bela", "baloot", "pilotta", "tarabish", "clabber"})
"""The games that are not French, and have words of their own."""

FOREIGN = (
    ("en", ("dix de der", "tierce", "quarte", "quinte"), ABROAD),
    ("fr", ("dix de der", "quarte"), ABROAD),
    ("hr", ("dix de der",), ABROAD),
    ("bg", ("dix de der",), ABROAD),
    ("el", ("δέκα της τελευταίας",), ABROAD),
    ("ar", ("لـال",), EVERYWHERE),
    ("en", ("capot",), frozenset({"croatian_bela", "baloot", "tarabish", "clabber"})),
    ("fr", ("capot",), frozenset({"croatian_bela", "baloot", "tarabish", "clabber"})),
    # The French say tierce, cinquante and cent, as their federation's text does.
    ("fr", ("quarte", "quinte"), EVERYWHERE),
)
"""Words that the pages of some games say in no language, or not in this one."""

PREFIXED = {"player", "user", "watchers", "count", "folder", "THE($best)"}
"""What may follow the Arabic prefix “to”: mentions, numbers, paths, cards, none with an article."""


def pages(rules: RuleSet, language: str) -> Iterator[str]:
    """All that is said of a game by itself: its rules, its house rules and its last trick."""
    say = words(language).playing(rules)
    for page in rulebook(rules, say):
        yield from page.chapters
    for option in OPTIONS:
        if choices := option.choices(rules):
            yield option_name(option.name, say)
            yield from (choice_name(option.name, value, say) for value in choices)
    yield say("score-line-last-trick", points=10, total=162)


@pytest.mark.parametrize(("language", "foreign", "games"), FOREIGN)
def test_no_page_says_the_words_of_another_game(
    language: str, foreign: tuple[str, ...], games: frozenset[str]
) -> None:
    for key in games:
        marked = "\n".join(pages(find_variant(key), language)).casefold()
        told = re.sub(f"[{OPENS}{CLOSES}]", "", marked)
        assert [word for word in foreign if word in told] == [], key


def test_the_pages_of_french_games_say_their_own_words() -> None:
    for language in ("en", "fr"):
        assert "dix de der" in "\n".join(pages(find_variant("belote"), language))
    assert "un cinquante" in "\n".join(pages(find_variant("belote"), "fr"))


def test_no_arabic_prefix_stands_before_an_article() -> None:
    text = "\n".join(sources("ar").values())
    found = {name.removeprefix("$") for name in re.findall(r"لـ\{ ([^}]*?) [}-]", text)}
    assert found
    assert found <= PREFIXED
