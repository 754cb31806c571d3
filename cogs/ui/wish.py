"""What the owner of a hand has set on it before he acts; nothing of it is stored."""

from dataclasses import dataclass

from engine.contract import ContractKind


@dataclass(frozen=True, slots=True)
class Wish:
    """The value he is looking at, or that he is about to say something that is asked twice."""

    value: int | None = None
    kind: ContractKind = ContractKind.POINTS
    redouble: bool = False


NO_WISH = Wish()
