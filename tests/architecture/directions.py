"""Who may import whom, as functions from a tree to its violations.

The declaration comes first: ``ORDER`` from the ground up, then which libraries are fenced in where.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from operator import eq

from tests.architecture.chains import chain
from tests.architecture.reading import Import, Module, Violation

ORDER = (
    {"console"},
    {"cards"},
    {"seats"},
    {"zones"},
    {"contract", "doubling", "meld", "settlement", "actions", "events"},
    {"deal_plan", "game_end", "state"},
    {"ruleset"},
    {"announcements", "dealing", "obligations", "tally", "tricks"},
    {"auctions", "meld_rules", "scoring"},
    {"evolve", "consequences"},
    {"game", "notation", "spoken_melds", "view"},
    {"options", "variants"},
    {"deal_record"},
    {"solver", "fairness", "claims"},
    {"players"},
    {"lab", "__main__"},
    {"bot"},
    {"cogs"},
)
"""The parts of the engine, then bot and cogs: each imports what is below it or beside it."""

DOWNWARD = "2: imports go down the order only"
LEVELS = {room: level for level, rooms in enumerate(ORDER) for room in rooms}

THINKERS = ("engine.solver", "engine.players", "engine.lab.training")
PROGRAMMES = ("engine.lab", "engine.__main__")
NUMBERS = ("numpy", "numba")
WORLD = (
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket",
    "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
)  # fmt: skip
"""The modules of the standard library that are clock, chance or I/O."""

DISCORD = ("discord", "simcord")
SPEAKS_DISCORD = (
    "bot.app", "bot.client", "bot.command_line.doctor", "bot.demo", "bot.i18n.commands",
    "bot.discord_api.application_commands", "bot.discord_api.application_emojis",
    "bot.discord_api.emoji_reading",
    "bot.discord_api.requests",
)  # fmt: skip
DISCORDLESS = ("bot.tables", "bot.storage", "bot.ai_workers", "bot.pictures")
SQL = ("sqlalchemy", "alembic", "sqlite3", "aiosqlite", "asyncpg")


def standard_library_only(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 1: the engine imports the standard library and itself; its thinkers numbers too."""
    for module, imported in _imports(modules, "engine"):
        top = imported.target.partition(".")[0]
        if imported.is_of("engine", *NUMBERS) or top in sys.stdlib_module_names:
            continue
        yield _violation(module, imported, "1: engine imports the standard library and itself")


def numbers_where_thinking(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 1: numpy and numba stay in the engine's solver and players, and in their training."""
    for module, imported in _imports(modules, ""):
        if imported.is_of(*NUMBERS) and not _within(module, *THINKERS):
            rule = "1: numpy and numba only where the engine searches, plays and trains"
            yield _violation(module, imported, rule)


def engine_without_world(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 1: no clock, no chance, no I/O in the rules of the games."""
    for module, imported in _imports(modules, "engine"):
        if imported.is_of(*WORLD) and not _within(module, *THINKERS, *PROGRAMMES):
            yield _violation(module, imported, "1: no clock, no chance and no I/O in the engine")


def downward(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 2: imports go down the order, or to what is beside."""
    for module in modules:
        level = LEVELS.get(_room(module.name)) if module.name != "engine" else -1
        if level is None:
            where = "has no place in ORDER (tests/architecture/directions.py)"
            yield Violation(module.path, 1, where, DOWNWARD)
            continue
        for imported in module.imports:
            within = imported.is_of("engine", "bot", "cogs")
            if within and LEVELS.get(_room(imported.target), 0) > level:
                yield _violation(module, imported, DOWNWARD)


def no_cycles(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 2: no module imports itself through others."""
    known = _without_ends({module.name: module for module in modules})
    for module in known.values():
        for imported in module.imports:
            way = chain(known, imported.target, partial(eq, module.name))
            if imported.target in known and way:
                what = f"imports itself through {' -> '.join(way)}"
                yield Violation(module.path, imported.line, what, "2: no cycles")


def discord_at_the_door(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 3: within bot, only the modules of SPEAKS_DISCORD import Discord's library."""
    for module, imported in _imports(modules, "bot"):
        if imported.is_of(*DISCORD) and not _is_door(module.name):
            doors = ", ".join(SPEAKS_DISCORD)
            yield _violation(module, imported, f"3: in bot, Discord is known by {doors} alone")


def services_without_discord(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 3: tables, storage, AI workers and pictures never reach Discord, even indirectly."""
    known = {module.name: module for module in modules}
    for module, imported in _imports(known.values(), *DISCORDLESS):
        way = chain(known, imported.target, lambda target: Import(target, 0).is_of(*DISCORD))
        if way:
            what = f"imports {' -> '.join(way)}"
            rule = "3: tables, storage, computer players and pictures never import discord"
            yield Violation(module.path, imported.line, what, rule)


def sql_in_storage(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 4: SQL stays in bot/storage."""
    for module, imported in _imports(modules, ""):
        if imported.is_of(*SQL) and not _within(module, "bot.storage"):
            yield _violation(module, imported, "4: SQL stays in bot/storage")


def kit_without_features(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 6: what the features of cogs share imports none of them."""
    for module, imported in _imports(modules, "cogs.ui"):
        if imported.is_of("cogs") and not imported.is_of("cogs.ui"):
            yield _violation(module, imported, "6: cogs/ui imports no feature")


def features_one_way(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 6: no feature of cogs imports itself through others, however many.

    All its modules count, so that no two import each other: what leads both ways is in cogs/ui.
    """
    features: dict[str, Module] = {}
    between: list[tuple[Module, Import, str, str]] = []
    for module, imported in _imports(modules, "cogs"):
        feature, target = _feature(module.name), _feature(imported.target)
        if feature and target and feature != target:
            known = features.get(feature, replace(module, name=feature, imports=()))
            ways = (*known.imports, Import(target, imported.line))
            features[feature] = replace(known, imports=ways)
            between.append((module, imported, feature, target))
    for module, imported, feature, target in between:
        if way := chain(features, target, partial(eq, feature)):
            what = f"imports {imported.target}: {' -> '.join((feature, *way))}"
            yield Violation(module.path, imported.line, what, "6: features import one way")


def _without_ends(known: dict[str, Module]) -> dict[str, Module]:
    """What is left without the modules that import none of these, again and again: few or none."""
    left = {name: {each.target for each in module.imports} for name, module in known.items()}
    while ends := {name for name, targets in left.items() if not targets & left.keys()}:
        left = {name: targets for name, targets in left.items() if name not in ends}
    return {name: known[name] for name in left}


def _imports(modules: Iterable[Module], *rooms: str) -> Iterator[tuple[Module, Import]]:
    for module in modules:
        if "" in rooms or _within(module, *rooms):
            yield from ((module, imported) for imported in module.imports)


def _within(module: Module, *packages: str) -> bool:
    return Import(module.name, 0).is_of(*packages)


def _feature(name: str) -> str:
    """The feature of cogs that a module is of; none for what features share."""
    top, *rest = name.split(".")
    if top != "cogs" or not rest or rest[0] == "ui":
        return ""
    return f"{top}.{rest[0]}"


def _is_door(name: str) -> bool:
    return Import(name, 0).is_of(*SPEAKS_DISCORD)


def _room(name: str) -> str:
    top, _, rest = name.partition(".")
    return rest.partition(".")[0] if top == "engine" else top


def _violation(module: Module, imported: Import, rule: str) -> Violation:
    return Violation(module.path, imported.line, f"imports {imported.target}", rule)
