"""What the bot posts by itself, once, even if it dies before it stores that it has.

Discord returns the first of two messages with the same nonce, but for some minutes only. So each
post also carries a mark, the number of its first component, by which it is found again in its
channel.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord
from discord import ui
from discord.abc import Messageable

from bot.client import ContreeBot
from bot.discord_api.taken_away import TakenAway, note_taken_away

NONCE_HOLDS = timedelta(minutes=2)
"""The time for which Discord surely knows a nonce; it promises "a few minutes"."""

SEARCHED = 100
"""Messages that Discord gives in one answer."""

MARK_DIGITS = 7
"""Hexadecimal digits of a mark: Discord takes 31 bits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnPost:
    """What the bot posts by itself, once.

    It can have been posted before, since ``since``; None if it cannot. ``mark`` is the nonce by
    which it is found, if another one. Only ``users`` are mentioned, and only by a new message.
    """

    view: ui.LayoutView
    nonce: str
    since: datetime | None
    mark: str = ""
    users: Sequence[int] = ()
    files: Sequence[discord.File] = ()


def marked(view: ui.LayoutView, nonce: str) -> ui.LayoutView:
    """A message with the mark of what it is about."""
    view.children[0].id = _mark(nonce)
    return view


def _mark(nonce: str) -> int:
    return int(nonce[:MARK_DIGITS], 16) + 1  # Discord takes 0 for none


async def find_post(
    bot: ContreeBot, where: Messageable, nonce: str, since: datetime | None = None
) -> discord.Message | None:
    """What the bot has posted with this mark: it is among the newest messages, or the first since.

    None where the bot may not read what was written before it came, too.
    """
    own, mark = bot.user.id if bot.user else None, _mark(nonce)
    ends = [where.history(limit=SEARCHED)]
    if since is not None:
        ends.append(where.history(limit=SEARCHED, after=since, oldest_first=True))
    try:
        for messages in ends:
            async for each in messages:
                # A line may have been set above what was posted: that the bot restarts.
                marks = [getattr(part, "id", None) for part in each.components]
                if each.author.id == own and mark in marks:
                    return each
    except discord.Forbidden:
        note_taken_away(TakenAway.HISTORY)
        return None
    if not _reads_history(bot, where):
        note_taken_away(TakenAway.HISTORY)
    return None


def _reads_history(bot: ContreeBot, where: Messageable) -> bool:
    """Whether the bot may read what was written before; else Discord answers that nothing was."""
    here = bot.get_channel(getattr(where, "id", 0))
    if not isinstance(here, discord.TextChannel | discord.Thread):
        return True
    return here.permissions_for(here.guild.me).read_message_history


async def post_once(
    bot: ContreeBot, where: discord.TextChannel, post: OwnPost, now: datetime
) -> int:
    """Post a message, or redraw the one that was posted before; its id."""
    found = await redrawn(bot, where, post, now)
    return await sent(where, post) if found is None else found


async def redrawn(
    bot: ContreeBot, where: discord.TextChannel, post: OwnPost, now: datetime
) -> int | None:
    """Redraw a message that was posted so long ago that Discord has forgotten its nonce; its id.

    None if there is none.
    """
    mark = post.mark or post.nonce
    marked(post.view, mark)
    if post.since is None or now < post.since + NONCE_HOLDS:
        return None
    found = await find_post(bot, where, mark, post.since)
    if found is not None:
        await found.edit(view=post.view)
    return found.id if found else None


async def sent(where: discord.TextChannel, post: OwnPost) -> int:
    """Send a message; the id of an earlier one, as it was, if Discord still knows its nonce."""
    view = marked(post.view, post.mark or post.nonce)
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in post.users])
    # Discord's library asks it to enforce each nonce: else it would post the message twice.
    message = await where.send(
        view=view, allowed_mentions=mentions, nonce=post.nonce, files=post.files
    )
    return message.id
