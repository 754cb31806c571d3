"""When the emojis of the cards are read: at the start, and anew once Discord has refused one."""

import discord

from bot.discord_api.application_emojis import find_card_emojis
from bot.discord_api.card_emojis import CardEmojis, PackChoices
from bot.tables.ports import Clock
from bot.tables.tasks import Tasks

READ_AGAIN_SECONDS = 60.0
"""The shortest time between two times that the emojis are read: Discord refuses some at random."""


class EmojiReading:
    """Reads which emojis there are, and lets everybody read letters until that is known again."""

    def __init__(self, client: discord.Client, readers: PackChoices, clock: Clock) -> None:
        self._client = client
        self._readers = readers
        self._clock = clock
        self._read_at = 0.0
        self._begun = False

    async def read(self) -> bool:
        """Use the emojis that are there; False if Discord did not answer."""
        self._read_at = self._clock.monotonic()
        book = await find_card_emojis(self._client)
        self._readers.found(book or CardEmojis())
        return book is not None

    def refused(self, tasks: Tasks) -> None:
        """Discord has refused one: all cards are in letters until the emojis are read."""
        self._readers.found(CardEmojis())
        if not self._begun:
            self._begun = True
            tasks.spawn(self._read_anew(), "emojis of the cards")

    async def _read_anew(self) -> None:
        try:
            there = False
            while not there:
                since = self._clock.monotonic() - self._read_at
                await self._clock.sleep(max(READ_AGAIN_SECONDS - since, 0.0))
                there = await self.read()
        finally:
            self._begun = False
