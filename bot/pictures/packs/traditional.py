"""The traditional French pack of David Bellot, from files that were made once from the drawing.

See ``bellot/SOURCE.txt``: where the drawing is from, under which licence, and what was changed.
"""

from functools import lru_cache
from pathlib import Path

from PIL import Image

from bot.pictures.packs.letters import LETTERED, index_of, lettered
from bot.pictures.packs.outlines import rounded
from bot.pictures.packs.pack import INKS, Pack
from bot.pictures.packs.paper import corner_of, lay, width_of
from engine.cards import Card

FOLDER = Path(__file__).with_name("bellot")
BACK = "back"

INDEX = (0.088, 0.088, 0.115, 0.135)
"""The middle of an index across and down, its width and its height, of the width or height."""


def traditional_face(card: Card, height: int, letters: str) -> Image.Image:
    """A card of the pack; the letters of court cards and aces are added for a language."""
    picture = _kept(str(card))
    if card.rank in LETTERED:
        picture = picture.copy()
        x, y, across, down = INDEX
        width, full = picture.size
        ink = INKS[Pack.TRADITIONAL].of(card.suit)
        word = lettered(
            index_of(card.rank, letters), ink, round(width * across), round(full * down)
        )
        lay(picture, word, width * x, full * y)
        lay(picture, word.transpose(Image.Transpose.ROTATE_180), width * (1 - x), full * (1 - y))
    return _sized(picture, height)


def traditional_back(height: int) -> Image.Image:
    """The back of the pack."""
    return _sized(_kept(BACK), height)


@lru_cache(64)
def _kept(name: str) -> Image.Image:
    with Image.open(FOLDER / f"{name}.png") as file:
        return file.convert("RGBA")


def _sized(picture: Image.Image, height: int) -> Image.Image:
    size = (width_of(height), height)
    sized = picture.resize(size, Image.Resampling.LANCZOS)
    sized.putalpha(rounded(*size, corner_of(height)))
    return sized
