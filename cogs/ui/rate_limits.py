"""Refusing, kindly, those who ask for too much in a minute."""

from bot.client import Interaction
from bot.rate_limits import Asked
from cogs.ui.replies import Refused


def require_patience(interaction: Interaction, asked: Asked) -> None:
    """Count what is asked; Refused, with the seconds to wait, where it is too much."""
    floods, guild = interaction.client.floods, interaction.guild_id or 0
    if seconds := floods.of_person(asked, interaction.user.id):
        raise Refused("refusal-too-fast", seconds=seconds)
    if seconds := floods.of_server(asked, guild):
        raise Refused("refusal-server-too-fast", seconds=seconds)
    floods.note(asked, interaction.user.id, guild)
