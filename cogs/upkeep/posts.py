"""Draws what the bot has posted again, once what it is about has changed."""

from datetime import timedelta
from functools import partial

from bot.storage.posts import posts_due
from cogs.ui.background import PeriodicTask, contained
from cogs.ui.delivery.kept_posts import draw_again


class KeptPosts(PeriodicTask):
    """Draws the posts that are due, of whatever kind; each look finds them in the database."""

    # A post is edited at most once in it, however much changes.
    every = timedelta(minutes=1)

    async def look(self) -> None:
        """See to what is due."""
        now = self._bot.clock.now()
        for post in await self._bot.services.database.read(partial(posts_due, now=now)):
            if self._bot.serves(post.guild):
                with contained("a post could not be drawn again", kind=post.kind, about=post.about):
                    await draw_again(self._bot, post)
