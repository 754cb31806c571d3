"""Answering a press where it was made: on the private message, else on a new one."""

import discord

from bot.client import Interaction
from cogs.table.screens import screens_of
from cogs.ui.attachments import KEEP, Nail
from cogs.ui.discord_errors import Code


async def answer_in_place(
    interaction: Interaction, view: discord.ui.LayoutView, nail: Nail | None = None
) -> int | None:
    """Answer on the private message that was pressed, else with a new one; its id if known.

    Without a nail the files of the message stay as they are, seen or not.
    """
    pressed = interaction.message
    private = pressed is not None and pressed.flags.ephemeral
    if pressed and private and await _is_answered_on(interaction, pressed.id, view, nail):
        return pressed.id
    files = nail.files(None) if nail else KEEP
    answer = await interaction.response.send_message(view=view, files=files, ephemeral=True)
    if nail and answer.message_id is not None:
        nail.hung(answer.message_id)
    return answer.message_id


async def _is_answered_on(
    interaction: Interaction, message: int, view: discord.ui.LayoutView, nail: Nail | None
) -> bool:
    withdrawals = screens_of(interaction.client).hands.withdrawals
    if withdrawals.has_gone(message):
        return False
    async with withdrawals.answering(message):
        try:
            files = nail.files(message) if nail else KEEP
            await interaction.response.edit_message(view=view, attachments=files)
        except discord.NotFound as error:
            # Taken away by a bot that ran before this one, or by Discord.
            if error.code != Code.UNKNOWN_MESSAGE:
                raise
            return False
        if nail:
            nail.hung(message)
    return True
