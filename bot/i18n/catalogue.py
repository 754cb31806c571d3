"""The languages there are, and their Fluent files, of which broken ones are refused."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.game_values import FUNCTIONS

FOLDER = Path(__file__).parent

LANGUAGES: tuple[str, ...] = tuple(sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")}))
"""A language is a folder of Fluent files, or of one: adding it adds it here."""


FORMATS_OF: Mapping[str, str] = {"en": "en-GB"}
"""Whose dates a language writes that is spoken in several ways: the day before the month."""


@lru_cache(maxsize=256)
def language_of(locale: str | None, default: str) -> str:
    """The language for a locale such as ``fr-CA``; ``default`` if there is no catalogue for it."""
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else default


VARIANT = "variant"
"""The fact that every sentence has without being given it: the key of the game it is said at."""


class BrokenCatalogue(ValueError):
    """A Fluent file with an error."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of one language, and the facts that each of them is given."""

    bundle: FluentBundle
    facts: Mapping[str, frozenset[str]]


def sources(language: str) -> dict[str, str]:
    """The text of each file of a language, by file name."""
    folder = FOLDER / language
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))}


def compile_catalogue(language: str, files: Mapping[str, str]) -> Catalogue:
    """Build a catalogue from the text of its files, every file whole or not at all."""
    locale = FORMATS_OF.get(language, language)
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    messages: dict[str, ast.Message] = {}
    for name, text in files.items():
        resource = FluentResource(text)
        for message in _messages(f"{language}/{name}", resource):
            if message.id.name in messages:
                raise BrokenCatalogue(f"{language}/{name}: {message.id.name} is there twice")
            messages[message.id.name] = message
        bundle.add_resource(resource)
    for key in messages:
        bundle.get_message(key)  # compiled here, so that nothing is left to change later
    return Catalogue(bundle, {key: _facts(key, messages) for key in messages})


def _messages(where: str, resource: ast.Resource) -> Iterator[ast.Message]:
    for entry in resource.body:
        match entry:
            case ast.Message(value=ast.Pattern()):
                yield entry
            case ast.Comment() | ast.GroupComment() | ast.ResourceComment():
                continue
            case ast.Junk(content=content):
                raise BrokenCatalogue(f"{where}: cannot be read: {content}")
            case _:
                raise BrokenCatalogue(f"{where}: only messages with a text are used here: {entry}")


class _Mentions(Visitor):
    """The facts and the other messages that a message speaks of."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference():
                self.facts.add(node.id.name)
            case ast.MessageReference():
                self.messages.add(node.id.name)
            case _:
                super().generic_visit(node)


def _facts(key: str, messages: Mapping[str, ast.Message]) -> frozenset[str]:
    mentions = _Mentions()
    waiting, seen = {key}, set[str]()
    while waiting:
        name = waiting.pop()
        seen.add(name)
        if name not in messages:
            raise BrokenCatalogue(f"{key} quotes {name}, which does not exist")
        mentions.visit(messages[name])
        waiting |= mentions.messages - seen
    if key in mentions.messages:
        raise BrokenCatalogue(f"{key} quotes itself")  # the library would never come back
    return frozenset(mentions.facts - {VARIANT})
