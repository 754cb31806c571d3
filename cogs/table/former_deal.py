"""What the message of a former deal, or of a lobby, keeps showing once another has its place."""

from bot.client import ContreeBot
from bot.i18n import Words
from bot.storage.errors import BrokenLog
from bot.storage.retelling import retold
from bot.tables.table import Stage, Table
from cogs.lobby.pages import begun
from cogs.table.message_pages import Page, is_record, page_of, record_before
from cogs.table.rating_changes import Gains
from cogs.table.score import score
from cogs.ui.attachments import Drawn


class FormerDeal:
    """Remembers how the last deal of a table, or its lobby, ended."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self.gains = Gains(bot)
        self._ended: Table | None = None

    def remember(self, table: Table) -> None:
        """A deal that is over, or a lobby, leaves a record when a deal takes its place."""
        if is_record(table):
            self._ended = table

    async def before(self, table: Table, page: Page | None) -> Table | None:
        """The last that the message before this page has shown; nothing where nobody knows."""
        ended = await self._before(table, page)
        if ended is not None:
            await self.gains.learn(ended)
        return ended

    async def _before(self, table: Table, page: Page | None) -> Table | None:
        if self._ended and page_of(self._ended) != page:
            return self._ended
        if page is None:
            return None
        try:
            log = await self._bot.services.store.load(table.id)
            return record_before(page, (step.table for step in retold(table.id, log)))
        except BrokenLog:
            return None

    def record(self, ended: Table, say: Words, link: str) -> Drawn:
        """The record with its picture, without buttons; that of a lobby has a link to the table."""
        game, gains = ended.game, self.gains.of(ended)
        if ended.stage is Stage.LOBBY or game is None:
            return lambda _: begun(ended, say, link)
        return lambda shown: score(ended, game, say, live=False, picture=shown, gains=gains)
