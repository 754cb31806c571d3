"""What the bot posts by itself, and a database that does not store that it has."""

from bot.storage.errors import Cause, StorageUnavailable
from tests.cogs.evening import Evening


def nonces(evening: Evening) -> list[str]:
    """The nonces of what was posted so far, in order."""
    sent = (request.json for request in evening.cafe.env.http_requests if request.method == "POST")
    return [str(each["nonce"]) for each in sent if isinstance(each, dict) and each.get("nonce")]


def not_stored(*_: object, **__: object) -> None:
    """In place of what stores something."""
    raise StorageUnavailable(Cause.LOCKED)
