"""Why a role cannot be given: what Discord has told of the server is asked, and not Discord."""

from enum import StrEnum

import discord

from bot.client import Interaction
from cogs.ui.replies import Refused


class RoleTrouble(StrEnum):
    """What stands in the way."""

    GONE = "gone"
    MANAGED = "managed"
    POWERFUL = "powerful"
    NO_RIGHT = "no-right"
    TOO_HIGH = "too-high"
    REFUSED = "refused"


def may_give_roles(server: discord.Guild) -> bool:
    """Whether the bot has the permission to give roles on this server."""
    return server.me.guild_permissions.manage_roles


def role_trouble(server: discord.Guild, role_id: int) -> RoleTrouble | None:
    """Why the bot cannot, or will not, give this role; None if it can.

    A role with the powers of those who keep order is never won at cards.
    """
    role = server.get_role(role_id)
    if role is None or role.is_default():
        return RoleTrouble.GONE
    if role.managed:
        return RoleTrouble.MANAGED
    if role.permissions.value & discord.Permissions.elevated().value:
        return RoleTrouble.POWERFUL
    if not may_give_roles(server):
        return RoleTrouble.NO_RIGHT
    if role >= server.me.top_role:
        return RoleTrouble.TOO_HIGH
    return None


def require_giver(interaction: Interaction, role_id: int) -> None:
    """Refuse somebody who could not give this role themselves: a tier is no way around that."""
    server, giver = interaction.guild, interaction.user
    role = server.get_role(role_id) if server else None
    if server is None or role is None or not isinstance(giver, discord.Member):
        raise Refused(f"ranks-trouble-{RoleTrouble.GONE}")
    if server.owner_id == giver.id:
        return
    if not giver.guild_permissions.manage_roles or role >= giver.top_role:
        raise Refused("refusal-not-role-giver")
