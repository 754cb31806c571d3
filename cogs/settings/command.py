"""The settings of a server: the command, and the answer with one of its pages."""

from bot.client import Interaction
from bot.evenings import WhyPaused
from bot.i18n.commands import command_text
from bot.local_time import zone_or
from bot.server_choices import ServerChoices
from bot.storage.evenings import of_guild as evenings_of
from bot.storage.setting_changes import choices_of, last_change
from cogs.server_preferences import (
    SettingsPage,
    chosen_pictures,
    table_channels,
    usual_clock,
    usual_convention,
    usual_level,
    usual_rules,
)
from cogs.settings.pages import LastChange, NextTables, PostChannel, ServerSettings, settings_page
from cogs.settings.told import differences
from cogs.ui.access import post_channel, post_trouble
from cogs.ui.command_group import contree_admin
from cogs.ui.press import answer_in_place
from cogs.ui.replies import channel_link, refusal, words_for


async def answer_settings(interaction: Interaction, page: SettingsPage, note: str = "") -> None:
    """Answer with a page of the server's settings, in the caller's language."""
    bot, guild, say = interaction.client, interaction.guild_id or 0, words_for(interaction)
    now = bot.clock.now()
    choices, last, evenings = await bot.services.database.read(
        lambda connection: (
            choices_of(connection, guild),
            last_change(connection, guild, now),
            evenings_of(connection, guild),
        )
    )
    preferences = choices.preferences
    channels = table_channels(bot, guild, preferences)
    troubles = list[str]()
    if channels == ():
        troubles.append(say("settings-channels-gone"))
    if any(each.paused is WhyPaused.CHANNEL for each in evenings):
        troubles.append(say("settings-evenings-paused"))
    day = _post_channel(interaction, choices.day, channels)
    if day.trouble and page is not SettingsPage.POSTS:
        troubles.append(say("settings-day-silent"))
    if day.channel and not day.trouble and channels and day.channel not in channels:
        troubles.append(say("settings-day-elsewhere", channel=channel_link(day.channel, say)))
    told = differences(bot, last.before, last.after, say) if last else ()
    shown = ServerSettings(
        choices=choices,
        tables=NextTables(
            house=usual_rules(bot, preferences),
            clock=usual_clock(bot, preferences),
            level=usual_level(bot, preferences),
            convention=usual_convention(preferences),
            pictures=chosen_pictures(bot, preferences),
        ),
        channels=channels,
        podium=_post_channel(interaction, choices.podium, None),
        day=day,
        here=now.astimezone(zone_or(preferences.zone, bot.settings.zone)),
        common=bot.settings.common_ladder,
        troubles=troubles,
        last=LastChange(last.id, told or (say("settings-same"),)) if last else None,
        resets=differences(bot, choices, ServerChoices(), say),
        note=note,
    )
    view = settings_page(shown, page, say)
    # After games are counted again the settings take the place of the notice that says so.
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view)
    else:
        await answer_in_place(interaction, view)


def _post_channel(
    interaction: Interaction, channel: int | None, offered: tuple[int, ...] | None
) -> PostChannel:
    """A channel that there is no more cannot be shown as the one that is chosen."""
    say, bot, guild = words_for(interaction), interaction.client, interaction.guild_id or 0
    # One that was chosen before stays among those that are offered.
    every = dict.fromkeys((*offered, *((channel,) if channel else ()))) if offered else ()
    there = [(each, post_channel(bot, guild, each)) for each in every]
    names = tuple((each, found.name) for each, found in there if found)
    if channel is None:
        return PostChannel(offered=names)
    trouble = post_trouble(bot, guild, channel, say)
    told = refusal(say, trouble) or "" if trouble else ""
    found = post_channel(bot, guild, channel)
    return PostChannel(channel if found else None, told, names)


@contree_admin.command(
    name=command_text("command-setup-name"), description=command_text("command-setup-description")
)
async def setup(interaction: Interaction) -> None:
    """Show the server's settings to those who may change them."""
    await answer_settings(interaction, SettingsPage.START)
