"""The buttons that only show something, and those that ask whether one is sure."""

from collections.abc import Mapping

import discord

from bot.tables.checks import require_seat
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Leave, Stop
from cogs._replies import may_manage
from cogs.leaderboard import answer_leaderboard, board_of, changed
from cogs.settings import preferences_of, usual_rules
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.opening import seen_at
from cogs.ui.press import Handler, Press
from cogs.ui.screens.papers import confirm_leave, left, sheet, stopped, tricks
from cogs.ui.screens.rules import RulesAsked, rules_page


async def _show(press: Press, view: discord.ui.LayoutView) -> None:
    await press.interaction.response.send_message(view=view, ephemeral=True)


async def _sheet(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    await _show(press, sheet(table.game, press.say.playing(table.rules)))


async def _tricks(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    if table.game is None or table.game.deal is None:
        raise TableRefused(TableRefusal.NO_GAME)
    await _show(press, tricks(table.rules, table.game.deal, press.say.playing(table.rules)))


async def _rules(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    await _show(press, rules_page(table.house, press.say, RulesAsked(table.id)))


async def _rules_page(press: Press) -> None:
    asked = RulesAsked.by(press.control)
    if asked.table:
        house = (await seen_at(await press.session(), press.user)).house
    else:
        preferences = await preferences_of(press.interaction)
        house = usual_rules(press.interaction, preferences, asked.named or None)
    await press.answer(rules_page(house, press.say, asked))


async def _ask_leave(press: Press) -> None:
    table = (await press.session()).table
    require_seat(table, press.user)
    await _show(press, confirm_leave(table, press.say))


async def _leave(press: Press) -> None:
    table = await (await press.session()).submit(press.user, Leave())
    await press.answer(notice(left(table, press.say)))


async def _stop(press: Press) -> None:
    session = await press.session()
    before = session.table
    await session.submit(press.user, Stop(manager=may_manage(press.interaction)))
    await press.answer(notice(stopped(before, press.say)))


async def _ask_stop(press: Press) -> None:
    request = Stop(manager=may_manage(press.interaction), ask=True)
    await (await press.session()).submit(press.user, request)
    await press.answer(notice(press.say("stop-sent")))


async def _keep(press: Press) -> None:
    await press.answer(notice(press.say("keep-done")))


async def _page(press: Press) -> None:
    wanted = await board_of(press.interaction, press.control.argument)
    await answer_leaderboard(press.interaction, wanted)


async def _board(press: Press) -> None:
    wanted = await board_of(press.interaction, press.control.argument)
    await answer_leaderboard(
        press.interaction, changed(wanted, press.control.argument, press.value)
    )


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SHEET: _sheet,
    Verb.TRICKS: _tricks,
    Verb.RULES: _rules,
    Verb.RULES_PAGE: _rules_page,
    Verb.ASK_LEAVE: _ask_leave,
    Verb.LEAVE: _leave,
    Verb.STOP: _stop,
    Verb.ASK_STOP: _ask_stop,
    Verb.KEEP: _keep,
    Verb.PAGE: _page,
    Verb.BOARD: _board,
}
