"""What has happened in the games of a log, without what was taken back."""

from collections.abc import Iterable

from bot.tables.events import TableEvent, TakenBack
from engine.events import Called, CardPlayed, Event
from engine.seats import Seat


def standing(log: Iterable[TableEvent]) -> list[Event]:
    """The events that stand: what was taken back is gone, with all that followed from it."""
    played: list[Event] = []
    for event in log:
        if isinstance(event, TakenBack):
            while not _is_act_of(played.pop(), event.seat):
                pass
        elif isinstance(event, Event):
            played.append(event)
    return played


def _is_act_of(event: Event, seat: Seat) -> bool:
    return isinstance(event, Called | CardPlayed) and event.seat is seat
