"""What an interaction leaves behind: a token with which private messages can be written."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import discord

from cogs.ui.attachments import Nail
from cogs.ui.discord_errors import is_dead_token

TOKEN_LIFE = timedelta(minutes=14)
"""Discord's is fifteen; an expired token is never tried, for each refusal counts."""


class Token:
    """Writes to whoever was answered, for a while; a token once refused is not used again."""

    def __init__(self, webhook: discord.Webhook, since: datetime) -> None:
        self._webhook = webhook
        self._since = since
        self._refused = False

    def lives(self, now: datetime) -> bool:
        """Whether it can still be used."""
        return not self._refused and now - self._since < TOKEN_LIFE

    async def send(self, view: discord.ui.LayoutView, nail: Nail) -> int:
        """Send a private message with its picture; its id."""
        with self._watched():
            files = nail.files(None)
            sent = await self._webhook.send(view=view, files=files, ephemeral=True, wait=True)
            nail.hung(sent.id)
            return sent.id

    async def edit(self, message: int, view: discord.ui.LayoutView, nail: Nail) -> None:
        """Draw a private message anew, with its picture."""
        with self._watched():
            await self._webhook.edit_message(message, view=view, attachments=nail.files(message))
            nail.hung(message)

    async def delete(self, message: int) -> None:
        """Take a private message away."""
        with self._watched():
            await self._webhook.delete_message(message)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except discord.HTTPException as error:
            self._refused = self._refused or is_dead_token(error)
            raise
