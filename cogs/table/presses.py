"""The buttons that open the score sheet or the tricks, and those that ask whether you are sure."""

from collections.abc import Mapping

import discord

from bot.tables.checks import require_seat
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Leave, Stop
from cogs.hand.answers import seen_at
from cogs.table.info_pages import confirm_leave, left, sheet, stopped, tricks
from cogs.table.waiting_tables import close_waiting
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press
from cogs.ui.replies import may_manage


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


async def _ask_leave(press: Press) -> None:
    table = (await press.session()).table
    require_seat(table, press.user)
    await _show(press, confirm_leave(table, press.say))


async def _leave(press: Press) -> None:
    table = await (await press.session()).submit(press.user, Leave())
    await press.answer(notice(left(table, press.say)))


async def _stop(press: Press) -> None:
    waiting = press.bot.services.registry.waiting
    if table := next((each for each in waiting if each.id == press.control.table), None):
        await close_waiting(press, table)
        return
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


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SHEET: _sheet,
    Verb.TRICKS: _tricks,
    Verb.ASK_LEAVE: _ask_leave,
    Verb.LEAVE: _leave,
    Verb.STOP: _stop,
    Verb.ASK_STOP: _ask_stop,
    Verb.KEEP: _keep,
}
