"""The lines between the arena and a player: requests, replies, and the rules in words."""

import json
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from engine.lab.protocol import VERSION
from engine.lab.protocol.views import JsonObject, written_view
from engine.options import OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.view import PlayerView


class ProtocolRequest(StrEnum):
    """The requests to a player."""

    HELLO = "hello"
    ACT = "act"


Find = Callable[[str], RuleSet]


class ProtocolError(Exception):
    """A line that is none of the protocol, or asks for what is not known here; says why."""


def line_of(message: JsonObject) -> str:
    """A message as one line."""
    return json.dumps(message, separators=(",", ":")) + "\n"


def message_of(line: str) -> dict[str, Any]:
    """The message of a line; ProtocolError when it is no object."""
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise ProtocolError(f"not a line of the protocol: {line.strip()[:80]!r}")
    return message


def hello() -> dict[str, Any]:
    """The first request."""
    return {"type": ProtocolRequest.HELLO, "protocol": VERSION}


def act(
    seen: PlayerView, rules: RuleSet, options: Mapping[str, str], luck: str, nodes: int
) -> dict[str, Any]:
    """The request for an action."""
    return {
        "type": ProtocolRequest.ACT,
        "rules": rules.key,
        "options": dict(options),
        "luck": luck,
        "nodes": nodes,
        "view": written_view(seen),
    }


def with_house_rules(rules: RuleSet, options: Mapping[str, str]) -> RuleSet:
    """The rules with these house rules; ProtocolError when they cannot be."""
    try:
        return with_options(rules, options)
    except OptionRefused as refused:
        raise ProtocolError(f"{rules.key} cannot be played so: {refused}") from refused
