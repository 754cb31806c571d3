"""Every request that the bot makes in a test, checked against Discord's own rules."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

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
        for problem in _problems(request, description)
    ]


def _problems(request: simcord.HttpLogEntry, description: Description | None) -> Iterator[str]:
    body = json.loads(json.dumps(request.json))
    is_commands = request.path.endswith("/commands")
    yield from broken_command_limits(body) if is_commands else broken_message_limits(body)
    if description is not None:
        yield from description.problems(request.method, request.path, body, request.params)


@contextmanager
def checked(env: simcord.Env, description: Description | None) -> Iterator[None]:
    """Fail at the end with everything that Discord would refuse in what the bot sent meanwhile."""
    seen = len(env.http_requests)
    yield
    found = complaints(env.http_requests[seen:], description)
    assert not found, "Discord would refuse:\n" + "\n".join(found)
