"""What a seat may ask for."""

from dataclasses import dataclass, field

from engine.cards import Card
from engine.contract import Bid


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing this time; also to decline a redouble."""


@dataclass(frozen=True, slots=True)
class Double:
    """Raise the stakes to this level: 1 is a contre, 2 a surcontre, and so on."""

    level: int = 1


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card to the trick.

    ``announcing``: where announcements are made by hand, announce with it all that can be.
    """

    card: Card
    announcing: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Challenge:
    """Claim that the other side has played against the rules (rules.md 2.12, 2.13)."""


Call = Pass | Bid | Double
Action = Call | PlayCard | Challenge
