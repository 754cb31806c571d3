"""The French suits: outlines of our own."""

from collections.abc import Mapping

from bot.pictures.packs.outlines import Polygon, curved, disc, mirrored
from engine.cards import Suit

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
