"""Checks of where the bot may write, how often a person may ask, and about whom."""

from collections.abc import Hashable, Iterable
from math import ceil

import discord

from bot.client import ContreeBot, Interaction
from bot.discord_api.rate_limits import MINUTE, Limited
from bot.i18n import Words
from bot.storage.preferences import hidden_among
from cogs.ui.replies import Refused, TooLate, channel_link, may_manage, mention, words_for

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def lacked(channel: object, given: discord.Permissions) -> list[str]:
    """The missing permissions to write in a channel, by the names of Discord's library."""
    needed = NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    return [name for name in needed if not getattr(given, name)]


def missing_permissions(interaction: Interaction) -> list[str]:
    """The permissions that the bot lacks in this channel, by their names in Discord's library."""
    return lacked(interaction.channel, interaction.app_permissions)


def require_permissions(interaction: Interaction) -> None:
    """Refused, with the names of missing permissions: to answer takes fewer than to post."""
    missing = missing_permissions(interaction)
    if missing:
        names = named(missing, words_for(interaction))
        raise Refused("refusal-missing-permissions", permissions=names)


def require_own_permissions(interaction: Interaction) -> None:
    """Refused for whoever may not write in this channel themselves: buttons can be pressed there.

    What the bot posts for them would be a way around that.
    """
    if missing := lacked(interaction.channel, interaction.permissions):
        names = named(missing, words_for(interaction))
        raise Refused("refusal-own-permissions", permissions=names)


def require_share(interaction: Interaction, what: Hashable) -> None:
    """Count that somebody posts something in this channel, as if by a command.

    Refused if they may not write themselves, and if the same was just posted.
    """
    require_own_permissions(interaction)
    shares, place = interaction.client.request_limits.shares, (interaction.channel_id, what)
    if seconds := shares.wait(place):
        raise Refused("refusal-shared-lately", count=ceil(seconds / MINUTE))
    require_patience(interaction, Limited.COMMAND)
    # Noted last: a refused attempt does not count.
    shares.note(place)


def require_place(interaction: Interaction, what: Hashable) -> None:
    """Count that somebody posts something here, which everybody sees: without a server, anywhere.

    Refused if the bot, or who asks, may not write.
    """
    guild = interaction.guild_id
    if guild is None:
        return
    # On a server that the bot has not joined, Discord decides what an answer may do.
    if interaction.client.get_guild(guild) is not None:
        require_permissions(interaction)
    require_share(interaction, what)


def post_channel(bot: ContreeBot, guild: int, channel: int) -> discord.TextChannel | None:
    """A channel of this server in which the bot may be wanted to post by itself."""
    server = bot.get_guild(guild)
    found = server.get_channel(channel) if server else None
    return found if isinstance(found, discord.TextChannel) else None


def post_trouble(bot: ContreeBot, guild: int, channel: int, say: Words) -> Refused | None:
    """Why nothing can be posted in a channel of this server, as far as Discord has said."""
    where = post_channel(bot, guild, channel)
    if where is None:
        return Refused("refusal-post-channel-gone")
    missing = lacked(where, where.permissions_for(where.guild.me))
    if not missing:
        return None
    link = channel_link(channel, say)
    return Refused("refusal-post-channel", channel=link, permissions=named(missing, say))


def require_post_channel(interaction: Interaction, channel: int) -> None:
    """Refuse a channel in which the bot cannot post, or whoever chooses it may not write.

    What the bot posts is no way around that.
    """
    bot, guild, say = interaction.client, interaction.guild_id or 0, words_for(interaction)
    if refused := post_trouble(bot, guild, channel, say):
        raise refused
    where, member = post_channel(bot, guild, channel), interaction.user
    if where is None or not isinstance(member, discord.Member):
        raise Refused("refusal-post-channel-gone")
    if lacked(where, where.permissions_for(member)):
        raise Refused("refusal-post-not-writer", channel=channel_link(channel, say))


def require_bot_here(interaction: Interaction) -> None:
    """Refused on a server of which the bot is no member: somebody brought it for themselves alone.

    It could answer there, but nothing it posted could be edited later, nor a turn be announced.
    """
    if interaction.guild_id is None or interaction.client.get_guild(interaction.guild_id) is None:
        raise Refused("refusal-bot-not-here")


def named(permissions: Iterable[str], say: Words) -> str:
    """Permissions, as Discord names them to a reader."""
    return say.every(say(f"permission-{name.replace('_', '-')}") for name in permissions)


def require_manager(interaction: Interaction) -> None:
    """Refuse somebody who may not manage the server."""
    if not may_manage(interaction):
        raise Refused("refusal-not-server-manager")


def require_patience(interaction: Interaction, asked: Limited) -> None:
    """Count what is asked; Refused, with the seconds to wait, if it is too much."""
    request_limits = interaction.client.request_limits
    # Whoever is on no server is limited as if they had one of their own.
    guild = interaction.guild_id or interaction.user.id
    if seconds := request_limits.of_person(asked, interaction.user.id):
        raise Refused("refusal-too-fast", seconds=seconds)
    if seconds := request_limits.of_server(asked, guild):
        raise Refused("refusal-server-too-fast", seconds=seconds)
    request_limits.note(asked, interaction.user.id, guild)


def require_time(interaction: Interaction) -> None:
    """TooLate if Discord would no longer accept the answer, and has told the person so."""
    if interaction.client.interaction_ages.is_too_old(interaction.created_at):
        raise TooLate


async def require_shown(interaction: Interaction, told: set[int]) -> bool:
    """Whether the person who asks is hidden; Refused if one of the others is hidden."""
    hidden = await interaction.client.services.database.read(
        lambda connection: hidden_among(connection, told)
    )
    for user in hidden - {interaction.user.id}:
        raise Refused("refusal-hidden-player", user=mention(user, words_for(interaction)))
    return bool(hidden)
