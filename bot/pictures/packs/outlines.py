"""Outlines: cubic curves flattened into polygons, and polygons drawn with smooth edges."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.pictures.packs.pack import Colour

Point = tuple[float, float]
Polygon = tuple[Point, ...]

STEPS = 24
"""Straight pieces of a curve."""

SMOOTH = 4
"""How many times larger a shape is drawn than it is shown."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A polygon in one colour; one unit of its points is the side of the square it stands in."""

    points: Polygon
    colour: Colour


def curved(start: Point, *curves: tuple[Point, Point, Point]) -> Polygon:
    """A path of cubic curves: each has two handles and its end."""
    points = [start]
    for one, two, end in curves:
        begin = points[-1]
        points.extend(_on_curve(begin, one, two, end, step / STEPS) for step in range(1, STEPS + 1))
    return tuple(points)


def mirrored(half: Polygon) -> Polygon:
    """Half an outline, from top to bottom, and the other half over the upright axis."""
    return half + tuple((-x, y) for x, y in reversed(half))


def ellipse(centre: Point, across: float, down: float) -> Polygon:
    """An ellipse of these half axes."""
    turns = (2 * pi * step / (2 * STEPS) for step in range(2 * STEPS))
    return tuple((centre[0] + across * cos(turn), centre[1] + down * sin(turn)) for turn in turns)


def disc(centre: Point, radius: float) -> Polygon:
    """A circle."""
    return ellipse(centre, radius, radius)


def box(left: float, top: float, right: float, bottom: float) -> Polygon:
    """An upright rectangle."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def stamped(layers: Iterable[Layer], side: int) -> Image.Image:
    """Layers one on the other in a square of so many pixels, the middle of which is (0, 0)."""
    large = side * SMOOTH
    picture = Image.new("RGBA", (large, large))
    brush = ImageDraw.Draw(picture)
    for layer in layers:
        brush.polygon(_scaled(layer.points, large), fill=layer.colour)
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def rounded(width: int, height: int, radius: float) -> Image.Image:
    """The mask of a rectangle with round corners."""
    size = (width * SMOOTH, height * SMOOTH)
    mask = Image.new("L", size)
    area = (0, 0, size[0] - 1, size[1] - 1)
    ImageDraw.Draw(mask).rounded_rectangle(area, radius * SMOOTH, fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)


def _on_curve(begin: Point, one: Point, two: Point, end: Point, share: float) -> Point:
    rest = 1 - share
    weights = (rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3)
    corners = (begin, one, two, end)
    return (
        sum(weight * point[0] for weight, point in zip(weights, corners, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, corners, strict=True)),
    )


def _scaled(points: Sequence[Point], side: int) -> list[Point]:
    return [((x + 0.5) * side, (y + 0.5) * side) for x, y in points]
