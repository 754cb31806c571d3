"""What is installed here: its version and commit, how its commands are typed, where it lies."""

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import requires, version
from importlib.util import find_spec
from pathlib import Path
from shutil import which

NAME = "contree"
"""The name of the distribution and of its command."""

VERSION = version(NAME)
"""The version that was installed: of a tag, or counted from one and with its commit."""

PACKAGES = ("bot", "cogs", "engine")

SOURCE = Path(__file__).parents[1]
"""The folder of the three packages: the repository's, or where packages are installed."""

COMMAND = "CONTREE_COMMAND"
"""The setting that says how commands are typed where nothing shows it: in an image, by a unit."""

WITHOUT_THE_BOT = ("move", "rebuild", "restore")
"""The commands that are typed while the bot is stopped."""

SHOWN = 9
"""The digits of a commit that are told."""

_RUNNING_CONTAINER = (
    ("docker compose exec", "docker compose run --rm"),
    ("docker exec NAME", "docker run --rm --volumes-from NAME IMAGE"),
)
"""How something is executed in a container, and how if that is stopped."""


@cache
def commit() -> str:
    """The commit that was built; nothing if whoever built it did not know."""
    try:
        told = Path(__file__).with_name("commit.txt").read_text("ascii").strip()
    except OSError:
        return ""
    return "" if told == "None" else told.removeprefix("g")[:SHOWN]


def described() -> str:
    """The version, and the commit where it does not tell that itself."""
    built = commit()
    return VERSION if not built or built in VERSION else f"{VERSION} ({built})"


def in_repository() -> bool:
    """Whether this is a copy of the repository, with its Makefile and its example of settings."""
    return (SOURCE / ".env.example").exists()


def own_command() -> str:
    """How the bot's command is typed here, by how this process was started."""
    if named := os.environ.get(COMMAND):
        return named
    started = Path(sys.argv[0])
    if started.stem == NAME:
        on_path = which(NAME)
        return NAME if on_path and Path(on_path).samefile(started) else _shown(started)
    if started.name == "__main__.py" and started.parent.name == "bot":
        return f"{_shown(Path(sys.orig_argv[0]))} -m bot"
    return NAME


def typed(subcommand: str) -> str:
    """How a command of the bot is typed here: ``contree doctor``."""
    line = f"{own_command()} {subcommand}"
    if subcommand in WITHOUT_THE_BOT:
        for running, stopped in _RUNNING_CONTAINER:
            line = line.replace(running, stopped)
    return line


def _shown(program: Path) -> str:
    here = Path.cwd()
    return str(program.relative_to(here) if program.is_relative_to(here) else program)


def pinned(extra: str) -> str:
    """What an extra asks for, at the version that it pins: ``simcord[preview]==3.2.1``."""
    mark = f'extra == "{extra}"'
    wanted = (each.replace("'", '"').partition(";") for each in requires(NAME) or ())
    return next(what.strip() for what, _, when in wanted if mark in when)


def strangers() -> Iterator[tuple[str, str]]:
    """Our packages of which Python finds another program's, and where that is."""
    for package in PACKAGES:
        found = find_spec(package)
        folder = Path(found.origin).parents[1] if found and found.origin else None
        if folder is None or not folder.samefile(SOURCE):
            yield package, str(folder or "-")
