"""The post of a server's day: where and when, chosen in the settings, and its page there."""

from functools import partial

import discord
from discord import ChannelType

from bot.client import Interaction
from bot.i18n import Words
from bot.local_time import day_of, zone_or
from bot.storage.day_posts import DayPost, choose_day_post, day_post_of
from cogs.alone.playing import taking_over
from cogs.server_preferences import SETTINGS, preferences_of, require_manager
from cogs.today.controls import SETTINGS_DAY, SETTINGS_DAY_CHANNEL, SETTINGS_DAY_HOUR
from cogs.ui.access import post_channel, post_trouble, require_post_channel
from cogs.ui.arguments import number
from cogs.ui.control import button, channel_menu, menu
from cogs.ui.handlers import pressed
from cogs.ui.layout import card, rows, small, text, title, warning
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, refusal, words_for

USUAL_HOUR = 9
"""The hour at which a day is posted if nobody chose one: after the night, before noon."""

HOURS = range(24)

KINDS = (ChannelType.text, ChannelType.news)


def posts_page(
    post: DayPost | None, zone: str, say: Words, *, there: bool, trouble: str = ""
) -> discord.ui.LayoutView:
    """The channel and the hour; ``there``: the channel that is chosen exists."""
    hour = post.hour if post else USUAL_HOUR
    hours = {str(each): say("today-settings-hour", number=each) for each in HOURS}
    channel = post.channel if post and there else None
    return card(
        text(title(say("today-settings-title")), say("today-settings")),
        *warning(trouble),
        *rows(
            [
                channel_menu(
                    SETTINGS_DAY_CHANNEL,
                    KINDS,
                    channel,
                    say("settings-podium-none"),
                )
            ]
        ),
        *rows([menu(SETTINGS_DAY_HOUR, hours, str(hour), state=str(hour))]),
        text(small(say("today-settings-zone", zone=zone))),
        *rows([button(SETTINGS, say("settings-button-back"))]),
    )


@pressed(SETTINGS_DAY)
@taking_over
async def _look(press: Press) -> None:
    await _answer_posts(press.interaction)


async def _answer_posts(interaction: Interaction) -> None:
    require_manager(interaction)
    bot, guild, say = interaction.client, interaction.guild_id or 0, words_for(interaction)
    post = await bot.services.database.read(partial(day_post_of, guild=guild))
    zone = zone_or((await preferences_of(interaction)).zone, bot.settings.zone)
    channel = post.channel if post else None
    there = channel is not None and post_channel(bot, guild, channel) is not None
    found = post_trouble(bot, guild, channel, say) if channel is not None else None
    trouble = (refusal(say, found) or "") if found else ""
    await answer_in_place(
        interaction, posts_page(post, zone.key, say, there=there, trouble=trouble)
    )


@pressed(SETTINGS_DAY_CHANNEL)
@pressed(SETTINGS_DAY_HOUR)
@taking_over
async def _choose(press: Press) -> None:
    """Choose a channel or an hour."""
    require_manager(press.interaction)
    bot, guild = press.bot, press.interaction.guild_id or 0
    post = await bot.services.database.read(partial(day_post_of, guild=guild))
    channel, hour = (post.channel, post.hour) if post else (None, USUAL_HOUR)
    if press.control.verb == SETTINGS_DAY_CHANNEL:
        channel = number(press.value) if press.value else None
        if channel is not None:
            require_post_channel(press.interaction, channel)
    elif (hour := number(press.value)) not in HOURS:
        raise Refused("refusal-old-button")
    # A day is one of the bot's zone; the hour of its post alone is one of the server's.
    zone = zone_or(None, bot.settings.zone)
    today = day_of(bot.clock.now(), zone)
    await bot.services.database.write_for(
        guild,
        partial(choose_day_post, guild=guild, channel=channel, hour=hour, today=today),
    )
    await _answer_posts(press.interaction)
