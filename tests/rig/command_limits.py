"""Limits of commands that neither SimCord nor Discord's description checks."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tests.rig.message_limits import Part, parts_of

CHAT_INPUT = 1
SUBCOMMANDS = {1, 2}

MOST_COMMANDS = 100
MOST_TEXT = 8000


def broken_command_limits(body: object) -> list[str]:
    """List the limits that the registered commands break, one line each."""
    return list(_of_all(parts_of(body if isinstance(body, list) else [body])))


def _of_all(listed: Sequence[Part]) -> Iterator[str]:
    chat = [command for command in listed if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    if len(chat) > MOST_COMMANDS:
        yield f"$: {len(chat)} chat-input commands, more than {MOST_COMMANDS}"
    for (name, _), times in Counter((c.get("name"), c.get("type", 1)) for c in listed).items():
        if times > 1:
            yield f"$: {times} commands are named {name!r}"
    for command in chat:
        name = str(command.get("name"))
        yield from _of_command(f"/{name}", command)
        if (length := _command_length(command)) > MOST_TEXT:
            yield f"/{name}: {length} characters in all, more than {MOST_TEXT}"


def _of_command(at: str, command: Part) -> Iterator[str]:
    """Judge a command, a sub-command or an option, and what is below it."""
    for name in (command.get("name"), *_translations(command, "name")):
        if not isinstance(name, str) or name != name.lower() or " " in name:
            yield f"{at}: {name!r} is not a lower-case name of one word"
    if not command.get("description"):
        yield f"{at}: no description"
    options = parts_of(command.get("options"))
    asked = [bool(o.get("required")) for o in options if o.get("type") not in SUBCOMMANDS]
    if asked != sorted(asked, reverse=True):
        yield f"{at}: a required option stands after an optional one"
    for option in options:
        yield from _of_command(f"{at} {option.get('name')}", option)


def _translations(part: Part, key: str) -> Sequence[object]:
    translated = part.get(f"{key}_localizations")
    return list(translated.values()) if isinstance(translated, Mapping) else []


def _command_length(part: Part) -> int:
    # Discord counts the longest translation of each name, description and string value.
    own = sum(
        max(
            (len(str(text)) for text in (part.get(key), *_translations(part, key)) if text),
            default=0,
        )
        for key in ("name", "description")
    )
    value = part.get("value")
    below = (*parts_of(part.get("options")), *parts_of(part.get("choices")))
    return own + (len(value) if isinstance(value, str) else 0) + sum(map(_command_length, below))
