"""The German suits: leaves, hearts, bells and acorns, outlines of our own in their colours."""

from collections.abc import Mapping

from bot.pictures.packs.french import FRENCH_SUITS
from bot.pictures.packs.outlines import Layer, box, curved, disc, ellipse, mirrored
from bot.pictures.packs.pack import BLACK, BROWN, GOLD, GREEN, RED, Colour
from engine.cards import Suit

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
