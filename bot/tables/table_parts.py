"""Taking back a misclick: what a table remembers for it, a fold of its log."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.tables.events import (
    PlayerAway,
    SeatTaken,
    TableEvent,
    TakeBackAgreed,
    TakeBackAsked,
    TakeBackLapsed,
    TakeBackRefused,
    TakeBacksAllowed,
    TakenBack,
)
from engine.changed import changed
from engine.events import (
    Called,
    CardPlayed,
    CardsUncovered,
    DealSettled,
    Dealt,
    GameStarted,
    HandsCompleted,
    MeldsCompared,
    MisplayClaimed,
    ThrownIn,
)
from engine.evolve import BrokenLog
from engine.seats import Seat
from engine.state import GameState


class Finality(StrEnum):
    """Why the last call or card stands for good: what followed from it cannot be unseen."""

    CARDS_KNOWN = "cards-known"
    DEAL_COUNTED = "deal-counted"


@dataclass(frozen=True, slots=True)
class LastAct:
    """The last call or card, done by its seat's owner himself, and the game before it."""

    done: Called | CardPlayed
    before: GameState
    final: Finality | None = None


class Outcome(StrEnum):
    """What came of a request."""

    DONE = "done"
    REFUSED = "refused"
    LAPSED = "lapsed"
    OVERTAKEN = "overtaken"


@dataclass(frozen=True, slots=True)
class Answered:
    """The last request and what came of it; ``by`` is who refused."""

    act: LastAct
    outcome: Outcome
    by: Seat | None = None


@dataclass(frozen=True)
class TakingBack:
    """Whether a call or a card may be taken back at this table, and what is asked of whom.

    ``last`` is what may be: nothing once it was taken back, nor what was done in somebody's place.
    While ``pending``, ``agreed`` are those of the other side who have said yes. ``asked`` holds a
    seat once for each request of the deal; ``answered`` is told until the next call or card.
    """

    allowed: bool = True
    last: LastAct | None = None
    pending: bool = False
    agreed: frozenset[Seat] = frozenset()
    asked: tuple[Seat, ...] = ()
    answered: Answered | None = None

    @property
    def asker(self) -> Seat | None:
        """Whose request waits for an answer."""
        return self.last.done.seat if self.pending and self.last else None

    @property
    def undone(self) -> GameState:
        """The game without the last call or card; BrokenLog when that stands for good."""
        if self.last is None or self.last.final is not None:
            raise BrokenLog("there is nothing to take back")
        return self.last.before

    def after(self, event: TableEvent, before: GameState | None) -> "TakingBack":
        """After this event; ``before`` is the game before it, if its owner did it himself."""
        match event:
            case Called() | CardPlayed():
                last = None if before is None else LastAct(event, before)
                return changed(self._ended(Outcome.OVERTAKEN, told=self.pending), last=last)
            case HandsCompleted() | CardsUncovered() | MeldsCompared():
                return self._final(Finality.CARDS_KNOWN)
            case DealSettled() | ThrownIn() | MisplayClaimed():
                return self._ended(None)._final(Finality.DEAL_COUNTED)
            case GameStarted() | Dealt():
                return TakingBack(allowed=self.allowed)
            case PlayerAway(seat) | SeatTaken(seat, _):
                return self._without(seat)
            case TakeBacksAllowed(allowed):
                return changed(self, allowed=allowed)
            case TakeBackAsked(seat):
                return changed(self, pending=True, asked=(*self.asked, seat), answered=None)
            case TakeBackAgreed(seat):
                return changed(self, agreed=self.agreed | {seat})
            case TakeBackRefused(seat):
                return self._ended(Outcome.REFUSED, by=seat)
            case TakeBackLapsed():
                return self._ended(Outcome.LAPSED)
            case TakenBack():
                return changed(self._ended(Outcome.DONE), last=None)
            case _:
                return self

    def _ended(
        self, outcome: Outcome | None, *, told: bool = True, by: Seat | None = None
    ) -> "TakingBack":
        """No request is open any more; what came of it is told, if there was one."""
        answered = None
        if outcome is not None and self.last is not None and told:
            answered = Answered(self.last, outcome, by)
        return changed(self, pending=False, agreed=frozenset(), answered=answered)

    def _final(self, why: Finality) -> "TakingBack":
        last = self.last
        return self if last is None else changed(self, last=replace(last, final=why))

    def _without(self, seat: Seat) -> "TakingBack":
        """Somebody else plays there now: what was done is not his to take back."""
        if self.last is None or self.last.done.seat is not seat:
            return self
        return changed(self._ended(None), last=None)
