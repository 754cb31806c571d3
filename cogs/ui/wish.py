"""What the owner of a hand has set on it before he acts; nothing of it is stored."""

from dataclasses import dataclass

from engine.contract import ContractKind


@dataclass(frozen=True, slots=True)
class Wish:
    """The value he is looking at, what he is about to say that is asked twice.

    ``announcing``: with the next card he announces all that he can.
    """

    value: int | None = None
    kind: ContractKind = ContractKind.POINTS
    redouble: bool = False
    announcing: bool = False
    challenge: bool = False


NO_WISH = Wish()
