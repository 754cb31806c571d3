"""The one message when a server invites the bot: how to begin, and how to set it up."""

from datetime import timedelta
from functools import partial

import discord
import structlog
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts, nonce_for
from bot.i18n import Words
from bot.storage.welcomes import note_welcomed, noted_welcomes, owe_welcome, owed_welcomes
from cogs.server_preferences import (
    SettingsControl,
    opening_rules,
    preferences_of,
    words_of_server,
)
from cogs.table.command import open_table
from cogs.ui.access import lacked, require_permissions
from cogs.ui.background import PeriodicTask, contained
from cogs.ui.control import button
from cogs.ui.delivery.posts import OwnPost, post_once
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import card, rows, text, title
from cogs.ui.press import Press
from cogs.ui.replies import may_manage, new_answer, words_for

logger = structlog.stdlib.get_logger(__name__)

WELCOME_TABLE = ControlName("welcome-table", Presser.ANYBODY)

NEW_FOR = timedelta(days=7)
"""Servers that invited the bot while it was not running are welcomed that long afterwards.

Later it would speak up where people have played for weeks, as after a new database.
"""


def welcome_page(say: Words) -> ui.LayoutView:
    """How to begin, for everybody, and how to set the bot up, for managers."""
    return card(
        text(title(say("welcome-title")), say("welcome-players"), say("welcome-managers")),
        *rows(
            [
                button(WELCOME_TABLE, say("welcome-button-table"), style=ButtonStyle.success),
                button(SettingsControl(), say("welcome-button-setup")),
            ]
        ),
    )


@pressed(WELCOME_TABLE)
async def _open_table(press: Press) -> None:
    """Open a table where the message stands, as the command does."""
    require_permissions(press.interaction)
    preferences = await preferences_of(press.interaction)
    await open_table(press.interaction, opening_rules(press.bot, preferences, None, None))


class Welcomes(PeriodicTask):
    """Welcomes each server once: in its system channel, else its first manager, in private."""

    every = timedelta(hours=1)

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(bot)
        self._owed = frozenset[int]()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited; where it was before, nothing is said again."""
        if await self._owe(guild):
            await self._post(guild)

    async def _owe(self, guild: discord.Guild) -> bool:
        """Note that a server served here is to be welcomed; False if it was noted before."""
        owed = self._bot.serves(guild.id) and await self._bot.services.database.write_for(
            guild.id, partial(owe_welcome, guild=guild.id)
        )
        if owed:
            self._owed |= {guild.id}
        return owed

    async def look(self) -> None:
        """Welcome servers that invited a bot that was not running, and those that had to wait."""
        database, since = self._bot.services.database, self._bot.clock.now() - NEW_FOR
        known = await database.read(noted_welcomes)
        for here in self._bot.guilds:
            # Of a server that is away, Discord says no members.
            joined = None if here.unavailable else here.me.joined_at
            if here.id not in known and joined is not None and joined > since:
                await self._owe(here)
        self._owed = await database.read(owed_welcomes)
        for number in self._owed:
            guild = self._bot.get_guild(number)
            if guild is not None and self._bot.serves(number):
                with contained("a server could not be welcomed", guild=number):
                    await self._post(guild)

    async def _post(self, guild: discord.Guild) -> None:
        where = guild.system_channel
        if where is None or lacked(where, where.permissions_for(guild.me)):
            return
        say = await words_of_server(self._bot, guild.id)
        post = OwnPost(
            view=welcome_page(say), nonce=nonce_for("welcome", guild.id), since=guild.me.joined_at
        )
        try:
            await post_once(self._bot, where, post, self._bot.clock.now())
        except REQUEST_ERRORS as error:
            logger.info("a server was not welcomed", guild=guild.id, **log_facts(error))
            return
        await self._note(guild.id)

    async def _note(self, guild: int) -> bool:
        self._owed -= {guild}
        noted = partial(note_welcomed, guild=guild, at=self._bot.clock.now())
        return await self._bot.services.database.write_for(guild, noted)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: Interaction, _: app_commands.Command[commands.Cog, ..., None]
    ) -> None:
        """The first manager who uses a command reads it, where it could not be posted."""
        guild = interaction.guild_id or 0
        if guild in self._owed and may_manage(interaction) and await self._note(guild):
            try:
                await new_answer(interaction, welcome_page(words_for(interaction)), ephemeral=True)
            except REQUEST_ERRORS as error:
                logger.info("a manager was not welcomed", guild=guild, **log_facts(error))
