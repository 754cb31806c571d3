"""Messages written with an interaction's token, and the private messages that were removed."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord

from bot.discord_api.requests import is_dead_token
from cogs.ui.attachments import PictureAttachment

TOKEN_LIFE = timedelta(minutes=14)
"""Discord's limit is 15 minutes; an expired token is never tried, since each refusal counts."""


class Token:
    """Writes messages for 14 minutes, to one person or to all; never again once refused."""

    def __init__(self, webhook: discord.Webhook, since: datetime) -> None:
        self._webhook = webhook
        self._since = since
        self._refused = False

    def lives(self, now: datetime) -> bool:
        """Whether it can still be used."""
        return not self._refused and now - self._since < TOKEN_LIFE

    async def send(self, view: discord.ui.LayoutView, attachment: PictureAttachment) -> int:
        """Send a private message with its picture; its id."""
        with self._watched():
            files = attachment.files(None)
            sent = await self._webhook.send(view=view, files=files, ephemeral=True, wait=True)
            attachment.attached(sent.id)
            return sent.id

    async def edit(
        self, message: int, view: discord.ui.LayoutView, attachment: PictureAttachment
    ) -> None:
        """Draw a private message anew, with its picture."""
        await self.message(message).edit(view=view, attachments=attachment.files(message))
        attachment.attached(message)

    def message(self, message: int) -> "TokenMessage":
        """A message that this token has sent, or on which it was pressed."""
        return TokenMessage(self, message)

    async def post(
        self,
        view: discord.ui.LayoutView,
        files: list[discord.File],
        mentions: discord.AllowedMentions,
    ) -> int:
        """Send a message that everybody sees; its id."""
        with self._watched():
            sent = await self._webhook.send(
                view=view, files=files, allowed_mentions=mentions, wait=True
            )
            return sent.id

    async def write(
        self, message: int, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        """Draw a message anew."""
        with self._watched():
            await self._webhook.edit_message(message, view=view, attachments=files)

    async def delete(self, message: int) -> None:
        """Take a private message away."""
        with self._watched():
            await self._webhook.delete_message(message)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except discord.HTTPException as error:
            self._refused = self._refused or is_dead_token(error)
            raise


@dataclass(frozen=True, slots=True)
class TokenMessage:
    """A message that is edited by a token: Discord's global limit does not count that."""

    token: Token
    id: int

    async def edit(self, *, view: discord.ui.LayoutView, attachments: list[discord.File]) -> None:
        """Draw it anew."""
        await self.token.write(self.id, view, attachments)


MAX_REMEMBERED_REMOVALS = 1000
"""Messages that are remembered: a press on an older one costs a request that is refused."""


class DeletionGuard:
    """Keeps answers and removals of a private message apart, so that none is refused.

    Discord counts what it must refuse; a press on a message that has gone is answered
    on a new one at once.
    """

    def __init__(self) -> None:
        self._gone: dict[int, None] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def has_gone(self, message: int) -> bool:
        """Whether the bot has taken it away, or is about to."""
        return message in self._gone

    @asynccontextmanager
    async def answering(self, message: int) -> AsyncIterator[None]:
        """Write on a message, which stays until that is done."""
        async with self._lock(message):
            yield

    @asynccontextmanager
    async def removing(self, message: int) -> AsyncIterator[None]:
        """Take a message away, once nothing is being written on it."""
        self._gone[message] = None
        if len(self._gone) > MAX_REMEMBERED_REMOVALS:
            del self._gone[next(iter(self._gone))]
        async with self._lock(message):
            yield

    def _lock(self, message: int) -> asyncio.Lock:
        lock = self._locks.get(message)
        if lock is None:
            lock = self._locks[message] = asyncio.Lock()
        return lock
