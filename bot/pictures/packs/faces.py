"""Every card as a picture; the traditional pack is David Bellot's, see ``bellot/SOURCE.txt``."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

from bot.pictures.packs.marks import FRENCH_LETTERS, LETTERED, index_of, lettered, suit_mark
from bot.pictures.packs.pack import BLUE, GOLD, INKS, RED, Colour, PicturePack
from bot.pictures.packs.shapes import (
    Layer,
    box,
    corner_of,
    curved,
    disc,
    doubled,
    drawn_back,
    ellipse,
    lay,
    paper,
    rounded,
    stamped,
    width_of,
)
from engine.cards import Card, Rank

_DARK: Colour = (132, 88, 0)
_PEARL: Colour = (250, 246, 236)
_FEATHER: Colour = (40, 90, 170)

_CROWN = (
    (-0.42, 0.32),
    (-0.48, -0.16),
    (-0.24, 0.04),
    (0.0, -0.3),
    (0.24, 0.04),
    (0.48, -0.16),
    (0.42, 0.32),
)
_CORONET = curved(
    (-0.4, 0.32),
    ((-0.44, 0.1), (-0.46, 0.0), (-0.46, -0.08)),
    ((-0.36, 0.14), (-0.26, 0.14), (-0.23, -0.14)),
    ((-0.16, 0.12), (-0.06, 0.12), (0.0, -0.2)),
    ((0.06, 0.12), (0.16, 0.12), (0.23, -0.14)),
    ((0.26, 0.14), (0.36, 0.14), (0.46, -0.08)),
    ((0.46, 0.0), (0.44, 0.1), (0.4, 0.32)),
)
_CAP = curved(
    (-0.4, 0.2),
    ((-0.46, -0.1), (-0.24, -0.3), (0.04, -0.26)),
    ((0.3, -0.22), (0.42, -0.04), (0.4, 0.2)),
)
_PLUME = curved(
    (0.1, 0.12),
    ((0.5, -0.02), (0.52, -0.3), (0.2, -0.48)),
    ((0.3, -0.24), (0.2, -0.06), (0.02, 0.02)),
)

EMBLEMS: Mapping[Rank, tuple[Layer, ...]] = {
    Rank.KING: (
        Layer(_CROWN, GOLD),
        Layer(box(-0.43, 0.24, 0.43, 0.4), _DARK),
        Layer(box(-0.035, -0.49, 0.035, -0.22), _DARK),
        Layer(box(-0.1, -0.42, 0.1, -0.36), _DARK),
        Layer(disc((-0.47, -0.18), 0.05), _DARK),
        Layer(disc((0.47, -0.18), 0.05), _DARK),
        Layer(disc((0, 0.14), 0.075), RED),
    ),
    Rank.QUEEN: (
        Layer(_CORONET, GOLD),
        Layer(box(-0.41, 0.24, 0.41, 0.36), _DARK),
        *(
            Layer(disc((x, y), radius), colour)
            for x, y in ((-0.46, -0.12), (-0.23, -0.2), (0.0, -0.27), (0.23, -0.2), (0.46, -0.12))
            for radius, colour in ((0.075, _DARK), (0.05, _PEARL))
        ),
        Layer(disc((0, 0.12), 0.065), BLUE),
    ),
    Rank.JACK: (
        Layer(_CAP, RED),
        Layer(ellipse((0, 0.22), 0.48, 0.12), _DARK),
        Layer(ellipse((0, 0.2), 0.45, 0.08), GOLD),
        Layer(_PLUME, _FEATHER),
    ),
}


@lru_cache(64)
def emblem(rank: Rank, side: int) -> Image.Image:
    """The emblem of a court card in a square of ``side`` pixels; not to be drawn upon."""
    return stamped(EMBLEMS[rank], side)


PipPlace = tuple[float, float]

LEFT, RIGHT, MIDDLE = 0.32, 0.68, 0.5
HALF = 0.5
"""The middle line: a pip on it is drawn once, those above it also below, upside down."""

_FOUR: tuple[PipPlace, ...] = ((LEFT, 0.18), (RIGHT, 0.18))
_EIGHT: tuple[PipPlace, ...] = (*_FOUR, (LEFT, 0.392), (RIGHT, 0.392))
PIPS: Mapping[Rank, tuple[PipPlace, ...]] = {
    Rank.SIX: (*_FOUR, (LEFT, HALF), (RIGHT, HALF)),
    Rank.SEVEN: (*_FOUR, (LEFT, HALF), (RIGHT, HALF), (MIDDLE, 0.34)),
    Rank.EIGHT: (*_EIGHT,),
    Rank.NINE: (*_EIGHT, (MIDDLE, HALF)),
    Rank.TEN: (*_EIGHT, (MIDDLE, 0.285)),
}
"""The places of the upper half's pips, as shares (0–1) of the card's width and height."""

ONCE: Mapping[Rank, tuple[PipPlace, ...]] = {Rank.SEVEN: ((MIDDLE, 0.34),)}
"""Pips that have no counterpart below."""

INSET = 0.125
"""The middle of the index as a share of the width."""

PANEL: Colour = (250, 242, 220)
PANEL_EDGE: Colour = (188, 150, 70)


def drawn_face(card: Card, pack: PicturePack, height: int, letters: str) -> Image.Image:
    """The face of a card of one of our own packs."""
    index = index_of(card.rank, letters)
    if pack is PicturePack.LARGE:
        return _large(card, pack, index, height)
    picture = paper(width_of(height), height)
    if card.rank in EMBLEMS:
        _court(picture, card, pack)
    elif card.rank is Rank.ACE:
        mark = suit_mark(card.suit, pack, round(height * 0.34))
        lay(picture, mark, picture.width / 2, height / 2)
    else:
        _pips(picture, card, pack)
    picture.alpha_composite(doubled(_corner(card, pack, index, picture.size)))
    return picture


def _corner(card: Card, pack: PicturePack, index: str, size: tuple[int, int]) -> Image.Image:
    """The corner seen in a fan of cards: the index, and the suit below it."""
    width, height = size
    corner = Image.new("RGBA", size)
    ink = INKS[pack].of(card.suit)
    word = lettered(index, ink, round(height * 0.125), round(height * 0.115))
    lay(corner, word, width * INSET, height * 0.105)
    mark = suit_mark(card.suit, pack, round(height * 0.105))
    lay(corner, mark, width * INSET, height * 0.235)
    return corner


def _pips(picture: Image.Image, card: Card, pack: PicturePack) -> None:
    width, height = picture.size
    mark = suit_mark(card.suit, pack, round(height * 0.14))
    once = ONCE.get(card.rank, ())
    upper, alone = Image.new("RGBA", picture.size), Image.new("RGBA", picture.size)
    for place in PIPS[card.rank]:
        on = alone if place in once or place[1] == HALF else upper
        lay(on, mark, place[0] * width, place[1] * height)
    picture.alpha_composite(doubled(upper))
    picture.alpha_composite(alone)


def _court(picture: Image.Image, card: Card, pack: PicturePack) -> None:
    """A panel with the emblem of the rank and the suit, both ways up."""
    width, height = picture.size
    left, top = round(width * 0.235), round(height * 0.07)
    line = max(1, round(height * 0.008))
    canvas = ImageDraw.Draw(picture)
    area = (left, top, width - 1 - left, height - 1 - top)
    canvas.rectangle(area, fill=PANEL, outline=PANEL_EDGE, width=line)
    canvas.line((left, height / 2, width - 1 - left, height / 2), fill=PANEL_EDGE, width=line)
    upper = Image.new("RGBA", picture.size)
    lay(upper, emblem(card.rank, round(height * 0.2)), width / 2, height * 0.18)
    lay(upper, suit_mark(card.suit, pack, round(height * 0.185)), width / 2, height * 0.38)
    picture.alpha_composite(doubled(upper))


LEAST_INDEX = 28
"""Pixels of a large index at least: half of that on a phone, which shows a table half as wide."""


SEEN = 0.72
"""The share of a card's width that the next card of eight leaves to be seen."""


def _large(card: Card, pack: PicturePack, index: str, height: int) -> Image.Image:
    """An index and a suit that are read from afar, in what is seen of it among other cards."""
    picture = paper(width_of(height), height)
    width = picture.width
    tall = min(max(round(height * 0.42), LEAST_INDEX), round(height * 0.5))
    middle = width * SEEN / 2
    word = lettered(index, INKS[pack].of(card.suit), round(width * (SEEN - 0.08)), tall)
    lay(picture, word, middle, height * 0.27)
    lay(picture, suit_mark(card.suit, pack, round(height * 0.42)), middle, height * 0.74)
    return picture


FOLDER = Path(__file__).with_name("bellot")
BACK = "back"

INDEX = (0.088, 0.088, 0.115, 0.135)
"""The middle of an index across and down, its width and height: shares of the card's."""


def traditional_face(card: Card, height: int, letters: str) -> Image.Image:
    """A card of the pack; the letters of court cards and aces are added for a language."""
    picture = _kept(str(card))
    if card.rank in LETTERED:
        picture = picture.copy()
        x, y, across, down = INDEX
        width, full = picture.size
        ink = INKS[PicturePack.TRADITIONAL].of(card.suit)
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


MAX_REMEMBERED_FACES = 1024
"""Pictures that are remembered: 36 cards at a few sizes, in the packs that are played with."""


@lru_cache(MAX_REMEMBERED_FACES)
def face(card: Card, pack: PicturePack, height: int, letters: str = FRENCH_LETTERS) -> Image.Image:
    """A card face up, ``height`` pixels high, RGBA with round corners; not to be drawn upon.

    ``letters`` are those of ace, king, queen and jack, as ``letters_of`` has them for a language.
    """
    if pack is PicturePack.TRADITIONAL:
        return traditional_face(card, height, letters)
    return drawn_face(card, pack, height, letters)


@lru_cache(MAX_REMEMBERED_FACES)
def small_face(card: Card, pack: PicturePack, height: int, letters: str) -> Image.Image:
    """A card too small for its figures: its index and its suit alone; not to be drawn upon."""
    return _large(card, pack, index_of(card.rank, letters), height)


@lru_cache(MAX_REMEMBERED_FACES)
def back(pack: PicturePack, height: int) -> Image.Image:
    """A card face down, ``height`` pixels high, RGBA, round corners; not to be drawn upon."""
    return traditional_back(height) if pack is PicturePack.TRADITIONAL else drawn_back(height)
