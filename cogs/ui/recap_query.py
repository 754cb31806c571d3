"""The season of a recap and its person, and the buttons to it from other pages."""

from dataclasses import dataclass
from typing import Annotated

from bot.i18n import Words
from bot.ratings.ladders import MONTHS, Season
from cogs.ui.control import Control, button
from cogs.ui.control_words import BREAK, Word, choice, maybe, short_number
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import Presser

READER = 0
"""In place of a person: whoever presses."""

OF_A_YEAR = 12 // MONTHS
"""The seasons of a year."""


def _read_season(written: str) -> Season:
    year, number = map(int, written.split(BREAK))
    return Season(year, number)


SEASON_WORDS = Word(
    f"2[0-9]{{3}}-[1-{OF_A_YEAR}]",
    6,
    (Season(2026, 1), Season(2999, OF_A_YEAR)),
    lambda season: f"{season.year}-{season.number}",
    _read_season,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecapQuery:
    """A season (None: the one that goes on) of a person, or of this server without one."""

    season: Annotated[Season | None, maybe(SEASON_WORDS, none="running")] = None
    user: Annotated[int | None, maybe(short_number(), none="server")] = READER
    here: Annotated[bool, choice({"h": True, "a": False})] = True


@control("recap", Presser.ANYBODY)
class RecapControl(WordedControl):
    """Looks back at a season."""

    asked: RecapQuery


@control("recap-post", Presser.ANYBODY)
class PostRecapControl(WordedControl):
    """Shows it to everybody in the channel."""

    asked: RecapQuery


def recap_button(asked: RecapQuery, label: str) -> Control:
    """The button that looks back at a season."""
    return button(RecapControl(asked), label)


def recap_buttons(season: Season, say: Words) -> list[Control]:
    """The buttons below what everybody reads: to one's own season, and to the server's."""
    own, server = RecapQuery(season=season), RecapQuery(season=season, user=None)
    return [
        recap_button(own, say("recap-button-own")),
        recap_button(server, say("recap-button-server")),
    ]
