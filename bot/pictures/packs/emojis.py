"""Card emojis: shown in a line of text, two dozen pixels high, so only index and suit."""

from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.pictures.packs.marks import french_mark, index_of, lettered, suit_mark
from bot.pictures.packs.pack import INKS, PAPER, Pack
from bot.pictures.packs.shapes import lay, paper
from engine.cards import Card

SIDE = 128
"""The size of an emoji in pixels, as Discord stores it."""

WIDTH = 108
EDGE_WIDTH = 0.024
"""Of the height: wide enough to be seen when the emoji is small."""

COLOURS = 128
"""Few colours keep the file small."""

KEPT = 512


@lru_cache(KEPT)
def emoji_picture(card: Card, pack: Pack, letters: str) -> Image.Image:
    """The emoji of a card in a pack that has emojis, a square; do not draw on it."""
    index = index_of(card.rank, letters)
    return _wide(card, index) if pack is Pack.LARGE else _upright(card, pack, index)


def emoji_file(card: Card, pack: Pack, letters: str) -> bytes:
    """The emoji as a PNG file."""
    file = BytesIO()
    emoji_picture(card, pack, letters).quantize(COLOURS).save(file, "PNG", optimize=True)
    return file.getvalue()


def _upright(card: Card, pack: Pack, index: str) -> Image.Image:
    """A card on which the index stands above the suit."""
    tile = paper(WIDTH, SIDE, edge=EDGE_WIDTH)
    word = lettered(index, INKS[pack].of(card.suit), WIDTH - 20, 57)
    lay(tile, word, WIDTH / 2, 37)
    lay(tile, suit_mark(card.suit, pack, 54), WIDTH / 2, 95)
    picture = Image.new("RGBA", (SIDE, SIDE))
    lay(picture, tile, SIDE / 2, SIDE / 2)
    return picture


def _wide(card: Card, index: str) -> Image.Image:
    """The whole square in the colour of the suit; the index is all but as high as the line."""
    picture = paper(SIDE, SIDE, INKS[Pack.LARGE].of(card.suit), EDGE_WIDTH)
    lay(picture, lettered(index, PAPER, 66, 96), 38, SIDE / 2)
    lay(picture, french_mark(card.suit, PAPER, 52), 98, SIDE / 2)
    return picture
