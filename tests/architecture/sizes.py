"""Files stay small."""

from collections.abc import Iterable, Iterator

from tests.architecture.reading import Module, Violation

MOST_LINES = 300


def small_files(modules: Iterable[Module]) -> Iterator[Violation]:
    """A file that grows beyond ``MOST_LINES`` holds more than one idea."""
    for module in modules:
        lines = len(module.text.splitlines())
        if lines > MOST_LINES:
            yield Violation(module.path, lines, f"{lines} lines", f"at most {MOST_LINES} lines")
