"""Draws tables again whose channel the bot could not write in, and now can."""

from datetime import timedelta

from cogs.table.channel import lacking
from cogs.table.screens import Screens
from cogs.ui.background import PeriodicTask


class ReopenedChannels(PeriodicTask):
    """Reads permissions from the gateway's news, so that nothing is asked only to be refused.

    Discord counts refused requests. One that is refused although nothing seems to be missing is
    tried once at each look.
    """

    # A table is drawn within a minute after its permissions came back.
    every = timedelta(seconds=45)

    async def look(self) -> None:
        """Open the gate of each channel in which nothing is missing any more."""
        for session in self._bot.services.registry.sessions:
            message = Screens.of(self._bot).message_of(session.table)
            if message.gate.shut and not lacking(self._bot, session.table):
                message.may_write()
