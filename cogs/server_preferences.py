"""The preferences of a server for its tables: read and changed for commands and presses."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Any

from bot.client import ContreeBot, Interaction
from bot.i18n import Words, language_of, words
from bot.local_time import day_of, zone_or
from bot.pictures.packs import DEFAULT, PicturePack
from bot.server_choices import GuildPreferences
from bot.storage import setting_changes as storage
from bot.storage.preferences import change_guild_preferences, guild_preferences
from bot.storage.setting_changes import ChoicesChange
from bot.tables.events import TableOpened
from bot.tables.house_rules import (
    ChooseLength,
    ChooseOption,
    ChoosePreset,
    GameLength,
    HouseRules,
    RulesChange,
    what_holds,
)
from bot.tables.table_settings import Pictures
from cogs.ui.control import button
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser
from cogs.ui.replies import Refused, TablesElsewhere
from engine.options import OptionName
from engine.players import Level
from engine.players.understanding import Convention
from engine.variants import VARIANTS
from engine.variants.presets import PRESETS, presets_of

Change = Callable[[GuildPreferences], GuildPreferences]

MOST_CHANNELS = 10
"""The most channels that a server can choose for its tables."""


class SettingsPage(StrEnum):
    """The pages of a server's settings."""

    START = "start"
    TABLES = "tables"
    RATINGS = "ratings"
    POSTS = "posts"
    RESET = "reset"


@control("settings", Presser.MANAGER)
class SettingsControl(WordedControl):
    """A page of the server's settings."""

    page: SettingsPage = SettingsPage.START


ALLOW_HERE = ControlName("settings-allow-here", Presser.MANAGER)
"""Lets tables open in the channel in which it is pressed."""


async def words_of_server(bot: ContreeBot, guild: int) -> Words:
    """The words of what the bot says on a server of its own accord, to nobody alone."""
    chosen = await preferences_on(bot, guild)
    return words(language_of(chosen.language, bot.settings.default_language))


async def preferences_on(bot: ContreeBot, guild: int) -> GuildPreferences:
    """The settings of a server."""
    return await bot.services.database.read(partial(guild_preferences, guild_id=guild))


async def preferences_of(interaction: Interaction) -> GuildPreferences:
    """The settings of the server of an interaction."""
    return await preferences_on(interaction.client, interaction.guild_id or 0)


async def change_choices(interaction: Interaction, change: ChoicesChange) -> None:
    """Change what the server has chosen, so that it can be undone.

    Where games count otherwise afterwards, that is done before it returns.
    """
    await _change(interaction, partial(storage.change_choices, change=change))


async def undo_change(interaction: Interaction, number: int) -> None:
    """Undo the last change; Refused if that is another one by now."""
    if not await _change(interaction, partial(storage.undo_change, number=number)):
        raise Refused("refusal-undone-before")


async def _change(interaction: Interaction, work: Callable[..., bool]) -> bool:
    bot, guild, now = interaction.client, interaction.guild_id or 0, interaction.client.clock.now()
    # A day is one of the bot's zone; the hour of its post alone is one of the server's.
    today = day_of(now, zone_or(None, bot.settings.zone))
    done = await bot.services.voiding.changed(
        guild, partial(work, guild=guild, now=now, today=today)
    )
    chosen = await preferences_of(interaction)
    bot.guild_languages[guild] = chosen.language or ""
    bot.readers.server_chose(guild, chosen.pack)
    return done


async def change_preferences(interaction: Interaction, change: Change) -> None:
    """Change the server's settings for its tables, so that it can be undone."""
    await change_choices(interaction, lambda now: replace(now, preferences=change(now.preferences)))


def table_channels(
    bot: ContreeBot, guild: int, preferences: GuildPreferences
) -> tuple[int, ...] | None:
    """The channels where tables may open, of those that there are; None for everywhere.

    None of them is left where the server has deleted all: that is not everywhere.
    """
    if preferences.channels is None:
        return None
    server = bot.get_guild(guild)
    return tuple(each for each in preferences.channels if server and server.get_channel(each))


def parent_of(bot: ContreeBot, guild: int, channel: int) -> int:
    """The channel of a thread; any other channel is its own."""
    server = bot.get_guild(guild)
    thread = server.get_thread(channel) if server else None
    return thread.parent_id if thread else channel


def tables_elsewhere(
    bot: ContreeBot, guild: int, channel: int, preferences: GuildPreferences
) -> TablesElsewhere | None:
    """Why no table may open in a channel, or a thread of one; None if one may."""
    channels = table_channels(bot, guild, preferences)
    if channels is None or parent_of(bot, guild, channel) in channels:
        return None
    return TablesElsewhere(channels, lambda say: button(ALLOW_HERE, say("settings-button-allow")))


async def require_tables_in(interaction: Interaction, channel: int | None) -> None:
    """Refuse a channel of this server, as that of the interaction, if no table may open there."""
    bot, guild = interaction.client, interaction.guild_id or 0
    preferences = await preferences_of(interaction)
    if elsewhere := tables_elsewhere(bot, guild, channel or 0, preferences):
        raise elsewhere


def usual_rules(
    bot: ContreeBot, preferences: GuildPreferences, game: str | None = None
) -> HouseRules:
    """The rules of a new table: the server's, unless another game than its own is asked for.

    Where the server has fixed none, the preset and the length that it chose last.
    What was chosen and can be had no more is left out: nobody is kept from playing by it.
    """
    target = bot.settings.default_target
    options = ((OptionName.TARGET.value, str(target)),) if target else ()
    if preferences.rules_key is None:
        house = what_holds(game or VARIANTS[0].key, options)
        return _as_chosen_last(house, preferences)
    house = what_holds(preferences.rules_key, preferences.options)
    if game in {None, house.variant}:
        return house
    return _as_chosen_last(what_holds(game or "", options), preferences)


def _as_chosen_last(house: HouseRules, preferences: GuildPreferences) -> HouseRules:
    """By the preset that the server chose last, if this game has it, and so long as then."""
    for preset in presets_of(house.variant):
        if preset.name == preferences.preset:
            house = house.after(ChoosePreset(preset.name))
    if preferences.length in set(GameLength):
        return house.after(ChooseLength(GameLength(preferences.length)))
    return house


async def remember_preset(interaction: Interaction, change: RulesChange) -> None:
    """Play the server's next tables by this preset or none, unless its settings fix their rules.

    The length chosen last is dropped if the preset says how long a game is, or if there is none.
    """
    name = change.name if isinstance(change, ChoosePreset) else None
    keeps_length = any(each.name == name and not each.names_end for each in PRESETS)
    length: dict[str, Any] = {} if keeps_length else {"length": None}
    await remember(interaction, preset=name, **length)


async def remember(interaction: Interaction, **chosen: Any) -> None:  # noqa: ANN401
    """Let the server's next tables be as one of its tables has chosen, whoever chose it there."""
    guild = interaction.guild_id or 0
    await interaction.client.services.database.write_for(
        guild, lambda c: change_guild_preferences(c, guild, lambda now: replace(now, **chosen))
    )


def usual_clock(bot: ContreeBot, preferences: GuildPreferences) -> int:
    """The seconds of a turn at a new table: what the server chose, else what the bot is set to."""
    if preferences.clock is None:
        return bot.settings.turn_seconds
    return preferences.clock


def usual_level(bot: ContreeBot, preferences: GuildPreferences, *, training: bool = False) -> Level:
    """The level of computers at a new table: the server's choice, else the bot's setting.

    Where the server chose nothing, they are beginners at a training table.
    """
    if preferences.level in set(Level):
        return Level(preferences.level)
    return Level.BEGINNER if training else Level(bot.settings.computer_level)


def usual_convention(preferences: GuildPreferences) -> Convention:
    """The convention of computers at a new table: the one chosen last, else the dialogue."""
    chosen = preferences.convention
    return Convention(chosen) if chosen in set(Convention) else Convention.DIALOGUE


def public_pack(preferences: GuildPreferences) -> PicturePack:
    """The pack of cards of what everybody sees there."""
    return PicturePack(preferences.pack) if preferences.pack in set(PicturePack) else DEFAULT


def chosen_pictures(bot: ContreeBot, preferences: GuildPreferences) -> Pictures:
    """When tables are drawn: as the server chose, else as the bot is set to."""
    usual = Pictures(bot.settings.table_pictures)
    return Pictures(preferences.pictures) if preferences.pictures in set(Pictures) else usual


def usual_pictures(interaction: Interaction, preferences: GuildPreferences) -> Pictures:
    """The server's pictures for a new table; none if the bot may not send files."""
    may_send = interaction.app_permissions.attach_files
    return chosen_pictures(interaction.client, preferences) if may_send else Pictures.NONE


def usual_opening(
    bot: ContreeBot,
    preferences: GuildPreferences,
    house: HouseRules,
    *,
    guild: int,
    channel: int,
    host: int,
) -> TableOpened:
    """The opening of a table with these rules on a server, as it usually plays.

    Refused where the server lets no table open: every table that opens passes here.
    """
    if elsewhere := tables_elsewhere(bot, guild, channel, preferences):
        raise elsewhere
    return TableOpened(
        guild=guild,
        channel=channel,
        host=host,
        language=language_of(preferences.language, bot.settings.default_language),
        variant=house.variant,
        version=house.rules.version,
        options=house.options,
        clock=usual_clock(bot, preferences),
        level=usual_level(bot, preferences),
        convention=usual_convention(preferences),
        signals=preferences.signals,
        pictures=chosen_pictures(bot, preferences),
        take_backs=preferences.take_backs,
        folds_deals=preferences.folds_deals,
    )


def opening_rules(
    bot: ContreeBot, preferences: GuildPreferences, game: str | None, target: int | None
) -> HouseRules:
    """The usual rules with the target that was asked for, in place of any number of deals.

    OptionRefused when it cannot be had.
    """
    house = usual_rules(bot, preferences, game)
    if target is None:
        return house
    return house.without(OptionName.DEALS).after(ChooseOption(OptionName.TARGET, str(target)))


async def change_house(interaction: Interaction, change: RulesChange) -> None:
    """Change the rules of the server's next tables."""

    def changed(now: GuildPreferences) -> GuildPreferences:
        house = usual_rules(interaction.client, now).after(change)
        return replace(now, rules_key=house.variant, options=house.options)

    await change_preferences(interaction, changed)
