"""The private pages on which a table is set up: they go when its game begins."""

import asyncio

import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_requests import UNDONE, why
from bot.tables.table import Stage, Table
from cogs.ui.private_messages import Token, Withdrawals

logger = structlog.stdlib.get_logger(__name__)


class SetupPages:
    """Remembers them while they can be written to: they would stand between the table and hands."""

    def __init__(self, bot: ContreeBot, withdrawals: Withdrawals) -> None:
        self._bot = bot
        self._withdrawals = withdrawals
        self._pages: dict[int, dict[int, Token]] = {}

    async def shown(self, interaction: Interaction, message: int, table: Table) -> None:
        """Remember a page that was shown for this table, as it was then."""
        if table.stage is not Stage.LOBBY:
            return
        token = Token(interaction.followup, self._bot.clock.now())
        self._pages.setdefault(table.id, {})[message] = token
        session = self._bot.services.registry.find_in_channel(table.opened.channel)
        if session is None or session.table.stage is not Stage.LOBBY:
            await self._close(table.id)  # it has begun while the answer was on its way

    def changed(self, table: Table) -> None:
        """Take its pages away once the table is no lobby any more."""
        if table.stage is not Stage.LOBBY and table.id in self._pages:
            self._bot.services.tasks.spawn(self._close(table.id), f"pages of table {table.id}")

    async def _close(self, table: int) -> None:
        """Remove the pages of this table."""
        pages = self._pages.pop(table, {})
        await asyncio.gather(*(self._remove(*page) for page in pages.items()))

    async def _remove(self, message: int, token: Token) -> None:
        if not token.lives(self._bot.clock.now()):
            return
        try:
            async with self._withdrawals.removing(message):
                await token.delete(message)
        except UNDONE as error:
            logger.debug("a page was gone", **why(error))
