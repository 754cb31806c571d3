"""What a spectator and the player whose hand he would like to see can ask of a table."""

from dataclasses import dataclass

from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class AskWatch:
    """Let me see this hand until the end of the game, if its player agrees."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerWatch:
    """Consent to this person's seeing one's own hand, or not."""

    watcher: int
    agree: bool


@dataclass(frozen=True, slots=True)
class StopWatching:
    """See the hand no more, or ask for it no more."""


@dataclass(frozen=True, slots=True)
class HideHand:
    """Let nobody see one's own hand any more."""


WatchRequest = AskWatch | AnswerWatch | StopWatching | HideHand
"""All of them."""
