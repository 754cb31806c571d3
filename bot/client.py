"""The Discord client, and the services that every handler finds on it."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, Protocol

import aiohttp
import discord
import structlog
from aiohttp import web
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.ai_workers import AiWorkers
from bot.analysis.analyst import Analyst
from bot.analysis.batches import AnalysisBatches
from bot.analysis.usual_games import UsualGames
from bot.backups import Backups
from bot.cluster import Cluster, Payload
from bot.discord_api.card_emojis import PackChoices
from bot.discord_api.emoji_reading import EmojiReading
from bot.discord_api.gateway_probe import GatewayProbe, Watchdog
from bot.discord_api.interaction_ages import InteractionAges
from bot.discord_api.rate_limits import Allowance, RequestLimits
from bot.discord_api.requests import (
    BROKEN_OFF,
    REQUEST_ERRORS,
    InvalidRequests,
    limiting_trace,
    log_facts,
)
from bot.failures import CannotStart, ExitCode, FailureTable
from bot.i18n import language_of
from bot.i18n.commands import CommandTranslator
from bot.lessons.course import Learners
from bot.monitoring.metrics import INTERACTIONS
from bot.monitoring.overload import Admission, LoadShedding
from bot.newcomers import Newcomers
from bot.preferences import PreferenceCache
from bot.process import GRACE_SECONDS, force_exit_after, freeze_loaded_objects
from bot.secrecy import Secrecy
from bot.settings import Settings
from bot.shared_plays.solo_deals import SoloDeals
from bot.storage.database.database import Database
from bot.storage.errors import StorageUnavailable
from bot.storage.log.replayed_deals import PastDeals
from bot.storage.log.table_log import SqlEventStore
from bot.storage.preferences import (
    PersonNews,
    PlayerPreferences,
    all_player_preferences,
    guild_languages,
    guild_packs,
    player_preferences,
)
from bot.storage.results.ladder_job import LadderJob
from bot.storage.results.voiding import Voiding
from bot.storage.stats.unfinished_games import UnfinishedGames
from bot.tables.ports import Clock, Screen
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.tasks import Tasks
from engine.dealing import Chance
from engine.players import Level
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
"""The expected exceptions of Discord's library, and the exit code of each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The services of the handlers, once the database is open."""

    database: Database
    store: SqlEventStore
    registry: Registry
    secrecy: Secrecy
    deals: PastDeals
    unfinished_games: UnfinishedGames
    analyst: Analyst
    batches: AnalysisBatches
    solo_deals: SoloDeals
    seeds: Chance
    usual_games: UsualGames
    tasks: Tasks
    voiding: Voiding
    ladder_job: LadderJob
    backups: Backups | None
    metrics_site: web.AppRunner | None


FRAME_CAME = "socket_raw_receive"
"""The event that discord.py dispatches for each gateway frame."""

CLOSING_NOTICE_SECONDS = 3.0
"""The time limit for the notices at open tables when the bot closes."""


# So short that servers change hands within half a second.
ANSWER_SECONDS = 0.15
"""The longest that handing servers over waits for accepted presses: other processes wait for it."""

LATE_ANSWER_SECONDS = 2.5
"""The time for which the process goes on answering once it has handed its servers over."""

ANSWER_LOOK_SECONDS = 0.02

ANSWERABLE = timedelta(seconds=3)
"""The time within which Discord wants the answer to an interaction."""

LATEST = 50
"""The number of newest interactions that are remembered: they may still be unanswered."""

INTERACTION = "INTERACTION_CREATE"

PERSON_ERASED = "person_erased"
"""The event that a person was erased: whoever remembers them forgets them."""

ROLES_OWED = "roles_owed"
"""The event that an erased person still has these rank roles on a server."""


class Display(Screen, Protocol):
    """The screen of all tables."""

    async def announce_closing(self) -> None:
        """Post a notice at every open table: the bot is about to close."""
        ...


OpenServices = Callable[["ContreeBot"], Awaitable[Services]]

EXTENSION = "cogs.extension"
"""The extension with the commands, the presses and the pages."""


BURST_ANSWERS = 4
"""The number of people who are answered at a time where many press at once."""


class ContreeBot(commands.AutoShardedBot):
    """The bot. Always sharded: an unsharded client retries a dead gateway for ever."""

    def __init__(
        self,
        *,
        settings: Settings,
        clock: Clock,
        ai_workers: AiWorkers,
        shedding: LoadShedding,
        open_services: OpenServices,
        cluster: Cluster | None = None,
    ) -> None:
        self.cluster = cluster
        self.invalid_requests = InvalidRequests(clock)
        among_processes = cluster.turn_to_ask if cluster else None
        self.allowance = Allowance(clock, among_processes=among_processes)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # No privileged intent: anyone can invite the bot, and little can leak (ADR 9).
            intents=discord.Intents(guilds=True),
            # Nobody is pinged unless a message says whom.
            allowed_mentions=discord.AllowedMentions.none(),
            # The bot reads no messages: a cache of them would be memory for nothing.
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_count=settings.shard_count,
            http_trace=limiting_trace(self.allowance, self.invalid_requests, self._may_ask),
            enable_debug_events=True,  # each frame of the gateway is told, heartbeats' answers too
        )
        self.shard_ids = None if settings.shards is None else list(settings.shards)
        self.settings = settings
        self.clock = clock
        self.ai_workers = ai_workers
        self.shedding = shedding
        self.admission = Admission(shedding)
        self.burst_gate = asyncio.Semaphore(BURST_ANSWERS)
        self.interaction_ages = InteractionAges(clock)
        self._open_services = open_services
        self._services: Services | None = None
        self._screen: Display | None = None
        self.command_links: dict[str, str] = {}
        self.request_limits = RequestLimits(
            settings.commands_per_person, settings.commands_per_server, clock
        )
        self.readers = PackChoices()
        self.emoji_reading = EmojiReading(self, self.readers, clock)
        self.guild_languages: dict[int, str] = {}
        self.learners = Learners()
        self.newcomers = Newcomers()
        self.preference_cache = PreferenceCache()
        self.watchdog = Watchdog(settings.gateway_seconds)
        self.gateway_probe = GatewayProbe(self.watchdog, self._send_heartbeats)

        self._latest: deque[discord.Interaction[Any]] = deque(maxlen=LATEST)
        if cluster:
            # The library has no hook before it acts on an interaction.
            self._connection.parsers[INTERACTION] = self._receive
            self.add_listener(self._note_latest, "on_interaction")

    def serves(self, guild: int) -> bool:
        """Whether this process serves a server, and no other one."""
        return self.cluster is None or self.cluster.held.holds(guild)

    def shard_of(self, guild: int) -> int:
        """The shard of a server."""
        # The formula is Discord's.
        return (guild >> 22) % (self.shard_count or 1)

    def _may_ask(self) -> bool:
        return self.cluster is None or self.cluster.may_ask_discord

    def _receive(self, interaction: Payload) -> None:
        """Take an interaction from the gateway, if its server is served here."""
        if self.cluster:
            self.cluster.receive(interaction, self._connection.parse_interaction_create)

    def attach_screen(self, screen: Display) -> None:
        """Show tables on this screen; an extension attaches it when it is loaded."""
        self._screen = screen

    def changed(self, table: Table) -> None:
        """Redraw the table soon."""
        if self._screen:
            self._screen.changed(table)

    def call(self, table: Table, seat: Seat) -> None:
        """Notify the owner of this seat that it is their turn."""
        if self._screen:
            self._screen.call(table, seat)

    def silence_of(self, shard: int) -> float:
        """Seconds since the last frame of this shard."""
        # The library keeps this time in a private field; the watchdog's is that of all shards.
        beats = getattr(self._get_websocket(shard_id=shard), "_keep_alive", None)
        return time.perf_counter() - beats._last_recv if beats else self.watchdog.silence

    @property
    def is_set_up(self) -> bool:
        """Whether there are services: ``setup_hook`` has opened them, and nothing has closed."""
        return self._services is not None

    @property
    def services(self) -> Services:
        """The services of the handlers; available after ``setup_hook``.

        RuntimeError before that.
        """
        if self._services is None:
            raise RuntimeError("the bot is not set up yet")
        return self._services

    async def setup_hook(self) -> None:
        """Before connecting: open the database, restore the tables and load the extensions."""
        self._services = await self._open_services(self)
        # Any table may need a computer at any moment, to stand in for somebody absent, and loading
        # or compiling then would keep all tables waiting: so experts are loaded now, unless the
        # setting is a lower level. It comes after the database, whose faults are reported first.
        if Level(self.settings.computer_level) is Level.EXPERT:
            self.ai_workers.warm_up()
        await self._learn_people(None)
        await self.learn_languages()
        await self.emoji_reading.read()
        if self.cluster:
            following = self.cluster.follow_people(self._learn_people)
            self._services.tasks.spawn(following, "what other processes tell")
            limits = await self.fetch_session_start_limits()
            self._at_once = limits.max_concurrency
        else:
            await self._services.registry.restore()
        await self.tree.set_translator(CommandTranslator())
        await self.load_extension(EXTENSION)

    async def learn_languages(self) -> None:
        """Learn the languages and packs of servers, which each press on one of them needs."""
        self.guild_languages, packs = await self.services.database.read(
            lambda connection: (guild_languages(connection), guild_packs(connection))
        )
        for guild, pack in packs.items():
            self.readers.server_chose(guild, pack)

    def language_of_server(self, guild: int | None) -> str:
        """The language of a server, or of all that have chosen none."""
        return language_of(self.guild_languages.get(guild or 0), self.settings.default_language)

    async def _learn_people(self, news: str | None) -> None:
        """Learn another process's news about a person; without news, everyone's preferences."""
        database = self.services.database
        if news is None:
            chosen = await database.read(all_player_preferences)
            self.readers.known(chosen)
            self.preference_cache.known(chosen)
            return
        what, *ids = news.split()
        user, *more = map(int, ids)
        if what == PersonNews.ERASED:
            await self.forget(user, more)
        elif what == PersonNews.HAD_ROLES:
            guild, *roles = more
            self.dispatch(ROLES_OWED, user, guild, roles)
        else:
            read = partial(player_preferences, user=user)
            self.learn_preferences(user, await database.read(read))

    def learn_preferences(self, user: int, chosen: PlayerPreferences) -> None:
        """A person has chosen so, here or in another process."""
        self.readers.chose(user, chosen)
        self.preference_cache.chose(user, chosen)

    async def forget(self, user: int, open_tables: Collection[int] = ()) -> None:
        """A person was erased, here or in another process: remove them from memory.

        ``open_tables`` are those whose logs had named them.
        """
        self.services.deals.forget()
        self.services.unfinished_games.forget()
        self.learners.forget(user)
        self.newcomers.forget(user)
        self.learn_preferences(user, PlayerPreferences())
        self.dispatch(PERSON_ERASED, user)
        await self.services.registry.reread(open_tables)

    def dispatch(self, event_name: str, /, *args: object, **kwargs: object) -> None:
        """Dispatch an event; gateway frames go to the probe only."""
        # Every frame passes here: dispatching each would start tasks for nobody.
        if event_name == FRAME_CAME:
            self.gateway_probe.note_frame()
            return
        if event_name == "interaction":
            INTERACTIONS.inc()
        super().dispatch(event_name, *args, **kwargs)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord accepts another session, of this process or another one."""
        try:
            if self.cluster:
                await self.cluster.turn_to_identify((shard_id or 0) % self._at_once)
                return
        except StorageUnavailable as error:
            logger.warning("no turn to identify could be had", why=str(error))
        await super().before_identify_hook(shard_id, initial=initial)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until closed.

        CannotStart when the gateway is silent for too long, FileGone without the database's file.
        """
        # By now everything is loaded that stays: libraries, code, words.
        freeze_loaded_objects()
        loop = asyncio.get_running_loop()
        silent = asyncio.Event()

        def bark() -> None:
            seconds = round(self.watchdog.silence)
            logger.error("the gateway is silent, exiting to be restarted", seconds=seconds)
            # This runs in the watchdog's thread: a loop that hangs never gets to set the event.
            force_exit_after(GRACE_SECONDS, ExitCode.GATEWAY_SILENT)
            loop.call_soon_threadsafe(silent.set)

        lost = self.cluster.lost if self.cluster else asyncio.Event()
        connecting = asyncio.create_task(super().connect(reconnect=reconnect))
        waiting = asyncio.create_task(silent.wait())
        losing = asyncio.create_task(lost.wait())
        vanishing = asyncio.create_task(self.services.database.until_gone())
        measuring = asyncio.create_task(self.shedding.measure())
        ends = (connecting, waiting, losing, vanishing)
        try:
            with self.watchdog.guarding(bark):
                self.dispatch("watched")
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if lost.is_set():
                force_exit_after(GRACE_SECONDS, ExitCode.LEASE_LOST)
                raise CannotStart(ExitCode.LEASE_LOST)
            if vanishing.done():
                force_exit_after(GRACE_SECONDS, ExitCode.FILE_GONE)
                raise vanishing.result()
            if not connecting.done():
                raise CannotStart(ExitCode.GATEWAY_SILENT)
            await connecting
        finally:
            for task in (*ends, measuring):
                task.cancel()

    async def close(self) -> None:
        """Finish pending requests, post notices, stop background tasks, disconnect, close all.

        Every step is taken, even if another one fails.
        """
        async with AsyncExitStack() as steps:  # the steps run in reverse order
            if services := self._services:
                if services.metrics_site:
                    steps.push_async_callback(services.metrics_site.cleanup)
                steps.push_async_callback(services.database.close)
                steps.push_async_callback(services.store.result_counter.close)
            if self.cluster:
                steps.push_async_callback(self.cluster.close)
            steps.push_async_callback(self._disconnect)
            steps.callback(self.ai_workers.close)
            if services:
                steps.push_async_callback(services.tasks.close)
                if self.cluster:
                    steps.push_async_callback(self._answer_the_latest, LATE_ANSWER_SECONDS)
                    steps.push_async_callback(self.cluster.hand_over)
                else:
                    steps.push_async_callback(self._announce_closing)
                steps.push_async_callback(services.registry.close)
                if self.cluster:
                    steps.push_async_callback(self._answer_the_latest, ANSWER_SECONDS)
                    steps.callback(self.cluster.drain)
        self._services = None

    async def _disconnect(self) -> None:
        try:
            await super().close()
        except BROKEN_OFF as error:
            logger.warning("the connection was lost before it was closed", **log_facts(error))

    async def _send_heartbeats(self) -> None:
        """Send an early heartbeat on every shard; ConnectionError without a connection."""
        for shard in self.shards:
            gateway = self._get_websocket(shard_id=shard)
            beat = {"op": gateway.HEARTBEAT, "d": gateway.sequence}
            try:
                await gateway.send_heartbeat(beat)
            except discord.ConnectionClosed as error:
                raise ConnectionError from error

    async def _note_latest(self, interaction: discord.Interaction[Any]) -> None:
        self._latest.append(interaction)

    async def _answer_the_latest(self, seconds: float) -> None:
        """Let what was accepted be answered: nobody else does it."""
        ends = self.clock.monotonic() + seconds
        while unanswered := [each for each in self._latest if _may_be_answered(each)]:
            if self.clock.monotonic() >= ends:
                logger.info("interactions are still being answered", count=len(unanswered))
                return
            await asyncio.sleep(ANSWER_LOOK_SECONDS)

    async def _announce_closing(self) -> None:
        if self._screen and self.is_ready():
            try:
                async with asyncio.timeout(CLOSING_NOTICE_SECONDS):
                    await self._screen.announce_closing()
            except REQUEST_ERRORS as error:
                logger.warning(
                    "some tables were not told that the bot is stopping", **log_facts(error)
                )


def _may_be_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction has no answer yet, and Discord still accepts one."""
    age = discord.utils.utcnow() - interaction.created_at
    return age < ANSWERABLE and not interaction.response.is_done()


def use_api_address(api: str) -> None:
    """Use this base address for Discord's API in the whole process: for development."""
    logger.warning("not Discord: a simulated one", address=api)
    address = URL(api)
    Route.BASE = api
    # The address at which the library starts a new session without asking the API again.
    DiscordWebSocket.DEFAULT_GATEWAY = URL.build(
        scheme="wss" if address.scheme == "https" else "ws",
        host=address.host or "",
        port=address.port,
        path="/",
    )


Interaction = discord.Interaction[ContreeBot]
