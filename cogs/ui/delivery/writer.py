"""Writes a message, whichever way it is reached."""

from dataclasses import dataclass
from typing import Protocol

import discord

from bot.client import Interaction
from bot.discord_api.requests import is_gone_message
from cogs.ui.attachments import KEEP, PictureAttachment


class Editable(Protocol):
    """A message that can be edited, in whatever way; Discord's own is edited in its channel."""

    @property
    def id(self) -> int:
        """Its number."""
        ...

    async def edit(self, *, view: discord.ui.LayoutView, attachments: list[discord.File]) -> object:
        """Redraw it."""
        ...


async def write(
    message: Editable, view: discord.ui.LayoutView, attachment: PictureAttachment | None = None
) -> None:
    """Redraw a message with its picture; without an attachment its files stay as they are."""
    files = attachment.files(message.id) if attachment else KEEP
    await message.edit(view=view, attachments=files)
    if attachment:
        attachment.attached(message.id)


async def is_written(
    message: Editable, view: discord.ui.LayoutView, attachment: PictureAttachment | None = None
) -> bool:
    """Redraw a message if it is still there; False if it can no longer be edited."""
    try:
        await write(message, view, attachment)
    except discord.HTTPException as error:
        if not is_gone_message(error):
            raise
        return False
    return True


@dataclass(frozen=True, slots=True)
class PressedMessage:
    """The message that was pressed: to edit it answers the press, acknowledged or not."""

    interaction: Interaction
    id: int

    async def edit(self, *, view: discord.ui.LayoutView, attachments: list[discord.File]) -> None:
        """Redraw it."""
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=attachments)
        else:
            await self.interaction.response.edit_message(view=view, attachments=attachments)
