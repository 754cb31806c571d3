"""What a seat may ask for."""

from dataclasses import dataclass

from engine.cards import Card
from engine.contract import Bid


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing this time; also to decline a redouble."""


@dataclass(frozen=True, slots=True)
class Double:
    """Raise the stakes to this level: 1 is a contre, 2 a surcontre."""

    level: int = 1


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card to the trick."""

    card: Card


Call = Pass | Bid | Double
Action = Call | PlayCard
