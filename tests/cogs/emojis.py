"""A Discord that has lost the emojis of the cards that the bot knows, and may have others."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import simcord.http.router
from simcord.backend import Backend
from simcord.backend.errors import BackendError

from bot.discord_api import emoji_reading
from bot.discord_api.card_emojis import CardEmojis, Emoji, all_emojis

FIRST = 10**18
GONE = re.compile(r'"emoji": \{"id": "?10{14}')
"""An emoji on a button; in a text Discord shows the name of one that is gone."""


def book(first: int = FIRST) -> CardEmojis:
    """Emojis of all packs, with ids from this one on."""
    return CardEmojis(Emoji(first + n, key.name) for n, key in enumerate(all_emojis()))


class LostEmojis:
    """Counts what is refused, and how often the emojis are read; ``there`` are those left."""

    def __init__(self) -> None:
        self.refused = self.read = 0
        self.there: CardEmojis | None = None

    async def found(self, _: object) -> CardEmojis | None:
        """What Discord answers to who asks for the emojis; nothing if it does not answer."""
        self.read += 1
        return self.there


@contextmanager
def emojis_lost() -> Iterator[LostEmojis]:
    """Refuse each message with an emoji of `book` on a control."""
    lost, usual = LostEmojis(), simcord.http.router._check_faults

    def checked(backend: Backend, method: str, path: str) -> None:
        usual(backend, method, path)
        if GONE.search(json.dumps(backend.http_requests[-1].json, default=str)):
            lost.refused += 1
            raise BackendError(400, 50035, "Invalid Form Body: Invalid emoji")

    with (
        patch.object(simcord.http.router, "_check_faults", checked),
        patch.object(emoji_reading, "find_card_emojis", lost.found),
    ):
        yield lost
