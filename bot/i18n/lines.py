"""Texts put on one line: a capital at its beginning, dots or gaps between its parts."""

from collections.abc import Iterable

from bot.i18n.signs import Signs


def capitalised(words: str) -> str:
    """The same with a large first letter, and the others as they are."""
    return words[:1].upper() + words[1:]


DOT = "\N{NO-BREAK SPACE}\N{MIDDLE DOT} "
"""It stays with what stands before it: no line of a narrow window begins with a dot."""


GAP = " \N{EN SPACE}"
"""Between things that end with a picture, beside which browsers break a line before any mark."""


def dotted(parts: Iterable[str]) -> str:
    """These parts on one line."""
    return DOT.join(parts)


def spaced(parts: Iterable[str], signs: Signs) -> str:
    """Parts that end with cards on one line: dots between letters, and gaps between pictures."""
    return (GAP if signs.marks else DOT).join(parts)
