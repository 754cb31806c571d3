"""The season of a recap and its person, and the buttons to it from other pages."""

from dataclasses import dataclass

from bot.i18n import Words
from bot.ratings.ladders import MONTHS, Season
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.arguments import EVERYWHERE, HERE
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb, base36, from_base36

OF_SERVER = "s"
"""Everybody's games on this server, and not those of a person here or everywhere."""

READER = 0
"""In place of a person: whoever presses."""

RUNNING = "0-0"
"""In place of a season: the one that goes on when the button is pressed."""

YEARS = range(2000, 3000)
SEASONS = range(1, 12 // MONTHS + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecapQuery:
    """A season (None: the one that goes on) of a person, or of this server without one."""

    season: Season | None = None
    user: int | None = READER
    here: bool = True

    def __str__(self) -> str:
        season = f"{self.season.year}-{self.season.number}" if self.season else RUNNING
        scope = OF_SERVER if self.user is None else HERE if self.here else EVERYWHERE
        return f"{season}-{scope}-{base36(self.user or READER)}"

    @classmethod
    def read(cls, argument: str) -> "RecapQuery":
        """Parse a control's argument; TableRefused if it is invalid."""
        try:
            year, number, scope, user = argument.split("-")
            season = None
            if (year, number) != tuple(RUNNING.split("-")):
                season = Season(YEARS[YEARS.index(int(year))], SEASONS[SEASONS.index(int(number))])
            person = from_base36(user)
            whose = {HERE: person, EVERYWHERE: person, OF_SERVER: None}[scope]
        except (ValueError, KeyError) as error:
            raise TableRefused(TableRefusal.STALE_PRESS) from error
        return cls(season=season, user=whose, here=scope != EVERYWHERE)


def recap_button(asked: RecapQuery, label: str) -> Control:
    """The button that looks back at a season."""
    return button(ControlId(Verb.RECAP, argument=str(asked)), label)


def recap_buttons(season: Season, say: Words) -> list[Control]:
    """The buttons below what everybody reads: to one's own season, and to the server's."""
    own, server = RecapQuery(season=season), RecapQuery(season=season, user=None)
    return [
        recap_button(own, say("recap-button-own")),
        recap_button(server, say("recap-button-server")),
    ]
