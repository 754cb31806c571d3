"""The switches of what a person has chosen for himself."""

from collections.abc import Mapping
from dataclasses import replace

from bot.pictures.packs import Pack
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.habits import change_own_habits
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press
from cogs.ui.screens.habits import OFF, ON, habits_page


async def _forced(press: Press) -> None:
    on = _turned_on(press)
    chosen = await change_own_habits(press.interaction, lambda now: replace(now, plays_forced=on))
    await press.answer(habits_page(chosen, press.say))


async def _pack(press: Press) -> None:
    if press.value not in set(Pack):
        raise TableRefused(TableRefusal.STALE_PRESS)
    chosen = await change_own_habits(press.interaction, lambda now: replace(now, pack=press.value))
    press.bot.readers.chose(press.user, chosen.pack)
    await press.answer(habits_page(chosen, press.say))


def _turned_on(press: Press) -> bool:
    if press.control.argument not in {ON, OFF}:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return press.control.argument == ON


HANDLERS: Mapping[Verb, Handler] = {
    Verb.ME_FORCED: _forced,
    Verb.ME_PACK: _pack,
}
