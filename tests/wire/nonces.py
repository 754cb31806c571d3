"""A message sent twice with one nonce is one message, for a while."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from simcord.backend.models import Message

SECONDS = 300.0
"""How long a nonce is remembered; Discord says « the past few minutes »."""

Key = tuple[int, str]


def redraw_key(method: str, parts: tuple[str, ...], body: object) -> Key | None:
    """The nonce that a request asks to be held to, and its channel."""
    if method != "POST" or parts[:1] != ("channels",) or parts[2:] != ("messages",):
        return None
    if not isinstance(body, Mapping) or not body.get("enforce_nonce"):
        return None
    return int(parts[1]), str(body.get("nonce"))


@dataclass
class Nonces:
    """The messages of the last minutes that came with a nonce."""

    _sent: dict[Key, tuple[float, int]] = field(default_factory=dict)

    def remember(self, key: Key, message: int) -> None:
        """A message was sent with this nonce."""
        self._sent[key] = time.monotonic(), message

    def known(self, key: Key, messages: Mapping[int, Message]) -> Message | None:
        """The message that was sent with this nonce, if it is still there."""
        at, message = self._sent.get(key, (0.0, 0))
        return messages.get(message) if time.monotonic() - at < SECONDS else None
