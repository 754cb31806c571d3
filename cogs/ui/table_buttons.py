"""Buttons of a table, of its hands and of its past deals that lead from one feature to another."""

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb


def next_button(table: Table, say: Words) -> Control:
    """On to the next deal."""
    return button(
        ControlId(Verb.NEXT, table.id, table.move),
        say("score-button-next"),
        style=ButtonStyle.success,
    )


def more_button(table: Table, say: Words) -> Control:
    """The button to the *More…* page."""
    return button(ControlId(Verb.MORE, table.id), say("table-button-more"))


def tricks_button(table: Table, say: Words) -> Control:
    """The button that shows the calls and tricks of the deal."""
    return button(ControlId(Verb.TRICKS, table.id), say("table-button-tricks"))


def auction_button(table: Table, say: Words) -> Control:
    """The button that shows what each call of the deal promised."""
    return button(ControlId(Verb.AUCTION, table.id), say("promise-button"))


def watch_button(table: Table, say: Words) -> Control:
    """The button to ask for a hand, or for a player to read who looks into theirs."""
    return button(ControlId(Verb.WATCH, table.id), say("watch-button"))


def newcomer_button(table: Table, say: Words) -> Control:
    """The button that explains the table to somebody who has finished no game."""
    return button(ControlId(Verb.NEWCOMER, table.id), say("newcomer-button"))


def share_button(table: int, game: int, number: int, say: Words) -> Control:
    """The button that gives a finished deal its id."""
    control = ControlId(Verb.DEAL_ID, table, game, str(number))
    return button(control, say("shared-deal-button-id"))


def analyse_button(table: int, game: int, number: int, say: Words) -> Control:
    """The button that analyses a finished deal of a table."""
    return button(ControlId(Verb.ANALYSE, table, game, str(number)), say("analysis-button"))


def ways_on(table: Table, say: Words) -> list[Control]:
    """On to the next deal of the challenge that a table plays for, or to the challenge."""
    on = ControlId(Verb.CHALLENGE_NEXT, table.id, table.move)
    look = ControlId(Verb.CHALLENGE_NEXT, table.id, table.move, "look")
    return [
        button(on, say("challenge-button-on"), style=ButtonStyle.success),
        button(look, say("challenge-button-challenge")),
    ]
