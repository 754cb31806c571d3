"""Commands in the language of who looks at them, as Discord shows them and SimCord does not."""

from collections.abc import Mapping
from typing import Any

CommandData = Mapping[str, Any]
"""A command, an option or a choice, as the bot registered it."""


def as_read(command: CommandData, locale: str) -> dict[str, Any]:
    """The command with its names and descriptions in a locale, and those of all its options."""
    shown = dict(command)
    for field in ("name", "description"):
        translated = (command.get(f"{field}_localizations") or {}).get(locale)
        if translated is not None:
            shown[field] = translated
    for parts in ("options", "choices"):
        if parts in command:
            shown[parts] = [as_read(each, locale) for each in command[parts]]
    return shown


def as_registered(used: CommandData, command: CommandData, locale: str) -> dict[str, Any]:
    """The used command with the names that the bot registered, not the reader's own."""
    options = []
    for each in used.get("options", ()):
        registered = command.get("options", ())
        names = {as_read(option, locale)["name"]: option for option in registered}
        names |= {option["name"]: option for option in registered}
        options.append(as_registered(each, names.get(each["name"], each), locale))
    known = {**used, "name": command["name"]}
    return {**known, "options": options} if "options" in used else known
