"""Private pages that are true for a while only, and are taken away when they are not any more."""

import asyncio
from dataclasses import dataclass

import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_requests import UNDONE, why
from bot.tables.table import Stage, Table
from cogs.ui.press import Holds
from cogs.ui.private_messages import Token, Withdrawals

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

    def pressed(self, table: int, message: int) -> None:
        """Forget a page that is being answered: its answer takes its place."""
        self._pages.get(table, {}).pop(message, None)

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
