"""The controls of the deal of the day."""

from dataclasses import dataclass
from enum import StrEnum

from bot.i18n import Words
from cogs.ui.control import Control, button
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser


class WhichLeaderboard(StrEnum):
    """The leaderboards: of those of this server, of everybody, and of the week."""

    HERE = "here"
    ALL = "all"
    WEEK = "week"


TODAY = ControlName("today", Presser.ANYBODY, bursts=True)
EARLIER_DAYS = ControlName("today-earlier", Presser.ANYBODY, bursts=True)


@dataclass(frozen=True)
class OfDay(WordedControl):
    """A control of a day, which is a shared play."""

    day: int


@control("today-day", Presser.ANYBODY, bursts=True)
class LookAtDayControl(WordedControl):
    """A day; as a menu, the one that is chosen."""

    day: int | None = None


@control("today-play", Presser.ANYBODY, bursts=True)
class PlayDayControl(OfDay):
    """Begins its deal, or goes on with it."""


@control("today-leaderboard", Presser.ANYBODY, bursts=True)
class DayLeaderboardControl(OfDay):
    """A leaderboard."""

    which: WhichLeaderboard


@control("today-share", Presser.ANYBODY)
class ShareDayControl(OfDay):
    """Posts how the presser has played."""


@control("today-look", Presser.ANYBODY)
class DayHandsControl(OfDay):
    """The deal as experts play it; ``played``: as the presser has."""

    played: bool = False


@control("today-line", Presser.ANYBODY)
class DayLineControl(OfDay):
    """A menu of how others have played it."""


@control("today-notify", Presser.ANYBODY)
class NotifyDayControl(OfDay):
    """Is mentioned in the server's post, or not any more."""

    watches: bool


def today_button(say: Words) -> Control:
    """The button to the deal of the day."""
    return button(TODAY, say("today-button-today"))
