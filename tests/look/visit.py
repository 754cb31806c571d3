"""An evening of which pictures are taken: everybody in it reads one language."""

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.discord_api.card_emojis import all_emojis
from bot.i18n import LANGUAGES, Words, words
from bot.i18n.commands import locale_of
from bot.settings import Settings
from tests.cogs.evening import Evening
from tests.look.shot import Camera
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import MessageLike

LOCALES: Mapping[str, str] = {language: locale_of(language) or language for language in LANGUAGES}
NAMES = ("Alice", "Bertrand", "Colette", "Maximilien")
MANAGES = discord.Permissions(manage_guild=True)


class Evenings(Evening):
    """An evening at which everybody who comes in reads the same language."""

    locale = "fr"

    def people(self, *names: str) -> list[Person]:
        """Let several people in."""
        return [self.cafe.person(name, locale=self.locale) for name in names]


@dataclass(frozen=True, slots=True)
class Visit:
    """What a scene has: the place where it plays, and a camera."""

    evening: Evening
    camera: Camera
    say: Words

    @property
    def newest(self) -> MessageLike:
        """The newest public message."""
        return self.evening.cafe.newest()

    def take(self, name: str, message: MessageLike) -> None:
        """Keep a message as it is now."""
        self.camera.take(name, message)

    def manager(self) -> Person:
        """Let somebody in who may manage the server."""
        locale = LOCALES[self.say.language]
        return self.evening.cafe.person("Zoé", permissions=MANAGES, locale=locale)


def visit(
    open_cafe: OpenCafe, settings: Settings, language: str, *, seed: int, signs: bool
) -> Visit:
    """An evening that is not open yet; with ``signs``, cards are emojis there."""
    evening = Evenings(open_cafe, settings, seed=seed)
    evening.locale = LOCALES[language]
    evening.cafe.env.backend.get_guild(evening.cafe.server.id).preferred_locale = LOCALES[language]
    pictures = {key.name: key.file for key in all_emojis()} if signs else {}
    for name in pictures:
        evening.cafe.env.backend.create_application_emoji(name)
    return Visit(evening, Camera(evening, pictures), words(language))
