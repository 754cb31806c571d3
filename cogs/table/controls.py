"""The controls of a table: its sheet, its past deals, and how a game is left or ended."""

from enum import StrEnum
from typing import Annotated

from cogs.ui.control_words import number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser

SHEET = ControlName("sheet", Presser.ONLOOKER, counted=False)
CONVENTION = ControlName("convention", Presser.ONLOOKER, counted=False)
SHARE_SHEET = ControlName("share-sheet", Presser.SEATED)
PAUSE = ControlName("pause", Presser.SEATED, counted=False)
ASK_LEAVE = ControlName("ask-leave", Presser.SEATED, counted=False)
LEAVE = ControlName("leave", Presser.SEATED, counted=False)
STOP = ControlName("stop", Presser.SEATED, counted=False)
"""Who manages the server may press it too, as the next."""
ASK_STOP = ControlName("ask-stop", Presser.SEATED, counted=False)
AGREE_STOP = ControlName("agree-stop", Presser.SEATED, counted=False)
REFUSE_STOP = ControlName("refuse-stop", Presser.SEATED, counted=False)

SEATS = ControlName("seats", Presser.SEATED)
"""To change seats in the lobby after a game."""


class Reaction(StrEnum):
    """The reactions of a player."""

    WELL_PLAYED = "well-played"
    OUCH = "ouch"
    THANKS = "thanks"
    BRAVO = "bravo"
    SORRY = "sorry"
    LUCKY = "lucky"


@control("react", Presser.SEATED, counted=False)
class ReactControl(WordedControl):
    """Says something to a trick."""

    reaction: Reaction


class ReviewWay(StrEnum):
    """The ways through the steps of a deal, which may lead to the same one."""

    FIRST = "f"
    PREVIOUS = "p"
    NEXT = "n"
    LAST = "l"


@control("details", Presser.ANYBODY)
class DetailsControl(WordedControl):
    """The arithmetic of a past deal."""

    game: int
    deal: int


@control("review", Presser.ANYBODY)
class ReviewControl(WordedControl):
    """A past deal trick by trick; ``way``: from another step of it."""

    game: Annotated[int, number_to(99999)]
    deal: Annotated[int, number_to(99999)]
    step: Annotated[int, number_to(99)] = 0
    way: ReviewWay | None = None
