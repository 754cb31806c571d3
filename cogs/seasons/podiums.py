"""Posts each season's podium once, on servers that want it."""

import asyncio
from datetime import timedelta
from functools import partial
from io import BytesIO

import discord
import structlog

from bot.client import ContreeBot
from bot.discord_requests import UNDONE, why
from bot.i18n import Words
from bot.pictures.studio import Studio
from bot.ratings.periods import Season, season_at
from bot.storage.ratings.podiums import Podium, due, mark_posted, podium_of
from cogs.seasons.channel import podium_channel, podium_trouble
from cogs.seasons.pages import drawn_on, podium, podium_illustration
from cogs.settings.preferences import words_of_server
from cogs.ui.layout import Illustration
from cogs.ui.periodic import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)

EVERY = timedelta(hours=1)
"""How often it is looked whether a season is over; what cannot be posted is tried again then."""


class Seasons(PeriodicTask):
    """Posts the podium of the season that was last, also when its end was missed."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot
        self._studio = Studio(kept=0)
        self._one_at_a_time = asyncio.Lock()

    async def cog_unload(self) -> None:
        """Post no more."""
        await super().cog_unload()
        self._studio.close()

    async def look(self) -> None:
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
        say = await words_of_server(self._bot, guild)
        where = podium_channel(self._bot, guild, channel)
        if where is None or podium_trouble(self._bot, guild, channel, say):
            # The settings of the server say so too.
            logger.info("a podium cannot be posted where it is wanted", guild=guild)
            return False
        drawn = await self._drawn(found, guild, say) if _may_attach(where) else None
        shown, files = (None, []) if drawn is None else (drawn[0], [drawn[1]])
        try:
            await where.send(view=podium(found, season, say, shown), files=files)
        except UNDONE as error:
            logger.warning("a podium could not be posted", guild=guild, **why(error))
            return False
        return True

    async def _drawn(
        self, found: Podium, guild: int, say: Words
    ) -> tuple[Illustration, discord.File] | None:
        """The picture of a podium; None where it could not be drawn."""
        named = [line.user_id for shared in found.steps for line in drawn_on(shared)]
        names = {user: await self._name(guild, user) for user in named}
        shown = podium_illustration(found, names, say)
        drawn = await self._studio.draw(shown.picture)
        if not drawn:
            return None
        return shown, discord.File(BytesIO(drawn), shown.name, description=shown.words)

    async def _name(self, guild: int, user: int) -> str:
        """What a member is called there; nothing where Discord does not say."""
        server = self._bot.get_guild(guild)
        try:
            return (await server.fetch_member(user)).display_name if server else ""
        except UNDONE:
            return ""


def _may_attach(where: discord.TextChannel) -> bool:
    """Whether the bot may send the picture too; in words a podium can be posted without it."""
    return where.permissions_for(where.guild.me).attach_files
