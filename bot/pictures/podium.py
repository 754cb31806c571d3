"""The podium of a season: three steps, who stands on each, and with how many points."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures.brush import CLOTH, EDGE, INK, PALE, USUAL, Brush
from bot.pictures.encoding import png
from bot.pictures.lettering import writable
from bot.pictures.packs.pack import Colour

WIDTH, HEIGHT = 720, 440
FLOOR = 400
STEP_WIDTH, GAP = 208, 16
STEP_HEIGHTS = (210, 150, 104)
"""Of the first, the second and the third rank."""

METALS: tuple[Colour, ...] = ((255, 204, 64), (204, 212, 220), (214, 150, 96))
COLUMNS = (1, 0, 2)
"""In which column each place stands: the first in the middle."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody on the podium; those who share a rank stand as high as each other."""

    rank: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """A podium of at most three, the first rank first, with a title."""

    title: str
    placed: tuple[Placed, ...]

    def draw(self) -> bytes:
        """The picture as a PNG."""
        drawing = Image.new("RGB", (WIDTH, HEIGHT), CLOTH)
        brush = Brush(drawing, USUAL)
        brush.write((WIDTH // 2, 34), self.title, 30, WIDTH - 60, anchor="mm", ink=PALE)
        for column, placed in zip(COLUMNS, self.placed, strict=False):
            self._step(brush, column, placed)
        brush.plate((24, FLOOR, WIDTH - 24, FLOOR + 16), fill=EDGE)
        return png(drawing)

    def _step(self, brush: Brush, column: int, placed: Placed) -> None:
        left = WIDTH // 2 + (column - 1) * (STEP_WIDTH + GAP) - STEP_WIDTH // 2
        middle, top = left + STEP_WIDTH // 2, FLOOR - STEP_HEIGHTS[placed.rank - 1]
        metal = METALS[placed.rank - 1]
        brush.plate((left, top, left + STEP_WIDTH, FLOOR + 8), fill=metal)
        brush.write((middle, top + 50), str(placed.rank), 64, STEP_WIDTH, anchor="mm", ink=INK)
        name = writable(placed.name) or str(placed.rank)
        brush.write((middle, top - 56), name, 30, STEP_WIDTH, anchor="mm")
        brush.write((middle, top - 22), str(placed.points), 26, STEP_WIDTH, anchor="mm", ink=metal)
