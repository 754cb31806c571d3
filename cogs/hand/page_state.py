"""What the owner of a hand has set on it before he acts, and how he likes to hold it."""

from dataclasses import dataclass

from bot.taste import USUAL, Taste
from engine.contract import ContractKind


@dataclass(frozen=True, slots=True)
class HandPageState:
    """The value he is looking at, what he is about to say that is asked twice.

    ``announcing``: with the next card he announces all that he can. Of all this nothing is stored;
    ``taste`` is what he has chosen once and for all.
    """

    value: int | None = None
    kind: ContractKind = ContractKind.POINTS
    redouble: bool = False
    announcing: bool = False
    challenge: bool = False
    taste: Taste = USUAL


INITIAL_STATE = HandPageState()
