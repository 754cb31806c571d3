"""What the bot has posted and draws again, in its channel, once what it is about has changed.

    @posted("challenge")
    async def _post(bot: ContreeBot, post: KeptPost) -> DrawnPost | None: ...

A feature declares how each kind of its posts looks, keeps where one is (``keep_here``), and touches
it in the transaction that changes what it is about (``bot/storage/posts.py``). The rest is done
here and by ``cogs/upkeep/posts.py``: a post is drawn in its newest state, and let go where it was
deleted. One that may not be written is tried again later: it may name somebody who is erased then.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.storage.posts import KeptPost, keep_post, let_go, note_drawn, posts_about
from cogs.ui.access import post_channel
from cogs.ui.delivery.writer import is_written

logger = structlog.stdlib.get_logger(__name__)


MOST_KEPT = 5
"""The posts about the same that are drawn again: further ones name nobody."""

LATER = timedelta(days=1)
"""The time after which a post is tried again that may not be written."""


@dataclass(frozen=True, slots=True)
class DrawnPost:
    """A post as it is now; ``again_at`` is when it looks otherwise though nothing changes."""

    view: discord.ui.LayoutView
    again_at: datetime | None = None


PostDrawing = Callable[[ContreeBot, KeptPost], Awaitable[DrawnPost | None]]
"""Draws a post; None once what it is about is gone."""

POST_DRAWINGS: dict[str, PostDrawing] = {}
"""By the kind of post."""


def posted(kind: str) -> Callable[[PostDrawing], PostDrawing]:
    """Declare how the posts of a kind are drawn. ValueError if that is declared already."""

    def declare(drawing: PostDrawing) -> PostDrawing:
        if kind in POST_DRAWINGS:
            raise ValueError(f"two drawings of {kind}")
        POST_DRAWINGS[kind] = drawing
        return drawing

    return declare


async def can_keep_here(interaction: Interaction, kind: str, about: int) -> bool:
    """Whether what an interaction posts in its channel about this would be drawn again.

    Where the bot is no member only a token could write.
    """
    bot, guild = interaction.client, interaction.guild_id
    if guild is None or interaction.channel_id is None or bot.get_guild(guild) is None:
        return False
    kept = partial(posts_about, kind=kind, about=about)
    return len(await bot.services.database.read(kept)) < MOST_KEPT


async def keep_here(
    interaction: Interaction, kind: str, about: int, message: int, again_at: datetime | None = None
) -> None:
    """Keep what an interaction has just posted in its channel, where that can be drawn again."""
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    post = KeptPost(kind, about, guild, channel, message, again_at)
    keep = partial(keep_post, post=post)
    await interaction.client.services.database.write(keep, exclusive=False, guild=guild)


async def draw_again(bot: ContreeBot, post: KeptPost) -> None:
    """Draw a post that is due; one that cannot be drawn now stays due, or waits for its channel."""
    drawn = await POST_DRAWINGS[post.kind](bot, post)
    noted = partial(let_go, post=post)
    later = partial(note_drawn, post=post, again_at=bot.clock.now() + LATER)
    if drawn is not None and _is_closed(bot, post):
        noted = later
    elif drawn is not None:
        try:
            if await _is_drawn(bot, post, drawn):
                noted = partial(note_drawn, post=post, again_at=drawn.again_at)
        except REQUEST_ERRORS as error:
            facts = {"kind": post.kind, "about": post.about, **log_facts(error)}
            logger.info("a post could not be drawn again", **facts)
            if isinstance(error, discord.Forbidden):
                noted = later
            elif not isinstance(error, discord.NotFound):
                return
    await bot.services.database.write(noted, exclusive=False, guild=post.guild)


def _is_closed(bot: ContreeBot, post: KeptPost) -> bool:
    """Whether the bot may not look into its channel, as far as Discord has said."""
    # To be refused at each change would add to what Discord shuts an address out for.
    where = post_channel(bot, post.guild, post.channel)
    return where is not None and not where.permissions_for(where.guild.me).view_channel


async def _is_drawn(bot: ContreeBot, post: KeptPost, drawn: DrawnPost) -> bool:
    """Draw a post; False if it was deleted."""
    channel = bot.get_partial_messageable(post.channel, guild_id=post.guild)
    return await is_written(channel.get_partial_message(post.message), drawn.view)
