"""Things on one line with dots between them."""

from collections.abc import Iterable

DOT = "\N{NO-BREAK SPACE}\N{MIDDLE DOT} "
"""It stays with what stands before it: no line of a narrow window begins with a dot."""


def dotted(parts: Iterable[str]) -> str:
    """These parts on one line."""
    return DOT.join(parts)
