"""The controls of games that are over."""

from collections.abc import Mapping

from cogs.history.answers import answer_deal, answer_game, answer_history
from cogs.history.selection import Past
from cogs.ui.arguments import number
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _page(press: Press) -> None:
    await answer_history(press.interaction, Past.read(press.control.argument))


async def _game(press: Press) -> None:
    table, _, game = press.value.partition("-")
    past = Past.read(press.control.argument)
    await answer_game(press.interaction, past, number(table), number(game))


async def _back(press: Press) -> None:
    past = Past.read(press.control.argument)
    await answer_game(press.interaction, past, press.control.table, press.control.move)


async def _deal(press: Press) -> None:
    past = Past.read(press.control.argument)
    table, game = press.control.table, press.control.move
    await answer_deal(press.interaction, past, table, game, number(press.value))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.HISTORY: _page,
    Verb.HISTORY_GAME: _game,
    Verb.HISTORY_BACK: _back,
    Verb.HISTORY_DEAL: _deal,
}

COUNTED = frozenset(HANDLERS)
