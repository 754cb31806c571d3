"""The podium of a season: three steps, who stands on each, and with how many points."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import CLOTH, EDGE, INK, MARK, PALE, USUAL, Canvas, png
from bot.pictures.packs.pack import Colour
from bot.pictures.typeface import writable

WIDTH, HEIGHT = 720, 464
FLOOR = 424
STEP_WIDTH, GAP = 208, 16
STEP_HEIGHTS = (210, 150, 104)
"""The heights in pixels of the first, the second and the third rank's step."""

METALS: tuple[Colour, ...] = (MARK, (204, 212, 220), (214, 150, 96))
COLUMNS = (1, 0, 2)
"""The column of each rank: the first stands in the middle."""

NAMES = 3
"""The lines of names that have room above a step."""

LINE = 32


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """A step of the podium, and the names of those who share it."""

    rank: int
    names: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """A podium of at most three steps, with a title; if a rank is shared, the next is empty."""

    title: str
    steps: tuple[PodiumStep, ...]

    def draw(self) -> bytes:
        """The picture as a PNG."""
        drawing = Image.new("RGB", (WIDTH, HEIGHT), CLOTH)
        canvas = Canvas(drawing, USUAL)
        canvas.write((WIDTH // 2, 34), self.title, 30, WIDTH - 60, anchor="mm", ink=PALE)
        for step in self.steps:
            place = step.rank - 1
            left = WIDTH // 2 + (COLUMNS[place] - 1) * (STEP_WIDTH + GAP) - STEP_WIDTH // 2
            middle, top = left + STEP_WIDTH // 2, FLOOR - STEP_HEIGHTS[place]
            metal = METALS[place]
            canvas.plate((left, top, left + STEP_WIDTH, FLOOR + 8), fill=metal)
            canvas.write((middle, top + 50), str(step.rank), 64, STEP_WIDTH, anchor="mm", ink=INK)
            for above, name in enumerate(reversed(step.names)):
                # A name whose letters no font has would be boxes: the rank stands for it.
                shown = writable(name) or str(step.rank)
                at = (middle, top - 56 - above * LINE)
                canvas.write(at, shown, 30, STEP_WIDTH, anchor="mm")
            canvas.write(
                (middle, top - 22), str(step.points), 26, STEP_WIDTH, anchor="mm", ink=metal
            )
        canvas.plate((24, FLOOR, WIDTH - 24, FLOOR + 16), fill=EDGE)
        return png(drawing)
