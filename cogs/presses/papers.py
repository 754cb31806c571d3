"""The buttons that only show something, and those that ask whether one is sure."""

from collections.abc import Mapping

import discord

from bot.tables.checks import require_seat
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Leave, Stop
from cogs._replies import may_manage
from cogs.reading import answer_leaderboard, page_of
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press
from cogs.ui.screens.papers import confirm_leave, sheet, tricks
from cogs.ui.screens.rules import rules_page


async def _show(press: Press, view: discord.ui.LayoutView) -> None:
    await press.interaction.response.send_message(view=view, ephemeral=True)


async def _sheet(press: Press) -> None:
    game = (await press.session()).table.game
    if game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    await _show(press, sheet(game, press.say))


async def _tricks(press: Press) -> None:
    game = (await press.session()).table.game
    if game is None or game.deal is None:
        raise TableRefused(TableRefusal.NO_GAME)
    await _show(press, tricks(game.deal, press.say))


async def _rules(press: Press) -> None:
    await _show(press, rules_page((await press.session()).table.rules, press.say))


async def _ask_leave(press: Press) -> None:
    table = (await press.session()).table
    require_seat(table, press.user)
    await _show(press, confirm_leave(table, press.say))


async def _leave(press: Press) -> None:
    await (await press.session()).submit(press.user, Leave())
    await press.interaction.response.edit_message(view=notice(press.say("leave-done")))


async def _stop(press: Press) -> None:
    manager = may_manage(press.interaction)
    await (await press.session()).submit(press.user, Stop(manager=manager))
    await press.interaction.response.edit_message(view=notice(press.say("stop-done")))


async def _keep(press: Press) -> None:
    await press.interaction.response.edit_message(view=notice(press.say("keep-done")))


async def _page(press: Press) -> None:
    await answer_leaderboard(press.interaction, page_of(press.control.argument))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SHEET: _sheet,
    Verb.TRICKS: _tricks,
    Verb.RULES: _rules,
    Verb.ASK_LEAVE: _ask_leave,
    Verb.LEAVE: _leave,
    Verb.STOP: _stop,
    Verb.KEEP: _keep,
    Verb.PAGE: _page,
}
