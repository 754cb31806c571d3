"""Whether a game may be stopped: what a table remembers of the question, a fold of its log."""

from dataclasses import dataclass

from bot.tables.events import (
    PlayerAway,
    SeatTaken,
    TableEvent,
)
from bot.tables.stop_events import GameGivenUp, StopAgreed, StopAsked, StopRefused
from engine.events import Dealt, GameEnded
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class StopVote:
    """Who asks to stop the game, who has agreed, who refused; ``given_up`` is who did not wait."""

    asked: Seat | None = None
    agreed: frozenset[Seat] = frozenset()
    refused_by: Seat | None = None
    given_up: Seat | None = None

    def after(self, event: TableEvent) -> "StopVote":
        """After this event."""
        match event:
            case StopAsked(seat):
                return StopVote(asked=seat)
            case StopAgreed(seat):
                return StopVote(self.asked, self.agreed | {seat})
            case StopRefused(seat):
                return StopVote(refused_by=seat)
            case GameGivenUp(seat):
                return StopVote(given_up=seat)
            case Dealt() | GameEnded():
                return StopVote()
            case PlayerAway(seat) | SeatTaken(seat, _) if seat is self.asked:
                return StopVote()
            case _:
                return self
