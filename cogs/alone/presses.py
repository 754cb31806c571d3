"""The presses on the hand of a deal that is played alone."""

from collections.abc import Mapping

from bot.storage.shared_plays import OpenDeal
from cogs.alone.playing import OCCASIONS, Occasion, act, choose, pressed_deal, taking_over
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press
from cogs.ui.replies import Refused


async def _played(press: Press) -> tuple[OpenDeal, str, Occasion]:
    """The deal of a control, the word after it or chosen, and what it is played for."""
    deal, word = await pressed_deal(press)
    occasion = OCCASIONS[deal.kind]
    if deal.outdated:
        raise Refused(occasion.outdated)
    return deal, press.value or word, occasion


async def _act(press: Press) -> None:
    await act(press, *await _played(press))


async def _choose(press: Press) -> None:
    await choose(press, *await _played(press))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.ALONE: taking_over(_act),
    Verb.ALONE_CHOOSE: taking_over(_choose),
    Verb.ALONE_KIND: taking_over(_choose),
}
