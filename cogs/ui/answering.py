"""Answering a press where it was made: on the private message, else on a new one."""

import discord

from bot.client import Interaction
from cogs.ui.codes import Code


async def answer_in_place(interaction: Interaction, view: discord.ui.LayoutView) -> int | None:
    """Answer on the private message that was pressed, else with a new one; its id if known."""
    pressed = interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        try:
            await interaction.response.edit_message(view=view)
        except discord.NotFound as error:
            # The bot may have put another in its place while the press was on its way.
            if error.code != Code.UNKNOWN_MESSAGE:
                raise
        else:
            return pressed.id
    answer = await interaction.response.send_message(view=view, ephemeral=True)
    return answer.message_id
