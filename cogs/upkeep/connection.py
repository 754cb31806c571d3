"""Tracks which servers are connected: elsewhere the clocks of tables are halted."""

from collections.abc import Iterable

import discord
import structlog
from discord.ext import commands, tasks

from bot.client import ContreeBot
from bot.tables.session import Session
from bot.tables.table import Stage
from cogs.table.screens import Screens

logger = structlog.stdlib.get_logger(__name__)

SILENT_SECONDS = 60.0
"""Silence after which the gateway is taken for lost: it answers a heartbeat each 41 s."""

LOOK_SECONDS = 5.0
"""The seconds between two looks for a lost gateway."""


class GatewayWatch(commands.Cog):
    """Lets the tables of a server go on as soon as the server is there, and stops their clocks."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._to_begin: set[int] = set()
        self._silent = False

    async def cog_load(self) -> None:
        """Hold every table that was open back until its server is there."""
        self._to_begin = {session.table.id for session in self._sessions}

    async def cog_unload(self) -> None:
        """Stop listening."""
        self.listen.cancel()

    @property
    def _sessions(self) -> tuple[Session, ...]:
        return self._bot.services.registry.sessions

    @commands.Cog.listener()
    async def on_watched(self) -> None:
        """Start watching the gateway."""
        self.listen.start()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Discord has listed all servers that it could; it may say so more than once."""
        self._begin_at(self._sessions)

    @commands.Cog.listener()
    async def on_tables_restored(self, sessions: Iterable[Session]) -> None:
        """Tables were taken over from another process: its servers may have been here for long."""
        self._to_begin |= {session.table.id for session in sessions}
        self._begin_at(sessions)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there, again or for the first time: not all of them have to be."""
        self._go_on(self._in_guild(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        self._go_on(self._in_guild(guild.id))

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has lost a server for a while; nothing of it is lost here."""
        logger.info("a server is unavailable", guild=guild.id)
        self._halt(self._in_guild(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away; its tables wait for it, for as long as an idle table waits."""
        self._halt(self._in_guild(guild.id))

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The gateway is lost, if only for a moment."""
        self._halt(self._of_shard(shard_id))

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        """The gateway is there again; after a new session each server says so for itself."""
        self._go_on(self._of_shard(shard_id))

    @tasks.loop(seconds=LOOK_SECONDS)
    async def listen(self) -> None:
        """Notice that the gateway says nothing, long before it is given up."""
        silent = self._bot.watchdog.silence > SILENT_SECONDS
        if silent and not self._silent:
            logger.warning("the gateway is silent, no clock runs")
            self._halt(self._sessions)
        elif self._silent and not silent:
            self._go_on(self._sessions)
        self._silent = silent

    def _in_guild(self, guild_id: int) -> tuple[Session, ...]:
        return tuple(each for each in self._sessions if each.table.opened.guild == guild_id)

    def _of_shard(self, shard_id: int) -> tuple[Session, ...]:
        shard_of = self._bot.shard_of
        return tuple(
            each for each in self._sessions if shard_of(each.table.opened.guild) == shard_id
        )

    def _halt(self, sessions: Iterable[Session]) -> None:
        for session in sessions:
            session.halt_clock()

    def _go_on(self, sessions: Iterable[Session]) -> None:
        self._begin_at(sessions)
        for session in sessions:
            if self._hears(session):
                session.resume_clock()

    def _begin_at(self, sessions: Iterable[Session]) -> None:
        for session in sessions:
            if session.table.id in self._to_begin and self._hears(session):
                self._to_begin.discard(session.table.id)
                # Before and after a game too: what was stored last may not have been shown. Without
                # a known message there may well be one: the first press on it will tell.
                table = session.table
                if table.stage is Stage.PLAYING or not Screens.of(self._bot).message_of(table).lost:
                    session.resume()

    def _hears(self, session: Session) -> bool:
        """Whether the server of a table is there."""
        guild = self._bot.get_guild(session.table.opened.guild)
        return guild is not None and not guild.unavailable
