"""The mark of a suit, at any size."""

from functools import lru_cache

from PIL import Image

from bot.pictures.packs.french import FRENCH_SUITS
from bot.pictures.packs.german import GERMAN_SUITS
from bot.pictures.packs.outlines import Layer, stamped
from bot.pictures.packs.pack import INKS, Colour, Pack
from engine.cards import Suit

KEPT = 512
"""Marks that are remembered: each of a few sizes, suits and colours."""


@lru_cache(KEPT)
def suit_mark(suit: Suit, pack: Pack, side: int) -> Image.Image:
    """The mark of a suit of a pack in a square of so many pixels; not to be drawn upon."""
    if pack is Pack.GERMAN:
        return stamped(GERMAN_SUITS[suit], side)
    return french_mark(suit, INKS[pack].of(suit), side)


@lru_cache(KEPT)
def french_mark(suit: Suit, colour: Colour, side: int) -> Image.Image:
    """The mark of a French suit in any colour; not to be drawn upon."""
    return stamped([Layer(points, colour) for points in FRENCH_SUITS[suit]], side)
