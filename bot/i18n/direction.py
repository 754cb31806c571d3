"""Writing from right to left: what runs so, and the marks that keep it apart from the rest.

The marks are the isolates of Unicode's bidirectional algorithm (UAX #9).
"""

import re
import unicodedata

RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
"""The directions of the letters of Hebrew and of Arabic, and of Arabic's own digits."""

# Where those letters are, and few others: a page of French is searched in no time.
_BLOCKS = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)

OPENS, CLOSES = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

TO_THE_LEFT = "\N{RIGHT-TO-LEFT MARK}"

# An isolate has no say in the direction of its line, and so in its margin: the mark before it has.
OPENS_LINE = TO_THE_LEFT + "\N{RIGHT-TO-LEFT ISOLATE}"

_MARKS = {ord(mark): None for mark in OPENS + OPENS_LINE + CLOSES}

# Whoever copies a seed or a command, or follows a link, would take the marks with it.
_CODE_SPAN = r"(?<!`)`[^`\n]+`(?!`)"
_COPIED = re.compile(
    _CODE_SPAN + rf"|«{OPENS}?(?:\S*(?:python|contree)|docker) [^»]*»|\]\([^)\s]*\)"
)

# Digits, and letters of the sentence's own: apart, a prefix would not be joined to its word.
# A line of nothing else would run from left to right.
_NEEDLESS = re.compile(f"{OPENS}([\\u0590-\\u08ff \\u00a0\\u2011]*|[0-9]*){CLOSES}")


def runs_left(text: str) -> bool:
    """Whether some of the text is written from right to left."""
    return _BLOCKS.search(text) is not None and any(
        unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in text
    )


def isolated(text: str) -> str:
    """The text, kept apart from what stands around it if it runs from right to left."""
    return f"{OPENS}{text}{CLOSES}" if runs_left(text) else text


def unmarked(text: str) -> str:
    """The text without marks."""
    return text.translate(_MARKS)


_CODE = re.compile(r"(```.*?```)", re.DOTALL)
_LINE = re.compile(r"^( *(?:#{1,3} |-# |> |[-*] |\d+\. )*)(.+)$", re.MULTILINE)
_COMMAND = re.compile(_CODE_SPAN)
_ISOLATE = re.compile(f"{OPENS}[^{OPENS}{CLOSES}]*{CLOSES}")


def directed(markdown: str) -> str:
    """The text with its lines from right to left kept so on a page from left to right.

    A desktop lays every message out from left to right: full stops, first names and last numbers
    of an Arabic sentence would be at its other end. Code blocks have columns, and stay as they are.
    """
    if not runs_left(markdown):
        return markdown
    parts = _CODE.split(markdown)
    parts[::2] = [_LINE.sub(_directed_line, part) for part in parts[::2]]
    return "".join(parts)


def _directed_line(line: re.Match[str]) -> str:
    if not runs_left(_outside(line[2])):
        return line[0]
    told = _COMMAND.sub(rf"{OPENS}\g<0>{CLOSES}", line[2])
    return f"{line[1]}{OPENS_LINE}{told}{CLOSES}"


def _outside(text: str) -> str:
    """The text without what is isolated in it."""
    while (fewer := _ISOLATE.sub("", text)) != text:
        text = fewer
    return text


def sparingly_marked(sentence: str) -> str:
    """A sentence from right to left without those marks that nobody needs, or that do harm.

    One whose letters are all of its facts gets a mark: it would run from left to right.
    """
    sentence = _COPIED.sub(lambda found: unmarked(found[0]), sentence)
    while (fewer := _NEEDLESS.sub(r"\1", sentence)) != sentence:
        sentence = fewer
    if runs_left(sentence) and not runs_left(_outside(sentence)):
        return sentence.replace(OPENS, TO_THE_LEFT + OPENS, 1)
    return sentence


def row_to_the_left(items: str) -> str:
    """Things in a row, the first one on the right: isolated signs and digits have no direction."""
    return items if runs_left(_outside(items)) else TO_THE_LEFT + items
