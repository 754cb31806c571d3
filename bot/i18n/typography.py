"""Set the apostrophes, spaces and quotation marks of each language in its Fluent files.

``make format`` runs ``python -m bot.i18n.typography``, which rewrites the files; ``make lint`` runs
it with ``--check``, which changes nothing and prints every faulty line.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import FOLDER, LANGUAGES
from bot.i18n.languages import NARROW, NO_BREAK, manners


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        """Keep the text."""
        self.found.append(node)


def spans(source: str) -> Iterator[tuple[int, int]]:
    """The parts of a Fluent file that are text rather than syntax, as start and end."""
    texts = _Texts()
    texts.visit(FluentParser(with_spans=True).parse(source))
    for text in texts.found:
        if text.span:
            yield text.span.start, text.span.end


class _Counts(Visitor):
    """Finds the spaces between a number and what it counts."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as above
        """Look at each form of a sentence with a count."""
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and "one" in keys:
            for variant in node.variants:
                self._look(variant.value, node.selector.id.name)
        self.generic_visit(node)

    def _look(self, pattern: ast.Pattern, number: str) -> None:
        for counted, text in pairwise(pattern.elements):
            shown = counted.expression if isinstance(counted, ast.Placeable) else None
            if not isinstance(shown, ast.VariableReference) or shown.id.name != number:
                continue
            if isinstance(text, ast.TextElement) and text.value.startswith(" ") and text.span:
                self.found.append(text.span.start)


def kept_together(source: str) -> str:
    """A Fluent file with no-break spaces between numbers and what they count."""
    counts = _Counts()
    counts.visit(FluentParser(with_spans=True).parse(source))
    for place in counts.found:
        source = source[:place] + NO_BREAK + source[place + 1 :]
    return source


def mended(source: str, rule: Callable[[str], str]) -> str:
    """A Fluent file with all of its texts set by the rule of its language."""
    # From the end, so that the places before it stay where they are.
    for start, end in sorted(spans(source), reverse=True):
        source = source[:start] + rule(source[start:end]) + source[end:]
    return kept_together(source)


def faults(source: str, language: str) -> Iterator[tuple[int, str]]:
    """Yield the number of each faulty line and what is wrong with it.

    Beyond what ``mended`` would change, these are trailing spaces, doubled spaces, straight
    quotation marks, unpaired ones and those of another language: a person has to mend these.
    """
    own = manners(language)
    expected = mended(source, own.typeset).splitlines()
    doubled = re.compile(rf'\{{ " " \}} ?[{NO_BREAK}{NARROW}]')
    for number, (line, well_set) in enumerate(
        zip(source.splitlines(), expected, strict=True), start=1
    ):
        if line != well_set:
            yield number, "spaces or apostrophes are not set: run make format"
        if line != line.rstrip():
            yield number, "ends in a space"
        if doubled.search(line):
            yield number, "has two spaces in a row"
        if own.foreign & set(line):
            yield number, "has quotation marks of another language"
    for start, end in spans(source):
        if '"' in source[start:end]:
            yield source.count("\n", 0, start) + 1, "has a straight quotation mark"
    if own.quotes:
        opening, closing = own.quotes[0], own.quotes[1]
        if source.count(opening) != source.count(closing):
            yield 1, f"has unpaired {opening} {closing} in this file"


def main(arguments: Sequence[str] | None = None) -> int:
    """Rewrite every Fluent file, or with ``--check`` print the faults; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m bot.i18n.typography", description=main.__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, print the faults")
    check, wrong = parser.parse_args(arguments).check, False
    for language in LANGUAGES:
        for file in sorted((FOLDER / language).glob("*.ftl")):
            source = file.read_text(encoding="utf-8")
            if not check:
                file.write_text(mended(source, manners(language).typeset), encoding="utf-8")
                continue
            for number, fault in faults(source, language):
                sys.stdout.write(f"{file}:{number}: {fault}\n")
                wrong = True
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
