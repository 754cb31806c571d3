"""A player's accuracy over time: a point for each month or week."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.pictures.canvas import (
    EDGE,
    GRID,
    INK,
    LIGHT,
    MARK,
    PALE,
    SHARP,
    USUAL,
    Canvas,
    Point,
    curve,
    enlarged,
    png,
    shrunk,
)

WIDTH, HEIGHT = 720, 412
LEFT, RIGHT, TOP, BELOW = 84, 46, 130, 62
"""Margins around the curve, for numbers and names."""

LEVEL, HIGHEST = 10, 100
"""The steps between the lines across, and the last of them."""

MOST_LABELS = 9
"""Points that have room for a number and a name."""


@dataclass(frozen=True, slots=True)
class AccuracyPicture:
    """All that is written comes in the reader's language; ``points`` have a name and per cent."""

    title: str
    about: str
    points: tuple[tuple[str, int], ...]

    def draw(self) -> bytes:
        """The picture as a PNG."""
        bare = Image.new("RGB", (WIDTH, HEIGHT), EDGE)
        canvas = Canvas(bare, USUAL)
        canvas.write((28, 40), self.title, 36, WIDTH - 56)
        canvas.write((28, 82), self.about, 28, WIDTH - 56, ink=PALE)
        for level in range(self._lowest, HIGHEST + 1, LEVEL):
            _, y = self._at(0, level)
            ImageDraw.Draw(bare).line((LEFT, y, WIDTH - RIGHT, y), GRID, 1)
            canvas.write((LEFT - 12, y), str(level), 28, LEFT - 16, anchor="rm", ink=PALE)
        large = enlarged(bare)
        lines = ImageDraw.Draw(large)
        places = [self._at(place, value) for place, (_, value) in enumerate(self.points)]
        points = [(x * SHARP, y * SHARP) for x, y in places]
        if len(points) > 1:
            curve(lines, points, MARK)
        for x, y in points:
            half = 7 * SHARP
            lines.ellipse((x - half, y - half, x + half, y + half), MARK, INK, SHARP)
        drawing = shrunk(large)
        # The newest points have their numbers and names, and as many before them as have room.
        labels = Canvas(drawing, USUAL)
        step = -(-len(self.points) // MOST_LABELS)
        room = (WIDTH - LEFT - RIGHT) * step // max(len(self.points), 2)
        for place in range(len(self.points) - 1, -1, -step):
            name, value = self.points[place]
            x, y = self._at(place, value)
            labels.write((x, y - 24), str(value), 28, room, anchor="mm", ink=LIGHT)
            labels.write((x, HEIGHT - BELOW // 2), name, 28, room - 6, anchor="mm", ink=PALE)
        return png(drawing)

    @property
    def _lowest(self) -> int:
        """The lowest line: a step below the lowest point."""
        lowest = min(value for _, value in self.points)
        return max(0, (lowest - LEVEL // 2) // LEVEL * LEVEL)

    def _at(self, place: int, value: int) -> Point:
        across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BELOW
        steps = max(len(self.points) - 1, 1)
        height = up * (value - self._lowest) / (HIGHEST - self._lowest)
        return round(LEFT + 28 + (across - 56) * place / steps), round(HEIGHT - BELOW - height)
