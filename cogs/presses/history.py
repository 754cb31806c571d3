"""The controls of games that are over."""

from collections.abc import Mapping

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.history import answer_deal, answer_game, answer_history
from cogs.ui.ids import Verb
from cogs.ui.numbers import LARGEST
from cogs.ui.pasts import Past
from cogs.ui.press import Handler, Press


async def _page(press: Press) -> None:
    await answer_history(press.interaction, Past.read(press.control.argument))


async def _game(press: Press) -> None:
    table, _, number = press.value.partition("-")
    past = Past.read(press.control.argument)
    await answer_game(press.interaction, past, _number(table), _number(number))


async def _back(press: Press) -> None:
    past = Past.read(press.control.argument)
    await answer_game(press.interaction, past, press.control.table, press.control.move)


async def _deal(press: Press) -> None:
    past = Past.read(press.control.argument)
    table, game = press.control.table, press.control.move
    await answer_deal(press.interaction, past, table, game, _number(press.value))


def _number(written: str) -> int:
    """A number that a menu offered, which is not trusted."""
    if not written.isdecimal() or not written.isascii() or int(written[:20]) > LARGEST:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return int(written[:20])


HANDLERS: Mapping[Verb, Handler] = {
    Verb.HISTORY: _page,
    Verb.HISTORY_GAME: _game,
    Verb.HISTORY_BACK: _back,
    Verb.HISTORY_DEAL: _deal,
}
