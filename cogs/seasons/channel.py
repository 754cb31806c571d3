"""Where the podium of each season is posted: chosen on the settings and by a command, one way."""

from functools import partial

import discord

from bot.client import ContreeBot, Interaction
from bot.i18n import Words
from bot.ratings.periods import season_at
from bot.storage.ratings.podiums import choose_channel
from cogs.settings.preferences import require_manager
from cogs.ui.permissions import NEEDED, named
from cogs.ui.replies import Refused, channel_link, words_for


async def choose_podium_channel(interaction: Interaction, channel: int | None) -> str:
    """Post podiums there from now on, or with None nowhere; what is to be said of it.

    Refused where the bot may not write.
    """
    require_manager(interaction)
    say, bot, guild = words_for(interaction), interaction.client, interaction.guild_id or 0
    running = season_at(bot.clock.now())
    if channel is not None and (refused := podium_trouble(bot, guild, channel, say)):
        raise refused
    await bot.services.database.write(
        partial(choose_channel, guild=guild, channel=channel, running=running)
    )
    if channel is None:
        return say("admin-podium-off")
    return say("admin-podium-on", channel=channel_link(channel, say), date=running.ends)


def podium_trouble(bot: ContreeBot, guild: int, channel: int, say: Words) -> Refused | None:
    """Why nothing can be posted in a channel of this server, as far as Discord has told."""
    where = podium_channel(bot, guild, channel)
    if where is None:
        return Refused("refusal-podium-channel-gone")
    allowed = where.permissions_for(where.guild.me)
    missing = [name for name in NEEDED if not getattr(allowed, name)]
    if not missing:
        return None
    link = channel_link(channel, say)
    return Refused("refusal-podium-channel", channel=link, permissions=named(missing, say))


def podium_channel(bot: ContreeBot, guild: int, channel: int) -> discord.TextChannel | None:
    """A channel of this server in which podiums may be wanted; None where there is none."""
    server = bot.get_guild(guild)
    found = server.get_channel(channel) if server else None
    return found if isinstance(found, discord.TextChannel) else None
