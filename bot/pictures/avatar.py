"""The bot's own picture where nobody has chosen one, as in the demo: two cards on the cloth."""

from PIL import Image

from bot.pictures.canvas import CLOTH, USUAL, Canvas, png
from bot.pictures.packs import face
from engine.cards import Card, Rank, Suit

SIDE = 128
HEIGHT = 84
"""Pixels of a card."""

TILT = 14
"""Degrees by which each card leans outwards."""

APART = 34
"""Pixels between the middles of the cards."""


def avatar() -> bytes:
    """A square picture as a PNG: the two highest trumps, leaning apart."""
    canvas = Canvas(Image.new("RGB", (SIDE, SIDE), CLOTH), USUAL)
    cards = (Card(Rank.NINE, Suit.SPADES), Card(Rank.JACK, Suit.HEARTS))
    for side, card in zip((-1, 1), cards, strict=True):
        picture = face(card, USUAL.pack, HEIGHT, letters=USUAL.letters)
        leaning = picture.rotate(-side * TILT, Image.Resampling.BICUBIC, expand=True)
        canvas.paste(leaning, (SIDE // 2 + side * APART // 2, SIDE // 2))
    return png(canvas.drawing)
