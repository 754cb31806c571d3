"""A session of the gateway: its events are numbered, and kept to be sent again."""

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

import discord
import simcord.intents

from tests.wire.links import Link
from tests.wire.ops import Op

KEPT = 2000


@dataclass(eq=False)
class Session:
    """What one shard of the bot has been sent."""

    id: str
    shard: int
    shards: int
    intents: int
    link: Link | None = None
    sequence: int = 0
    _sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))

    def hears(self, event: str, payload: Mapping[str, object]) -> bool:
        """Whether an event is for this shard and for what it has asked to hear."""
        guild = payload.get("guild_id")
        if guild is None and event.startswith("GUILD_"):
            guild = payload.get("id")
        if guild is not None and (int(str(guild)) >> 22) % self.shards != self.shard:
            return False
        needed = simcord.intents.required_intent(event, payload)
        return needed is None or bool(discord.Intents(**{needed: True}).value & self.intents)

    def dispatch(self, event: str, payload: Mapping[str, object]) -> None:
        """Send an event, or keep it until the bot comes back."""
        self.sequence += 1
        frame = json.dumps({"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": payload})
        self._sent.append((self.sequence, frame))
        if self.link is not None:
            self.link.send_text(frame)

    def can_replay(self, sequence: int) -> bool:
        """Whether everything after this event is still there."""
        first = self._sent[0][0] if self._sent else self.sequence + 1
        return first - 1 <= sequence <= self.sequence

    def replay(self, sequence: int) -> int:
        """Send again what came after this event; how much that was."""
        assert self.link is not None
        missed = [frame for number, frame in self._sent if number > sequence]
        for frame in missed:
            self.link.send_text(frame)
        return len(missed)
