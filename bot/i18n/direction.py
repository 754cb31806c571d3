"""Writing from right to left: what runs so, and the marks that keep it apart from the rest.

The marks are the first-strong isolates of Unicode's bidirectional algorithm (UAX #9).
"""

import re
import unicodedata

RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
"""The directions of the letters of Hebrew and of Arabic, and of Arabic's own digits."""

OPENS, CLOSES = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

_MARKS = {ord(OPENS): None, ord(CLOSES): None}

# Whoever copies a seed or follows a link would take the marks with it.
_COPIED = re.compile(r"(?<!`)`[^`\n]+`(?!`)|\]\([^)\s]*\)")

# Digits, and letters of the sentence's own: apart, a prefix would not be joined to its word.
_NEEDLESS = re.compile(f"{OPENS}([\\u0590-\\u08ff ]*|[0-9]*){CLOSES}")


def runs_left(text: str) -> bool:
    """Whether some of the text is written from right to left."""
    return not text.isascii() and any(
        unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in text
    )


def isolated(text: str) -> str:
    """The text, kept apart from what stands around it if it runs from right to left."""
    return f"{OPENS}{text}{CLOSES}" if runs_left(text) else text


def unmarked(text: str) -> str:
    """The text without marks."""
    return text.translate(_MARKS)


def sparingly_marked(sentence: str) -> str:
    """A sentence from right to left without those marks that nobody needs, or that do harm."""
    sentence = _COPIED.sub(lambda found: unmarked(found[0]), sentence)
    while (fewer := _NEEDLESS.sub(r"\1", sentence)) != sentence:
        sentence = fewer
    return sentence
