"""At the end of a season: its podium, posted once where a server wants it."""

import asyncio
from datetime import timedelta
from functools import partial
from io import BytesIO

import discord
import structlog
from discord.ext import commands, tasks

from bot.client import ContreeBot
from bot.i18n import language_of, words
from bot.ladders.periods import Season, season_at
from bot.pictures.studio import Studio
from bot.storage.errors import StorageError
from bot.storage.preferences import guild_preferences
from bot.storage.seasons import Podium, due, mark_posted, podium_of
from cogs.ui.screens.podium import podium, podium_illustration

logger = structlog.stdlib.get_logger(__name__)

EVERY = timedelta(hours=1)
"""How often it is looked whether a season is over; what cannot be posted is tried again then."""


class Seasons(commands.Cog):
    """Posts the podium of the season that was last, also when its end was missed."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._studio = Studio(kept=0)
        self._one_at_a_time = asyncio.Lock()

    async def cog_unload(self) -> None:
        """Post no more."""
        self.look.cancel()
        self._studio.close()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look from now on; Discord may say ready more than once."""
        if not self.look.is_running():
            self.look.start()

    @tasks.loop(seconds=EVERY.total_seconds())
    async def look(self) -> None:
        """Post what is due."""
        try:
            await self.post_due()
        except StorageError as error:
            logger.warning("podiums could not be looked for", why=str(error))

    async def post_due(self) -> None:
        """Post the podium of the last season wherever it was not posted yet."""
        async with self._one_at_a_time:
            season = season_at(self._bot.clock.now()).before
            database = self._bot.services.database
            for guild, channel in await database.read(partial(due, season=season)):
                if self._bot.get_guild(guild) is None:  # it has removed the bot
                    continue
                found = await database.read(partial(podium_of, guild=guild, season=season))
                if found is None or await self._posted(guild, channel, season, found):
                    await database.write(partial(mark_posted, guild=guild, season=season))

    async def _posted(self, guild: int, channel: int, season: Season, found: Podium) -> bool:
        database = self._bot.services.database
        preferences = await database.read(partial(guild_preferences, guild_id=guild))
        say = words(language_of(preferences.language, self._bot.settings.default_language))
        names = {line.user_id: await self._name(guild, line.user_id) for line in found.lines}
        shown = podium_illustration(found, names, say)
        drawn = await self._studio.draw(shown.picture)
        files = [discord.File(BytesIO(drawn), shown.name, description=shown.words)] if drawn else []
        view = podium(found, season, say, shown if drawn else None)
        try:
            where = self._bot.get_partial_messageable(channel, guild_id=guild)
            await where.send(view=view, files=files)
        except discord.HTTPException as error:
            logger.warning(
                "a podium could not be posted", guild=guild, status=error.status, code=error.code
            )
            return False
        return True

    async def _name(self, guild: int, user: int) -> str:
        """What a member is called there; nothing where Discord does not say."""
        server = self._bot.get_guild(guild)
        try:
            return (await server.fetch_member(user)).display_name if server else ""
        except discord.HTTPException:
            return ""
