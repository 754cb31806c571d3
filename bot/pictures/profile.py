"""A player on one sheet: games won and lost, the course of their rating."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.pictures.canvas import (
    EDGE,
    INK,
    LIGHT,
    MARK,
    PALE,
    SHARP,
    SKY,
    USUAL,
    Box,
    Canvas,
    curve,
    enlarged,
    png,
    shrunk,
)
from bot.pictures.packs.pack import Colour

WIDTH, MARGIN = 720, 28
HEAD, PANEL = 190, 180
"""Heights: of the head, and of the curve below it."""

GOOD: Colour = MARK
BAD: Colour = SKY

ROOM_FOR_A_NUMBER = 64
"""The width in pixels below which a part of a bar has no number."""


@dataclass(frozen=True, slots=True)
class ProfilePicture:
    """All that is written comes in the reader's language; ``curve`` are ratings, oldest first."""

    name: str
    games: str
    rating: str
    outcomes: tuple[int, int, int]
    curve: tuple[int, ...]
    curve_title: str

    def draw(self) -> bytes:
        """The picture as a PNG."""
        drawn = len(self.curve) > 1
        height = HEAD + (PANEL + MARGIN if drawn else 0)
        drawing = Image.new("RGB", (WIDTH, height), EDGE)
        canvas = Canvas(drawing, USUAL)
        right = WIDTH - MARGIN
        half = (right - MARGIN) // 2
        canvas.write((MARGIN, 46), self.name, 40, 2 * half - (220 if self.rating else 0))
        canvas.write((right, 46), self.rating, 36, 210, anchor="rm", ink=MARK)
        canvas.write((MARGIN, 100), self.games, 28, 2 * half, ink=PALE)
        outcome_bar(canvas, (MARGIN, 126, right, 166), self.outcomes)
        if drawn:
            self._curve(drawing, (MARGIN, HEAD, right, HEAD + PANEL))
        return png(drawing)

    def _curve(self, drawing: Image.Image, box: Box) -> None:
        canvas = Canvas(drawing, USUAL)
        canvas.plate(box)
        left, top, right, bottom = box
        canvas.write((left + 16, top + 28), self.curve_title, 28, right - left - 32, ink=PALE)
        low, high = min(self.curve), max(self.curve)
        inner = (left + 96, top + 58, right - 24, bottom - 24)
        for value, y in ((high, inner[1]), (low, inner[3])):
            canvas.write((inner[0] - 12, y), str(value), 28, 76, anchor="rm", ink=LIGHT)
        large = enlarged(drawing.crop(inner))
        wide, tall = large.size
        edge, steps = 6 * SHARP, len(self.curve) - 1
        points = [
            (
                edge + (wide - 2 * edge) * place // steps,
                tall - edge - (tall - 2 * edge) * (value - low) // max(high - low, 1),
            )
            for place, value in enumerate(self.curve)
        ]
        lines = ImageDraw.Draw(large)
        curve(lines, points, GOOD)
        x, y = points[-1]
        lines.ellipse((x - edge, y - edge, x + edge, y + edge), LIGHT)
        drawing.paste(shrunk(large), inner[:2])


def outcome_bar(canvas: Canvas, box: Box, outcomes: tuple[int, int, int]) -> None:
    """Games won, drawn and lost in one bar; their numbers tell them apart where hues do not."""
    lines, total = ImageDraw.Draw(canvas.drawing), max(sum(outcomes), 1)
    left, top, right, bottom = box
    room = right - left
    for count, colour, mark in zip(outcomes, (GOOD, PALE, BAD), ("✓", "=", "✗"), strict=True):
        wide = room * count // total
        if wide:
            lines.rectangle((left, top, left + wide, bottom), colour)
        if wide >= ROOM_FOR_A_NUMBER:
            middle = (left + wide // 2, (top + bottom) // 2)
            canvas.write(middle, f"{mark} {count}", 28, wide - 8, anchor="mm", ink=INK)
        left += wide
