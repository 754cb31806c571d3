"""The demo: the bot itself on a simulated Discord, shown in a browser on this machine."""

import asyncio
import sys
import tempfile
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import Literal, Self

import discord
import simcord
import structlog
from simcord._clock import Clock
from simcord._runtime import _BOT_SCOPE
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Interaction, Message
from simcord.preview import Preview
from simcord.preview._assets import _Asset
from simcord.preview._media import MediaInfo, MediaWorker, _process_media
from simcord.preview._pages import _Page

from bot.app import create_bot
from bot.card_emojis import all_emojis
from bot.demo_server import DemoServer
from bot.failures import CannotStart, ExitCode
from bot.i18n import Words, words
from bot.pictures.avatar import avatar
from bot.settings import Settings


class OwnPictures(MediaWorker):
    """Process pictures in this process: the bot has drawn them all itself.

    SimCord validates each in a separate process, one at a time and eight at most, because it does
    not trust them: a hand of eight cards takes seconds, and the ninth picture is lost.
    """

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """The picture as the page shows it; MediaError when it is none."""
        return await asyncio.to_thread(_process_media, blob, media_time)


logger = structlog.stdlib.get_logger(__name__)

ANSWER_WITHIN = 3.0
AFTERWARDS = 0.03
BETWEEN_PICTURES = 0.25
KEPT = 500
PICTURES_KEPT = 200
"""How many pictures a window may still ask for after the messages show others."""

Reason = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]


class WallClock(Clock):
    """Real time, which nobody can move."""

    def __init__(self) -> None:
        self._began = datetime.now(UTC)
        self._counted = perf_counter()
        super().__init__()

    @property
    def elapsed(self) -> float:
        """Seconds since the simulation began."""
        return perf_counter() - self._counted

    @elapsed.setter
    def elapsed(self, seconds: float) -> None:
        """Ignore attempts to move time."""

    def now(self) -> datetime:
        """Return the time of day."""
        return self._began + timedelta(seconds=self.elapsed)


@dataclass
class Awaited(Interaction):
    """A press or a command whose answer can be awaited."""

    answered: asyncio.Event = field(default_factory=asyncio.Event)
    asked: float = field(default_factory=perf_counter)
    seconds: float | None = None

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "responded" and value:
            self.seconds = perf_counter() - self.asked
            self.answered.set()


class World(Backend):
    """SimCord's backend, with a language for each person and each server."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.locales: dict[int, str] = {}
        self.watchers: list[Callable[[], None]] = []
        super().__init__(clock=clock)

    def emit(self, event: str, payload: Mapping[str, object]) -> None:
        """Send an event to the bot; an interaction carries its user's language."""
        if event == "INTERACTION_CREATE":
            interaction = self.interactions[int(str(payload["id"]))]
            payload = {**payload, "locale": self.locales.get(interaction.user_id, "en-US")}
            if interaction.guild_id is not None:
                payload["guild_locale"] = self.get_guild(interaction.guild_id).preferred_locale
        super().emit(event, payload)
        self._tell_watchers()

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, object]) -> Message:
        """Edit a message; SimCord does not announce private ones."""
        edited = super().edit_message(channel_id, message_id, fields)
        self._tell_watchers()
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message; SimCord does not announce private ones."""
        super().delete_message(channel_id, message_id)
        self._tell_watchers()

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Add a message; SimCord does not announce private ones."""
        committed = super().commit_message(message, broadcast=broadcast)
        self._tell_watchers()
        return committed

    def new_interaction(
        self, type: int, channel_id: int, user_id: int, guild_id: int | None
    ) -> Interaction:
        """Begin an interaction whose answer can be awaited."""
        record = super().new_interaction(type, channel_id, user_id, guild_id)
        awaited = self.interactions[record.id] = Awaited(**vars(record))
        return awaited

    def _tell_watchers(self) -> None:
        for watcher in self.watchers:
            watcher()


def picture_address(emoji: int) -> str:
    """The address of an emoji's picture, which SimCord itself does not store."""
    return f"{CDN_BASE}/emojis/{emoji}.png"


def one_shard(bot: discord.Client) -> int | None:
    """Give one shard to a bot that leaves the number to Discord."""
    sharded = isinstance(bot, discord.AutoShardedClient)
    return 1 if sharded and bot.shard_count is None else None


class LiveEnv(simcord.Env):
    """SimCord in real time: it waits for answers only, not for the bot's tasks."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, shard_count=one_shard(bot))
        self.backend: World = World(WallClock())
        self._asking: dict[asyncio.Task[object] | None, Interaction] = {}
        self._register_dispatch_observer(self._remember)

    async def start(self) -> None:
        """Attach the bot and wait until it is ready."""
        await super().start()
        await self.bot.wait_until_ready()

    async def shutdown(self) -> None:
        """Close the bot, then detach it."""
        try:
            with self._bot_scope():
                await self.bot.close()
        finally:
            await super().shutdown()

    def _remember(self, interaction: Interaction) -> None:
        self._asking[asyncio.current_task()] = interaction

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        with super()._bot_scope():
            # Nothing that the bot starts belongs to SimCord: its timers run by themselves.
            unowned = _BOT_SCOPE.set(None)
            try:
                yield
            finally:
                _BOT_SCOPE.reset(unowned)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - SimCord's own signature
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        if dispatch is None:
            return
        asked = self._asking.pop(asyncio.current_task(), None)
        if isinstance(asked, Awaited):
            with suppress(TimeoutError):
                await asyncio.wait_for(asked.answered.wait(), ANSWER_WITHIN)
        await self._afterwards()

    async def _afterwards(self) -> None:
        # The table's own edit of the same press arrives a moment after the answer.
        await asyncio.sleep(AFTERWARDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The channel that the page shows, and the members as whom it can be viewed."""

    channel: simcord.ChannelHandle
    viewers: Sequence[simcord.MemberActor]
    locale: str = "fr"
    timezone: str = "Europe/Paris"
    pictures: Mapping[str, tuple[str, bytes]] = field(default_factory=dict)
    without_secret: str = ""


class LivePreview(Preview):
    """SimCord's page of a channel, updated as things happen."""

    def __init__(self, env: LiveEnv, scene: Scene, *, port: int = 0) -> None:
        super().__init__(
            env,
            scene.channel,
            tuple(scene.viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=scene.locale,
            timezone=scene.timezone,
            presentation_time=None,
            assets=scene.pictures,
            port=port,
        )
        self._media_worker = OwnPictures()
        self._server = DemoServer(self, port, scene.without_secret, avatar())
        self._published: OrderedDict[tuple[str, int, str], tuple[str, bytes, str]] = OrderedDict()
        self._world = env.backend
        self._news = asyncio.Event()
        self._follower: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Open the page and begin to follow."""
        await super().__aenter__()
        self._world.watchers.append(self._news.set)
        self._follower = asyncio.create_task(self._follow())
        return self

    async def close(self) -> None:
        """Stop following and close the page."""
        if self._follower is not None:
            self._follower.cancel()
            self._follower = None
            self._world.watchers.remove(self._news.set)
        await super().close()

    async def _follow(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self.refresh()
            except simcord.SetupError:
                # A press is under way; its own picture comes first.
                self._news.set()
            except Exception:
                logger.exception("the page could not be drawn again")
            del self._world.transcript[:-KEPT]
            del self._world.http_requests[:-KEPT]
            await asyncio.sleep(BETWEEN_PICTURES)

    def _publish(self, page: _Page, *, reason: Reason = "action") -> None:
        # SimCord keeps one page that no browser shows; drawing it would cost as much again.
        if page is self._python and reason == "refresh":
            return
        super()._publish(page, reason=reason)
        for name, asset in page.assets.items():
            if asset.available and asset.digest is not None:
                picture = (asset.contentType, self._blobs[asset.digest].data, asset.filename)
                key = page.id, page.viewer.id, name
                self._published[key] = picture
                self._published.move_to_end(key)
        while len(self._published) > PICTURES_KEPT:
            self._published.popitem(last=False)

    def _authorize_asset(self, page: _Page, asset_id: str, *, content: bool = True) -> _Asset:
        """The record of a picture; also of one whose message has another by now."""
        try:
            return super()._authorize_asset(page, asset_id, content=content)
        except simcord.SetupError:
            record = page.assets.get(asset_id)
            if record is None or (page.id, page.viewer.id, asset_id) not in self._published:
                raise
            return record

    async def _prepare_asset(
        self,
        context_id: str | None,
        asset_id: str,
        *,
        download: bool = False,
        capture: bool = False,
        poster: bool = False,
        media_time: float | None = None,
    ) -> tuple[str, bytes, str]:
        """A picture that this viewer may see; also one that its message has just replaced."""
        try:
            return await super()._prepare_asset(
                context_id,
                asset_id,
                download=download,
                capture=capture,
                poster=poster,
                media_time=media_time,
            )
        except simcord.SetupError:
            page = self._get_page(context_id)
            former = self._published.get((page.id, page.viewer.id, asset_id))
            if former is None:
                raise
            return former

    async def _action(
        self, context_id: str | None, body: Mapping[str, object]
    ) -> dict[str, object]:
        # A press on a picture one poll old is good: the bot judges by itself what is stale.
        if "published_revision" in body:
            body = {**body, "published_revision": self._get_page(context_id).revision}
        return await super()._action(context_id, body)


LOCALES = {"en": "en-GB"}
"""Discord's locale for a language whose code it does not use as it is."""


def main(settings: Settings, port: int, say: Words) -> int:
    """Serve the demo until Ctrl+C; ``say`` has the words for the terminal."""
    with tempfile.TemporaryDirectory(prefix="contree-demo-") as folder:
        played = Settings.model_validate(
            {
                **settings.model_dump(exclude={"database_url", "backup_folder"}),
                "data_dir": Path(folder),
                # Whoever opens the page later finds the game as it began.
                "turn_seconds": 0,
            }
        )
        try:
            asyncio.run(serve(played, port, say))
        except KeyboardInterrupt:
            sys.stdout.write("\n")
    return ExitCode.OK


async def serve(settings: Settings, port: int, say: Words) -> None:
    """One visitor at a table, somebody else who looks on, and a page that follows."""
    shown = words(settings.default_language)
    env = LiveEnv(create_bot(settings))
    try:
        scene, visitor = furnish(env, shown)
        await env.start()
        await begin_a_game(env.backend, scene, visitor, shown)
        async with AsyncExitStack() as stack:
            page = LivePreview(env, scene, port=port)
            try:
                await stack.enter_async_context(page)
            except (OSError, simcord.SetupError) as error:
                raise CannotStart(ExitCode.PORT_TAKEN, port=str(port)) from error
            sys.stdout.write(say("startup-demo-open", url=page.url) + "\n")
            sys.stdout.flush()
            await page.wait_closed()
    finally:
        await env.shutdown()


async def begin_a_game(
    world: World, scene: Scene, visitor: simcord.MemberActor, say: Words
) -> None:
    """Seat the visitor with three computers, and wait for the hand: the page opens on it."""
    lobby = await visitor.slash(scene.channel, "contree start")
    if lobby.response is None:
        raise RuntimeError("the bot has not answered")
    news = asyncio.Event()
    world.watchers.append(news.set)
    await visitor.click(lobby.response, label=say("lobby-button-fill"))
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWER_WITHIN):
            while not any(each.is_ephemeral for each in world.messages[scene.channel.id].values()):
                await news.wait()
                news.clear()
    world.watchers.remove(news.set)


def furnish(env: LiveEnv, say: Words) -> tuple[Scene, simcord.MemberActor]:
    """Create a server with one channel, the visitor, who manages it, and an onlooker."""
    locale = LOCALES.get(say.language, say.language)
    server = env.create_guild(say("startup-demo-server"), preferred_locale=locale)
    channel = server.create_text_channel("belote")
    managing = discord.Permissions(manage_guild=True)
    manager = server.create_role(say("startup-demo-manager"), permissions=managing)

    def enter(login: str, name: str, *roles: simcord.RoleHandle) -> simcord.MemberActor:
        user = env.create_user(login, global_name=name)
        env.backend.locales[user.id] = locale
        return server.add_member(user, roles=roles)

    visitor = enter("visitor", say("startup-demo-visitor"), manager)
    onlooker = enter("onlooker", say("startup-demo-onlooker"))
    scene = Scene(
        channel=channel,
        viewers=(visitor, onlooker),
        locale=locale,
        pictures=_signs(env, say.language) | _face_of_bot(env, say("startup-demo-bot")),
        without_secret=say("startup-demo-address"),
    )
    return scene, visitor


def _face_of_bot(env: LiveEnv, name: str) -> dict[str, tuple[str, bytes]]:
    """Give the bot its name and its picture; return the picture by address."""
    bot = env.backend.bot_user
    bot.name, bot.avatar = name, "demo"
    return {f"{CDN_BASE}/avatars/{bot.id}/{bot.avatar}.png": ("avatar.png", avatar())}


def _signs(env: LiveEnv, language: str) -> dict[str, tuple[str, bytes]]:
    """Create the card emojis of a language; return their pictures by address."""
    pictures = {}
    for key in all_emojis():
        if key.language == language:
            emoji = env.backend.create_application_emoji(key.name)
            pictures[picture_address(emoji.id)] = (f"{key.name}.png", key.file)
    return pictures
