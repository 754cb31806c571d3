"""Playing a deal alone by presses, for the day, for a challenge or for training."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial, wraps
from typing import Concatenate, ParamSpec

import discord
import structlog

from bot.ai_workers.supervisor import CannotThink
from bot.client import Interaction
from bot.discord_api.interaction_ages import ACKNOWLEDGE_SECONDS
from bot.i18n import Words
from bot.shared_plays.alone import PLAYER, Alone, NotPossible, read_alone
from bot.storage import shared_plays
from bot.storage.shared_deals import share
from bot.storage.shared_plays import OpenDeal, SoloPlay
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.alone.pages import (
    playing_page,
    table_alone,
    thinking_page,
)
from cogs.deals.command import answer_cover
from cogs.ui.first_page import first_page_items
from cogs.ui.layout import card
from cogs.ui.page_state import INITIAL_STATE, HandPageState
from cogs.ui.press import Press, answer_in_place, answer_move, answer_on_message
from cogs.ui.replies import Refused
from cogs.ui.screens import TableScreens
from cogs.ui.side_pages import with_way_back
from engine.actions import IllegalAction
from engine.notation import UnreadableDeal
from engine.options import OptionRefused

logger = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Occasion:
    """The occasion of a deal played alone: its name, and what follows its last card.

    ``number`` is the number that its name gives it. ``late`` is the key of what is said to whoever
    plays on after the end, empty where there is none; ``outdated`` of the refusal once its rules
    have changed.
    """

    head: Callable[[OpenDeal, Words], str]
    number: Callable[[OpenDeal], int]
    late: str
    outdated: str
    done: Callable[[Press, OpenDeal, SoloPlay], Awaitable[None]]


OCCASIONS: dict[str, Occasion] = {}
"""By the kind of shared play: each feature adds those for which its deals are played."""


async def shared_deal(press: Press, shared_play: int, deal: int) -> OpenDeal:
    """A deal that many play. STALE_PRESS if there is none, or if it is not open yet."""
    read = partial(shared_plays.deal_of, shared_play=shared_play, deal=deal)
    opened = await press.bot.services.database.read(read)
    if opened is None or opened.opens_at > press.bot.clock.now():
        raise TableRefused(TableRefusal.STALE_PRESS)
    return opened


async def own_play(press: Press, deal: OpenDeal) -> SoloPlay | None:
    """The presser's play of a deal."""
    return await press.bot.services.database.read(
        partial(shared_plays.play_of, shared_play=deal.shared_play, deal=deal.deal, user=press.user)
    )


async def answer_without_picture(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Answer with a page on a message that may have had a picture."""
    nothing = await TableScreens.of(interaction.client).attachments.of_illustration(None)
    await answer_in_place(interaction, view, nothing)


async def answer_result(interaction: Interaction, view: discord.ui.LayoutView) -> int | None:
    """Answer with what came of a deal, on a message that may have had a picture; its id."""
    nothing = await TableScreens.of(interaction.client).attachments.of_illustration(None)
    return await answer_move(interaction, view, nothing)


async def act(press: Press, deal: OpenDeal, word: str, occasion: Occasion) -> None:
    """Do what the control says, if it was drawn at this move; else show where the deal has come.

    STALE_PRESS if the deal was not begun, or the rules forbid the action.
    """
    play = await own_play(press, deal)
    if play is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    solo = press.bot.services.solo_deals
    # Drawn at an earlier move: the press does nothing, and the page is brought up to date.
    if play.moves != press.control.move or not word or play.done_at is not None:
        await play_on(press, deal, occasion, solo.go_on(deal, play))
        return
    try:
        action = read_alone(play.line).action(word)
        doing = solo.act(deal, play, action)
    # A control may be forged, or come from another version.
    except (NotPossible, IllegalAction) as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error
    await play_on(press, deal, occasion, doing)


async def play_on(
    press: Press, deal: OpenDeal, occasion: Occasion, doing: Awaitable[SoloPlay]
) -> None:
    """Show the outcome; if the experts take long, that they think.

    Refused if there are no experts.
    """
    try:
        interaction = press.interaction
        work = asyncio.ensure_future(doing)
        # Counted from the press: Discord's three seconds do not begin here.
        left = ACKNOWLEDGE_SECONDS - press.bot.interaction_ages.of(interaction.created_at)
        await asyncio.wait({work}, timeout=max(left, 0.0))
        if not work.done() and not interaction.response.is_done():
            page = thinking_page(occasion.head(deal, press.say), press.say)
            await answer_without_picture(interaction, page)
        play = await work
    except CannotThink as error:
        logger.warning("nobody answers a deal that is played alone", why=str(error))
        kept = await own_play(press, deal)
        if kept is None:
            raise Refused("refusal-no-experts") from error
        why = press.say("refusal-no-experts")
        await _answer_hand(press, deal, kept, occasion, INITIAL_STATE, why)
        return
    if play.done_at is not None:
        await occasion.done(press, deal, play)
        return
    late = press.bot.clock.now() >= deal.closes_at
    why = press.say(occasion.late) if late and occasion.late else ""
    await _answer_hand(press, deal, play, occasion, INITIAL_STATE, why)


async def _answer_hand(
    press: Press,
    deal: OpenDeal,
    play: SoloPlay,
    occasion: Occasion,
    state: HandPageState,
    notice: str,
) -> None:
    attachments, say = TableScreens.of(press.bot).attachments, press.say
    order = press.bot.preference_cache.of(press.user).order
    table = table_alone(
        read_alone(play.line), say, pictures=Pictures(press.bot.settings.table_pictures)
    )
    called = say("pictures-deal", number=occasion.number(deal))
    attachment = await attachments.of_hand(table, PLAYER, say, order, owner=True, called=called)
    hand_style = press.bot.preference_cache.of(press.user)
    state = replace(state, hand_style=hand_style, picture=attachment.illustration)
    view = playing_page(deal, play, occasion.head(deal, press.say), press.say, state, notice)
    await answer_move(press.interaction, view, attachment)


async def choose(
    press: Press, deal: OpenDeal, occasion: Occasion, word: str, state: HandPageState
) -> None:
    """Show the bids of a value, or ask to confirm a bid, as the hand is in this state."""
    play = await own_play(press, deal)
    if play is None or play.moves != press.control.move or play.done_at is not None:
        await act(press, deal, word, occasion)
        return
    await _answer_hand(press, deal, play, occasion, state, "")


async def answer_opened(interaction: Interaction, line: str) -> None:
    """Answer with a deal of a shared play that is over: from then on it is a shared deal."""
    record, bot = read_alone(line).record, interaction.client
    await bot.services.secrecy.require_open(record.dealt, interaction.user.id)
    kept = await bot.services.database.write(
        partial(share, line=line, at=bot.clock.now()),
        exclusive=False,
        guild=interaction.guild_id or 0,
    )
    await answer_cover(interaction, kept, record)


P = ParamSpec("P")


def taking_over(
    handler: Callable[Concatenate[Press, P], Awaitable[None]],
) -> Callable[Concatenate[Press, P], Awaitable[None]]:
    """Drop what was to be shown later on the pressed message.

    A line by rules that have changed since may not be readable: that is refused.
    """

    @wraps(handler)
    async def handle(press: Press, /, *asked: P.args, **named: P.kwargs) -> None:
        if press.interaction.message is not None:
            press.bot.services.solo_deals.shown.pop(press.interaction.message.id, None)
        try:
            await handler(press, *asked, **named)
        except (UnreadableDeal, OptionRefused) as error:
            raise Refused("history-other-rules") from error

    return handle


async def answer_first_page(press: Press, alone: Alone) -> None:
    """Answer with the first page of the game that is played alone; the hand stays."""
    say = press.say_of_hand
    table = table_alone(alone, say)
    strip = await TableScreens.of(press.bot).attachments.of_strip(table, say)
    page = card(*first_page_items(table.rules, say, strip.illustration))
    beside = with_way_back(page, 0, say, seated=True)
    await answer_on_message(press.interaction, beside, strip, anew=True)
