"""The indices of the cards: which letters a language has for the ranks, and how they look."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.i18n import Words
from bot.pictures.packs.pack import Colour
from bot.pictures.typeface import letters as typeface
from engine.cards import Rank

LETTERED = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
"""The ranks that have letters, in the order in which a language names them."""

FRENCH_LETTERS = "ARDV"
"""As, roi, dame, valet."""

KEPT = 1024
SHARP = 200
"""The size at which letters are drawn before they are made to fit."""


def letters_of(say: Words) -> str:
    """The letters of a language, as ``face`` takes them."""
    return "".join(say.rank_short(rank) for rank in LETTERED)


@lru_cache(KEPT)
def lettered(word: str, colour: Colour, width: int, height: int) -> Image.Image:
    """A word so high, and narrowed where it would be wider; not to be drawn upon."""
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
    """What stands in the corner of a card; ValueError where letters are lacking."""
    return _indices(letters)[rank]


@lru_cache(KEPT)
def _indices(letters: str) -> Mapping[Rank, str]:
    named = dict(zip(LETTERED, letters, strict=True))
    return {rank: named.get(rank, "10" if rank is Rank.TEN else rank.value) for rank in Rank}
