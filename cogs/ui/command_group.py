"""The groups of commands, and the games that they offer."""

from typing import Any

import discord
from discord import app_commands

from bot.discord_api.rate_limits import Limited
from bot.i18n.commands import command_text
from bot.monitoring.logs import bind_interaction
from cogs.ui.access import require_manager, require_patience, require_time
from cogs.ui.arguments import require_length
from cogs.ui.replies import Refused, TooLate
from engine.players import Level
from engine.variants import VARIANTS

GAMES = [
    app_commands.Choice(name=command_text(f"variant-{rules.key}"), value=rules.key)
    for rules in VARIANTS
]
"""The games, as an option offers them."""

LEVELS = [
    app_commands.Choice(name=command_text(f"level-{level}"), value=level.value)
    for level in reversed(Level)
]
"""The levels of computers, the weakest first."""

Person = discord.Member | discord.User
"""The person whom a command is about: who has left the server is named by their id."""


class CommandGroup(app_commands.Group):
    """A group whose commands count towards the rate limits."""

    needs_server = False
    needs_manager = False

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Refuse what the limits or the place forbid, by the library's own error."""
        verb = interaction.command.qualified_name if interaction.command else ""
        bind_interaction(interaction.id, interaction.guild_id, verb)
        try:
            require_time(interaction)
            if self.needs_server and interaction.guild_id is None:
                raise Refused("refusal-no-server")
            if self.needs_manager:
                require_manager(interaction)
            for _, value in interaction.namespace:
                require_length(str(value))
            require_patience(interaction, Limited.COMMAND)
        except (Refused, TooLate) as refused:
            command = interaction.command
            if not isinstance(command, app_commands.Command):
                raise TypeError("a group has commands alone") from refused
            raise app_commands.CommandInvokeError(command, refused) from refused
        return True


class Contree(CommandGroup):
    """The commands of tables, and of all that a server keeps: they need a server."""

    needs_server = True


class ContreeAdmin(Contree):
    """The commands of those who manage a server."""

    needs_manager = True


contree = Contree(
    name="contree",
    description=command_text("command-contree-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    # Said explicitly: Discord's default is whatever the application allows, a person's own too.
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)

belote = CommandGroup(
    name=command_text("command-belote-name"),
    description=command_text("command-belote-description"),
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=True
    ),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
)
"""The commands of single deals, which one person may use anywhere, without a server too."""

contree_admin = ContreeAdmin(
    name=command_text("command-contree-admin-name"),
    description=command_text("command-contree-admin-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    # Discord lists it for others no more than their server allows.
    default_permissions=discord.Permissions(manage_guild=True),
)

GROUPS: tuple[CommandGroup, ...] = (contree, belote, contree_admin)
