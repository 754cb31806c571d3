"""Buttons of a table, of its hands and of its past deals that lead from one feature to another."""

from dataclasses import dataclass
from typing import Annotated

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.control_words import number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser

NEXT = ControlName("next", Presser.SEATED, counted=False, plays=True)
REMATCH = ControlName("rematch", Presser.SEATED)
MORE = ControlName("more", Presser.ONLOOKER, counted=False)
TRICKS = ControlName("tricks", Presser.ONLOOKER, counted=False)
AUCTION = ControlName("auction", Presser.ONLOOKER, counted=False)
WATCH = ControlName("watch", Presser.ONLOOKER)
RULES = ControlName("rules", Presser.ONLOOKER, counted=False)
SETUP = ControlName("setup", Presser.ONLOOKER)
"""The choices before a game."""
KEEP = ControlName("keep", Presser.ANYBODY, counted=False)
"""Not to do what a page asks about: nothing comes of it."""
NEWCOMER = ControlName("newcomer", Presser.ONLOOKER, counted=False)
"""The first page of the game, with what else somebody needs who has never played."""

MOST_DEALS = 99999
"""More than a game has deals, or a table games."""


@dataclass(frozen=True)
class OfPastDeal(WordedControl):
    """A control of a finished deal of a table."""

    game: Annotated[int, number_to(MOST_DEALS)]
    deal: Annotated[int, number_to(MOST_DEALS)]


@control("deal-id", Presser.OWNER)
class GiveIdControl(OfPastDeal):
    """Gives it its id, for one of its players."""


@control("analyse", Presser.ANYBODY)
class AnalyseControl(OfPastDeal):
    """Analyses it, for who may see all hands."""


def rules_button(table: Table, say: Words) -> Control:
    """The button to the rules of the table."""
    return button(RULES.at(table.id), say("table-button-rules"))


def setup_button(table: int, say: Words) -> Control:
    """The button to the choices before a game, or back there."""
    return button(SETUP.at(table), say("lobby-button-setup"))


def next_button(table: Table, say: Words) -> Control:
    """On to the next deal."""
    on = NEXT.at(table.id, table.move)
    return button(on, say("score-button-next"), style=ButtonStyle.success)


def rematch_button(table: Table, say: Words) -> Control:
    """The same game again, with the same seats."""
    again = REMATCH.at(table.id, table.move)
    return button(again, say("game-button-rematch"), style=ButtonStyle.success)


def more_button(table: Table, say: Words) -> Control:
    """The button to the *More…* page."""
    return button(MORE.at(table.id), say("table-button-more"))


def tricks_button(table: Table, say: Words) -> Control:
    """The button that shows the calls and tricks of the deal."""
    return button(TRICKS.at(table.id), say("table-button-tricks"))


def auction_button(table: Table, say: Words) -> Control:
    """The button that shows what each call of the deal promised."""
    return button(AUCTION.at(table.id), say("promise-button"))


def watch_button(table: Table, say: Words) -> Control:
    """The button to ask for a hand, or for a player to read who looks into theirs."""
    return button(WATCH.at(table.id), say("watch-button"))


def first_page_button(table: Table, say: Words, *, newcomer: bool = False) -> Control:
    """The button to the first page of the game, whose label asks whoever is new to it."""
    key = "first-button-words" if say.full else "first-button"
    return button(NEWCOMER.at(table.id), say("newcomer-button" if newcomer else key))


def share_button(table: int, game: int, number: int, say: Words) -> Control:
    """The button that gives a finished deal its id."""
    return button(GiveIdControl(game, number).at(table), say("shared-deal-button-id"))


def analyse_button(table: int, game: int, number: int, say: Words) -> Control:
    """The button that analyses a finished deal of a table."""
    return button(AnalyseControl(game, number).at(table), say("analysis-button"))
