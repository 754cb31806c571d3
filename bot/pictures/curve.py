"""The course of a game: the scores of both sides after each deal, with the contracts marked."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

from PIL import Image, ImageDraw

from bot.i18n.direction import isolated
from bot.pictures.canvas import (
    EDGE,
    GRID,
    INK,
    MARK,
    PALE,
    SHARP,
    SKY,
    USUAL,
    Canvas,
    Point,
    curve,
    enlarged,
    png,
    shrunk,
)
from bot.pictures.packs.pack import Colour
from bot.pictures.typeface import drawable, letters
from engine.seats import Team

WIDTH, HEIGHT = 720, 540
LEFT, RIGHT, TOP = 92, 34, 66
"""Margins around the curves, for numbers and names."""

_ACROSS = WIDTH - LEFT - RIGHT

LYING, UPRIGHT = 118, 204
"""The margin below, for contracts in a line, or for contracts that are read from below."""

SIDES: tuple[Colour, Colour] = (MARK, SKY)

STEPS = 5
"""The number of horizontal lines, more or less: their scores are round numbers."""

LABEL, CROWDED = 24, 24
"""The height of a contract's letters, and how many stand next to each other at most."""

GAP = 14
"""Pixels between two contracts in a line."""

AFTER = 0.5
"""The share of a deal left free after the last one, so that its contract fits in the picture."""


@dataclass(frozen=True, slots=True)
class CurveDeal:
    """A deal: both scores after it, and its contract in short, whose it was, how it ended."""

    scores: tuple[int, int]
    contract: str = ""
    attack: Team | None = None
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class _Axes:
    """Maps a score after a deal to a point: between these levels, above a margin for contracts."""

    deals: int
    margin: int
    levels: range

    @classmethod
    def of(
        cls,
        turns: tuple[CurveDeal, ...],
        target: int | None,
        usual: tuple[tuple[int, int], ...],
    ) -> "_Axes":
        """The axes of a game: contracts are in a line if each has room next to the others."""
        deals = max(len(turns), 1)
        labels = [drawable(turn.contract) for turn in turns]
        widest = max((letters(LABEL, each).getlength(each) for each in labels), default=0)
        margin = LYING if widest + GAP < _ACROSS / (deals + AFTER) else UPRIGHT
        scores = (*(turn.scores for turn in turns), *usual)
        every = [target or 0, 0, *(score for both in scores for score in both)]
        # A step of 1, 2 or 5 and noughts, so that a handful of them make the span.
        rough = max((max(every) - min(every)) / STEPS, 1)
        power = 10 ** floor(log10(rough))
        step = next(int(power * times) for times in (1, 2, 5, 10) if power * times >= rough)
        levels = range(floor(min(every) / step) * step, ceil(max(every) / step) * step + 1, step)
        return cls(deals, margin, levels)

    def at(self, number: int, score: int) -> Point:
        """The point of a score after this many deals."""
        levels = self.levels
        # Room is left after the last deal, so that its contract stands within the margins.
        across = _ACROSS * number / (self.deals + AFTER)
        up = (HEIGHT - TOP - self.margin) * (score - levels[0]) / (levels[-1] - levels[0])
        return round(LEFT + across), round(HEIGHT - self.margin - up)


@dataclass(frozen=True, slots=True)
class CurvePicture:
    """A finished game; ``names`` are its sides', ``target`` the score that ends it, if one does.

    ``usual`` are the scores after each deal at average tables: thin lines behind the curves.
    """

    names: tuple[str, str]
    target: int | None
    turns: tuple[CurveDeal, ...]
    usual: tuple[tuple[int, int], ...] = ()

    def draw(self) -> bytes:
        """The picture as a PNG."""
        bare = Image.new("RGB", (WIDTH, HEIGHT), EDGE)
        axes = _Axes.of(self.turns, self.target, self.usual)
        ground, grid = Canvas(bare, USUAL), ImageDraw.Draw(bare)
        for level in axes.levels:
            _, y = axes.at(0, level)
            grid.line((LEFT, y, WIDTH - RIGHT, y), GRID, 1)
            ground.write((LEFT - 10, y), str(level), 28, LEFT - 14, anchor="rm", ink=PALE)
        if self.target is not None:
            _, y = axes.at(0, self.target)
            for x in range(LEFT, WIDTH - RIGHT, 16):  # Pillow has no dashed lines
                grid.line((x, y, x + 8, y), MARK, 2)
        drawing = self._with_curves(bare, axes)
        canvas = Canvas(drawing, USUAL)
        final = self.turns[-1].scores if self.turns else (0, 0)
        for team, left in zip(Team, (24, WIDTH // 2 + 12), strict=True):
            side_mark(ImageDraw.Draw(canvas.drawing), team, (left + 9, 31), 9)
            name = f"{isolated(self.names[team])} {final[team]}"
            canvas.write((left + 30, 31), name, 34, WIDTH // 2 - 60, ink=SIDES[team])
        for number, turn in enumerate(self.turns, start=1):
            self._contract(canvas, axes, number, turn)
        return png(drawing)

    def _with_curves(self, bare: Image.Image, axes: _Axes) -> Image.Image:
        """Both curves; the points of one are round, of the other square: none needs its hue."""
        large = enlarged(bare)
        lines = ImageDraw.Draw(large)

        def points_of(scores: Iterable[tuple[int, int]], team: Team) -> list[Point]:
            course = enumerate(((0, 0), *scores))
            places = (axes.at(number, both[team]) for number, both in course)
            return [(x * SHARP, y * SHARP) for x, y in places]

        for team in Team if self.usual else ():
            lines.line(points_of(self.usual, team), SIDES[team], 2 * SHARP)
        # The first side last, so that its curve lies above the other's.
        for team in reversed(Team):
            points = points_of((turn.scores for turn in self.turns), team)
            curve(lines, points, SIDES[team])
            for point in points:
                # Sides differ by shape too, not by colour alone.
                side_mark(lines, team, point, 6 * SHARP)
        return shrunk(large)

    def _contract(self, canvas: Canvas, axes: _Axes, number: int, turn: CurveDeal) -> None:
        """Below its deal, upright if there are many: whose contract, what, made or not."""
        if len(self.turns) > CROWDED or turn.attack is None:
            return
        x, _ = axes.at(number, 0)
        y, ink = HEIGHT - axes.margin + 20, SIDES[turn.attack]
        side_mark(ImageDraw.Draw(canvas.drawing), turn.attack, (x, y), 6)
        if turn.made is not None:
            canvas.write((x, y + 22), "✓" if turn.made else "✗", 28, 34, anchor="mm", ink=ink)
        label = _written(turn.contract, ink)
        if axes.margin == UPRIGHT:
            label = label.rotate(90, expand=True)
        canvas.drawing.paste(label, (x - label.width // 2, y + 44), label)


def side_mark(lines: ImageDraw.ImageDraw, team: Team, point: Point, half: int) -> None:
    """The mark of a side: round for the first, square for the second."""
    x, y = point
    box = (x - half, y - half, x + half, y + half)
    if team is Team.NORTH_SOUTH:
        lines.ellipse(box, SIDES[team], INK, SHARP)
    else:
        lines.rectangle(box, SIDES[team], INK, SHARP)


def _written(text: str, ink: Colour) -> Image.Image:
    """A text on a transparent ground."""
    text = drawable(text)
    font = letters(LABEL, text)
    width = ceil(font.getlength(text))
    label = Image.new("RGBA", (width, LABEL + 6))
    ImageDraw.Draw(label).text((0, LABEL // 2 + 3), text, font=font, fill=ink, anchor="lm")
    return label
