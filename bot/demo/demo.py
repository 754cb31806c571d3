"""The demo: the bot itself on a simulated Discord, shown in a browser on this machine."""

import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path

import discord
import simcord
from PIL import Image
from simcord.backend.cdn import CDN_BASE

from bot.app import create_bot
from bot.demo.simulated_discord import (
    ANSWER_WITHIN,
    DemoWorld,
    LiveEnv,
    LivePreview,
    Scene,
    picture_address,
)
from bot.discord_api.card_emojis import all_emojis
from bot.failures import CannotStart, ExitCode
from bot.i18n import LANGUAGES, Words, words
from bot.i18n.commands import locale_of
from bot.i18n.direction import directed
from bot.pictures.canvas import CLOTH, USUAL, Canvas, png
from bot.pictures.packs import face
from bot.settings import Settings
from engine.cards import Card, Rank, Suit


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
    """One visitor at a table, three friends who may sit down too, and a page that follows.

    The game begins as the page is first opened, in the language of the browser.

    CannotStart if the port is taken.
    """
    shown = words(settings.default_language)

    def compiling() -> None:
        sys.stdout.write(say("startup-experts-compile") + "\n")
        sys.stdout.flush()

    env = LiveEnv(create_bot(settings, compiling=compiling))
    try:
        scene, visitor = furnish(env, shown)
        await env.start()
        guests = Guests(env, scene, visitor, settings.default_language)
        scene = replace(scene, welcome=guests.welcome)
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


class Guests:
    """Those who open the page: each reads their own language, and the first one finds a game."""

    def __init__(
        self, env: LiveEnv, scene: Scene, visitor: simcord.MemberActor, usual: str
    ) -> None:
        self._env = env
        self._scene = scene
        self._visitor = visitor
        self._usual = usual
        self._came = asyncio.Lock()
        self._playing = False

    async def welcome(self, accepted: str) -> str:
        """Let everybody speak the language that a browser asks for; begin a game, once."""
        async with self._came:
            say = words(language_accepted(accepted, self._usual))
            locale = locale_of(say.language) or say.language
            for person in self._scene.viewers:
                self._env.backend.locales[person.id] = locale
            if not self._playing:
                self._playing = True
                self._rename(say, locale)
                await begin_a_game(self._env.backend, self._scene, self._visitor, say)
            return locale

    def _rename(self, say: Words, locale: str) -> None:
        """Give the server and its people the names that they have in a language."""
        world, guild = self._env.backend, self._scene.channel.guild
        if guild is None:
            raise ValueError("the channel of the demo is on a server")
        changes = {"name": say("startup-demo-server"), "preferred_locale": locale}
        world.edit_guild(guild.id, changes)
        names = (say("startup-demo-visitor"), *_friends(say))
        for person, name in zip(self._scene.viewers, names, strict=True):
            world.edit_member(guild.id, person.id, {"nick": name})


def language_accepted(header: str, usual: str) -> str:
    """The first of the languages in an ``Accept-Language`` that the bot speaks, by its weights.

    >>> language_accepted("de-CH, en;q=0.7, fr-CH;q=0.9", "bg")
    'fr'
    >>> language_accepted("xx;q=what", "bg")
    'bg'
    """
    asked = list[tuple[float, int, str]]()
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.partition(";q=")
        with suppress(ValueError):
            asked.append((-float(weight or 1), place, tag.strip().partition("-")[0].lower()))
    return next((tag for _, _, tag in sorted(asked) if tag in LANGUAGES), usual)


def _friends(say: Words) -> list[str]:
    """The names of the three friends."""
    return [say("startup-demo-friend", number=number) for number in (1, 2, 3)]


async def begin_a_game(
    world: DemoWorld, scene: Scene, visitor: simcord.MemberActor, say: Words
) -> None:
    """Seat the visitor with three computers, and wait for the hand: the page opens on it.

    RuntimeError if the bot does not answer.
    """
    lobby = await visitor.slash(scene.channel, "contree start")
    if lobby.response is None:
        raise RuntimeError("the bot has not answered")
    news = asyncio.Event()
    world.watchers.append(news.set)
    await visitor.click(lobby.response, label=directed(say("lobby-button-fill")))
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWER_WITHIN):
            while not any(each.is_ephemeral for each in world.messages[scene.channel.id].values()):
                await news.wait()
                news.clear()
    world.watchers.remove(news.set)


def furnish(env: LiveEnv, say: Words) -> tuple[Scene, simcord.MemberActor]:
    """Create a server with two channels, the visitor, who manages it, and three friends."""
    locale = locale_of(say.language) or say.language
    server = env.create_guild(say("startup-demo-server"), preferred_locale=locale)
    channel = server.create_text_channel("belote")
    server.create_text_channel("cafe")  # for the setting in which channels tables may open
    managing = discord.Permissions(manage_guild=True)
    manager = server.create_role(say("startup-demo-manager"), permissions=managing)

    def enter(login: str, name: str, *roles: simcord.RoleHandle) -> simcord.MemberActor:
        user = env.create_user(login, global_name=name)
        env.backend.locales[user.id] = locale
        return server.add_member(user, roles=roles)

    visitor = enter("visitor", say("startup-demo-visitor"), manager)
    bot = env.backend.bot_user
    # Where it is new, it would greet the visitor after the first command.
    env.backend.get_guild(server.id).members[bot.id].joined_at = LONG_AGO
    bot.name, bot.avatar = say("startup-demo-bot"), "demo"
    face_of_bot = {f"{CDN_BASE}/avatars/{bot.id}/{bot.avatar}.png": ("avatar.png", avatar())}
    friends = [enter(f"friend{number}", name) for number, name in enumerate(_friends(say), 1)]
    scene = Scene(
        channel=channel,
        viewers=(visitor, *friends),
        locale=locale,
        pictures=_signs(env) | face_of_bot,
        icon=avatar(),
        without_secret=say("startup-demo-address"),
    )
    return scene, visitor


LONG_AGO = "2020-01-01T00:00:00+00:00"
"""Since when the bot is on the server."""

AVATAR_SIDE = 128
"""Pixels of the bot's square picture."""

CARD_HEIGHT = 84
"""Pixels of a card on it."""

TILT = 14
"""Degrees by which each of its cards leans outwards."""

APART = 34
"""Pixels between the middles of the cards."""


def avatar() -> bytes:
    """The bot's picture as a PNG: the two highest trumps on the cloth, leaning apart."""
    canvas = Canvas(Image.new("RGB", (AVATAR_SIDE, AVATAR_SIDE), CLOTH), USUAL)
    cards = (Card(Rank.NINE, Suit.SPADES), Card(Rank.JACK, Suit.HEARTS))
    for side, card in zip((-1, 1), cards, strict=True):
        picture = face(card, USUAL.pack, CARD_HEIGHT, letters=USUAL.letters)
        leaning = picture.rotate(-side * TILT, Image.Resampling.BICUBIC, expand=True)
        canvas.paste(leaning, (AVATAR_SIDE // 2 + side * APART // 2, AVATAR_SIDE // 2))
    return png(canvas.drawing)


def _signs(env: LiveEnv) -> dict[str, tuple[str, bytes]]:
    """Create the card emojis of all languages; return their pictures by address."""
    pictures = {}
    for key in all_emojis():
        emoji = env.backend.create_application_emoji(key.name)
        pictures[picture_address(emoji.id)] = (f"{key.name}.png", key.file)
    return pictures
