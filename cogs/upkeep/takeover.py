"""Restores the tables of the servers that this process takes over from another one."""

from collections.abc import Callable, Sequence

from discord.ext import commands

from bot.client import ContreeBot
from bot.tables.session import Session
from cogs.table.presses import show_waiting
from cogs.table.screens import BETWEEN_SECONDS, Screens
from cogs.ui.background import SERVERS_TAKEN


class Takeover(commands.Cog):
    """Takes servers over once Discord has listed them, if several processes share them."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take over what is free: from now on its interactions are heard."""
        if self._bot.cluster:
            self._bot.cluster.serve(self, self._bot.services.tasks)

    async def servers(self) -> set[int]:
        """The servers with open tables."""
        return {row.guild_id for row in await self._bot.services.store.open_tables()}

    async def follow(self, wanted: Callable[[int], bool]) -> None:
        """Keep the tables of these servers, which others play, in mind."""
        store = self._bot.services.store
        rows = await store.open_tables()
        await store.standby.follow([row.id for row in rows if wanted(row.guild_id)])

    async def restore(self, guild: int) -> None:
        """Restore the tables of a server, with their messages, and let them go on."""
        services, screens = self._bot.services, Screens.of(self._bot)
        rows = {row.id: row for row in await services.store.open_tables(guild)}
        live = {session.table.id for session in services.registry.sessions}
        # Taken over before: now come those that could not be read the last time.
        sessions = await services.registry.restore([row for row in rows if row not in live])
        for session in sessions:
            # Before anything is pressed there: else the table would be posted a second time.
            screens.message_of(session.table).restored(rows[session.table.id])
        services.tasks.spawn(self._go_on(sessions), "tables that go on")
        waiting = [table for table in services.registry.waiting if table.id in rows]
        if waiting:
            services.tasks.spawn(show_waiting(self._bot, waiting), "tables that wait for an update")

    async def _go_on(self, sessions: Sequence[Session]) -> None:
        for session in sessions:
            if self._bot.services.registry.find(session.table.id) is session:
                self._bot.dispatch("tables_restored", (session,))
            # Presses have waited for long enough: drawing the tables must not hold them up.
            await self._bot.clock.sleep(BETWEEN_SECONDS)

    def taken(self) -> None:
        """Let the background work look at the servers that were taken over."""
        self._bot.services.tasks.spawn(self._bot.learn_languages(), "languages of servers")
        self._bot.dispatch(SERVERS_TAKEN)
