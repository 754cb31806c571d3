"""The shapes of cards: polygons from curves, rounded corners, the blank card and its back."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.pictures.packs.pack import EDGE, PAPER, Colour

Vertex = tuple[float, float]
Polygon = tuple[Vertex, ...]

STEPS = 24
"""The straight pieces that a curve is drawn with."""

SMOOTH = 4
"""The factor by which a shape is drawn larger than it is shown."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A polygon in one colour; one unit of its points is the side of the square it stands in."""

    points: Polygon
    colour: Colour


def curved(start: Vertex, *curves: tuple[Vertex, Vertex, Vertex]) -> Polygon:
    """A path of cubic curves: each has two handles and its end."""
    points = [start]
    for one, two, end in curves:
        begin = points[-1]
        points.extend(_on_curve(begin, one, two, end, step / STEPS) for step in range(1, STEPS + 1))
    return tuple(points)


def mirrored(half: Polygon) -> Polygon:
    """Half an outline, from top to bottom, and the other half over the upright axis."""
    return half + tuple((-x, y) for x, y in reversed(half))


def ellipse(centre: Vertex, across: float, down: float) -> Polygon:
    """An ellipse of these half axes."""
    turns = (2 * pi * step / (2 * STEPS) for step in range(2 * STEPS))
    return tuple((centre[0] + across * cos(turn), centre[1] + down * sin(turn)) for turn in turns)


def disc(centre: Vertex, radius: float) -> Polygon:
    """A circle."""
    return ellipse(centre, radius, radius)


def box(left: float, top: float, right: float, bottom: float) -> Polygon:
    """An upright rectangle."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def stamped(layers: Iterable[Layer], side: int) -> Image.Image:
    """Layers on each other in a square of ``side`` pixels, whose middle is (0, 0)."""
    large = side * SMOOTH
    picture = Image.new("RGBA", (large, large))
    canvas = ImageDraw.Draw(picture)
    for layer in layers:
        canvas.polygon(
            [((x + 0.5) * large, (y + 0.5) * large) for x, y in layer.points], fill=layer.colour
        )
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def rounded(width: int, height: int, radius: float) -> Image.Image:
    """The mask of a rectangle with round corners."""
    size = (width * SMOOTH, height * SMOOTH)
    mask = Image.new("L", size)
    area = (0, 0, size[0] - 1, size[1] - 1)
    ImageDraw.Draw(mask).rounded_rectangle(area, radius * SMOOTH, fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)


def _on_curve(begin: Vertex, one: Vertex, two: Vertex, end: Vertex, share: float) -> Vertex:
    rest = 1 - share
    weights = (rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3)
    corners = (begin, one, two, end)
    return (
        sum(weight * point[0] for weight, point in zip(weights, corners, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, corners, strict=True)),
    )


WIDTH = 0.69
"""The width of a card as a share of its height."""

CORNER = 0.055
"""The radius of its corners as a share of its height."""

EDGE_WIDTH = 0.008
"""The width of its edge as a share of its height; a pixel at least."""

BLANKS_KEPT = 64


def width_of(height: int) -> int:
    """The width in pixels of a card of this height, in every pack."""
    return round(height * WIDTH)


def paper(width: int, height: int, ground: Colour = PAPER, edge: float = EDGE_WIDTH) -> Image.Image:
    """A blank card with an edge, so that it is seen on white and on black."""
    return _paper(width, height, ground, max(1, round(height * edge))).copy()


def corner_of(height: int) -> float:
    """The radius of the corners of a card of this height."""
    return height * CORNER


def lay(picture: Image.Image, mark: Image.Image, x: float, y: float) -> None:
    """Put a mark on a picture, its middle at (x, y) in pixels."""
    place = (round(x - mark.width / 2), round(y - mark.height / 2))
    picture.alpha_composite(mark, place)


def doubled(upper: Image.Image) -> Image.Image:
    """The marks, and the same upside down below: a card has no right way up."""
    picture = upper.copy()
    picture.alpha_composite(upper.transpose(Image.Transpose.ROTATE_180))
    return picture


@lru_cache(BLANKS_KEPT)
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
"""The white around the pattern as a share of the height."""
MESH = 0.055
"""The distance between two lines of the lattice as a share of the height."""


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
    lines = ImageDraw.Draw(picture)
    step, line = mesh * SMOOTH, max(1, round(mesh * SMOOTH / 7))
    middle = width / 2
    for number in range(-2 * height // round(step), 2 * height // round(step)):
        foot = middle + number * step
        lines.line((foot, 0, foot + height, height), fill=LINES, width=line)
        lines.line((width - foot, 0, width - foot - height, height), fill=LINES, width=line)
    return picture.resize(size, Image.Resampling.LANCZOS)
