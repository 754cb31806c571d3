"""What the message of a former deal, or of a lobby, keeps showing once another has its place."""

import discord

from bot.client import ContreeBot
from bot.i18n import Words
from bot.storage.errors import BrokenLog
from bot.storage.retelling import retold
from bot.tables.table import Stage, Table
from cogs.ui.pages import Page, is_record, page_of, record_before
from cogs.ui.pictures.illustration import Illustration
from cogs.ui.screens.lobby import begun
from cogs.ui.screens.score import score


class FormerDeal:
    """Remembers how the last deal of a table, or its lobby, ended."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._ended: Table | None = None

    def remember(self, table: Table) -> None:
        """A deal that is over, or a lobby, leaves a record when a deal takes its place."""
        if is_record(table):
            self._ended = table

    async def before(self, table: Table, page: Page | None) -> Table | None:
        """The last that the message before this page has shown; nothing where nobody knows."""
        if self._ended and page_of(self._ended) != page:
            return self._ended
        if page is None:
            return None
        try:
            log = await self._bot.services.store.load(table.id)
            return record_before(page, (step.table for step in retold(table.id, log)))
        except BrokenLog:
            return None


def record_of(
    ended: Table, say: Words, shown: Illustration | None, link: str
) -> discord.ui.LayoutView:
    """The record, without buttons; that of a lobby has a link to the table."""
    if ended.stage is not Stage.LOBBY and ended.game is not None:
        return score(ended, ended.game, say, live=False, picture=shown)
    return begun(ended, say, link)
