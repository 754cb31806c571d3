"""The controls by which seats are exchanged between two games."""

from collections.abc import Mapping
from functools import partial

from bot.tables.checks import require_part, require_stage
from bot.tables.requests import AnswerSwap, AskSwap
from bot.tables.table import Stage, Table
from cogs.swap.pages import swap_page
from cogs.ui.arguments import seat_named
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press


async def _look(press: Press) -> None:
    table = (await press.session()).table
    require_stage(table, Stage.FINISHED)
    require_part(table, press.user)
    await press.answer(swap_page(table, press.user, press.say))


async def _choose(press: Press) -> None:
    session = await press.session()
    first, _, second = press.value.partition("-")
    request = AskSwap(seat_named(first), seat_named(second))
    await press.ask(session, request, partial(_tell, press))


async def _tell(press: Press, table: Table) -> None:
    waits = table.interlude.asked is not None
    await press.answer(notice(press.say("swap-sent") if waits else press.say("swap-done")))


async def _agree(press: Press) -> None:
    await _answer(press, AnswerSwap(agree=True))


async def _refuse(press: Press) -> None:
    await _answer(press, AnswerSwap(agree=False))


async def _answer(press: Press, answer: AnswerSwap) -> None:
    """The public message, which is drawn again by itself, shows what came of it."""
    await press.ask(await press.session(), answer)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SWAP: _look,
    Verb.CHOOSE_SWAP: _choose,
    Verb.AGREE_SWAP: _agree,
    Verb.REFUSE_SWAP: _refuse,
}
