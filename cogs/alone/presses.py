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
from cogs.alone.pages import chosen_kind, chosen_value, table_alone
from cogs.alone.playing import (
    OCCASIONS,
    Occasion,
    act,
    choose,
    own_play,
    shared_deal,
    taking_over,
)
from cogs.ui.first_page import first_page_items
from cogs.ui.handlers import pressed
from cogs.ui.layout import card
from cogs.ui.press import Press, answer_on_message
from cogs.ui.replies import Refused
from cogs.ui.screens import TableScreens
from cogs.ui.side_pages import with_way_back


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
    say = press.say_of_hand
    table = table_alone(read_alone(play.line), say)
    strip = await TableScreens.of(press.bot).attachments.of_strip(table, say)
    page = card(*first_page_items(table.rules, say, strip.illustration))
    beside = with_way_back(page, 0, say, seated=True)
    await answer_on_message(press.interaction, beside, strip, anew=True)
