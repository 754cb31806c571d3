"""What has happened in the games of a log, without what was taken back."""

from collections.abc import Iterable

from bot.tables.events import TableEvent, TakenBack
from engine.events import Called, CardPlayed, Event


def standing(log: Iterable[TableEvent]) -> list[Event]:
    """The events that stand: what was taken back is gone, with all that followed from it."""
    played: list[Event] = []
    for event in log:
        if isinstance(event, TakenBack):
            while not isinstance(played.pop(), Called | CardPlayed):
                pass
        elif isinstance(event, Event):
            played.append(event)
    return played
