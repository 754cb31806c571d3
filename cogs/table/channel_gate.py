"""Whether the bot may write in a channel; after a refusal it does not try again for nothing."""

import discord

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import Code, is_closed_channel
from bot.tables.table import Table
from cogs.table.deal_records import page_of
from cogs.ui.access import missing_permissions, named
from cogs.ui.replies import words_for

UNKNOWN_CHANNEL = "unknown_channel"
"""The event that Discord knows a channel no more, by its number."""


class ChannelGate:
    """Stops requests to a channel that refuses them: Discord counts refused requests."""

    def __init__(self, bot: ContreeBot, channel: int) -> None:
        self._bot = bot
        self._channel = channel
        self.shut = False
        self.opened = 0
        self.barred = False
        self._told: set[int] = set()

    def refused(self, error: discord.HTTPException, opened: int) -> None:
        """Something could not be written: shut if nothing else can be, either.

        Unless it was opened since it was asked for: a refusal may wait long for its turn.
        """
        if is_closed_channel(error) and opened == self.opened:
            self.shut = self.barred = True
            if error.code == Code.UNKNOWN_CHANNEL:
                self._bot.dispatch(UNKNOWN_CHANNEL, self._channel)

    def open(self) -> None:
        """Allow requests again."""
        self.shut = False
        self.opened += 1

    def passed(self) -> None:
        """Note that something was written."""
        self.barred = False
        self._told.clear()

    def is_news_to(self, user: int) -> bool:
        """Whether somebody is to be told that nothing can be written: once, until something is."""
        known = user in self._told
        self._told.add(user)
        return not known


def why_unshown(gate: ChannelGate, before: Table, interaction: Interaction, table: Table) -> str:
    """Why the public message does not show what was done; nothing where it does, or they know.

    To edit a message the bot only has to see it; to send a new one takes more.
    """
    missing = missing_permissions(interaction)
    changed_page = page_of(table) != page_of(before)
    unseen = "view_channel" in missing or gate.barred or (missing and changed_page)
    if not unseen or not gate.is_news_to(interaction.user.id):
        return ""
    say = words_for(interaction)
    if not missing:
        return say("table-unshown-refused")
    return say("table-unshown", permissions=named(missing, say))
