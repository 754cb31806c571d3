"""What the bot posts by itself, and a database that does not store that it has."""

import discord
import pytest
from discord.abc import Messageable

from bot.storage.errors import Cause, StorageUnavailable
from tests.cogs.evening import Evening


def nonces(evening: Evening) -> list[str]:
    """The nonces of what was posted so far, in order."""
    sent = (request.json for request in evening.cafe.env.http_requests if request.method == "POST")
    return [str(each["nonce"]) for each in sent if isinstance(each, dict) and each.get("nonce")]


def not_stored(*_: object, **__: object) -> None:
    """In place of what stores something."""
    raise StorageUnavailable(Cause.LOCKED)


def with_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return the first message of a nonce instead of posting a second, as Discord does."""
    first, send = dict[object, discord.Message](), Messageable.send

    async def sent(where: Messageable, **what: object) -> discord.Message:
        nonce = what.get("nonce")
        if nonce is None or nonce not in first:
            first[nonce] = await send(where, **what)  # type: ignore[call-overload]
        return first[nonce]

    monkeypatch.setattr(Messageable, "send", sent)
