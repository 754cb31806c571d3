"""The controls of a table, from its lobby to what follows its last game.

Any page of it may show them: what is declared here imports no page.
"""

from enum import StrEnum
from typing import Annotated

from cogs.ui.control_words import number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser
from engine.seats import Seat

SETUP = ControlName("setup", Presser.ONLOOKER)
"""The choices before a game."""
ADD_COMPUTER = ControlName("add-computer", Presser.SEATED)
COMPUTERS = ControlName("computers", Presser.ONLOOKER)
CHOOSE_CONVENTION = ControlName("choose-convention", Presser.SEATED)
TEMPO = ControlName("tempo", Presser.ONLOOKER)
CHOOSE_TEMPO = ControlName("choose-tempo", Presser.HOST)
CLOCK = ControlName("clock", Presser.ONLOOKER)
CHOOSE_CLOCK = ControlName("choose-clock", Presser.HOST)
CHOOSE_NEXT_DEAL = ControlName("choose-next-deal", Presser.HOST)
CANCEL = ControlName("cancel", Presser.HOST)

RULES = ControlName("rules", Presser.ONLOOKER, counted=False)
SHEET = ControlName("sheet", Presser.ONLOOKER, counted=False)
SHARE_SHEET = ControlName("share-sheet", Presser.SEATED)
PLAYERS = ControlName("players", Presser.ONLOOKER, counted=False)
PAUSE = ControlName("pause", Presser.SEATED, counted=False)
RESUME = ControlName("resume", Presser.SEATED, counted=False)
ASK_LEAVE = ControlName("ask-leave", Presser.SEATED, counted=False)
LEAVE = ControlName("leave", Presser.SEATED, counted=False)
STOP = ControlName("stop", Presser.SEATED, counted=False)
"""Who manages the server may press it too, as the next."""
ASK_STOP = ControlName("ask-stop", Presser.SEATED, counted=False)
AGREE_STOP = ControlName("agree-stop", Presser.SEATED, counted=False)
REFUSE_STOP = ControlName("refuse-stop", Presser.SEATED, counted=False)
KEEP = ControlName("keep", Presser.ANYBODY, counted=False)
"""Not to do what a page asks about: nothing comes of it."""

REMATCH = ControlName("rematch", Presser.SEATED)
SEATS = ControlName("seats", Presser.SEATED)
"""To change seats in the lobby after a game."""


@control("sit", Presser.ONLOOKER)
class SitControl(WordedControl):
    """Takes a seat in the lobby."""

    seat: Seat


@control("stand", Presser.SEATED)
class StandControl(WordedControl):
    """Leaves it, or asks whether somebody else is to."""

    seat: Seat


@control("remove-computer", Presser.SEATED)
class RemoveComputerControl(WordedControl):
    """Frees the seat of a computer."""

    seat: Seat


@control("take-seat", Presser.ONLOOKER, counted=False)
class TakeSeatControl(WordedControl):
    """Takes the seat of a computer during a game."""

    seat: Seat


@control("start", Presser.HOST)
class StartControl(WordedControl):
    """Begins the game; ``sure``: though somebody knows the cards."""

    sure: bool = False


@control("fill", Presser.HOST)
class FillControl(StartControl):
    """Begins it with computers on the free seats."""


@control("choose-level", Presser.SEATED)
class ChooseLevelControl(WordedControl):
    """A menu of levels, for one computer or all; ``setup``: on the page of choices."""

    seat: Seat | None = None
    setup: bool = False


@control("choose-signals", Presser.SEATED)
class ChooseSignalsControl(WordedControl):
    """Lets the computers signal, or not."""

    signals: bool


@control("take-backs", Presser.HOST)
class AllowTakeBacksControl(WordedControl):
    """Lets misclicks be taken back, or not."""

    allowed: bool


@control("training", Presser.HOST)
class TrainingControl(WordedControl):
    """Makes it a training table, or a usual one."""

    training: bool


@control("ask-kick", Presser.SEATED, counted=False)
class AskKickControl(WordedControl):
    """Asks whether to remove somebody, or to vote for it."""

    person: int


@control("kick", Presser.SEATED, counted=False)
class KickControl(WordedControl):
    """Removes them, or votes for it."""

    person: int


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
