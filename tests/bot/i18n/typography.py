"""How each language is set in type; run as a module, it mends the Fluent files in place.

python -m tests.bot.i18n.typography
"""

import re
from collections.abc import Callable, Iterator, Mapping

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.languages import FOLDER, LANGUAGES

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
HYPHEN = "\N{NON-BREAKING HYPHEN}"

_SPACES = f"[ {NO_BREAK}{NARROW}]"


def common(text: str) -> str:
    """Typographic apostrophes, one sign for an ellipsis, single spaces; dots begin no line."""
    text = re.sub(r"(?<=\w)'(?=\w)", "\N{RIGHT SINGLE QUOTATION MARK}", text)
    text = re.sub(" (?=[·◂])", NO_BREAK, text)
    return re.sub(r"(?<=\S)  +", " ", text).replace("...", "\N{HORIZONTAL ELLIPSIS}")


def french(text: str) -> str:
    """A narrow no-break space before ; ! ?, a no-break one before : and in « »; addresses stay."""
    text = re.sub(rf"{_SPACES}*([;!?])", rf"{NARROW}\1", common(text))
    text = re.sub(rf"{_SPACES}*(»|:(?!//|\d))", rf"{NO_BREAK}\1", text)
    return re.sub(rf"«{_SPACES}*", f"«{NO_BREAK}", text)


def english(text: str) -> str:
    """No space before a mark that ends something."""
    return re.sub(rf"{_SPACES}+([,;:!?.”])(?!\w)", r"\1", common(text))


RULES: Mapping[str, Callable[[str], str]] = {"fr": french, "en": english}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.found.append(node)


def spans(source: str) -> Iterator[tuple[int, int]]:
    """Where in a Fluent file there is text to be read, and not syntax."""
    texts = _Texts()
    texts.visit(FluentParser(with_spans=True).parse(source))
    for text in texts.found:
        if text.span:
            yield text.span.start, text.span.end


def mended(source: str, rule: Callable[[str], str]) -> str:
    """A Fluent file set by the rules of its language."""
    for start, end in sorted(spans(source), reverse=True):
        source = source[:start] + rule(source[start:end]) + source[end:]
    return source


def main() -> None:
    """Mend every file of words."""
    for language in LANGUAGES:
        for file in (FOLDER / language).glob("*.ftl"):
            source = file.read_text(encoding="utf-8")
            file.write_text(mended(source, RULES.get(language, common)), encoding="utf-8")


if __name__ == "__main__":
    main()
