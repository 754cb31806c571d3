"""Rules as a list: a line each, and what belongs to a line below it."""

from collections.abc import Iterable

_BELOW = "  - "


def below(lines: Iterable[str]) -> tuple[str, ...]:
    """Lines that belong to the one before them."""
    return tuple(_BELOW + line for line in lines)


def chapter_text(lines: tuple[str, ...]) -> str:
    """A chapter as it is shown: its title, and a list of its rules."""
    title, *rules = lines
    return "\n".join((title, *map(_item, rules)))


def _item(line: str) -> str:
    return line if line.startswith(_BELOW) else f"- {line}"
