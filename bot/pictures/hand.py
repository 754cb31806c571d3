"""A hand as a picture: the cards in their order, those that may not be played pale and lower."""

from dataclasses import dataclass, field

from PIL import Image

from bot.pictures.canvas import CLOTH, USUAL, Canvas, Style, png
from bot.pictures.packs import face
from engine.cards import Card

WIDTH, HEIGHT = 720, 206
CARD = 168
MARGIN = 14
GAP = 8
LOWER = 20
"""Pixels by which a card that may be played stands above the others."""

PALE = 0.55
"""How much of the cloth shines through a card that may not be played."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand, and whether it may be played."""

    card: Card
    playable: bool = True


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand, from left to right."""

    cards: tuple[Held, ...]
    style: Style = field(default=USUAL)

    def draw(self) -> bytes:
        """The picture as a PNG."""
        canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), CLOTH), self.style)
        faces = [self._face(held) for held in self.cards]
        if faces:
            room = WIDTH - 2 * MARGIN - faces[0].width
            step = min(faces[0].width + GAP, room // max(len(faces) - 1, 1))
            left = (WIDTH - step * (len(faces) - 1)) // 2
            for number, (held, picture) in enumerate(zip(self.cards, faces, strict=True)):
                y = MARGIN + CARD // 2 + (0 if held.playable else LOWER)
                canvas.paste(picture, (left + number * step, y))
        return png(canvas.drawing)

    def _face(self, held: Held) -> Image.Image:
        picture = face(held.card, self.style.pack, CARD, letters=self.style.letters)
        if held.playable:
            return picture
        under = Image.new("RGBA", picture.size, (*CLOTH, 255))
        pale = Image.blend(picture, under, PALE)
        pale.putalpha(picture.getchannel("A"))
        return pale
