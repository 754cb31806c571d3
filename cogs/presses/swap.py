"""The controls by which seats are exchanged between two games."""

from collections.abc import Mapping

from bot.tables.checks import require_part, require_stage
from bot.tables.requests import AnswerSwap, AskSwap, Request
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.presses.carried import seat_named
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press
from cogs.ui.screens.swap import swap_page


async def _look(press: Press) -> None:
    table = (await press.session()).table
    require_stage(table, Stage.FINISHED)
    require_part(table, press.user)
    await press.answer(swap_page(table, press.user, press.say))


async def _choose(press: Press) -> None:
    session = await press.session()
    first, _, second = press.value.partition("-")
    table = await _asked(press, session, AskSwap(seat_named(first), seat_named(second)))
    waits = table.interlude.asked is not None
    await press.answer(notice(press.say("swap-sent") if waits else press.say("swap-done")))


async def _agree(press: Press) -> None:
    await _asked(press, await press.session(), AnswerSwap(agree=True))
    await press.interaction.response.defer()


async def _refuse(press: Press) -> None:
    await _asked(press, await press.session(), AnswerSwap(agree=False))
    await press.interaction.response.defer()


async def _asked(press: Press, session: Session, request: Request) -> Table:
    """The public message, which is drawn again by itself, shows what came of it."""
    before = session.table
    table = await session.submit(press.user, request)
    press.screens.hands.heard(press.interaction, before, table)
    return table


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SWAP: _look,
    Verb.CHOOSE_SWAP: _choose,
    Verb.AGREE_SWAP: _agree,
    Verb.REFUSE_SWAP: _refuse,
}
