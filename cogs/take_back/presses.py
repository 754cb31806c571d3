"""The buttons that take a move back or claim the remaining tricks."""

from collections.abc import Mapping

from bot.tables.requests import AnswerTakeBack, ClaimRest, TakeBack
from cogs.hand.presses import ask
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _take_back(press: Press) -> None:
    await ask(press, lambda _: TakeBack(press.control.move))


async def _consent(press: Press) -> None:
    await ask(press, lambda _: AnswerTakeBack(press.control.move, agree=True))


async def _object(press: Press) -> None:
    await ask(press, lambda _: AnswerTakeBack(press.control.move, agree=False))


async def _claim(press: Press) -> None:
    await ask(press, lambda _: ClaimRest(press.control.move))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.TAKE_BACK: _take_back,
    Verb.CONSENT: _consent,
    Verb.OBJECT: _object,
    Verb.CLAIM: _claim,
}
