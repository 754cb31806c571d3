"""What the bot has posted and draws again, in its channel, once what it is about has changed.

    @posted("challenge")
    async def _post(bot: ContreeBot, post: KeptPost) -> DrawnPost | None: ...

A feature declares how each kind of its posts looks, keeps where one is (``keep_here``), and touches
it in the transaction that changes what it is about (``bot/storage/posts.py``). The rest is done
here and by ``cogs/upkeep/posts.py``: a post is drawn in its newest state, and let go where it was
deleted or may not be written any more.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.storage.posts import KeptPost, keep_post, let_go, note_drawn
from cogs.ui.delivery.writer import is_written

logger = structlog.stdlib.get_logger(__name__)


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


async def keep_here(
    interaction: Interaction, kind: str, about: int, message: int, again_at: datetime | None = None
) -> None:
    """Keep that an interaction has just posted in its channel, if that can be drawn again.

    Where the bot is no member only a token could write.
    """
    bot, guild, channel = interaction.client, interaction.guild_id, interaction.channel_id
    if guild is None or channel is None or bot.get_guild(guild) is None:
        return
    post = KeptPost(kind, about, guild, channel, message, again_at)
    keep = partial(keep_post, post=post)
    await bot.services.database.write(keep, exclusive=False, guild=guild)


async def draw_again(bot: ContreeBot, post: KeptPost) -> None:
    """Draw a post that is due; one that cannot be drawn now stays due."""
    drawn = await POST_DRAWINGS[post.kind](bot, post)
    channel = bot.get_partial_messageable(post.channel, guild_id=post.guild)
    message = channel.get_partial_message(post.message)
    try:
        there = drawn is not None and await is_written(message, drawn.view)
    except REQUEST_ERRORS as error:
        facts = {"kind": post.kind, "about": post.about, **log_facts(error)}
        logger.info("a post could not be drawn again", **facts)
        if not isinstance(error, discord.Forbidden | discord.NotFound):
            return
        there = False
    noted = partial(let_go, post=post)
    if there and drawn is not None:
        noted = partial(note_drawn, post=post, again_at=drawn.again_at)
    await bot.services.database.write(noted, exclusive=False, guild=post.guild)
