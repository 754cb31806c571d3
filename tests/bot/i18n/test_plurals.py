"""What is counted agrees with its number: « 1 pli, 2 plis »."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.i18n import LANGUAGES
from tests.bot.i18n.lacking import COMPLETE
from tests.bot.i18n.parsed import patterns

ALWAYS_MANY = {
    "analysis-par": "the card points of a contract that is made",
    "analysis-accuracy": "as many cards as are enough",
    "analysis-accuracy-least": "as many choices as are enough",
    "clock-next-after": "a time with its unit",
    "lesson-at-count-first": "the cards of a suit, the trumps of a declarer",
    "evening-empty": "the evenings without anybody after which one pauses",
    "leaderboard-latest-weight": "the days for which a game is remembered",
    "leaderboard-rules-all": "the days, the least servers",
    "ranks-hint": "the games of a placement, the days of an absence",
    "stats-opponents-none": "the least games",
    "stats-partners-none": "the least games",
    "stats-together": "at least the least games",
    "table-title": "the target of a game",
    "score-line-hanging": "at least the half of a deal",
}
"""Messages whose numbers are never 0 or 1, and what they are; those of the rules are not either."""

NAMES = {"dealer", "team"}
"""Facts that are nobody's number."""

_WORD = re.compile(r"[ \u00a0\u202f]+([^\W\d_]+)")


def _placed(pattern: ast.Pattern) -> Iterator[tuple[object, str]]:
    """What stands in a pattern, each with the word after it."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if isinstance(element, ast.Placeable):
            word = _WORD.match(after.value) if isinstance(after, ast.TextElement) else None
            if not isinstance(element.expression, ast.SelectExpression | ast.Placeable):
                yield element.expression, word[1] if word else ""


def _chosen(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            yield expression


def _number(expression: object) -> str:
    """The fact that is told as a number, if it is one."""
    if isinstance(expression, ast.FunctionReference) and expression.id.name == "NUMBER":
        return _number(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def _plurals(pattern: ast.Pattern) -> Iterator[str]:
    """The words that follow a number where it is not one, and another word where it is."""
    for choice in _chosen(pattern):
        after: dict[str, set[str]] = {}
        for variant in choice.variants:
            if isinstance(variant.key, ast.Identifier):
                after[variant.key.name] = {
                    word
                    for shown, word in _placed(variant.value)
                    if _number(shown) == _number(choice.selector)
                }
            yield from _plurals(variant.value)
        if "one" in after:
            yield from after.get("other", set()) - after["one"] - {""}


def _disagreeing(
    pattern: ast.Pattern, plurals: set[str], chosen: frozenset[str] = frozenset()
) -> Iterator[str]:
    """The words in the plural after a number that does not choose its words."""
    for shown, word in _placed(pattern):
        number = _number(shown)
        if number and number not in chosen | NAMES and word in plurals:
            yield f"{{ ${number} }} {word}"
    for choice in _chosen(pattern):
        for variant in choice.variants:
            yield from _disagreeing(variant.value, plurals, chosen | {_number(choice.selector)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_their_numbers(language: str) -> None:
    messages = patterns(language)
    plurals = {word for pattern in messages.values() for word in _plurals(pattern)}
    assert len(plurals) > 10 or language not in COMPLETE
    wrong = [
        f"{key}: {found}"
        for key, pattern in messages.items()
        if not key.startswith("rules-") and key not in ALWAYS_MANY
        for found in _disagreeing(pattern, plurals)
    ]
    assert not wrong, "\n".join(wrong)


def _selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for choice in _chosen(pattern):
        yield choice
        for variant in choice.variants:
            yield from _selects(variant.value)


COUNTED_TO = 200
"""Every form that a language has for a whole number comes before it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_has_the_plurals_of_its_language(language: str) -> None:
    plural = Locale.parse(language).plural_form
    needed = {str(plural(number)) for number in range(1, COUNTED_TO)} | {"other"}
    wrong = []
    for key, pattern in patterns(language).items():
        for choice in _selects(pattern):
            forms = {
                each.key.name for each in choice.variants if isinstance(each.key, ast.Identifier)
            }
            if forms & {"one", "few"} and forms - {"zero"} != needed:
                wrong.append(f"{key}: {sorted(forms)}, not {sorted(needed)}")
    assert not wrong, "\n".join(wrong)


def _facts(pattern: ast.Pattern) -> set[str]:
    """The facts that are told in a pattern, whatever is chosen in it."""
    told = {_number(shown) for shown, _ in _placed(pattern)}
    return told.union(*(_facts(each.value) for each in _variants(pattern))) - {""}


def _variants(pattern: ast.Pattern) -> Iterator[ast.Variant]:
    for choice in _chosen(pattern):
        yield from choice.variants


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_one_is_true_of_21_where_that_is_one_too(language: str) -> None:
    alike = str(Locale.parse(language).plural_form(21)) == "one"
    wrong = []
    for key, pattern in patterns(language).items() if alike else ():
        for choice in _selects(pattern):
            forms = {
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value: each
                for each in choice.variants
            }
            if "one" in forms and (
                lost := _facts(forms["other"].value) - _facts(forms["one"].value)
            ):
                wrong.append(f"{key}: {sorted(lost)}")
    assert not wrong, "\n".join(wrong)
