"""The controls of the statistics: each carries the page that it leads to."""

from collections.abc import Mapping
from dataclasses import replace

from bot.ratings.periods import Span
from cogs.stats.answers import answer_sheet
from cogs.stats.selection import Asked
from cogs.ui.arguments import one_of
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _turn(press: Press) -> None:
    await answer_sheet(press.interaction, Asked.read(press.control.argument))


async def _period(press: Press) -> None:
    asked = Asked.read(press.control.argument)
    period = one_of(Span, press.value)
    await answer_sheet(press.interaction, replace(asked, period=period))


async def _family(press: Press) -> None:
    asked = Asked.read(press.control.argument)
    await answer_sheet(press.interaction, asked.of_family(press.value))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.STATS: _turn,
    Verb.STATS_PERIOD: _period,
    Verb.STATS_FAMILY: _family,
}

COUNTED = frozenset(HANDLERS)
