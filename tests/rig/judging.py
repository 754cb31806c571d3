"""Every request that the bot makes in a test, checked against Discord's own rules."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

import simcord

from tests.rig.command_limits import broken_command_limits
from tests.rig.message_limits import broken_message_limits
from tests.rig.openapi import Description


def complaints(
    requests: Iterable[simcord.HttpLogEntry], description: Description | None
) -> list[str]:
    """List what is wrong with requests, one line each; without a description, only our limits."""
    return [
        f"{request.method} {request.path} {problem}"
        for request in requests
        for problem in _problems(
            description,
            request.method,
            request.path,
            json.dumps(request.json),
            json.dumps(request.params),
        )
    ]


@lru_cache(maxsize=1024)
def _problems(
    description: Description | None, method: str, path: str, body: str, query: str
) -> tuple[str, ...]:
    """What is wrong with a request; many tests begin with the same ones."""
    sent = json.loads(body)
    is_commands = path.endswith("/commands")
    own = broken_command_limits(sent) if is_commands else broken_message_limits(sent)
    if description is None:
        return tuple(own)
    return (*own, *description.problems(method, path, sent, json.loads(query)))


@contextmanager
def checked(env: simcord.Env, description: Description | None) -> Iterator[None]:
    """Fail at the end with everything that Discord would refuse in what the bot sent meanwhile."""
    seen = len(env.http_requests)
    yield
    found = complaints(env.http_requests[seen:], description)
    assert not found, "Discord would refuse:\n" + "\n".join(found)
