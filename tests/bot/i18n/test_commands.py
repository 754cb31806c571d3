"""Commands are named and described within Discord's limits, in each language."""

import asyncio
import re

import discord
import pytest
from discord import app_commands
from discord.app_commands import locale_str

from bot.i18n import LANGUAGES, language_of, words
from bot.i18n.commands import CommandTranslator, command_text

PREFIX = "command-"
KEYS = sorted(key for key in words("en").catalogue if key.startswith(PREFIX))
NAMES = [key for key in KEYS if key.endswith("-name")]
DESCRIPTIONS = [key for key in KEYS if key.endswith("-description")]


async def _nothing(interaction: discord.Interaction) -> None:
    """A command that is never called."""


def _translated(string: locale_str, locale: discord.Locale) -> str | None:
    here: app_commands.TranslationContextTypes = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.other, None
    )
    return asyncio.run(CommandTranslator().translate(string, locale, here))


def test_every_command_has_a_name_and_a_description_and_nothing_else() -> None:
    assert {key.removesuffix("-name") for key in NAMES} == {
        key.removesuffix("-description") for key in DESCRIPTIONS
    }
    assert len(NAMES) + len(DESCRIPTIONS) == len(KEYS) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_valid(language: str) -> None:
    for key in NAMES:
        name = words(language)(key)
        assert re.fullmatch(r"[\w-]{1,32}", name), key
        assert name == name.lower(), key
        assert app_commands.Command(name=name, description="…", callback=_nothing).name == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_valid(language: str) -> None:
    texts = {key: words(language)(key) for key in DESCRIPTIONS}
    assert {key: text for key, text in texts.items() if not 1 <= len(text) <= 100} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_subcommands_have_different_names(language: str) -> None:
    commands = [key for key in NAMES if key.count("-") == 2 and key != "command-contree-name"]
    assert len({words(language)(key) for key in commands}) == len(commands) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_command_keeps_its_name(language: str) -> None:
    assert words(language)("command-start-name") == "start"
    assert words(language)("command-contree-name") == "contree"


def test_french_command_names() -> None:
    say = words("fr")
    expected = {
        "hand": "main",
        "table": "table",
        "leave": "quitter",
        "stop": "arrêter",
        "rules": "règles",
        "help": "aide",
        "leaderboard": "classement",
        "stats": "stats",
        "setup": "réglages",
        "start-target": "objectif",
        "start-computers": "ordinateurs",
        "stats-member": "joueur",
    }
    assert {name: say(f"command-{name}-name") for name in expected} == expected


def test_a_command_text_is_english_and_carries_its_key() -> None:
    text = command_text("command-hand-name")
    assert text.message == "hand"
    assert text.extras == {"key": "command-hand-name"}


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        (discord.Locale.french, "quitter"),
        (discord.Locale.american_english, "leave"),
        (discord.Locale.british_english, "leave"),
    ],
)
def test_a_command_text_is_translated(locale: discord.Locale, expected: str) -> None:
    assert _translated(command_text("command-leave-name"), locale) == expected


def test_other_locales_are_left_to_discord() -> None:
    foreign = [locale for locale in discord.Locale if not language_of(locale.value, "")]
    assert foreign
    assert {_translated(command_text("command-leave-name"), locale) for locale in foreign} == {None}


def test_text_without_a_key_is_not_translated() -> None:
    assert _translated(locale_str("leave"), discord.Locale.french) is None


def test_discord_gets_both_languages() -> None:
    """The way of a real command from the decorator to what is sent."""

    @app_commands.command(
        name=command_text("command-stats-name"),
        description=command_text("command-stats-description"),
    )
    @app_commands.rename(member=command_text("command-stats-member-name"))
    @app_commands.describe(member=command_text("command-stats-member-description"))
    async def stats(interaction: discord.Interaction, member: discord.Member) -> None:
        """Never called."""

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    payload = asyncio.run(stats.get_translated_payload(tree, CommandTranslator()))
    assert payload["name"] == "stats"
    assert {"fr", "en-US", "en-GB"} <= payload["name_localizations"].keys()
    option = payload["options"][0]
    assert option["name"] == "member"
    assert option["name_localizations"]["fr"] == "joueur"
    assert option["description_localizations"]["fr"] == words("fr")(
        "command-stats-member-description"
    )
