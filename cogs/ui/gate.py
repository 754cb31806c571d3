"""Whether a channel lets the bot write: once refused, it does not ask again for nothing."""

import discord

from cogs.ui.codes import is_closed_channel


class Gate:
    """The way into one channel; Discord bears only so many requests that it must refuse."""

    def __init__(self) -> None:
        self.shut = False

    def refused(self, error: discord.HTTPException) -> None:
        """Something could not be written: shut if nothing else can be, either."""
        self.shut = self.shut or is_closed_channel(error)

    def open(self) -> None:
        """The bot may write again."""
        self.shut = False
