"""Telling players in private which achievements a game has brought them."""

from datetime import timedelta
from functools import partial

import discord
import structlog

from bot.achievements.catalogue import Feat
from bot.client import ContreeBot
from bot.discord_requests import UNDONE
from bot.i18n import Words
from bot.storage.errors import StorageError
from bot.storage.preferences import player_preferences
from bot.storage.stats.achievement_facts import earned_since
from bot.tables.occupants import Human
from bot.tables.table import Table
from cogs.achievements.pages import achievement_line
from cogs.hand.hands import Hands
from cogs.ui.layout import notice

logger = structlog.stdlib.get_logger(__name__)

FRESH = timedelta(minutes=2)
"""An older game is no news: the bot was away when it ended."""


class AchievementNews:
    """Follows the ends of all games."""

    def __init__(self, bot: ContreeBot, hands: Hands) -> None:
        self._bot = bot
        self._hands = hands

    def ended(self, table: Table) -> None:
        """A game has ended at this table."""
        for held in table.seats:
            if isinstance(held, Human):
                work = self._tell(table, held.user)
                self._bot.services.tasks.spawn(work, f"achievements at table {table.id}")

    async def _tell(self, table: Table, user: int) -> None:
        try:
            if new := await self._new(user):
                await self._hands.whisper(table, user, partial(_news, new))
        except (*UNDONE, StorageError) as error:
            # The page of achievements shows them all the same.
            logger.info("nobody was told of an achievement", table=table.id, why=str(error))

    async def _new(self, user: int) -> tuple[Feat, ...]:
        """What the game that has just ended brought this person, if they want to know."""
        database = self._bot.services.database
        habits = await database.read(partial(player_preferences, user=user))
        if not habits.tells_feats:
            return ()
        fresh = self._bot.clock.now() - FRESH
        return await database.read(partial(earned_since, user_id=user, moment=fresh))


def _news(new: tuple[Feat, ...], say: Words) -> discord.ui.LayoutView:
    return notice("\n".join(achievement_line(feat, say) for feat in new))
