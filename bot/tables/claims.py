"""Claims of the tricks that are left: what a table remembers of them, a fold of its log."""

from dataclasses import dataclass, replace

from bot.tables.events import ClaimDenied, TableEvent, TricksClaimed
from engine.events import Dealt, GameStarted, TrickTaken
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Claims:
    """The claim that ended this deal, and the seats that claimed in vain during this trick."""

    made: TricksClaimed | None = None
    denied: frozenset[Seat] = frozenset()

    def after(self, event: TableEvent) -> "Claims":
        """After this event."""
        match event:
            case GameStarted() | Dealt():
                return Claims()
            case TricksClaimed():
                return replace(self, made=event)
            case ClaimDenied(seat):
                return replace(self, denied=self.denied | {seat})
            case TrickTaken():
                return replace(self, denied=frozenset())
            case _:
                return self
