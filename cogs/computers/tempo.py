"""How fast the computers of a table play: chosen before the game."""

from discord import ui

from bot.i18n import Words
from bot.tables.table import Table
from bot.tables.tempo import Tempo
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import card, rows, small, text, title
from cogs.ui.replies import mention


def tempo_button(table: Table, say: Words) -> Control:
    """What holds at this table, and the way to change it."""
    label = say("tempo-button", tempo=say(f"tempo-{table.tempo}"))
    return button(ControlId(Verb.TEMPO, table.id), label)


def tempo_page(table: Table, say: Words, *, may_choose: bool) -> ui.LayoutView:
    """The tempo of this table, with a menu for whoever may choose."""
    heading = text(title(say("tempo-title")), say("tempo-hint"))
    if may_choose:
        names = {tempo.value: say(f"tempo-{tempo}") for tempo in Tempo}
        control = ControlId(Verb.CHOOSE_TEMPO, table.id)
        return card(heading, *rows([menu(control, names, table.tempo, state=table.tempo)]))
    only_host = small(say("clock-only-host", user=mention(table.host, say)))
    return card(heading, text(f"**{say(f'tempo-{table.tempo}')}**", only_host))
