"""The controls of the page of rank roles."""

from collections.abc import Mapping

from bot.ratings.ladder import LADDERS, Ladder
from bot.ratings.tiers import Tier
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ranks.answers import answer_ranks, choose_role, follow_ladder, switch_ranks
from cogs.ranks.pages import Switch
from cogs.settings.preferences import require_manager
from cogs.ui.arguments import number, one_of
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _look(press: Press) -> None:
    await answer_ranks(press.interaction)


async def _ladder(press: Press) -> None:
    require_manager(press.interaction)
    ladder = Ladder.parse(press.value)
    if ladder not in LADDERS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await follow_ladder(press.interaction, ladder)
    await _look(press)


async def _role(press: Press) -> None:
    require_manager(press.interaction)
    tier, role = one_of(Tier, press.control.argument), number(press.value) if press.value else None
    await choose_role(press.interaction, tier, role)
    await _look(press)


async def _switch(press: Press) -> None:
    require_manager(press.interaction)
    switch = one_of(Switch, press.control.argument)
    await switch_ranks(press.interaction, on=switch is not Switch.OFF)
    await _look(press)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SETTINGS_RANKS: _look,
    Verb.SETTINGS_RANKS_LADDER: _ladder,
    Verb.SETTINGS_RANKS_ROLE: _role,
    Verb.SETTINGS_RANKS_SWITCH: _switch,
}

COUNTED = frozenset(HANDLERS)
