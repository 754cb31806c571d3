"""The features of the bot: each a module, or a package with modules ``command`` and ``presses``.

Their commands add themselves to the groups ``contree`` and ``belote``. ``HANDLERS`` are the presses
that a module takes, and ``COUNTED`` those of its verbs that set something up or read what is kept,
and so count towards the rate limits.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from discord import app_commands

from cogs.ui.command_group import GROUPS, contree
from cogs.ui.ids import Verb
from cogs.ui.press import Handler

FEATURES = (
    *("table", "help", "lessons", "newcomers", "leaderboard", "stats", "recap", "history"),
    *("achievements", "verify"),
    *("evenings", "notify", "me", "privacy", "settings", "admin"),
    *("lobby", "house_rules", "setup", "hand", "watch", "players"),
    *("swap", "length", "ranks", "today", "challenges", "exercises", "alone", "deals", "clip"),
    *("coach", "analysis", "score_sheets"),
)
"""In the order in which the help lists their commands."""


@cache
def feature_modules(feature: str) -> tuple[ModuleType, ...]:
    """The modules of a feature that may have commands and presses."""
    module = import_module(f"cogs.{feature}")
    if not hasattr(module, "__path__"):
        return (module,)
    names = (f"{module.__name__}.command", f"{module.__name__}.presses")
    return tuple(import_module(name) for name in names if find_spec(name))


def load_commands() -> None:
    """Import every feature, which adds its commands to the group; put them in order."""
    for feature in FEATURES:
        feature_modules(feature)
    for name in dict.fromkeys(name.split()[1] for name in command_names()):
        if command := contree.get_command(name):
            contree.remove_command(name)
            contree.add_command(command)


def command_names() -> tuple[str, ...]:
    """Every command as it is typed after the slash, in the order of the features."""
    commands = [
        each
        for group in GROUPS
        for each in group.walk_commands()
        if isinstance(each, app_commands.Command)
    ]
    commands.sort(key=lambda command: FEATURES.index(command.callback.__module__.split(".")[1]))
    return tuple(each.qualified_name for each in commands)


def command_links(numbers: Mapping[str, str]) -> dict[str, str]:
    """Each command with the link that Discord shows for it, given the number of each group."""
    groups = ((name, name.partition(" ")[0]) for name in command_names())
    return {name: f"</{name}:{numbers[group]}>" for name, group in groups}


def feature_handlers(feature: str) -> dict[Verb, Handler]:
    """The handler of each verb that a feature takes."""
    handlers: dict[Verb, Handler] = {}
    for module in feature_modules(feature):
        handlers |= getattr(module, "HANDLERS", {})
    return handlers


def press_handlers() -> tuple[dict[Verb, Handler], frozenset[Verb]]:
    """The handler of each verb, and the verbs that count towards the rate limits.

    ValueError if two features take the same verb.
    """
    handlers: dict[Verb, Handler] = {}
    counted: set[Verb] = set()
    for feature in FEATURES:
        own = feature_handlers(feature)
        if taken := handlers.keys() & own.keys():
            raise ValueError(f"two features take {', '.join(sorted(taken))}")
        handlers |= own
        for module in feature_modules(feature):
            counted |= getattr(module, "COUNTED", frozenset())
    return handlers, frozenset(counted)
