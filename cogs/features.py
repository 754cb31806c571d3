"""The features of the bot: each a module, or a package of modules.

Their commands add themselves to a group of ``cogs/ui/command_group.py``, and what takes presses to
``HANDLERS`` (``cogs/ui/handlers.py``).
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from discord import app_commands

from cogs.ui.command_group import GROUPS
from cogs.ui.handlers import HANDLERS
from cogs.ui.ids import DECLARED
from cogs.ui.press import Handler

FEATURES = (
    *("table", "help", "lessons", "newcomers", "leaderboard", "stats", "recap", "history"),
    *("verify", "evenings", "notify", "me", "settings", "admin", "welcome"),
    *("lobby", "house_rules", "lobby_choices", "hand", "watch", "players", "clock", "take_back"),
    *("keyboard", "partners", "swap", "length", "ranks"),
    *("today", "challenges", "exercises", "alone", "deals", "clip"),
    *("coach", "analysis", "score_sheets", "practice", "privacy"),
)
"""In the order in which the help lists their commands."""


@cache
def feature_modules(feature: str) -> tuple[ModuleType, ...]:
    """The modules of a feature: any may have commands, controls, and what takes their presses."""
    module = import_module(f"cogs.{feature}")
    inside = iter_modules(getattr(module, "__path__", ()), f"{module.__name__}.")
    return (module, *(import_module(each.name) for each in inside))


def load_commands() -> None:
    """Import every feature, which adds its commands to a group; put each group in order."""
    for feature in FEATURES:
        feature_modules(feature)
    groups = {group.name: group for group in GROUPS}
    for group, name in dict.fromkeys(tuple(name.split()[:2]) for name in command_names()):
        if command := groups[group].get_command(name):
            groups[group].remove_command(name)
            groups[group].add_command(command)


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


def press_handlers() -> Mapping[str, Handler]:
    """What takes the presses of each control. ValueError if nothing takes one."""
    for feature in FEATURES:
        feature_modules(feature)
    if forgotten := DECLARED.keys() - HANDLERS.keys():
        raise ValueError(f"nothing takes {', '.join(sorted(forgotten))}")
    return HANDLERS
