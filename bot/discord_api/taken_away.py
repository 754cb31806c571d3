"""What Discord may take away while the bot runs, and what is shown without it."""

from enum import StrEnum

import structlog

logger = structlog.stdlib.get_logger(__name__)


class TakenAway(StrEnum):
    """Something of Discord's without which everything can still be played."""

    EMOJI = "emoji"
    """An emoji of a card is gone, or refused: letters, until the emojis are read anew."""
    PICTURE = "picture"
    """The bot may attach no files: words, until somebody presses where it may."""
    THREAD = "thread"
    """A thread is locked: the table stands still in it until it is not, and hands go on."""
    HISTORY = "history"
    """What the bot wrote before it came cannot be read: it is posted anew, and a press on the
    older message takes its buttons away."""
    TOKEN = "token"
    """The token of a press is dead: its owner's hand stays as it is until they press."""


def note_taken_away(what: TakenAway) -> None:
    """Tell the log that something is done without this."""
    logger.info("done without something of Discord's", what=what)
