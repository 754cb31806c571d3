"""The typeface of pictures: fit texts to a width, and reduce names to what it can draw."""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont, features
from PIL.ImageFont import FreeTypeFont, Layout

from bot.i18n.direction import RIGHT_TO_LEFT, runs_left, unmarked

TYPEFACE = Path(__file__).with_name("fonts") / "DejaVuSansCondensed-Bold.ttf"

SMALLEST = 28
"""Pixels: less than half of that on a telephone, where a picture is as wide as the screen."""

ELLIPSIS = "…"
MAX_REMEMBERED_TEXTS = 4096
FIRST_PLANE = 0x10000
"""Beyond it the typeface has little but emoji, and those are not drawn in one colour."""

MISSING = "\uffff"
"""Never a letter: drawn as the box that stands for what a typeface lacks."""

LEFT_TO_RIGHT = frozenset({"L", "EN", "ES", "ET", "CS", "WS", "ON", "NSM"})
"""Directions in which letters can be laid side by side without being shaped."""

SHAPES = features.check("raqm")
"""Whether letters can be joined and laid from right to left: Pillow needs the host's FriBidi."""


def letters(size: int, text: str = "") -> FreeTypeFont:
    """The typeface at this height in pixels, for a text that is ``drawable``.

    What runs from left to right is laid out the same on every machine.
    """
    return _laid_out(size, Layout.RAQM if SHAPES and runs_left(text) else Layout.BASIC)


@cache
def _laid_out(size: int, layout: Layout) -> FreeTypeFont:
    return ImageFont.truetype(TYPEFACE, size, layout_engine=layout)


def drawable(text: str) -> str:
    """The text without marks of direction, where they would be drawn as boxes."""
    return text if SHAPES and runs_left(text) else unmarked(text)


@lru_cache(MAX_REMEMBERED_TEXTS)
def writable(name: str) -> str:
    """The part of a name that the typeface can draw; empty if no letter is left."""
    composed = unicodedata.normalize("NFKC", name)
    left = "".join(char if _is_drawn(char) else " " for char in composed)
    words = " ".join(left.split())
    return words if any(char.isalnum() for char in words) else ""


@lru_cache(MAX_REMEMBERED_TEXTS)
def fitting(text: str, size: int, width: int) -> tuple[str, int]:
    """The text and size that fit this width: first smaller letters, then fewer."""
    text = drawable(text)
    while size > SMALLEST and letters(size, text).getlength(text) > width:
        size -= 1
    if letters(size, text).getlength(text) <= width:
        return text, size
    while text and letters(size, text).getlength(text + ELLIPSIS) > width:
        text = text[:-1]
    return drawable(text.rstrip()) + ELLIPSIS, size


@lru_cache(MAX_REMEMBERED_TEXTS)
def _is_drawn(char: str) -> bool:
    """Whether the typeface has this letter, and it stands by itself."""
    directions = LEFT_TO_RIGHT | RIGHT_TO_LEFT if SHAPES else LEFT_TO_RIGHT
    if ord(char) >= FIRST_PLANE or unicodedata.bidirectional(char) not in directions:
        return False
    if unicodedata.category(char)[0] not in "LNPSM":
        return False
    return char.isascii() or _shape(char) != _shape(MISSING)


def _shape(char: str) -> bytes:
    mask = letters(SMALLEST).getmask(char)
    return bytes(mask) + bytes(mask.size)
