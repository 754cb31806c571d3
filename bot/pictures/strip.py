"""The strip of a game's cards: its scales in rows, each rank on a small card above its points."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.pictures.canvas import CLOTH, EDGE, INK, LIGHT, MARK, PALE, USUAL, Box, Canvas, png
from bot.pictures.typeface import drawable, letters

WIDTH, MARGIN = 720, 24
CARD_WIDTH, CARD_HEIGHT = 64, 68
MOST_APART = 84
"""The width of a rank and the gap beside it, at most."""

TITLE, POINTS, NOTE, LINE = 30, 30, 28, 36
"""Heights of letters, and from one line of notes to the next.

A phone shows the picture at half its width: nothing on it is smaller.
"""

ROW = 156
"""The height of a row: its title, its cards and their points."""


@dataclass(frozen=True, slots=True)
class PicturedScale:
    """A scale by its name: the letters of the ranks from strong to weak, each with its points."""

    name: str
    ranks: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class StripPicture:
    """The scales of a game, and lines on what else may be played; ``leftwards`` as Arabic runs."""

    scales: tuple[PicturedScale, ...]
    notes: tuple[str, ...] = ()
    leftwards: bool = False

    def draw(self) -> bytes:
        """The picture as a PNG."""
        notes = [line for note in self.notes for line in in_lines(note, NOTE, WIDTH - 2 * MARGIN)]
        below = LINE * len(notes) + MARGIN // 2 if notes else 0
        drawing = Image.new("RGB", (WIDTH, ROW * len(self.scales) + MARGIN // 2 + below), CLOTH)
        canvas = Canvas(drawing, USUAL)
        for place, scale in enumerate(self.scales):
            self._row(canvas, scale, ROW * place + MARGIN // 2)
        top = ROW * len(self.scales) + MARGIN // 2
        for place, line in enumerate(notes):
            self._write(canvas, line, top + LINE * place + LINE // 2, NOTE)
        return png(drawing)

    def _row(self, canvas: Canvas, scale: PicturedScale, top: int) -> None:
        self._write(canvas, scale.name, top + TITLE // 2, TITLE, heading=True)
        apart = min(MOST_APART, (WIDTH - 2 * MARGIN) // len(scale.ranks))
        cards = top + TITLE + 8
        for place, (rank, points) in enumerate(scale.ranks):
            middle = MARGIN + apart * place + apart // 2
            middle = WIDTH - middle if self.leftwards else middle
            left = middle - CARD_WIDTH // 2
            box: Box = (left, cards, left + CARD_WIDTH, cards + CARD_HEIGHT)
            ImageDraw.Draw(canvas.drawing).rounded_rectangle(box, 10, LIGHT, EDGE, 2)
            at = (middle, cards + CARD_HEIGHT // 2)
            canvas.write(at, rank, 40, CARD_WIDTH - 6, anchor="mm", ink=INK)
            beneath = (middle, cards + CARD_HEIGHT + 20)
            ink = MARK if points else PALE
            canvas.write(beneath, str(points), POINTS, apart, anchor="mm", ink=ink)

    def _write(
        self, canvas: Canvas, text: str, middle: int, size: int, *, heading: bool = False
    ) -> None:
        """Write a line from the side on which it begins."""
        x, anchor = (WIDTH - MARGIN, "rm") if self.leftwards else (MARGIN, "lm")
        ink = LIGHT if heading else PALE
        canvas.write((x, middle), text, size, WIDTH - 2 * MARGIN, anchor=anchor, ink=ink)


def in_lines(text: str, size: int, width: int) -> list[str]:
    """A text in lines of letters this high that fit this width; a longer word has its own line."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and letters(size, longer).getlength(drawable(longer)) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
