"""The tools of every picture: colours, texts, cards, smooth curves, the PNG encoder."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageDraw

from bot.pictures.packs import face
from bot.pictures.packs.marks import FRENCH_LETTERS
from bot.pictures.packs.pack import DEFAULT, Colour, PicturePack
from bot.pictures.typeface import SMALLEST, fitting, letters
from engine.cards import Card

COLOURS = 96
"""The most colours of a picture: few for a small file, enough for the edges of letters."""


def png(drawing: Image.Image) -> bytes:
    """The drawing as a PNG; the same bytes for the same drawing."""
    # Dithered letters would be speckled, and noise compresses badly.
    few = drawing.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, "PNG", compress_level=6)
    return file.getvalue()


CLOTH: Colour = (24, 98, 58)
EDGE: Colour = (14, 62, 38)
PLATE: Colour = (12, 46, 30)
LIGHT: Colour = (255, 255, 255)
PALE: Colour = (196, 222, 206)
MARK: Colour = (255, 204, 64)
GRID: Colour = (38, 92, 64)
SKY: Colour = (120, 196, 255)
INK: Colour = (22, 22, 26)

FRAME = 5
"""Pixels of the frame around what is marked."""

Point = tuple[int, int]
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Style:
    """The pack, and the letters of the reader's language for ace, king, queen and jack."""

    pack: PicturePack = DEFAULT
    letters: str = FRENCH_LETTERS


USUAL = Style()


@dataclass(frozen=True, slots=True)
class Canvas:
    """Paints on one drawing."""

    drawing: Image.Image
    style: Style

    @property
    def _lines(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.drawing)

    def write(
        self,
        at: Point,
        text: str,
        size: int,
        width: int,
        *,
        anchor: str = "lm",
        ink: Colour = LIGHT,
    ) -> None:
        """Draw a text within ``width`` pixels, ``size`` high; ``anchor`` is its point at ``at``.

        Anchors are Pillow's: ``lm`` is the middle of its left edge.
        """
        fitted, height = fitting(text, size, width)
        self._lines.text(at, fitted, font=letters(height, fitted), fill=ink, anchor=anchor)

    def plate(self, box: Box, *, marked: bool = False, fill: Colour = PLATE) -> None:
        """A plate to write on; framed if it is marked."""
        outline = MARK if marked else EDGE
        self._lines.rounded_rectangle(box, 14, fill, outline, FRAME if marked else 2)

    def disc(self, centre: Point, radius: int, text: str) -> None:
        """A white counter with a letter on it."""
        x, y = centre
        box = (x - radius, y - radius, x + radius, y + radius)
        self._lines.ellipse(box, LIGHT, EDGE, 2)
        self.write(centre, text, SMALLEST, 2 * radius, anchor="mm", ink=INK)

    def card(self, card: Card, centre: Point, height: int, *, marked: bool = False) -> None:
        """Draw a card face up, ``height`` pixels high, its middle at ``centre``."""
        self.paste(face(card, self.style.pack, height, letters=self.style.letters), centre, marked)

    def paste(self, picture: Image.Image, centre: Point, marked: bool = False) -> None:
        """Paste a picture, its middle at ``centre``; framed if it is marked."""
        left, top = centre[0] - picture.width // 2, centre[1] - picture.height // 2
        if marked:
            around = FRAME if picture.height > 2 * 60 else FRAME - 1
            box = (left - around, top - around)
            right, bottom = left + picture.width + around - 1, top + picture.height + around - 1
            self._lines.rounded_rectangle((*box, right, bottom), picture.height // 10, MARK)
        self.drawing.paste(picture, (left, top), picture)


SHARP = 2
"""The factor by which curves are drawn larger, to be smooth once they are shrunk."""

WIDTH = 4
"""Pixels of a curve, as it is shown."""


def enlarged(bare: Image.Image) -> Image.Image:
    """The ground of curves, ``SHARP`` times as large; ``shrunk`` gives it back in its size."""
    size = (bare.width * SHARP, bare.height * SHARP)
    return bare.resize(size, Image.Resampling.NEAREST)


def shrunk(large: Image.Image) -> Image.Image:
    """A picture that was ``enlarged``, smooth and in its own size."""
    return large.reduce(SHARP)


def curve(lines: ImageDraw.ImageDraw, points: Sequence[Point], colour: Colour) -> None:
    """A curve through points of the enlarged ground."""
    lines.line(points, colour, WIDTH * SHARP, joint="curve")
