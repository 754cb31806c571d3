"""Any card of any pack as a picture, drawn once."""

from functools import lru_cache

from PIL import Image

from bot.pictures.packs.drawn import drawn_face
from bot.pictures.packs.letters import FRENCH_LETTERS
from bot.pictures.packs.pack import Pack
from bot.pictures.packs.paper import drawn_back
from bot.pictures.packs.traditional import traditional_back, traditional_face
from engine.cards import Card

KEPT = 1024
"""Pictures that are remembered: 36 cards at a few sizes, in the packs that are played with."""


@lru_cache(KEPT)
def face(card: Card, pack: Pack, height: int, letters: str = FRENCH_LETTERS) -> Image.Image:
    """A card face up, so many pixels high, RGBA with round corners; not to be drawn upon.

    ``letters`` are those of ace, king, queen and jack, as ``letters_of`` has them for a language.
    """
    if pack is Pack.TRADITIONAL:
        return traditional_face(card, height, letters)
    return drawn_face(card, pack, height, letters)


@lru_cache(KEPT)
def back(pack: Pack, height: int) -> Image.Image:
    """A card face down, so many pixels high, RGBA with round corners; not to be drawn upon."""
    return traditional_back(height) if pack is Pack.TRADITIONAL else drawn_back(height)
