"""What the little Discord knows: SimCord's backend on the wall clock, with ears on each channel."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from simcord.backend.models import Interaction, Message

from bot.demo.simulated_discord import DemoClock, DemoWorld

WARNING_SIGN = "\N{WARNING SIGN}"

KEPT = 200
"""Requests and events that SimCord's own records may hold before they are cut."""


class WireWorld(DemoWorld):
    """Servers, channels, people and messages, as they are now."""

    def __init__(self, clock: DemoClock | None = None) -> None:
        self._listening: defaultdict[int, set[asyncio.Event]] = defaultdict(set)
        self.answers: dict[int, Mapping[str, object]] = {}
        self.refused_later: set[int] = set()
        """Interactions that were refused after an answer that only said that they were heard."""
        super().__init__(clock or DemoClock())

    @contextmanager
    def listening(self, channel_id: int) -> Iterator[asyncio.Event]:
        """Lend an event that is set whenever a message of the channel comes, changes or goes."""
        news = asyncio.Event()
        self._listening[channel_id].add(news)
        try:
            yield news
        finally:
            self._listening[channel_id].discard(news)

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Let a message appear."""
        committed = super().commit_message(message, broadcast=broadcast)
        self._heard(committed)
        return committed

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, object]) -> Message:
        edited = super().edit_message(channel_id, message_id, fields)
        self._heard(edited)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._heard(message)

    def emit(self, event: str, payload: Mapping[str, object]) -> None:
        """Send an event to the bot; SimCord would keep them all, an hour of play and longer."""
        super().emit(event, payload)
        for record in (self.transcript, self.http_requests):
            if len(record) > 2 * KEPT:
                del record[:-KEPT]

    def answered(self, interaction_id: int, body: Mapping[str, object]) -> None:
        """Remember what the bot answered, for whoever asked."""
        self.answers[interaction_id] = body

    def followed_up(self, token: str, body: object, *, new: bool) -> None:
        """Remember whether what comes by the token of an interaction refuses it.

        That is a warning on the hand, or a new message on which nothing can be pressed.
        """
        if WARNING_SIGN in str(body) or (new and "custom_id" not in str(body)):
            self.refused_later.add(self.interaction_tokens.get(token, 0))

    def expire(self, interaction: Interaction) -> None:
        """Let the fifteen minutes of an interaction be over now."""
        interaction.expires_at = self.now_iso()

    def _heard(self, message: Message) -> None:
        for news in self._listening[message.channel_id]:
            news.set()
