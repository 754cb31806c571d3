"""Strength and worth of the ranks, in trumps and in plain suits (rules.md 1.2, R-01)."""

from dataclasses import dataclass, field

from engine.cards import Card, Rank
from engine.trumps import Trump

NATURAL_ORDER = tuple(Rank)
"""The ranks as sequences run, lowest first."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The ranks of a suit from strong to weak, and what each is worth."""

    order: tuple[Rank, ...]
    points: tuple[int, ...]
    _strength: dict[Rank, int] = field(init=False, repr=False, compare=False)
    _worth: dict[Rank, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(Rank) or len(self.points) != len(self.order):
            raise ValueError("a scale names every rank once, each with its points")
        strengths = range(len(self.order), 0, -1)
        object.__setattr__(self, "_strength", dict(zip(self.order, strengths, strict=True)))
        object.__setattr__(self, "_worth", dict(zip(self.order, self.points, strict=True)))

    def strength(self, rank: Rank) -> int:
        """How strong the rank is in its suit: higher beats lower, never 0."""
        return self._strength[rank]

    def worth(self, rank: Rank) -> int:
        """The card points of the rank."""
        return self._worth[rank]


@dataclass(frozen=True, slots=True)
class Scales:
    """The scale of trump suits and the scale of plain ones.

    ``no_trumps`` and ``all_trumps``: the one scale of every suit there, where it is another than
    that of plain suits or of trumps.
    """

    trump: Scale
    plain: Scale
    no_trumps: Scale | None = None
    all_trumps: Scale | None = None

    def of(self, card: Card, trump: Trump) -> Scale:
        """The scale by which this card counts under this trump."""
        if trump is Trump.ALL:
            return self.all_trumps or self.trump
        if trump is Trump.NONE:
            return self.no_trumps or self.plain
        return self.trump if trump.covers(card) else self.plain

    def strength(self, card: Card, trump: Trump) -> int:
        """The card's strength within its suit."""
        return self.of(card, trump).strength(card.rank)

    def worth(self, card: Card, trump: Trump) -> int:
        """The card's points."""
        return self.of(card, trump).worth(card.rank)


def _ranks(letters: str) -> tuple[Rank, ...]:
    return tuple(Rank(letter) for letter in letters)


TRUMP_SCALE = Scale(_ranks("J9ATKQ876"), (20, 14, 11, 10, 4, 3, 0, 0, 0))
PLAIN_SCALE = Scale(_ranks("ATKQJ9876"), (11, 10, 4, 3, 2, 0, 0, 0, 0))
BELOTE_SCALES = Scales(TRUMP_SCALE, PLAIN_SCALE)

NO_TRUMPS_OF_162 = Scale(PLAIN_SCALE.order, (19, 10, 4, 3, 2, 0, 0, 0, 0))
ALL_TRUMPS_OF_162 = Scale(TRUMP_SCALE.order, (13, 9, 7, 5, 3, 1, 0, 0, 0))
"""The scales by which a deal without a trump suit is worth as much as one with it."""
