"""The picture of a big moment: what happened, the deal, the winning cards and the score."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.pictures.canvas import CLOTH, EDGE, MARK, PALE, USUAL, Canvas, Style, png
from engine.cards import Card

WIDTH, HEIGHT = 720, 440
MIDDLE = WIDTH // 2
CARD, STEP = 124, 82
"""The height of a card, and how far apart two stand at most."""


@dataclass(frozen=True, slots=True)
class MomentPicture:
    """Its texts, in the language of the table, and the cards that won the tricks."""

    headline: str
    told: str
    deal: str
    score: str
    cards: tuple[Card, ...] = ()
    style: Style = USUAL

    def draw(self) -> bytes:
        """The picture as a PNG."""
        drawing = Image.new("RGB", (WIDTH, HEIGHT), EDGE)
        inside = (6, 6, WIDTH - 7, HEIGHT - 7)
        ImageDraw.Draw(drawing).rounded_rectangle(inside, 28, CLOTH, MARK, 4)
        canvas = Canvas(drawing, self.style)
        top = 74 if self.cards else 124
        canvas.write((MIDDLE, top), self.headline, 92, WIDTH - 60, anchor="mm", ink=MARK)
        canvas.write((MIDDLE, top + 76), self.told, 38, WIDTH - 60, anchor="mm")
        canvas.write((MIDDLE, top + 124), self.deal, 30, WIDTH - 60, anchor="mm", ink=PALE)
        step = min(STEP, (WIDTH - 120) // max(len(self.cards), 1))
        for place, card in enumerate(self.cards):
            x = MIDDLE + round((place - (len(self.cards) - 1) / 2) * step)
            canvas.card(card, (x, 298), CARD)
        canvas.write((MIDDLE, HEIGHT - 42), self.score, 34, WIDTH - 60, anchor="mm", ink=PALE)
        return png(drawing)
