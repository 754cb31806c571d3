"""What is pressed on the pages of a server's settings."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from discord.utils import escape_markdown

from bot.i18n import LANGUAGES
from bot.local_time import zone_of_place, zones_like
from bot.pictures.packs import PicturePack
from bot.server_choices import GuildPreferences, ServerChoices
from bot.storage.errors import StorageError
from bot.storage.setting_changes import ChoicesChange, choices_of, last_change, undone
from bot.tables.clock import CLOCKS
from bot.tables.house_rules import ChooseGame
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.seasons import ServerFeatsControl, feats_answered
from cogs.server_preferences import (
    ALLOW_HERE,
    MOST_CHANNELS,
    Change,
    SettingsControl,
    SettingsPage,
    change_choices,
    change_house,
    change_preferences,
    parent_of,
    require_tables_in,
    table_channels,
    undo_change,
    words_of_server,
)
from cogs.settings.command import answer_settings
from cogs.settings.controls import (
    SETTINGS_ANYWHERE,
    SETTINGS_CHANNELS,
    SETTINGS_CLOCK,
    SETTINGS_CONVENTION,
    SETTINGS_DAY,
    SETTINGS_DAY_HOUR,
    SETTINGS_DAY_OFF,
    SETTINGS_GAME,
    SETTINGS_LADDERS,
    SETTINGS_LANGUAGE,
    SETTINGS_LEVEL,
    SETTINGS_PACK,
    SETTINGS_PICTURES,
    SETTINGS_PODIUM,
    SETTINGS_PODIUM_OFF,
    SETTINGS_RESET,
    SETTINGS_ZONE,
    SETTINGS_ZONE_TYPED,
    ServerFoldsControl,
    ServerReactionsControl,
    ServerSignalsControl,
    ServerSwitch,
    ServerTakeBacksControl,
    UndoSettingControl,
)
from cogs.settings.pages import APART, HOURS, SHARED
from cogs.settings.told import differences
from cogs.ui.access import post_channel, require_post_channel
from cogs.ui.arguments import chose, every_choice, line_modal, number, one_of
from cogs.ui.handlers import pressed
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press, is_private
from cogs.ui.replies import Refused, channel_link
from engine.players import Level
from engine.players.understanding import Convention

LONGEST_ZONE = 50
"""The longest name of a time zone that is read; the longest there is has 32 characters."""

MOST_ZONES = 5
"""The most names of zones that are told to who typed none of them."""


@pressed(SettingsControl)
async def _look(press: Press, asked: SettingsControl) -> None:
    await answer_settings(press.interaction, asked.page)


async def _change(press: Press, page: SettingsPage, change: Change) -> None:
    await change_preferences(press.interaction, change)
    await answer_settings(press.interaction, page)


# The first page.


@pressed(SETTINGS_LANGUAGE)
async def _language(press: Press) -> None:
    language = press.value if press.value in LANGUAGES else None
    await _change(press, SettingsPage.START, lambda now: replace(now, language=language))


@pressed(SETTINGS_GAME)
async def _game(press: Press) -> None:
    await change_house(press.interaction, ChooseGame(press.value))
    await answer_settings(press.interaction, SettingsPage.START)


@pressed(SETTINGS_ZONE)
async def _ask_zone(press: Press) -> None:
    heading, label = press.say("settings-zone-title"), press.say("settings-zone-label")
    window = line_modal(SETTINGS_ZONE_TYPED, heading, label, LONGEST_ZONE)
    await press.interaction.response.send_modal(window)


@pressed(SETTINGS_ZONE_TYPED)
async def _zone(press: Press) -> None:
    named = zone_of_place(press.value)
    if named is None:
        like = press.say.series(zones_like(press.value, MOST_ZONES)) or "none"
        raise Refused("refusal-unknown-zone", zone=escape_markdown(press.value), like=like)
    await _change(press, SettingsPage.START, lambda now: replace(now, zone=named.key))


@pressed(SETTINGS_CHANNELS)
async def _channels(press: Press) -> None:
    """Let tables open in these channels alone."""
    bot, guild = press.bot, press.interaction.guild_id or 0
    chosen = tuple(dict.fromkeys(every_choice(press.interaction)))
    if not chosen or len(chosen) > MOST_CHANNELS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if any(post_channel(bot, guild, each) is None for each in chosen):
        raise Refused("refusal-post-channel-gone")
    await _change(press, SettingsPage.START, lambda now: replace(now, channels=chosen))


@pressed(SETTINGS_ANYWHERE)
async def _anywhere(press: Press) -> None:
    await _change(press, SettingsPage.START, lambda now: replace(now, channels=None))


@pressed(ALLOW_HERE)
async def _allow_here(press: Press) -> None:
    """Let tables open here, too; whoever was refused asks again."""
    bot, guild = press.bot, press.interaction.guild_id or 0
    here = parent_of(bot, guild, press.interaction.channel_id or 0)

    def allowed(now: GuildPreferences) -> GuildPreferences:
        channels = table_channels(bot, guild, now)
        if channels is None or here in channels:
            return now
        if len(channels) >= MOST_CHANNELS:
            raise Refused("refusal-channels-full", count=MOST_CHANNELS)
        return replace(now, channels=(*channels, here))

    await change_preferences(press.interaction, allowed)
    link = channel_link(here, press.say)
    await press.answer(notice(press.say("settings-allowed", channel=link)))


# The tables.


@pressed(SETTINGS_CLOCK)
async def _clock(press: Press) -> None:
    if press.value not in map(str, CLOCKS):
        raise TableRefused(TableRefusal.STALE_PRESS)
    await _change(press, SettingsPage.TABLES, lambda now: replace(now, clock=int(press.value)))


def _menu(field: str, kind: type[StrEnum]) -> Handler:
    """A handler that chooses one of these for a field of the server's preferences."""

    async def choose(press: Press) -> None:
        changed: dict[str, Any] = {field: one_of(kind, press.value)}
        await _change(press, SettingsPage.TABLES, lambda now: replace(now, **changed))

    return choose


def _switch(field: str) -> Callable[[Press, ServerSwitch], Awaitable[None]]:
    """A handler that turns a field of the server's preferences on or off."""

    async def flip(press: Press, asked: ServerSwitch) -> None:
        changed: dict[str, Any] = {field: asked.on}
        await _change(press, SettingsPage.TABLES, lambda now: replace(now, **changed))

    return flip


pressed(SETTINGS_LEVEL)(_menu("level", Level))
pressed(SETTINGS_CONVENTION)(_menu("convention", Convention))
pressed(SETTINGS_PICTURES)(_menu("pictures", Pictures))
pressed(SETTINGS_PACK)(_menu("pack", PicturePack))
pressed(ServerSignalsControl)(_switch("signals"))
pressed(ServerTakeBacksControl)(_switch("take_backs"))
pressed(ServerReactionsControl)(_switch("reactions"))
pressed(ServerFoldsControl)(_switch("folds_deals"))


# Ratings, and what the bot posts.


@pressed(SETTINGS_LADDERS)
async def _ladders(press: Press) -> None:
    apart = chose(press.value, APART, SHARED)
    await _recounting(
        press,
        SettingsPage.RATINGS,
        lambda now: replace(now, preferences=replace(now.preferences, apart=apart)),
    )


@pressed(SETTINGS_PODIUM)
async def _podium(press: Press) -> None:
    channel = number(press.value)
    require_post_channel(press.interaction, channel)
    await _choose(press, SettingsPage.RATINGS, lambda now: replace(now, podium=channel))


@pressed(SETTINGS_PODIUM_OFF)
async def _podium_off(press: Press) -> None:
    await _choose(press, SettingsPage.RATINGS, lambda now: replace(now, podium=None))


@pressed(ServerFeatsControl)
async def _feats(press: Press, asked: ServerFeatsControl) -> None:
    """Choose it on the page of settings, or in answer to the question below a podium."""
    announced = asked.on
    await change_preferences(press.interaction, lambda now: replace(now, announces_feats=announced))
    if is_private(press.interaction):
        await answer_settings(press.interaction, SettingsPage.RATINGS)
        return
    # Below a podium everybody reads the answer, in the words of the server.
    say = await words_of_server(press.bot, press.interaction.guild_id or 0)
    answered = feats_answered(press.user, say, announced=announced)
    await press.interaction.response.edit_message(view=answered)


@pressed(SETTINGS_DAY)
async def _day(press: Press) -> None:
    """Post the deal of the day in a channel, if tables may open there."""
    channel = number(press.value)
    require_post_channel(press.interaction, channel)
    await require_tables_in(press.interaction, channel)
    await _choose(press, SettingsPage.POSTS, lambda now: replace(now, day=channel))


@pressed(SETTINGS_DAY_HOUR)
async def _day_hour(press: Press) -> None:
    hour = number(press.value)
    if hour not in HOURS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await _choose(press, SettingsPage.POSTS, lambda now: replace(now, day_hour=hour))


@pressed(SETTINGS_DAY_OFF)
async def _day_off(press: Press) -> None:
    await _choose(press, SettingsPage.POSTS, lambda now: replace(now, day=None))


async def _choose(press: Press, page: SettingsPage, change: ChoicesChange) -> None:
    await change_choices(press.interaction, change)
    await answer_settings(press.interaction, page)


# Undoing, and resetting.


@pressed(UndoSettingControl)
async def _undo(press: Press, asked: UndoSettingControl) -> None:
    """Undo the last change, and say so."""
    bot, guild, say = press.bot, press.interaction.guild_id or 0, press.say
    before, change = await bot.services.database.read(
        lambda connection: (
            choices_of(connection, guild),
            last_change(connection, guild, bot.clock.now()),
        )
    )
    if change is None or change.id != asked.change:
        raise Refused("refusal-undone-before")
    after = undone(before, change)
    await _announce_recount(press, before, after)
    try:
        await undo_change(press.interaction, asked.change)
    except (Refused, StorageError):
        await answer_settings(press.interaction, asked.page)
        raise
    lines = differences(bot, before, after, say) or (say("settings-same"),)
    await answer_settings(
        press.interaction, asked.page, "\n".join((say("settings-undone"), *lines))
    )


@pressed(SETTINGS_RESET)
async def _reset(press: Press) -> None:
    """Choose all as the bot came; results and evenings stay."""
    await _recounting(press, SettingsPage.RESET, lambda _: ServerChoices())


async def _recounting(press: Press, page: SettingsPage, change: ChoicesChange) -> None:
    """Change what may make games count elsewhere.

    Many may be counted again, and that takes longer than Discord waits for an answer.
    """
    guild = press.interaction.guild_id or 0
    before = await press.bot.services.database.read(lambda c: choices_of(c, guild))
    await _announce_recount(press, before, change(before))
    try:
        await change_choices(press.interaction, change)
    except StorageError:
        # Else a notice that games are being counted would stand there for good.
        await answer_settings(press.interaction, page)
        raise
    await answer_settings(press.interaction, page)


async def _announce_recount(press: Press, before: ServerChoices, after: ServerChoices) -> None:
    if before.preferences.apart != after.preferences.apart:
        await press.answer(notice(press.say("settings-recounting")))
