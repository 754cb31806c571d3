"""The score sheet of a game: a line a deal, a column a side."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import CLOTH, EDGE, PALE, USUAL, Canvas, png
from bot.pictures.curve import SIDES, Turn
from engine.seats import Team

WIDTH, LINE, HEAD = 720, 46, 84
CONTRACT, COLUMNS = 96, (470, 690)
"""Where the contracts begin, and where the figures of each side end."""


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """A score sheet; the sides in the order of ``teams``, the deals numbered from ``first``."""

    names: tuple[str, str]
    teams: tuple[Team, Team]
    first: int
    turns: tuple[Turn, ...]

    def draw(self) -> bytes:
        """The picture as a PNG."""
        drawing = Image.new("RGB", (WIDTH, HEAD + LINE * len(self.turns) + 14), EDGE)
        canvas = Canvas(drawing, USUAL)
        for place, team in enumerate(self.teams):
            at, width = (COLUMNS[place], HEAD // 2), COLUMNS[1] - COLUMNS[0] - 20
            canvas.write(at, self.names[place], 34, width, anchor="rm", ink=SIDES[team])
        for line, turn in enumerate(self.turns):
            self._turn(canvas, line, turn)
        return png(drawing)

    def _turn(self, canvas: Canvas, line: int, turn: Turn) -> None:
        top = HEAD + line * LINE
        middle, last = top + LINE // 2, line == len(self.turns) - 1
        if line % 2 == 0:
            canvas.plate((12, top, WIDTH - 12, top + LINE), fill=CLOTH)
        canvas.write((76, middle), str(self.first + line), 26, 60, anchor="rm", ink=PALE)
        if turn.attack is not None:
            made = {True: " ✓", False: " ✗", None: ""}[turn.made]
            width = COLUMNS[0] - CONTRACT - 90
            ink = SIDES[turn.attack]
            canvas.write((CONTRACT, middle), turn.contract + made, 28, width, ink=ink)
        for place, team in enumerate(self.teams):
            size = 38 if last else 30
            at = (COLUMNS[place], middle)
            canvas.write(at, str(turn.scores[team]), size, 150, anchor="rm")
