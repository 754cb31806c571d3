"""The messages of an evening in its channel: the card, and what stands below it."""

from collections import defaultdict
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any

import discord
import structlog
from discord import ui

from bot.client import ContreeBot
from bot.discord_api.requests import REQUEST_ERRORS, log_facts, nonce_for
from bot.evenings import REMINDED_BEFORE, Evening, EveningStage, Guest
from bot.storage import evenings as rows
from bot.storage.evenings import EveningId, EveningSeat
from cogs.evenings.pages import (
    card_page,
    gathering_page,
    heading,
    reminder_page,
    tables_page,
)
from cogs.evenings.tables import EveningTables
from cogs.server_preferences import words_of_server
from cogs.ui.access import post_channel
from cogs.ui.delivery.posts import OwnPost, find_post, marked, redrawn, sent
from cogs.ui.delivery.writer import is_written
from cogs.ui.layout import notice

logger = structlog.stdlib.get_logger(__name__)


class EveningMessages:
    """Draws the messages of all evenings; one that shows the same already is not edited."""

    def __init__(self, bot: ContreeBot, tables: EveningTables, now: Callable[[], datetime]) -> None:
        self._bot = bot
        self._now = now
        self._tables = tables
        self._drawn = defaultdict[int, dict[int, object]](dict)
        """What each message of an evening shows."""

    async def guests(self, kept: Evening) -> tuple[Guest, ...]:
        """The people who have answered for its next evening."""
        return await self._bot.services.database.read(
            partial(rows.guests_of, evening=EveningId.of(kept))
        )

    async def seats(self, kept: Evening) -> tuple[EveningSeat, ...]:
        """The seats of this evening."""
        return await self._bot.services.database.read(
            partial(rows.seats_of, evening=EveningId.of(kept))
        )

    async def card(self, kept: Evening) -> ui.LayoutView:
        """The card as it is now; a press that draws it keeps its mark."""
        say = await words_of_server(self._bot, kept.guild_id)
        view = card_page(kept, start_of(kept), await self.guests(kept), say)
        return marked(view, card_mark(kept))

    async def notice(self, kept: Evening) -> ui.LayoutView:
        """The message below the card: the reminder, who is there, the tables."""
        say = await words_of_server(self._bot, kept.guild_id)
        match kept.stage:
            case EveningStage.SEATED:
                seats = await self.seats(kept)
                mixable = self._tables.may_mix(kept, seats)
                return tables_page(kept, seats, say, mixable=mixable)
            case EveningStage.GATHERING:
                since = kept.gathered_at or start_of(kept)
                return gathering_page(kept, since, await self.guests(kept), say)
            case _:
                return reminder_page(kept, start_of(kept), await self.guests(kept), say)

    async def draw_card(self, kept: Evening) -> None:
        """Edit the card, if it shows something else."""
        if kept.card_id is not None:
            await self.edit(kept, kept.card_id, await self.card(kept))

    async def draw_notice(self, kept: Evening) -> None:
        """Edit the message below it, if that shows something else."""
        if kept.notice_id is not None:
            await self.edit(kept, kept.notice_id, await self.notice(kept))

    async def post(self, kept: Evening, where: discord.TextChannel, post: OwnPost) -> int:
        """Post what stands in the channel once; draw it where Discord has it already."""
        message = await redrawn(self._bot, where, post, self._now())
        if message is None:
            message = await sent(where, post)
            # Who calls a card off and on again within minutes posts it with the same nonce:
            # Discord then returns the closed card, which has no buttons.
            if message in self._drawn[kept.id]:
                await self.edit(kept, message, post.view)
        self.drawn(kept, message, post.view)
        return message

    def drawn(self, kept: Evening, message: int, view: ui.LayoutView) -> None:
        """Remember what a message shows that was drawn by somebody else."""
        self._drawn[kept.id][message] = _shown(view)

    def forget(self, kept: Evening) -> None:
        """Remember no more what the messages of an evening that is over showed."""
        self._drawn.pop(kept.id, None)

    async def edit(self, kept: Evening, message: int, view: ui.LayoutView) -> bool:
        """Edit a message unless it shows that already; whether it is there."""
        shown = _shown(view)
        # Looked at each minute: an edit that changes nothing would still count against Discord's
        # limits.
        if self._drawn[kept.id].get(message) == shown:
            return True
        channel = self._bot.get_partial_messageable(kept.channel_id, guild_id=kept.guild_id)
        there = await is_written(channel.get_partial_message(message), view)
        # Noted even where somebody has deleted it, so that it is not tried each minute.
        self._drawn[kept.id][message] = shown
        return there

    async def redrawn_card(self, kept: Evening, where: discord.TextChannel) -> int | None:
        """The card's message, which is posted again if somebody has deleted it."""
        if kept.card_id is None:
            return None
        self._drawn[kept.id].pop(kept.card_id, None)
        card = await self.card(kept)
        if await self.edit(kept, kept.card_id, card):
            return kept.card_id
        return await self.post_card(kept, where)

    async def post_card(self, kept: Evening, where: discord.TextChannel) -> int:
        """Post the card once more, at the bottom of the channel; its message."""
        card = OwnPost(
            view=await self.card(kept),
            nonce=nonce_of(kept, "card", kept.card_id),
            since=kept.signup_from(start_of(kept)),
            mark=card_mark(kept),
        )
        return await self.post(kept, where, card)

    async def call_off(self, kept: Evening, key: str) -> None:
        """Take the reminder away, and let the card say why its evening is not, as far as it can."""
        try:
            where = post_channel(self._bot, kept.guild_id, kept.channel_id)
            if where is not None:
                await self.withdraw(where, kept.notice_id)
            await self.close_card(kept, key)
        except REQUEST_ERRORS as error:
            logger.info("a card could not be edited", evening=kept.id, **log_facts(error))

    async def close_card(self, kept: Evening, key: str) -> None:
        """Let the card say what has become of its evening, without buttons."""
        if kept.card_id is not None:
            say = await words_of_server(self._bot, kept.guild_id)
            await self.edit(kept, kept.card_id, notice(say(key, title=heading(kept))))

    async def lost_reminder(
        self, kept: Evening, where: discord.TextChannel
    ) -> discord.Message | None:
        """The reminder, if the bot died before it stored that one."""
        if kept.notice_id is not None or kept.stage is not EveningStage.ANNOUNCED:
            return None
        nonce = nonce_of(kept, EveningStage.REMINDED, kept.starts_at)
        return await find_post(self._bot, where, nonce, start_of(kept) - REMINDED_BEFORE)

    async def withdraw(self, where: discord.TextChannel, message: int | None) -> None:
        """Delete a message, if there is one and nobody has deleted it."""
        if message is None:
            return
        try:
            await where.get_partial_message(message).delete()
        except discord.NotFound:
            logger.debug("a reminder was gone")


def nonce_of(kept: Evening, *what: object) -> str:
    """The nonce of what is posted once for an evening."""
    return nonce_for("evening", kept.id, kept.day, *what)


def card_mark(kept: Evening) -> str:
    """The mark of the card of an evening, wherever it has been posted again."""
    return nonce_of(kept, "card", kept.starts_at)


def _shown(view: ui.LayoutView) -> object:
    """The content of a message, to compare it with another."""
    untyped: Any = view
    return untyped.to_components()


def start_of(kept: Evening) -> datetime:
    """When an evening begins that was announced. ValueError if it was not."""
    if kept.starts_at is None:
        raise ValueError("it was not announced")
    return kept.starts_at
