"""Requests of a spectator, and of the player whose hand they want to see."""

from dataclasses import dataclass

from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class AskWatch:
    """Let me see this hand until the end of the game, if its player agrees."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerWatch:
    """Let this person see one's own hand, or refuse."""

    watcher: int
    agree: bool


@dataclass(frozen=True, slots=True)
class StopWatching:
    """Stop watching, or withdraw the request."""


@dataclass(frozen=True, slots=True)
class HideHand:
    """Hide one's own hand from all spectators."""


WatchRequest = AskWatch | AnswerWatch | StopWatching | HideHand
"""All of them."""
