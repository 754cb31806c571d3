"""The controls by which somebody asks for a look into a hand, and by which it is shown."""

from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser
from engine.seats import Seat

STOP_WATCHING = ControlName("stop-watching", Presser.ONLOOKER, counted=False)
HIDE_HAND = ControlName("hide-hand", Presser.SEATED, counted=False)


@control("ask-watch", Presser.ONLOOKER)
class AskWatchControl(WordedControl):
    """Asks to look into a hand."""

    seat: Seat


@control("show-hand", Presser.SEATED, counted=False)
class ShowHandControl(WordedControl):
    """Shows one's hand to somebody who asked."""

    person: int


@control("keep-hand", Presser.SEATED, counted=False)
class KeepHandControl(WordedControl):
    """Does not show it to them."""

    person: int
