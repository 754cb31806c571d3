"""The private pages on which a table is set up: they go when its game begins."""

import asyncio

import structlog

from bot.client import ContreeBot, Interaction
from bot.outgoing import UNDONE, why
from bot.tables.table import Stage, Table
from cogs.ui.private_messages import Token
from cogs.ui.withdrawals import Withdrawals

logger = structlog.stdlib.get_logger(__name__)


class SetupPages:
    """Those that can still be written to, by table; they would stand between it and the hands."""

    def __init__(self, bot: ContreeBot, withdrawals: Withdrawals) -> None:
        self._bot = bot
        self._withdrawals = withdrawals
        self._pages: dict[int, dict[int, Token]] = {}

    async def shown(self, interaction: Interaction, message: int, table: Table) -> None:
        """Somebody was answered with such a page of this table, as it was then."""
        if table.stage is not Stage.LOBBY:
            return
        token = Token(interaction.followup, self._bot.clock.now())
        self._pages.setdefault(table.id, {})[message] = token
        session = self._bot.services.registry.find_in_channel(table.opened.channel)
        if session is None or session.table.stage is not Stage.LOBBY:
            await self.close(table.id)  # it has begun while the answer was on its way

    def has_some(self, table: Table) -> bool:
        """Whether there is a page of this table to take away."""
        return table.id in self._pages

    async def close(self, table: int) -> None:
        """Take the pages of this table away."""
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
