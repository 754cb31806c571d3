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
    """Finds the texts of a file, and among them those that begin with a space after a count."""

    def __init__(self) -> None:
        self.found: list[ast.TextElement] = []
        self.counted: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        """Keep the text."""
        self.found.append(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as above
        """Look at each form of a sentence with a count."""
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and "one" in keys:
            number = node.selector.id.name
            for variant in node.variants:
                for counted, text in pairwise(variant.value.elements):
                    shown = counted.expression if isinstance(counted, ast.Placeable) else None
                    counts = isinstance(shown, ast.VariableReference) and shown.id.name == number
                    if counts and isinstance(text, ast.TextElement):
                        self.counted.append(text)
        self.generic_visit(node)


class FluentSource:
    """A Fluent file, parsed once."""

    def __init__(self, source: str) -> None:
        self.source = source
        texts = _Texts()
        texts.visit(FluentParser(with_spans=True).parse(source))
        self.spans = sorted((each.span.start, each.span.end) for each in texts.found if each.span)
        """The parts that are text rather than syntax, as start and end."""
        self._counted = {each.span.start for each in texts.counted if each.span}

    def mended(self, rule: Callable[[str], str]) -> str:
        """The file with all of its texts set by the rule of its language.

        A no-break space stands between numbers and what they count.
        """
        source = self.source
        # From the end, so that the places before it stay where they are.
        for start, end in reversed(self.spans):
            text = rule(source[start:end])
            if start in self._counted and text.startswith(" "):
                text = NO_BREAK + text[1:]
            source = source[:start] + text + source[end:]
        return source


def faults(source: str, language: str) -> Iterator[tuple[int, str]]:
    """Yield the number of each faulty line and what is wrong with it.

    Beyond what ``mended`` would change, these are trailing spaces, doubled spaces, straight
    quotation marks, unpaired ones and those of another language: a person has to mend these.
    """
    own, parsed = manners(language), FluentSource(source)
    expected = parsed.mended(own.typeset).splitlines()
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
    for start, end in parsed.spans:
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
                mended = FluentSource(source).mended(manners(language).typeset)
                file.write_text(mended, encoding="utf-8")
                continue
            for number, fault in faults(source, language):
                sys.stdout.write(f"{file}:{number}: {fault}\n")
                wrong = True
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
