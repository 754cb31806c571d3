"""The switches of what a person has chosen for himself."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.pictures.packs import Pack
from bot.preferences import HandOrder, HandSize
from bot.storage.preferences import NOWHERE, PlayerPreferences
from cogs.me.answers import change_own_habits
from cogs.me.pages import OFF, ON, Pinged, habits_page
from cogs.ui.arguments import chose, one_of
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _forced(press: Press) -> None:
    on = chose(press.control.argument, ON, OFF)
    await _change(press, lambda now: replace(now, plays_forced=on))


async def _feats(press: Press) -> None:
    on = chose(press.control.argument, ON, OFF)
    await _change(press, lambda now: replace(now, tells_feats=on))


async def _pack(press: Press) -> None:
    pack = one_of(Pack, press.value)
    await _change(press, lambda now: replace(now, pack=pack))


async def _order(press: Press) -> None:
    order = one_of(HandOrder, press.value)
    await _change(press, lambda now: replace(now, hand_order=order))


async def _size(press: Press) -> None:
    size = one_of(HandSize, press.value)
    await _change(press, lambda now: replace(now, hand_size=size))


async def _pings(press: Press) -> None:
    pinged = one_of(Pinged, press.value)
    where = {Pinged.HERE: press.interaction.guild_id, Pinged.NOWHERE: NOWHERE}
    pinged_in = where.get(pinged)
    await _change(press, lambda now: replace(now, pinged_in=pinged_in))


async def _change(press: Press, change: Callable[[PlayerPreferences], PlayerPreferences]) -> None:
    chosen = await change_own_habits(press.interaction, change)
    await press.answer(habits_page(chosen, press.say, press.interaction.guild_id or 0))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.ME_FORCED: _forced,
    Verb.ME_PACK: _pack,
    Verb.ME_ORDER: _order,
    Verb.ME_SIZE: _size,
    Verb.ME_PINGS: _pings,
    Verb.ME_FEATS: _feats,
}

COUNTED = frozenset(HANDLERS)
