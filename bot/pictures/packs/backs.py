"""The back of a card: one for all our own packs, with no way up."""

from PIL import Image, ImageDraw

from bot.pictures.packs.outlines import SMOOTH, rounded
from bot.pictures.packs.pack import Colour
from bot.pictures.packs.paper import corner_of, paper, width_of

GROUND: Colour = (30, 64, 120)
LINES: Colour = (120, 156, 210)
MARGIN = 0.04
"""Of the height: the white around the pattern."""
MESH = 0.055
"""Of the height: between two lines of the lattice."""


def drawn_back(height: int) -> Image.Image:
    """A lattice in a white frame."""
    picture = paper(width_of(height), height)
    margin = max(2, round(height * MARGIN))
    size = (picture.width - 2 * margin, height - 2 * margin)
    mask = rounded(*size, max(0.0, corner_of(height) - margin / 2))
    picture.paste(_lattice(size, height * MESH), (margin, margin), mask)
    return picture


def _lattice(size: tuple[int, int], mesh: float) -> Image.Image:
    width, height = size[0] * SMOOTH, size[1] * SMOOTH
    picture = Image.new("RGB", (width, height), GROUND)
    brush = ImageDraw.Draw(picture)
    step, line = mesh * SMOOTH, max(1, round(mesh * SMOOTH / 7))
    middle = width / 2
    for number in range(-2 * height // round(step), 2 * height // round(step)):
        foot = middle + number * step
        brush.line((foot, 0, foot + height, height), fill=LINES, width=line)
        brush.line((width - foot, 0, width - foot - height, height), fill=LINES, width=line)
    return picture.resize(size, Image.Resampling.LANCZOS)
