"""The controls of evenings: those of who comes, and those of who manages them."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from bot.evenings import Coming
from cogs.ui.control_words import choice
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser

EVENINGS = ControlName("evenings", Presser.ANYBODY)
"""The list of a server."""


@dataclass(frozen=True)
class OfEvening(WordedControl):
    """A control on the messages of one evening, on the day for which they were drawn."""

    evening: int
    day: date


@control("evening-answer", Presser.ANYBODY, bursts=True)
class ComingControl(OfEvening):
    """Says whether one comes."""

    coming: Coming


@control("evening-with", Presser.ANYBODY, bursts=True)
class WithWhomControl(OfEvening):
    """Asks with whom one wants to play."""


@control("evening-partner", Presser.ANYBODY)
class PartnerControl(OfEvening):
    """A menu of people."""


@control("evening-few", Presser.OWNER)
class FewControl(OfEvening):
    """Plays on though few come, or puts it off, as one of them decides."""

    plays_on: Annotated[bool, choice({"play": True, "postpone": False})]


@control("evening-here", Presser.ANYBODY, bursts=True)
class HereControl(OfEvening):
    """Says that one is there."""


@control("evening-leave", Presser.ANYBODY)
class LeaveAndComeControl(OfEvening):
    """Leaves the table at which one still plays, and says that one is there."""


@control("evening-mix", Presser.OWNER)
class MixControl(OfEvening):
    """Seats everybody anew, as one of them asks."""


@control("evening-season", Presser.ANYBODY)
class SeasonControl(WordedControl):
    """The season of an evening whose tables play the same deals."""

    evening: int


@control("evening-quiet", Presser.ANYBODY)
class QuietControl(WordedControl):
    """Is reminded no more, or again."""

    reminded: bool


@dataclass(frozen=True)
class OfManager(WordedControl):
    """A control of an evening for who manages the server."""

    evening: int


@control("evening-edit", Presser.MANAGER)
class EditEveningControl(WordedControl):
    """Opens the window of a new one, or of one that is there; ``again``: as it was typed."""

    evening: int | None = None
    again: bool = False


@control("evening-set", Presser.MANAGER)
class SetEveningControl(WordedControl):
    """That window."""

    evening: int | None = None


@control("evening-signup", Presser.MANAGER)
class SignupControl(OfManager):
    """A menu of times."""


@control("evening-pause", Presser.MANAGER)
class PauseEveningControl(OfManager):
    """Pauses, or goes on."""

    pauses: Annotated[bool, choice({"pause": True, "resume": False})]


@control("evening-card", Presser.MANAGER)
class PutBelowControl(OfManager):
    """Puts its card at the bottom of the channel."""


@control("evening-delete", Presser.MANAGER)
class DeleteEveningControl(OfManager):
    """Deletes it; asked twice."""

    sure: Annotated[bool, choice({"sure": True, "ask": False})]
