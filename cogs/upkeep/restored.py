"""After a restore, what says that the bot is restarting is drawn anew, or says that it is over."""

from collections.abc import Iterator

import discord
import structlog
from discord.ext import commands

from bot.client import ContreeBot
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import LANGUAGES, words
from bot.storage.backup.restore import sign_of_restore
from bot.storage.database.database import file_of
from cogs.server_preferences import words_of_server
from cogs.table.screens import Screens
from cogs.ui.delivery.posts import SEARCHED
from cogs.ui.layout import notice

logger = structlog.stdlib.get_logger(__name__)

Room = discord.TextChannel | discord.VoiceChannel | discord.Thread


class RestoredTables(commands.Cog):
    """Looks once, after a restore: a backup knows no message that was posted after it."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        file = file_of(bot.settings.database_url)
        self._sign = None if file is None else sign_of_restore(file)
        self._looks = False

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look, if the database was restored; Discord may say ready more than once."""
        if not self._looks and self._sign is not None and self._sign.exists():
            self._looks = True
            self._bot.services.tasks.spawn(self._look(), "messages of before a restore")

    async def _look(self) -> None:
        assert self._sign is not None
        say = {words(language)("table-restarting") for language in LANGUAGES}
        for room in self._rooms():
            try:
                await self._see_to(room, say)
            except REQUEST_ERRORS as error:
                facts = {"channel": room.id, **log_facts(error)}
                logger.info("a channel could not be looked through after a restore", **facts)
        self._sign.unlink(missing_ok=True)

    def _rooms(self) -> Iterator[Room]:
        for guild in self._bot.guilds:
            rooms: list[Room] = [*guild.text_channels, *guild.voice_channels, *guild.threads]
            for room in rooms:
                held = room.permissions_for(guild.me)
                if held.view_channel and held.read_message_history:
                    yield room

    async def _see_to(self, room: Room, restarting: set[str]) -> None:
        registry = self._bot.services.registry
        session, me = registry.find_in_channel(room.id), self._bot.user
        if registry.waiting_in(room.id) is not None:
            return
        async for posted in room.history(limit=SEARCHED):
            first = posted.components[0] if posted.components else None
            said = first.content if isinstance(first, discord.TextDisplay) else ""
            if posted.author != me or said not in restarting:
                continue
            if session is None:
                say = await words_of_server(self._bot, room.guild.id)
                over = f"{say('table-closed-lost')}\n{say('table-closed')}"
                await posted.edit(view=notice(over), attachments=[])
            else:
                await Screens.of(self._bot).message_of(session.table).take_over(posted.id)
