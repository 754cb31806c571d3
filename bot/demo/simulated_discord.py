"""The simulated Discord of the demo: SimCord in real time, with a page that follows it.

It relies on private parts of SimCord, as tests/rig/seams.py does; both are for one version of it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from html import escape
from time import perf_counter
from typing import Any, ClassVar, Literal, Self

import discord
import simcord
import structlog
from aiohttp import web
from simcord._clock import Clock
from simcord._runtime import _BOT_SCOPE
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Interaction, Message
from simcord.enums import AppCommandType
from simcord.preview import Preview
from simcord.preview._assets import _Asset
from simcord.preview._media import MediaInfo, MediaWorker, _process_media
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.demo.command_names import as_read, as_registered

logger = structlog.stdlib.get_logger(__name__)

SCRIPT = "/address.js"
ICON = "/favicon.ico"
"""The path of the icon, which every browser requests."""

WITHOUT_SECRET = """\
if (!location.hash) {
  const sentence = document.getElementById("address").content.textContent;
  addEventListener("load", () => { document.body.textContent = sentence; });
}
"""
"""A browser does not send the part of an address after « # »: only the page knows it lacks."""


LINKS = """\
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='https://discord.com/channels/']");
  const mentioned = event.target.closest?.(".mention")?.textContent.match(/^#(.+)/);
  const channel = (link?.href.match(/channels\\/\\d+\\/(\\d+)/) ?? mentioned)?.[1];
  if (channel) {
    event.preventDefault();
    event.stopPropagation();
    location.assign(`/?channel=${channel}${location.hash}`);
  }
}, true);
"""
"""A link to a channel or a thread of the simulated server, or its name, opens it here."""

VIEWER = """\
const picker = document.getElementById("viewer-picker");
picker.addEventListener("change", () => sessionStorage.setItem("viewer", picker.value));
new MutationObserver((_, waiting) => {
  const kept = sessionStorage.getItem("viewer");
  if (picker.options.length) waiting.disconnect();
  if ([...picker.options].some((each) => each.value === kept && !each.selected)) {
    picker.value = kept;
    picker.dispatchEvent(new Event("change"));
  }
}).observe(picker, { childList: true });
"""
"""As whom a page is viewed stays so in its tab, where it goes to another channel too."""

SELECTS = "/selects.js"
"""The path of SimCord's code for menus."""

DRAWN_ONCE = "  if (draftValue(key) === undefined) {"
DRAWN_AGAIN = f"""\
  const place = key.split(":component:")[0] + component.custom_id;
  const drawn = descriptor ? selectedIds(descriptor) : optionDefaults(entries);
  const anew = DRAWINGS.get(place) !== String(drawn);
  DRAWINGS.set(place, String(drawn));
  if (anew && draftValue(key) !== undefined) options.onReconcileDraft?.(key, drawn);
{DRAWN_ONCE}"""
"""A menu that is drawn with another choice shows it, as on Discord; SimCord keeps the reader's."""

CHANNEL = "channel"
"""The parameter, and the cookie, that say which channel a page shows."""


class DemoServer(PreviewServer):
    """Serves a page to each visitor: of the channel that they ask for, in their language.

    Whoever opens it without its secret part reads where the right address is.
    """

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        SCRIPT: SCRIPT,
        ICON: ICON,
    }

    def __init__(self, preview: "LivePreview", port: int, scene: "Scene") -> None:
        super().__init__(preview, port)
        self._live = preview
        self._scene = scene

    async def _static(self, request: web.Request) -> web.Response:
        if request.path == ICON:
            return web.Response(
                body=self._scene.icon, content_type="image/png", headers=self._SECURITY_HEADERS
            )
        if request.path == SCRIPT:
            kind, headers = "application/javascript", self._SECURITY_HEADERS
            page = WITHOUT_SECRET + LINKS + VIEWER
            return web.Response(text=page, content_type=kind, headers=headers)
        answer: web.Response = await super()._static(request)
        if request.path == SELECTS and answer.text is not None:
            answer.text = answer.text.replace(DRAWN_ONCE, DRAWN_AGAIN)
            answer.text += "const DRAWINGS = new Map();\n"
        if request.path == "/" and answer.text is not None:
            locale = await self._scene.welcome(request.headers.get("Accept-Language", ""))
            self._live.speak(locale)
            told = f'<template id="address">{escape(self._scene.without_secret)}</template>'
            script = f'{told}<script src="{SCRIPT}"></script></body>'
            answer.text = answer.text.replace("</body>", script)
            answer.set_cookie(CHANNEL, request.query.get(CHANNEL, ""), samesite="Strict")
        return answer

    def _authorized(self, request: web.Request, *, context: str | None = None) -> bool:
        """Whether a request is a page's; all that it asks is about the channel of that page."""
        known = self._live.channel_of(request.headers.get("X-Simcord-Context"))
        SHOWN_CHANNEL.set(known or self._live.channel_named(request.cookies.get(CHANNEL, "")))
        allowed: bool = super()._authorized(request, context=context)
        return allowed


SHOWN_CHANNEL: ContextVar[simcord.ChannelHandle | None] = ContextVar("shown channel", default=None)
"""The channel of the page whose request is being answered."""


async def _welcomed(_: str) -> str:
    """Change nothing: every visitor reads the language of the scene."""
    return ""


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


ANSWER_WITHIN = 3.0
"""Seconds after which Discord takes no answer to a press or a command any more."""
AFTERWARDS = 0.03
BETWEEN_PICTURES = 0.25
MAX_REMEMBERED_REQUESTS = 500
PICTURES_KEPT = 200
"""The pictures that a window may still ask for after the messages show others."""

RenderReason = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]


class DemoClock(Clock):
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


class DemoWorld(Backend):
    """SimCord's backend, with a language for each person and each server."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.locales: dict[int, str] = {}
        self.watchers: list[Callable[[], None]] = []
        super().__init__(clock=clock)

    def emit(self, event: str, payload: Mapping[str, object]) -> None:
        """Send an event to the bot; an interaction carries its user's language."""
        if event == "INTERACTION_CREATE":
            interaction = self.interactions[int(str(payload["id"]))]
            locale = self._locale(interaction.user_id)
            payload = {**payload, "locale": locale}
            used = payload.get("data")
            if isinstance(used, Mapping) and (command := self._command(used.get("id"))):
                payload["data"] = as_registered(used, command, locale)
            if interaction.guild_id is not None:
                payload["guild_locale"] = self.get_guild(interaction.guild_id).preferred_locale
        super().emit(event, payload)
        self._tell_watchers()

    def visible_commands(
        self, *, user_id: int, channel_id: int, type: int = AppCommandType.CHAT_INPUT
    ) -> list[dict[str, Any]]:
        """The commands that somebody may use, in their language."""
        found = super().visible_commands(user_id=user_id, channel_id=channel_id, type=type)
        return [as_read(command, self._locale(user_id)) for command in found]

    def _locale(self, user: int) -> str:
        return self.locales.get(user, "en-US")

    def _command(self, number: object) -> Mapping[str, Any] | None:
        """The command of this id, as it was registered."""
        every = (command for scope in self.commands.values() for command in scope.values())
        return next((command for command in every if command["id"] == number), None)

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
        record.initial_response_deadline = self.iso_after(ANSWER_WITHIN)
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
        self.backend: DemoWorld = DemoWorld(DemoClock())
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
    icon: bytes = b""
    without_secret: str = ""
    welcome: Callable[[str], Awaitable[str]] = _welcomed
    """Told the languages that a browser asks for, before its page is shown; says which it is."""


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
        self._server = DemoServer(self, port, scene)
        self._published: OrderedDict[tuple[str, int, str], tuple[str, bytes, str]] = OrderedDict()
        self._world = env.backend
        self._news = asyncio.Event()
        self._follower: asyncio.Task[None] | None = None

    @property
    def channel(self) -> simcord.ChannelHandle:
        """The channel of the page that asks, else that of the scene."""
        return SHOWN_CHANNEL.get() or self._home

    @channel.setter
    def channel(self, channel: simcord.ChannelHandle) -> None:
        self._home = channel

    def speak(self, locale: str) -> None:
        """Write dates and hours as this locale does, if Discord knows it."""
        if locale in self._LOCALES:
            self.locale = locale

    def channel_of(self, context_id: str | None) -> simcord.ChannelHandle | None:
        """The channel that an open page shows."""
        page = self._pages.get(context_id or "")
        return None if page is None else self.channel_named(str(page.channel_id))

    def channel_named(self, name: str) -> simcord.ChannelHandle | None:
        """A channel or thread of the server by its id or its name; None if there is none."""
        every = self._world.channels.values()
        found = next((each for each in every if name in (str(each.id), each.name)), None)
        return None if found is None else simcord.ChannelHandle(self.env, self._home.guild, found)

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
            del self._world.transcript[:-MAX_REMEMBERED_REQUESTS]
            del self._world.http_requests[:-MAX_REMEMBERED_REQUESTS]
            await asyncio.sleep(BETWEEN_PICTURES)

    def _publish(self, page: _Page, *, reason: RenderReason = "action") -> None:
        # SimCord keeps one page that no browser shows; drawing it would cost as much again.
        if page is self._python and reason == "refresh":
            return
        if reason != "query":
            # What somebody last chose in a menu is no longer what the bot has drawn there.
            page.candidate_queries.clear()
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
