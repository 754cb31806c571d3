"""``contree doctor``: check the set-up without changing anything."""

import asyncio
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from enum import StrEnum
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord

from bot.ai_workers.supervisor import CannotThink, Supervisor
from bot.backups import LATE, copy_with_more, newest_in
from bot.client import use_api_address
from bot.discord_api.application_commands import registered_commands
from bot.discord_api.application_emojis import ApplicationEmojis
from bot.discord_api.card_emojis import all_emojis
from bot.discord_api.requests import REQUEST_ERRORS
from bot.failures import CannotStart
from bot.i18n import Fact
from bot.installation import SOURCE, described, strangers
from bot.process import prepare_folder
from bot.settings import Settings
from bot.storage.database.database import Database, file_of
from bot.storage.database.dialects import may_create_tables
from bot.storage.database.migrate import missing_revisions
from bot.storage.database.sqlite_file import shared_file_system
from bot.storage.errors import NewerSchema, OtherShape, StorageUnavailable
from bot.storage.wanted import Wanted, wanted_by_servers
from engine.players import Level
from engine.solver.kernel_cache import kept_in

MEGABYTE = 1_000_000
LITTLE_ROOM = 1000 * MEGABYTE
NO_ROOM = 100 * MEGABYTE

HOUR = 3600

WRONG_CLOCK, USELESS_CLOCK = 2.0, 60.0
"""Seconds by which a clock is off that are a warning, and a failure.

Discord rounds its times to whole seconds.
"""

FEW_STARTS = 20
"""Fewer connections left today than this are a warning.

Discord allows a bot a thousand a day, and resets its token when none is left.
"""

SERVERS = 200
"""The most servers that are checked."""

WRITING = ("view_channel", "send_messages", "send_messages_in_threads")
"""The permissions that showing a table takes."""

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions that a thread for each table of a game evening takes."""

PLAYING = (discord.ChannelType.text, discord.ChannelType.voice)
"""The channels that are looked at: threads go with theirs."""

NAMED = 5
"""The most channels that are named."""


class CheckVerdict(StrEnum):
    """The outcome of a check."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of a check: its verdict, and the key and facts of its sentence."""

    verdict: CheckVerdict
    key: str
    facts: tuple[tuple[str, Fact], ...]


def ok(key: str, **facts: Fact) -> CheckResult:
    """All is well."""
    return CheckResult(CheckVerdict.OK, key, tuple(facts.items()))


def warn(key: str, **facts: Fact) -> CheckResult:
    """The bot can run, but not at its best."""
    return CheckResult(CheckVerdict.WARN, key, tuple(facts.items()))


def fail(key: str, **facts: Fact) -> CheckResult:
    """The bot cannot run, or nobody can play."""
    return CheckResult(CheckVerdict.FAIL, key, tuple(facts.items()))


async def examine(
    settings: Settings, now: Callable[[], float] = time.time
) -> AsyncIterator[CheckResult]:
    """Run all checks and yield each finding at once: this machine first, then Discord."""
    yield ok("doctor-version", version=described(), folder=str(SOURCE))
    for package, folder in strangers():
        yield fail("doctor-packages", package=package, folder=folder, own=str(SOURCE))
    yield ok("doctor-settings")
    for finding in _folder(settings.data_dir):
        yield finding
    if copy := copy_with_more(settings):
        file = str(file_of(settings.database_url))
        yield fail("doctor-database-lost", file=file, copy=str(copy))
    async for finding in _database(settings.database_url):
        yield finding
    for finding in _backups(settings, now):
        yield finding
    if Level(settings.computer_level) is Level.EXPERT:
        yield await _experts()
    if settings.discord_token is None:
        yield fail("doctor-no-token")
        return
    if settings.discord_api:
        use_api_address(settings.discord_api)
    async for finding in _discord(settings, now):
        yield finding


def _folder(folder: Path) -> Iterator[CheckResult]:
    try:
        prepare_folder(folder)
    except CannotStart:
        yield fail("doctor-folder-unwritable", folder=str(folder))
        return
    yield ok("doctor-folder", folder=str(folder))
    free = shutil.disk_usage(folder).free
    megabytes = free // MEGABYTE
    if free < NO_ROOM:
        yield fail("doctor-disk-full", folder=str(folder), megabytes=megabytes)
    elif free < LITTLE_ROOM:
        yield warn("doctor-disk-low", folder=str(folder), megabytes=megabytes)
    else:
        yield ok("doctor-disk", folder=str(folder), megabytes=megabytes)


async def _database(url: str) -> AsyncIterator[CheckResult]:
    file = file_of(url)
    if file is not None and (kind := shared_file_system(file)):
        yield warn("doctor-database-shared", file=str(file), kind=kind)
    if file is not None and _is_missing(file):
        if _is_missing(file.parent):
            yield fail("doctor-database-folder", folder=str(file.parent))
        else:
            yield ok("doctor-database-new", file=str(file))
        return
    if file is not None and not os.access(file, os.R_OK | os.W_OK):
        yield fail("doctor-folder-unwritable", folder=str(file))
        return
    database = Database.as_it_is(url)
    try:
        missing = await database.read(missing_revisions)
        if missing is None:
            allowed = await database.read(may_create_tables)
            yield ok("doctor-database-empty") if allowed else fail("doctor-database-forbidden")
            return
        if missing:
            yield warn("doctor-database-old", count=len(missing))
        else:
            yield ok("doctor-database-migrated")
        await database.try_out()
        if cause := database.unavailable:
            yield fail("doctor-database-unwritable", cause=cause)
        else:
            yield ok("doctor-database-writable")
    except StorageUnavailable as error:
        facts = {"cause": error.cause, "reason": error.reason}
        yield fail("doctor-database-unreachable", **facts)
    except NewerSchema:
        yield fail("doctor-database-newer")
    except OtherShape as other:
        yield fail("doctor-database-other", **other.facts)
    finally:
        await database.close()


def _backups(settings: Settings, now: Callable[[], float]) -> Iterator[CheckResult]:
    if file_of(settings.database_url) is None:
        return  # a server has its own tools
    folder = settings.backup_folder
    if folder is None:
        yield warn("doctor-backups-none")
        return
    newest = newest_in(folder)
    if not _takes_files(folder):
        yield warn("doctor-backups-unwritable", folder=str(folder))
    elif newest is None:
        yield ok("doctor-backups-begin", folder=str(folder))
    else:
        age = now() - newest.timestamp()
        is_old = age > LATE * settings.backup_hours * HOUR
        tell, key = (warn, "doctor-backups-old") if is_old else (ok, "doctor-backups")
        yield tell(key, folder=str(folder), hours=int(age // HOUR))


def _takes_files(folder: Path) -> bool:
    """Whether files can be put into a folder, which need not be there yet; nothing is written."""
    parents = (folder, *folder.absolute().parents)
    there = next(path for path in parents if os.access(path, os.F_OK))
    return there.is_dir() and os.access(there, os.R_OK | os.W_OK | os.X_OK)


def _is_missing(path: Path) -> bool:
    """Whether a path is not there; False if nobody may look."""
    try:
        return not path.exists()
    except PermissionError:
        return False


async def _experts() -> CheckResult:
    """Start the process of the experts as the bot does: there one bids and plays a card."""
    worker = Supervisor()
    try:
        await asyncio.to_thread(worker.start)
    except CannotThink as error:
        *_, last = str(error).splitlines() or [""]
        return warn("doctor-experts-broken", why=last)
    finally:
        worker.close()
    folder = kept_in()
    return warn("doctor-code-unkept") if folder is None else ok("doctor-code", folder=str(folder))


async def _discord(settings: Settings, now: Callable[[], float]) -> AsyncIterator[CheckResult]:
    assert settings.discord_token is not None
    clock = _DiscordClock(now)
    intents = discord.Intents.none()
    async with discord.Client(intents=intents, http_trace=clock.trace) as client:
        try:
            await client.login(settings.discord_token.get_secret_value())
        except discord.LoginFailure:
            yield fail("doctor-token-refused")
            return
        except REQUEST_ERRORS as error:
            yield fail("doctor-unreachable", why=str(error) or type(error).__name__)
            return
        yield ok("doctor-token", name=str(client.user))
        if clock.ahead is not None:
            yield _clock(clock.ahead)
        checks = (_application, _starts, _commands, _emojis, _servers)
        for check in checks:
            try:
                async for finding in check(client, settings):
                    yield finding
            except REQUEST_ERRORS as error:
                yield warn("doctor-unanswered", check=check.__name__.strip("_"), why=str(error))


class _DiscordClock:
    """Compares this machine's clock with the time in Discord's answers."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.ahead: float | None = None
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._answered)
        self._now = now

    async def _answered(
        self,
        _session: aiohttp.ClientSession,
        _request: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        if told := params.response.headers.get("Date"):
            self.ahead = self._now() - parsedate_to_datetime(told).timestamp()


def _clock(ahead: float) -> CheckResult:
    seconds = round(abs(ahead))
    direction = "ahead" if ahead > 0 else "behind"
    if abs(ahead) > USELESS_CLOCK:
        return fail("doctor-clock-wrong", seconds=seconds, direction=direction)
    if abs(ahead) > WRONG_CLOCK:
        return warn("doctor-clock-late", seconds=seconds, direction=direction)
    return ok("doctor-clock")


async def _application(client: discord.Client, _settings: Settings) -> AsyncIterator[CheckResult]:
    application = await client.application_info()
    yield ok("doctor-intents")  # the bot asks for none that could be refused
    if application.interactions_endpoint_url:
        yield fail("doctor-endpoint")
    if application.bot_require_code_grant:
        yield warn("doctor-code-grant")


async def _starts(client: discord.Client, _settings: Settings) -> AsyncIterator[CheckResult]:
    shards, _, limit = await client.http.get_bot_gateway()
    left = limit["remaining"]
    if left < FEW_STARTS:
        yield warn("doctor-starts-few", left=left, total=limit["total"])
    else:
        yield ok("doctor-starts", shards=shards, left=left)


async def _commands(client: discord.Client, settings: Settings) -> AsyncIterator[CheckResult]:
    there = await client.http.get_global_commands(client.application_id or 0)
    ids = {command["name"]: str(command["id"]) for command in there}
    ours = registered_commands(settings.data_dir)
    if ids and ours == ids:
        yield ok("doctor-commands", count=len(ids))
    elif not ours:
        yield ok("doctor-commands-first")
    else:
        yield warn("doctor-commands-missing", count=len(ids))


async def _emojis(client: discord.Client, _settings: Settings) -> AsyncIterator[CheckResult]:
    there = {emoji.name for emoji in await ApplicationEmojis(client).kept()}
    wanted = await asyncio.to_thread(lambda: {key.name for key in all_emojis()})
    if missing := len(wanted - there):
        yield warn("doctor-emojis-missing", count=missing, total=len(wanted))
    else:
        yield ok("doctor-emojis", total=len(wanted))


async def _servers(client: discord.Client, settings: Settings) -> AsyncIterator[CheckResult]:
    guilds = await client.http.get_guilds(SERVERS, with_counts=False)
    if not guilds:
        yield warn("doctor-no-server", application=str(client.application_id))
    file = file_of(settings.database_url)
    there = file is None or not _is_missing(file)
    wanted = await wanted_by_servers(settings.database_url) if there else Wanted()
    for guild in guilds:
        held = discord.Permissions(int(guild.get("permissions", 0)))
        missing = [name for name in WRITING if not (held.administrator or getattr(held, name))]
        if missing:
            named = ", ".join(missing).replace("_", " ")
            yield warn("doctor-server-silent", server=guild["name"], missing=named)
        elif not (held.administrator or held.attach_files):
            yield warn("doctor-server-plain", server=guild["name"])
        else:
            yield ok("doctor-server", server=guild["name"])
        async for finding in _server(client, int(guild["id"]), wanted):
            yield finding


async def _server(client: discord.Client, guild: int, wanted: Wanted) -> AsyncIterator[CheckResult]:
    """Check that tables and posts can be shown, and that no rank role is above the bot's."""
    # The doctor does not connect to the gateway, so that nothing is known without asking.
    server = await client.fetch_guild(guild, with_counts=False)
    assert client.user is not None
    me = await server.fetch_member(client.user.id)
    every = await server.fetch_channels()
    channels = [each for each in every if each.type in PLAYING]
    closed = [each.name for each in channels if not _may_write(each.permissions_for(me))]
    total = len(channels)
    if closed and len(closed) == total:
        yield warn("doctor-channels-closed", server=server.name, total=total)
    elif closed:
        named = ", ".join(f"#{name}" for name in closed[:NAMED])
        yield ok(
            "doctor-channels-some",
            server=server.name,
            open=total - len(closed),
            total=total,
            closed=named,
            more=max(len(closed) - NAMED, 0),
        )
    for role in wanted.roles.get(guild, ()):
        if (given := server.get_role(role)) and given >= me.top_role:
            yield warn("doctor-role-too-high", server=server.name, role=given.name)
    held = {each.id: each.permissions_for(me) for each in every}
    named_by_id = {each.id: f"#{each.name}" for each in every}
    for where in wanted.posts.get(guild, ()):
        if where not in held or not _may_write(held[where]):
            channel = named_by_id.get(where, str(where))
            yield warn("doctor-post-closed", server=server.name, channel=channel)
        elif not held[where].read_message_history:
            yield warn("doctor-no-history", server=server.name, channel=named_by_id[where])
    for where in wanted.evenings.get(guild, ()):
        if where in held and not all(getattr(held[where], name) for name in FOR_THREADS):
            yield warn("doctor-no-threads", server=server.name, channel=named_by_id[where])


def _may_write(held: discord.Permissions) -> bool:
    return held.view_channel and held.send_messages
