"""Discord's own languages: which of them a reader has, and commands in each for its list."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.i18n.catalogue import language_of
from bot.i18n.languages import manners
from bot.i18n.words import words

COMMAND_LANGUAGE = "en"
"""The language of the names that the code and Discord know commands by."""


def locale_of(language: str) -> str:
    """Discord's own locale of a language, or nothing: it does not speak all of them."""
    wanted = manners(language).formats or language
    known = [locale.value for locale in Locale]
    if wanted in known:
        return wanted
    return next((each for each in known if each.partition("-")[0] == language), "")


def language_read(locale: str, here: str) -> str:
    """The language that somebody with this locale reads where ``here`` is spoken.

    Whoever reads a language that Discord does not speak has another one there.
    """
    return language_of(locale, here) if locale_of(here) else here


def command_text(key: str) -> locale_str:
    """The English text of this key, with the key attached for the translator."""
    return locale_str(words(COMMAND_LANGUAGE)(key), key=key)


class CommandTranslator(Translator):
    """Translates command texts for Discord into every language, English included.

    Without English of its own, a reader in the United States may be shown British words.
    """

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in the language of the locale; None without a catalogue for it."""
        key = string.extras.get("key")
        language = language_of(locale.value, default="")
        return words(language)(key) if isinstance(key, str) and language else None
