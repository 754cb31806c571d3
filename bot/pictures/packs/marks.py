"""The marks on a card: suits as outlines of our own, and letters or numbers for the ranks."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.i18n import Words
from bot.pictures.packs.pack import BLACK, BROWN, GOLD, GREEN, INKS, RED, Colour, PicturePack
from bot.pictures.packs.shapes import Layer, Polygon, box, curved, disc, ellipse, mirrored, stamped
from bot.pictures.typeface import letters as typeface
from engine.cards import Rank, Suit

_HEART = mirrored(
    curved(
        (0, -0.26),
        ((-0.05, -0.4), (-0.15, -0.47), (-0.26, -0.47)),
        ((-0.4, -0.47), (-0.49, -0.36), (-0.49, -0.21)),
        ((-0.49, 0.06), (-0.16, 0.22), (0, 0.48)),
    )
)
_LEAF = mirrored(
    curved(
        (0, -0.49),
        ((-0.14, -0.25), (-0.48, -0.1), (-0.48, 0.14)),
        ((-0.48, 0.28), (-0.38, 0.36), (-0.26, 0.36)),
        ((-0.14, 0.36), (-0.05, 0.28), (0, 0.18)),
    )
)
_STEM = mirrored(
    curved(
        (0, 0.0),
        ((-0.03, 0.3), (-0.1, 0.44), (-0.22, 0.49)),
        ((-0.2, 0.49), (-0.1, 0.49), (0, 0.49)),
    )
)
_LOZENGE = mirrored(
    curved(
        (0, -0.49),
        ((-0.11, -0.27), (-0.24, -0.11), (-0.4, 0)),
        ((-0.24, 0.11), (-0.11, 0.27), (0, 0.49)),
    )
)
_MIDDLE = ((-0.16, -0.1), (0.16, -0.1), (0.16, 0.12), (-0.16, 0.12))

FRENCH_SUITS: Mapping[Suit, tuple[Polygon, ...]] = {
    Suit.SPADES: (_LEAF, _STEM),
    Suit.HEARTS: (_HEART,),
    Suit.DIAMONDS: (_LOZENGE,),
    Suit.CLUBS: (
        disc((0, -0.255), 0.23),
        disc((-0.255, 0.12), 0.23),
        disc((0.255, 0.12), 0.23),
        _MIDDLE,
        _STEM,
    ),
}


_DARK_GREEN: Colour = (0, 78, 32)
_DARK_GOLD: Colour = (120, 76, 0)
_DARK_BROWN: Colour = (74, 40, 10)
_LIGHT: Colour = (248, 214, 120)

_BLADE = mirrored(
    curved(
        (0, -0.49),
        ((-0.1, -0.32), (-0.44, -0.3), (-0.44, 0.0)),
        ((-0.44, 0.2), (-0.24, 0.32), (0, 0.32)),
    )
)
_NUT = mirrored(
    curved(
        (0, -0.14),
        ((-0.16, -0.14), (-0.29, -0.14), (-0.29, -0.08)),
        ((-0.29, 0.22), (-0.14, 0.34), (0, 0.49)),
    )
)
_CUP = mirrored(
    curved(
        (0, -0.4),
        ((-0.24, -0.4), (-0.38, -0.24), (-0.38, -0.08)),
        ((-0.3, 0.0), (-0.1, 0.0), (0, 0.0)),
    )
)

GERMAN_SUITS: Mapping[Suit, tuple[Layer, ...]] = {
    Suit.SPADES: (
        Layer(_BLADE, GREEN),
        Layer(box(-0.03, -0.3, 0.03, 0.49), _DARK_GREEN),
        Layer(((-0.02, 0.1), (-0.26, -0.1), (-0.29, -0.05), (-0.02, 0.18)), _DARK_GREEN),
        Layer(((0.02, 0.1), (0.26, -0.1), (0.29, -0.05), (0.02, 0.18)), _DARK_GREEN),
    ),
    Suit.HEARTS: tuple(Layer(points, RED) for points in FRENCH_SUITS[Suit.HEARTS]),
    Suit.DIAMONDS: (
        Layer(disc((0, -0.41), 0.085), _DARK_GOLD),
        Layer(disc((0, 0.05), 0.44), _DARK_GOLD),
        Layer(disc((0, 0.05), 0.39), GOLD),
        Layer(ellipse((-0.13, -0.14), 0.13, 0.08), _LIGHT),
        Layer(box(-0.4, 0.02, 0.4, 0.09), _DARK_GOLD),
        Layer(disc((0, 0.22), 0.08), BLACK),
        Layer(box(-0.035, 0.22, 0.035, 0.46), BLACK),
    ),
    Suit.CLUBS: (
        Layer(box(-0.045, -0.49, 0.045, -0.36), _DARK_BROWN),
        Layer(_NUT, BROWN),
        Layer(ellipse((-0.12, 0.12), 0.05, 0.14), (176, 116, 56)),
        Layer(_CUP, _DARK_BROWN),
        Layer(box(-0.37, -0.14, 0.37, -0.1), BROWN),
        Layer(box(-0.33, -0.25, 0.33, -0.21), BROWN),
    ),
}


SUITS_KEPT = 512
"""Marks that are remembered: each of a few sizes, suits and colours."""


@lru_cache(SUITS_KEPT)
def suit_mark(suit: Suit, pack: PicturePack, side: int) -> Image.Image:
    """The mark of a suit of a pack in a square of ``side`` pixels; not to be drawn upon."""
    if pack is PicturePack.GERMAN:
        return stamped(GERMAN_SUITS[suit], side)
    return french_mark(suit, INKS[pack].of(suit), side)


@lru_cache(SUITS_KEPT)
def french_mark(suit: Suit, colour: Colour, side: int) -> Image.Image:
    """The mark of a French suit in any colour; not to be drawn upon."""
    return stamped([Layer(points, colour) for points in FRENCH_SUITS[suit]], side)


LETTERED = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
"""The ranks that have letters, in the order in which a language names them."""

FRENCH_LETTERS = "ARDV"
"""The letters of as, roi, dame and valet."""

WORDS_KEPT = 1024
SHARP = 200
"""The size at which letters are drawn before they are made to fit."""


def letters_of(say: Words) -> str:
    """The letters of a language, as ``face`` takes them."""
    return "".join(say.rank_short(rank) for rank in LETTERED)


@lru_cache(WORDS_KEPT)
def lettered(word: str, colour: Colour, width: int, height: int) -> Image.Image:
    """A word ``height`` pixels high, narrowed to ``width`` if need be; not to be drawn upon."""
    font = typeface(SHARP)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(word))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), word, font=font, fill=255)
    natural = round(mask.width * height / mask.height)
    mask = mask.resize((min(natural, width), height), Image.Resampling.LANCZOS)
    picture = Image.new("RGBA", mask.size, colour)
    picture.putalpha(mask)
    return picture


def index_of(rank: Rank, letters: str) -> str:
    """The letter or number in the corner of a card; ValueError if the letters lack one."""
    return _indices(letters)[rank]


@lru_cache(WORDS_KEPT)
def _indices(letters: str) -> Mapping[Rank, str]:
    named = dict(zip(LETTERED, letters, strict=True))
    return {rank: named.get(rank, "10" if rank is Rank.TEN else rank.value) for rank in Rank}
