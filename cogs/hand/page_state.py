"""What a player has selected on their hand before acting, and how they hold their cards."""

from dataclasses import dataclass

from bot.preferences import USUAL, Taste
from engine.contract import ContractKind


@dataclass(frozen=True, slots=True)
class HandPageState:
    """What is selected on the page of a hand; nothing of it is stored.

    ``value`` and ``kind`` are those of the bid, ``redouble`` and ``challenge`` wait to be
    confirmed, ``announcing`` goes with the next card. ``taste`` is how they hold cards.
    """

    value: int | None = None
    kind: ContractKind = ContractKind.POINTS
    redouble: bool = False
    announcing: bool = False
    challenge: bool = False
    taste: Taste = USUAL


INITIAL_STATE = HandPageState()
