"""The deal that a public message shows, and the record left of it."""

import asyncio
from collections.abc import Iterable
from functools import partial

import discord
import structlog

from bot.client import ContreeBot
from bot.discord_api.requests import nonce_for
from bot.i18n import Words
from bot.storage.errors import StorageError, UnreplayableLog
from bot.storage.log.replay import Step
from bot.storage.ratings.player_ratings import RatingChange, changes_of
from bot.storage.results.game_results import GameKey
from bot.tables.table import Stage, Table, TablePage, page_of
from cogs.lobby import begun
from cogs.table.closed_room import closed_room
from cogs.table.score import NO_NEWS, GameNews, score
from cogs.ui.layout import Illustration
from engine.state import Phase


def is_record(table: Table) -> bool:
    """Whether its message may be put away as it is: the deal is over, or none was dealt yet."""
    if table.stage is Stage.LOBBY:
        return True
    game = table.game
    return game is not None and game.deal is not None and game.deal.phase is Phase.OVER


def record_before(page: TablePage, steps: Iterable[Step]) -> Table | None:
    """The end of the page before this one, among the steps of a table's log."""
    ended = None
    for step in steps:
        if is_record(step.table) and page_of(step.table) != page:
            ended = step.table
    return ended


def nonce_of(channel: int, table: int, page: TablePage, replaced: int | None) -> str:
    """The nonce of a message of a table, which changes once that message has been replaced."""
    return nonce_for(channel, table, *page, replaced or 0)


def mark_of(table: int, page: TablePage) -> str:
    """The mark of whatever message shows this page of a table."""
    return nonce_for("table", table, *page)


logger = structlog.stdlib.get_logger(__name__)

COUNTED_SECONDS = 1.0
"""The seconds that the end of a game waits for the rating changes shown with it."""


class RatingChangeCache:
    """Knows them for the last game that was asked for."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._game: GameKey | None = None
        self._changes: tuple[RatingChange, ...] = ()
        self.are_missing = False
        """Whether a table was shown without them, since its game did not count yet."""

    async def news_of(self, table: Table) -> GameNews:
        """The news of a game that is over, as far as they are known by now."""
        services, game = self._bot.services, (table.id, table.games)
        if game != self._game:
            read = partial(changes_of, table_id=table.id, number=table.games)
            try:
                # Counted after the end on PostgreSQL (ADR 24): the score waits a little, and is
                # drawn again later.
                async with asyncio.timeout(COUNTED_SECONDS):
                    await services.store.result_counter.counted(*game)
                self._changes = await services.database.read(read)
            except TimeoutError:
                self.are_missing = True
            except StorageError as error:
                what = {"table": table.id, "why": str(error)}
                logger.log(error.log_level, "what a game has changed is not shown", **what)
            else:
                self._game, self.are_missing = game, False
        gains = self._changes if game == self._game else ()
        return GameNews(gains, services.usual_games.of(*game))


class DealArchiver:
    """Remembers how the last deal of a table, or its lobby, ended."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self.rating_changes = RatingChangeCache(bot)
        self._ended: Table | None = None

    def remember(self, table: Table) -> None:
        """A deal that is over, or a lobby, leaves a record when a deal takes its place."""
        if is_record(table):
            self._ended = table

    def forget(self) -> None:
        """Somebody was erased: what is needed is read again from the log, which names them not."""
        self._ended, self.rating_changes = None, RatingChangeCache(self._bot)

    async def before(self, table: Table, page: TablePage | None) -> Table | None:
        """The last that the message before this page has shown; nothing if nobody knows."""
        if self._ended and page_of(self._ended) != page:
            return self._ended
        if page is None:
            return None
        try:
            before = partial(record_before, page)
            return await self._bot.services.store.replayed(table.id, before, page[0] - 1)
        except UnreplayableLog:
            return None

    async def record(
        self, ended: Table, say: Words, link: str, picture: Illustration | None
    ) -> discord.ui.LayoutView:
        """The record with its picture, without buttons; that of a lobby has a link to the table."""
        game = ended.game
        if ended.stage is Stage.LOBBY or game is None:
            return begun(ended, say, link)
        if ended.is_closed_room:
            return closed_room(ended, say, live=False)
        news = await self.rating_changes.news_of(ended) if game.over else NO_NEWS
        return score(ended, game, say, live=False, picture=picture, news=news)
