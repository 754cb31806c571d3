"""The paper of a card: its size, its edge, laying marks upon it, and its back."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.packs.outlines import SMOOTH, rounded
from bot.pictures.packs.pack import EDGE, PAPER, Colour

WIDTH = 0.69
"""The width of a card, of its height."""

CORNER = 0.055
"""The radius of its corners, of its height."""

EDGE_WIDTH = 0.008
"""The width of its edge, of its height; a pixel at least."""

KEPT = 64


def width_of(height: int) -> int:
    """How many pixels wide a card of this height is, in every pack."""
    return round(height * WIDTH)


def paper(width: int, height: int, ground: Colour = PAPER, edge: float = EDGE_WIDTH) -> Image.Image:
    """A blank card with an edge, so that it is seen on white and on black."""
    return _paper(width, height, ground, max(1, round(height * edge))).copy()


def corner_of(height: int) -> float:
    """The radius of the corners of a card of this height."""
    return height * CORNER


def lay(picture: Image.Image, mark: Image.Image, x: float, y: float) -> None:
    """Put a mark with its middle there, in pixels."""
    place = (round(x - mark.width / 2), round(y - mark.height / 2))
    picture.alpha_composite(mark, place)


def doubled(upper: Image.Image) -> Image.Image:
    """The same marks again, upside down: a card has no right way up."""
    picture = upper.copy()
    picture.alpha_composite(upper.transpose(Image.Transpose.ROTATE_180))
    return picture


@lru_cache(KEPT)
def _paper(width: int, height: int, ground: Colour, edge: int) -> Image.Image:
    picture = Image.new("RGBA", (width, height), (*EDGE, 0))
    radius = corner_of(height)
    picture.paste(EDGE, (0, 0), rounded(width, height, radius))
    inner = rounded(width - 2 * edge, height - 2 * edge, radius - edge)
    picture.paste(ground, (edge, edge), inner)
    return picture


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
