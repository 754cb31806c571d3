"""What the token of an interaction writes, and private messages that go once they are untrue."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import UNDONE, is_dead_token, why
from bot.tables.table import Stage, Table
from cogs.ui.attachments import PictureAttachment

Holds = Callable[[Table], bool]
"""Tells whether what a private page says of a table is still so."""

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


KEPT = 1000
"""Messages that are remembered: a press on an older one costs a request that is refused."""


class Withdrawals:
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
        if len(self._gone) > KEPT:
            del self._gone[next(iter(self._gone))]
        async with self._lock(message):
            yield

    def _lock(self, message: int) -> asyncio.Lock:
        lock = self._locks.get(message)
        if lock is None:
            lock = self._locks[message] = asyncio.Lock()
        return lock


logger = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Page:
    """The token that can take a page away, and what tells whether the page is true."""

    token: Token
    holds: Holds


class PrivatePages:
    """Remembers such pages of all tables while they can be written to."""

    def __init__(self, bot: ContreeBot, withdrawals: Withdrawals) -> None:
        self._bot = bot
        self._withdrawals = withdrawals
        self._pages: dict[int, dict[int, Page]] = {}

    async def shown(
        self, interaction: Interaction, message: int, table: Table, holds: Holds
    ) -> None:
        """Remember a page that was shown for this table, as it was then."""
        if not holds(table):
            return
        token = Token(interaction.followup, self._bot.clock.now())
        self._pages.setdefault(table.id, {})[message] = Page(token, holds)
        session = self._bot.services.registry.find_in_channel(table.opened.channel)
        if session is None or session.table.id != table.id:
            await self._close(self._pages.pop(table.id, {}))
        else:
            await self._close(self._untrue(session.table))  # it may have changed meanwhile

    def pressed(self, message: int) -> None:
        """Forget a page that is being answered: its answer takes its place."""
        for pages in self._pages.values():
            pages.pop(message, None)

    def changed(self, table: Table) -> None:
        """Take away the pages that are not true any more; none outlives its table."""
        if pages := self._untrue(table):
            self._bot.services.tasks.spawn(self._close(pages), f"pages of table {table.id}")

    def _untrue(self, table: Table) -> dict[int, Page]:
        pages, closed = self._pages.pop(table.id, {}), table.stage is Stage.CLOSED
        kept = {
            message: page for message, page in pages.items() if not closed and page.holds(table)
        }
        if kept:
            self._pages[table.id] = kept
        return {message: page for message, page in pages.items() if message not in kept}

    async def _close(self, pages: dict[int, Page]) -> None:
        await asyncio.gather(*(self._remove(*page) for page in pages.items()))

    async def _remove(self, message: int, page: Page) -> None:
        if not page.token.lives(self._bot.clock.now()):
            return
        try:
            async with self._withdrawals.removing(message):
                await page.token.delete(message)
        except UNDONE as error:
            logger.debug("a page was gone", **why(error))
