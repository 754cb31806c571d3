"""What a language lacks of English: ``python -m tests.bot.i18n.lacking`` lists it for readers.

A sentence that is missing is said in English. One that lacks a fact or a case of the English one is
out of date: it counts as missing too.
"""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression, serialize_variant_key
from fluent.syntax.visitor import Visitor

from bot.i18n import LANGUAGES, words
from bot.i18n.catalogue import WHOLE
from tests.bot.i18n.parsed import patterns

COMPLETE = ("en", "fr")
"""The languages that lack nothing; what the others lack is listed."""

PAGE = Path(__file__).parents[3] / "docs" / "languages.md"

LIST = re.compile(r"(?<=## What is still said in English\n\n).*?(?=\n## )", re.DOTALL)

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})

OWN_WORDS = frozenset({"$variant", "$rank", "$suit", "$seat"})
"""A language may have words of its own for one game, and another article for one card."""


class Choices(Visitor):
    """What every selector offers: its words by the fact that chooses, and what it offers twice."""

    def __init__(self) -> None:
        self.twice: list[str] = []
        self.words: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - its name
        names = [serialize_variant_key(variant.key) for variant in node.variants]
        self.twice += {name for name in names if names.count(name) > 1}
        told = {name for name in names if not name.isdigit()} - PLURALS
        self.words.setdefault(serialize_expression(node.selector), set()).update(told)
        self.generic_visit(node)


@cache
def choices(language: str) -> dict[str, Choices]:
    """What each message of a language chooses from."""
    found = {key: Choices() for key in patterns(language)}
    for key, pattern in patterns(language).items():
        found[key].visit(pattern)
    return found


def own_facts(language: str) -> dict[str, frozenset[str]]:
    """What is told by each message that a language says in its own words."""
    catalogue = words(language).catalogue
    return {key: catalogue[key] for key in patterns(language)}


def lacking(language: str) -> tuple[str, ...]:
    """The keys of the sentences that a language lacks or has not as English has them."""
    english, facts, offered = words(WHOLE).catalogue, own_facts(language), choices(language)
    return tuple(
        key
        for key in english
        if key not in facts
        or english[key] - facts[key]
        or any(
            fact not in OWN_WORDS and told - offered[key].words.get(fact, told)
            for fact, told in choices(WHOLE)[key].words.items()
        )
    )


def listed() -> str:
    """What every language lacks, as the page has it: its code, how many sentences, and which."""
    lines = ""
    for language in LANGUAGES:
        keys = lacking(language)
        lines += f"- `{language}`: " + ", ".join([str(len(keys)), *(f"`{key}`" for key in keys)])
        lines += "\n"
    return lines


if __name__ == "__main__":
    PAGE.write_text(LIST.sub(lambda _: listed(), PAGE.read_text("utf-8")), "utf-8")
