"""News of achievements, after a game."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from itertools import islice

import structlog
from discord import ui

from bot.achievements import Achievement
from bot.client import ContreeBot
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import Words, words
from bot.storage.errors import StorageError
from bot.storage.preferences import player_preferences
from bot.storage.stats.achievement_facts import earned_since
from bot.tables.table import Table
from cogs.hand.hands import Hands
from cogs.server_preferences import preferences_on
from cogs.stats.achievements_page import achievement_named
from cogs.ui.layout import GOLD, card, small, text
from cogs.ui.replies import mention

logger = structlog.stdlib.get_logger(__name__)

MOST_TOLD = 30
"""The most achievements that a message to everyone lists; the rest are on their owners' pages."""

FRESH = timedelta(minutes=2)
"""An older game is no news: the bot was away when it ended."""


class AchievementNews:
    """Follows the ends of all games."""

    def __init__(self, bot: ContreeBot, hands: Hands) -> None:
        self._bot = bot
        self._hands = hands

    def ended(self, table: Table) -> None:
        """Tell of the achievements of a game that has ended at this table."""
        self._bot.services.tasks.spawn(self.tell(table), f"achievements at table {table.id}")

    async def tell(self, table: Table) -> None:
        """Tell each person privately, or everyone, if the server wants that and they are no secret.

        What Discord or the database refuses is on the page of achievements all the same.
        """
        database, guild = self._bot.services.database, table.opened.guild
        try:
            chosen = await preferences_on(self._bot, guild)
            public: dict[int, tuple[Achievement, ...]] = {}
            for user in table.people_in(table.playing_seats):
                preferences = await database.read(partial(player_preferences, user=user))
                # What the game that has just ended brought this person.
                earned = partial(earned_since, user_id=user, moment=self._bot.clock.now() - FRESH)
                new = await database.read(earned) if preferences.tells_feats else ()
                if new and chosen.announces_feats and not preferences.hidden:
                    public[user] = new
                elif new:
                    await self._tell_alone(table, user, new)
            if public:
                channel = self._bot.get_partial_messageable(table.opened.channel, guild_id=guild)
                await channel.send(view=public_news(public, words(table.opened.language)))
        except (*REQUEST_ERRORS, StorageError) as error:
            logger.info("nobody was told of an achievement", table=table.id, why=str(error))

    async def _tell_alone(self, table: Table, user: int, new: tuple[Achievement, ...]) -> None:
        try:
            await self._hands.send_private(table, user, partial(private_news, new))
        except REQUEST_ERRORS as error:
            logger.info("a person was not told of an achievement", **log_facts(error))


def private_news(new: Sequence[Achievement], say: Words) -> ui.LayoutView:
    """The reader's new achievements, and where to turn such messages off."""
    told = (say("feats-told", **achievement_named(feat, say)) for feat in new)
    return card(text(*told, small(say("feats-hint"))), colour=GOLD)


def public_news(new: Mapping[int, Sequence[Achievement]], say: Words) -> ui.LayoutView:
    """The new achievements of these people, as many as a message holds."""
    told = (
        say("feats-announced", player=mention(user, say), **achievement_named(feat, say))
        for user, feats in new.items()
        for feat in feats
    )
    # More would not fit a message of Discord's.
    return card(text(*islice(told, MOST_TOLD)), colour=GOLD)
