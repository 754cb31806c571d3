"""A season on one sheet: the games, their outcomes, and a plate for each highlight."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import EDGE, MARK, PALE, USUAL, Canvas, png
from bot.pictures.profile import outcome_bar

WIDTH, MARGIN, INNER = 720, 28, 16
HEAD, BAR = 156, 56
"""Heights: of the name, the dates and the games, and of the bar below them."""

GAP, PLATE, NOTED = 10, 60, 96
"""Pixels between two plates, of a plate's height, and of that of one with a note."""


@dataclass(frozen=True, slots=True)
class RecapFact:
    """A highlight in the reader's language; the note may be empty."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class RecapPicture:
    """All that is written comes in the reader's language; a server has no ``outcomes``."""

    name: str
    dates: str
    games: str
    outcomes: tuple[int, int, int] | None
    facts: tuple[RecapFact, ...]

    def draw(self) -> bytes:
        """The picture as a PNG."""
        plates = sum((NOTED if fact.note else PLATE) + GAP for fact in self.facts)
        head = HEAD + (BAR if self.outcomes else 0)
        drawing = Image.new("RGB", (WIDTH, head + plates + MARGIN - GAP), EDGE)
        canvas, room = Canvas(drawing, USUAL), WIDTH - 2 * MARGIN
        canvas.write((MARGIN, 46), self.name, 40, room)
        canvas.write((MARGIN, 90), self.dates, 28, room, ink=PALE)
        canvas.write((MARGIN, 128), self.games, 28, room)
        if self.outcomes:
            outcome_bar(canvas, (MARGIN, HEAD, WIDTH - MARGIN, HEAD + 40), self.outcomes)
        top, left, right = head, MARGIN + INNER, WIDTH - MARGIN - INNER
        half = (right - left) // 2 - INNER
        for fact in self.facts:
            height, middle = NOTED if fact.note else PLATE, top + PLATE // 2
            canvas.plate((MARGIN, top, WIDTH - MARGIN, top + height))
            canvas.write((left, middle), fact.label, 28, half, ink=PALE)
            canvas.write((right, middle), fact.value, 32, half, anchor="rm", ink=MARK)
            canvas.write((right, top + 72), fact.note, 28, right - left, anchor="rm")
            top += height + GAP
        return png(drawing)
