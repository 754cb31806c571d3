"""The presses on the hand of a deal that is played alone."""

from bot.shared_plays.alone import read_alone
from bot.storage.shared_plays import OpenDeal
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.controls import (
    ActAloneControl,
    FirstPageAloneControl,
    KindAloneControl,
    OfSharedDeal,
    ValueAloneControl,
)
from cogs.alone.pages import chosen_kind, chosen_value
from cogs.alone.playing import (
    OCCASIONS,
    Occasion,
    act,
    answer_first_page,
    choose,
    own_play,
    shared_deal,
    taking_over,
)
from cogs.ui.handlers import pressed
from cogs.ui.press import Press
from cogs.ui.replies import Refused


async def _played(press: Press, asked: OfSharedDeal) -> tuple[OpenDeal, Occasion]:
    """The deal of a control, and what it is played for."""
    deal = await shared_deal(press, asked.shared_play, asked.deal)
    occasion = OCCASIONS[deal.kind]
    if deal.outdated:
        raise Refused(occasion.outdated)
    return deal, occasion


@pressed(ActAloneControl)
@taking_over
async def _act(press: Press, asked: ActAloneControl) -> None:
    deal, occasion = await _played(press, asked)
    await act(press, deal, press.value or asked.word, occasion)


@pressed(ValueAloneControl)
@taking_over
async def _choose_value(press: Press, asked: ValueAloneControl) -> None:
    word = press.value or asked.word
    await choose(press, *await _played(press, asked), word, chosen_value(word))


@pressed(KindAloneControl)
@taking_over
async def _choose_kind(press: Press, asked: KindAloneControl) -> None:
    word = press.value or asked.word
    await choose(press, *await _played(press, asked), word, chosen_kind(word))


@pressed(FirstPageAloneControl)
async def _first_page(press: Press, asked: FirstPageAloneControl) -> None:
    deal, _ = await _played(press, asked)
    play = await own_play(press, deal)
    if play is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_first_page(press, read_alone(play.line))
