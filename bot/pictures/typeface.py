"""The typeface of pictures: fit texts to a width, and reduce names to what it can draw."""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

TYPEFACE = Path(__file__).with_name("fonts") / "DejaVuSansCondensed-Bold.ttf"

SMALLEST = 20
"""Pixels: half of that on a telephone, where a picture is as wide as the screen."""

ELLIPSIS = "…"
MAX_REMEMBERED_TEXTS = 4096
FIRST_PLANE = 0x10000
"""Beyond it the typeface has little but emoji, and those are not drawn in one colour."""

MISSING = "\uffff"
"""Never a letter: drawn as the box that stands for what a typeface lacks."""

LEFT_TO_RIGHT = frozenset({"L", "EN", "ES", "ET", "CS", "WS", "ON", "NSM"})
"""Directions in which letters can be laid side by side without being shaped."""


@cache
def letters(size: int) -> FreeTypeFont:
    """The typeface at this height in pixels; laid out the same on every machine."""
    return ImageFont.truetype(TYPEFACE, size, layout_engine=ImageFont.Layout.BASIC)


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
    while size > SMALLEST and letters(size).getlength(text) > width:
        size -= 1
    if letters(size).getlength(text) <= width:
        return text, size
    while text and letters(size).getlength(text + ELLIPSIS) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


@lru_cache(MAX_REMEMBERED_TEXTS)
def _is_drawn(char: str) -> bool:
    """Whether the typeface has this letter, and it stands by itself."""
    if ord(char) >= FIRST_PLANE or unicodedata.bidirectional(char) not in LEFT_TO_RIGHT:
        return False
    if unicodedata.category(char)[0] not in "LNPSM":
        return False
    return char.isascii() or _shape(char) != _shape(MISSING)


def _shape(char: str) -> bytes:
    mask = letters(SMALLEST).getmask(char)
    return bytes(mask) + bytes(mask.size)
