"""The score sheet of a game: a line a deal, a column a side."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.pictures.canvas import CLOTH, EDGE, PALE, USUAL, Canvas, png
from bot.pictures.curve import SIDES, CurveDeal, side_mark
from bot.pictures.typeface import fitting, letters
from engine.seats import Team

WIDTH, LINE, HEAD = 720, 46, 84
CONTRACT, COLUMNS = 124, (470, 690)
"""The pixels at which contracts begin, and at which each side's figures end."""

MARK = 9
"""Half the size of a side's mark, in pixels, next to its name and its contracts."""


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """A score sheet; the sides in the order of ``teams``, the deals numbered from ``first``."""

    names: tuple[str, str]
    teams: tuple[Team, Team]
    first: int
    turns: tuple[CurveDeal, ...]

    def draw(self) -> bytes:
        """The picture as a PNG."""
        drawing = Image.new("RGB", (WIDTH, HEAD + LINE * len(self.turns) + 14), EDGE)
        canvas = Canvas(drawing, USUAL)
        for place, team in enumerate(self.teams):
            at, width = (COLUMNS[place], HEAD // 2), COLUMNS[1] - COLUMNS[0] - 48
            name, size = fitting(self.names[place], 34, width)
            canvas.write(at, name, size, width, anchor="rm", ink=SIDES[team])
            left = COLUMNS[place] - round(letters(size, name).getlength(name)) - 2 * MARK
            side_mark(ImageDraw.Draw(drawing), team, (left, HEAD // 2), MARK)
        for line, turn in enumerate(self.turns):
            top = HEAD + line * LINE
            middle, last = top + LINE // 2, line == len(self.turns) - 1
            if line % 2 == 0:
                canvas.plate((12, top, WIDTH - 12, top + LINE), fill=CLOTH)
            canvas.write((76, middle), str(self.first + line), 28, 60, anchor="rm", ink=PALE)
            if turn.attack is not None:
                made = {True: " ✓", False: " ✗", None: ""}[turn.made]
                width = COLUMNS[0] - CONTRACT - 90
                ink = SIDES[turn.attack]
                side_mark(
                    ImageDraw.Draw(canvas.drawing), turn.attack, (CONTRACT - 22, middle), MARK
                )
                canvas.write((CONTRACT, middle), turn.contract + made, 28, width, ink=ink)
            for place, team in enumerate(self.teams):
                size = 38 if last else 30
                at = (COLUMNS[place], middle)
                canvas.write(at, str(turn.scores[team]), size, 150, anchor="rm")
        return png(drawing)
