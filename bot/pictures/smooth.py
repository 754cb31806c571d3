"""Curves with smooth edges: drawn larger than they are shown, and then made small."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.pictures.brush import Point
from bot.pictures.packs.pack import Colour

SHARP = 2
"""How many times larger they are drawn."""

WIDTH = 4
"""Pixels of a curve, as it is shown."""


def enlarged(bare: Image.Image) -> Image.Image:
    """The ground of curves, so much larger; ``shrunk`` gives it back in its size."""
    size = (bare.width * SHARP, bare.height * SHARP)
    return bare.resize(size, Image.Resampling.NEAREST)


def shrunk(large: Image.Image) -> Image.Image:
    """The picture in its size."""
    return large.reduce(SHARP)


def curve(lines: ImageDraw.ImageDraw, points: Sequence[Point], colour: Colour) -> None:
    """A curve through points of the enlarged ground."""
    lines.line(points, colour, WIDTH * SHARP, joint="curve")
