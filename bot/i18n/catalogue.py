"""The languages there are, and their Fluent files, of which broken ones are refused."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer, Visitor

from bot.i18n.direction import CLOSES, OPENS
from bot.i18n.game_values import FUNCTIONS
from bot.i18n.languages import manners

FOLDER = Path(__file__).parent

LANGUAGES: tuple[str, ...] = tuple(sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")}))
"""A language is a folder of Fluent files, or of one: adding it adds it here."""


WHOLE = "en"
"""The language that has every sentence: others say in its words what they lack."""


@lru_cache(maxsize=256)
def language_of(locale: str | None, default: str) -> str:
    """The language for a locale such as ``fr-CA``; ``default`` if there is no catalogue for it."""
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else default


VARIANT = "variant"
"""The fact that every sentence has without being given it: the key of the game it is said at."""


class BrokenCatalogue(ValueError):
    """A Fluent file with an error."""


def sources(language: str) -> dict[str, str]:
    """The text of each file of a language, by file name."""
    folder = FOLDER / language
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))}


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


class _Isolating(Transformer):
    """Keeps the facts of a sentence apart from it.

    Not its other parts, as ``use_isolating`` does: « = 5 » alone would run from left to right.
    """

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - the library's name
        self.generic_visit(node)
        # A fact that is the whole sentence has nothing to be kept apart from.
        if len(node.elements) > 1:
            node.elements = [part for each in node.elements for part in _apart(each)]
        return node


def _apart(
    element: ast.TextElement | ast.Placeable,
) -> tuple[ast.TextElement | ast.Placeable, ...]:
    match element:
        case ast.Placeable(expression=ast.VariableReference() | ast.FunctionReference()):
            return ast.TextElement(OPENS), element, ast.TextElement(CLOSES)
        case _:
            return (element,)


class Catalogue(Mapping[str, frozenset[str]]):
    """The facts that each message of one language is given, and the messages.

    A message is parsed when it is first asked for: all of them take a second, and a process that
    says one sentence starts that much sooner.
    """

    def __init__(
        self, language: str, files: Mapping[str, str], lent: Mapping[str, str] | None = None
    ) -> None:
        """Take the text of each file; BrokenCatalogue if a message is there twice.

        ``lent`` are the files of another language, whose messages stand in for those not in
        ``files``.
        """
        locale = manners(language).formats or language
        self.bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
        self.runs_left = Locale.parse(locale, sep="-").text_direction == "rtl"
        self._language = language
        self._texts: dict[str, tuple[str, str]] = {}
        self._messages: dict[str, ast.Message] = {}
        self._facts: dict[str, frozenset[str]] = {}
        for name, text in files.items():
            for key, each in _split(f"{language}/{name}", text):
                if key in self._texts:
                    raise BrokenCatalogue(f"{language}/{name}: {key} is there twice")
                self._texts[key] = f"{language}/{name}", each
        for name, text in (lent or {}).items():
            for key, each in _split(name, text):
                self._texts.setdefault(key, (name, each))

    def isolates(self, key: str) -> bool:
        """Whether this message runs from right to left, so that its facts are kept apart from it.

        One that another language has lent runs as that language does.
        """
        return self.runs_left and self._texts[key][0].startswith(f"{self._language}/")

    def __iter__(self) -> Iterator[str]:
        """The keys, in the order of the files."""
        return iter(self._texts)

    def __len__(self) -> int:
        """The number of messages."""
        return len(self._texts)

    def __contains__(self, key: object) -> bool:
        """Whether there is a message of this key."""
        return key in self._texts

    def __getitem__(self, key: str) -> frozenset[str]:
        """The facts of a message, which can be said from then on; BrokenCatalogue if wrong."""
        try:
            return self._facts[key]
        except KeyError:
            facts = self._facts[key] = self._read(key)
            return facts

    def _read(self, key: str) -> frozenset[str]:
        mentions = _Mentions()
        waiting, seen = {key}, set[str]()
        while waiting:
            name = waiting.pop()
            seen.add(name)
            mentions.visit(self._message(name))
            waiting |= mentions.messages - seen
            if missing := waiting - self._texts.keys():
                raise BrokenCatalogue(f"{key} quotes {missing.pop()}, which does not exist")
        if key in mentions.messages:
            raise BrokenCatalogue(f"{key} quotes itself")  # the library would never come back
        return frozenset(mentions.facts - {VARIANT})

    def _message(self, key: str) -> ast.Message:
        if key not in self._messages:
            resource = _parsed(*self._texts[key])
            if self.isolates(key):
                _Isolating().visit(resource)
            self.bundle.add_resource(resource)
            (self._messages[key],) = (e for e in resource.body if isinstance(e, ast.Message))
        return self._messages[key]


STARTS = re.compile(r"^(?=[A-Za-z][\w-]*[ ]*=)", re.MULTILINE)
"""The start of a message: lines that belong to the one before are indented."""


def _split(where: str, text: str) -> Iterator[tuple[str, str]]:
    """The key and the lines of each message; what stands before the first is only checked."""
    preamble, *found = STARTS.split(text)
    _parsed(where, preamble)
    for each in found:
        yield each.partition("=")[0].rstrip(), each


def compile_catalogue(language: str, files: Mapping[str, str]) -> Catalogue:
    """Build a catalogue and read all of its messages; BrokenCatalogue if one is wrong."""
    catalogue = Catalogue(language, files)
    for key in catalogue:
        catalogue[key]
    return catalogue


def _parsed(where: str, text: str) -> ast.Resource:
    resource = FluentResource(text)
    for entry in resource.body:
        match entry:
            case ast.Message(value=ast.Pattern()):
                continue
            case ast.Comment() | ast.GroupComment() | ast.ResourceComment():
                continue
            case ast.Junk(content=content):
                raise BrokenCatalogue(f"{where}: cannot be read: {content}")
            case _:
                raise BrokenCatalogue(f"{where}: only messages with a text are used here: {entry}")
    return resource
