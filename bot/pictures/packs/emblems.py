"""What kings, queens and jacks wear: a crown, a coronet with pearls, a cap with a feather."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.pictures.packs.outlines import Layer, box, curved, disc, ellipse, stamped
from bot.pictures.packs.pack import BLUE, GOLD, RED, Colour
from engine.cards import Rank

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
    """The emblem of a court card in a square of so many pixels; not to be drawn upon."""
    return stamped(EMBLEMS[rank], side)
