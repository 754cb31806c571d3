"""A player's games as achievements see them: from their side, with every deal."""

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import accumulate

from engine.cards import Trump
from engine.contract import ContractKind
from engine.players import Level
from engine.settlement import Result

NOON = timedelta(hours=12)
"""An evening lasts from one noon to the next, in UTC."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealFacts:
    """A deal: whether the player was the declarer, on the attacking side, or doubled it.

    ``swept`` and ``was_swept``: their side, or the other, took every trick. ``score`` and
    ``others`` are what the deal brought to both.
    """

    took: bool = False
    attacked: bool = False
    doubled: bool = False
    kind: ContractKind = ContractKind.POINTS
    value: int = 0
    trump: Trump = Trump.HEARTS
    doubles: int = 0
    result: Result = Result.MADE
    margin: int | None = None
    swept: bool = False
    was_swept: bool = False
    score: int = 0
    others: int = 0

    @property
    def made(self) -> bool:
        """Whether the player was the declarer and made the contract."""
        return self.took and self.result is Result.MADE

    @property
    def failed(self) -> bool:
        """Whether the player was the declarer and failed."""
        return self.took and self.result is Result.FAILED


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFacts:
    """A game; ``partners`` are user ids, ``against`` the opponents' levels, None for people."""

    finished_at: datetime
    family: str
    won: bool
    score: int
    others: int
    target: int | None = None
    dealt: int = 0
    belotes: int = 0
    moves: int = 0
    thinking: int = 0
    partners: tuple[int, ...] = ()
    against: tuple[Level | None, ...] = ()
    deals: tuple[DealFacts, ...] = field(default=())

    @property
    def evening(self) -> date:
        """The evening on which it ended."""
        return (self.finished_at - NOON).date()

    @property
    def furthest_behind(self) -> int:
        """The most points by which their side was behind after a deal."""
        totals = accumulate((deal.others - deal.score for deal in self.deals), initial=0)
        return max(totals)
