"""The features of the bot: packages that bring their own commands and presses.

A feature offers its commands by a module ``command`` that adds them to the group ``contree``, and
takes presses by a module ``presses`` with ``HANDLERS``, and ``COUNTED``: those of its verbs that
set something up or read what is kept, and so count towards the rate limits.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from discord import app_commands

from cogs.ui.command_group import contree
from cogs.ui.ids import Verb
from cogs.ui.press import Handler

FEATURES = (
    *("table", "learn", "leaderboard", "stats", "history", "achievements", "verify"),
    *("notify", "me", "privacy", "settings", "admin"),
    *("lobby", "house_rules", "clock", "computers", "hand", "take_back", "watch", "players"),
    *("swap", "ranks"),
)
"""In the order in which the help lists their commands."""


class PressModule(Protocol):
    """A module ``presses``; ``COUNTED`` is optional."""

    HANDLERS: Mapping[Verb, Handler]


def load_commands() -> None:
    """Import every ``command`` module: that adds its commands to the group."""
    for feature in FEATURES:
        name = f"cogs.{feature}.command"
        if find_spec(name):
            import_module(name)


def command_names() -> tuple[str, ...]:
    """Every command as it is typed after ``/contree``, in the order of the features."""
    commands = [each for each in contree.walk_commands() if isinstance(each, app_commands.Command)]
    commands.sort(key=lambda command: FEATURES.index(command.callback.__module__.split(".")[1]))
    return tuple(each.qualified_name.removeprefix(f"{contree.name} ") for each in commands)


def command_links(number: str) -> dict[str, str]:
    """Each command with the link that Discord shows for it, given the number of the group."""
    return {name: f"</{contree.name} {name}:{number}>" for name in command_names()}


def press_modules() -> Iterator[PressModule]:
    """Every ``presses`` module."""
    for feature in FEATURES:
        name = f"cogs.{feature}.presses"
        if find_spec(name):
            yield cast("PressModule", import_module(name))


def press_handlers() -> tuple[dict[Verb, Handler], frozenset[Verb]]:
    """The handler of each verb, and the verbs that count towards the rate limits.

    ValueError where two features take the same verb.
    """
    handlers: dict[Verb, Handler] = {}
    counted: set[Verb] = set()
    for module in press_modules():
        if taken := handlers.keys() & module.HANDLERS.keys():
            raise ValueError(f"two features take {', '.join(sorted(taken))}")
        handlers |= module.HANDLERS
        counted |= getattr(module, "COUNTED", frozenset())
    return handlers, frozenset(counted)
