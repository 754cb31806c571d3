"""What of both sides' points each side gets to write down, once the deal is decided."""

from dataclasses import dataclass

from engine.scoring.failure import Failure, OnFailure
from engine.scoring.shares import NOTHING, Share
from engine.settlement import Result


@dataclass(frozen=True, slots=True)
class Portion:
    """A side's own points, those it gains from the other side, and what hung before."""

    own: Share
    gained: Share = NOTHING
    carried: int = 0

    @property
    def points(self) -> int:
        """The points of this deal, without what hung before."""
        return self.own.plus(self.gained).total


def portions(
    result: Result,
    shares: tuple[Share, Share],
    failure: Failure,
    carry: int,
    *,
    takes_all: bool,
) -> tuple[Portion, Portion]:
    """Attack and defence; ``takes_all``: who made the contract has the other side's points too."""
    ours, theirs = shares
    match result:
        case Result.MADE if takes_all:
            return Portion(ours, theirs, carry), Portion(NOTHING)
        case Result.MADE:
            return Portion(ours, NOTHING, carry), Portion(theirs)
        case Result.FAILED:
            gained = failure.part(ours, OnFailure.TO_DEFENCE)
            kept = failure.part(ours, OnFailure.KEPT)
            return Portion(kept), Portion(theirs, gained, carry)
        case _:
            return Portion(NOTHING), Portion(theirs)
