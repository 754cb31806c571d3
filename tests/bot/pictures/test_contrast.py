"""Whatever is written on a picture stands out from its ground, as web pages are asked to."""

import pytest

from bot.pictures.canvas import CLOTH, EDGE, INK, LIGHT, MARK, PALE, PLATE
from bot.pictures.curve import SIDES
from bot.pictures.packs.pack import Colour

ENOUGH = 4.5
"""The contrast that WCAG 2.2 asks of a text."""


def luminance(colour: Colour) -> float:
    """How light a colour is, from 0 to 1, by sRGB."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1, the same, to 21, black and white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (LIGHT, EDGE),
        (PALE, EDGE),
        (PALE, CLOTH),
        (LIGHT, PLATE),
        (PALE, PLATE),
        (MARK, PLATE),
        (INK, LIGHT),
        (SIDES[0], EDGE),
        (SIDES[1], EDGE),
    ],
)
def test_text_has_enough_contrast(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= ENOUGH


def test_black_on_white_has_the_highest_contrast() -> None:
    assert round(contrast((0, 0, 0), (255, 255, 255))) == 21
    assert contrast(CLOTH, CLOTH) == 1
