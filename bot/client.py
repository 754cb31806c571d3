"""The Discord client: what it asks of Discord, and what every handler finds on it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.brains import Brains
from bot.failures import ExitCode, FailureTable
from bot.i18n.commands import CommandTranslator
from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.store import SqlEventStore
from bot.tables.ports import Clock, Screen
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.tasks import Tasks
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)

FAILURES: FailureTable = (
    (discord.LoginFailure, ExitCode.REFUSED_TOKEN),
    (discord.PrivilegedIntentsRequired, ExitCode.MISSING_INTENT),
    (discord.GatewayNotFound, ExitCode.UNREACHABLE),
    (discord.DiscordServerError, ExitCode.UNREACHABLE),
    (discord.ConnectionClosed, ExitCode.CONNECTION_LOST),
    (aiohttp.ClientConnectionError, ExitCode.UNREACHABLE),
)
"""Which exceptions of Discord's library are foreseen, and how the programme ends then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What the handlers work with, once the database is open."""

    database: Database
    store: SqlEventStore
    registry: Registry
    tasks: Tasks


OpenServices = Callable[["ContreeBot"], Awaitable[Services]]


class ContreeBot(commands.AutoShardedBot):
    """The bot. Sharded from the first day: a plain client retries a dead gateway for ever."""

    def __init__(
        self,
        *,
        settings: Settings,
        clock: Clock,
        brains: Brains,
        open_services: OpenServices,
        extensions: tuple[str, ...],
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        self.clock = clock
        self.brains = brains
        self._open_services = open_services
        self._extensions = extensions
        self._services: Services | None = None
        self._screen: Screen | None = None
        self.command_links: dict[str, str] = {}

    def attach_screen(self, screen: Screen) -> None:
        """Show tables there; the screens live in an extension, the tables do not know them."""
        self._screen = screen

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon."""
        if self._screen:
            self._screen.changed(table)

    def call(self, table: Table, seat: Seat) -> None:
        """Tell the owner of this seat that the table waits for him."""
        if self._screen:
            self._screen.call(table, seat)

    @property
    def services(self) -> Services:
        """What the handlers work with; only after ``setup_hook``."""
        if self._services is None:
            raise RuntimeError("the bot is not set up yet")
        return self._services

    async def setup_hook(self) -> None:
        """Open the database, bring the tables back and load the handlers, before connecting."""
        self._services = await self._open_services(self)
        restored = await self._services.registry.restore()
        logger.info("tables restored", count=len(restored))
        await self.tree.set_translator(CommandTranslator())
        for extension in self._extensions:
            await self.load_extension(extension)

    async def close(self) -> None:
        """Stop the background work, then disconnect, then close the database."""
        if self._services:
            await self._services.tasks.close()
        self.brains.close()
        await super().close()
        if self._services:
            await self._services.database.close()
            self._services = None


def speak_to(api: str) -> None:
    """Take this base address for Discord's in the whole process: a setting for development."""
    logger.warning("not Discord: a simulated one", address=api)
    address = URL(api)
    Route.BASE = api
    # Where the library begins a session anew without asking the API for the gateway again.
    DiscordWebSocket.DEFAULT_GATEWAY = URL.build(
        scheme="wss" if address.scheme == "https" else "ws",
        host=address.host or "",
        port=address.port,
        path="/",
    )


Interaction = discord.Interaction[ContreeBot]
