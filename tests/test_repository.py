"""What must hold of the files themselves: nothing private in them, nothing forgotten."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from bot.settings import Settings, variable
from tests.architecture.reading import ROOMS, own_tree

ROOT = Path(__file__).parents[1]

# Put together here, so that this file does not hold what it looks for.
REGISTRIES = ("pypi." + "org", "pythonhosted." + "org", "npmjs." + "org", "deb.debian." + "org")
FORBIDDEN = {
    "a package registry's address": re.compile("|".join(map(re.escape, REGISTRIES))),
    "an absolute path of somebody's machine": re.compile(
        r"(?<![\w.~}$/-])/(?:home|root|Users|work|mnt)/[\w.-]"
    ),
    "a path out of the repository": re.compile(r"\.\./shared\b|/shared/(?:discord|rules)\b"),
    "a bot's token": re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
    "a private key": re.compile("BEGIN [A-Z ]*PRIVATE" + " KEY"),
}
ALLOWED = {
    # CI is told here where Discord's description lies, which is not ours to copy.
    (".ci/run", "a path out of the repository"),
}


def tracked() -> tuple[Path, ...]:
    """The files that are or would be committed; all of them where there is no git."""
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    try:
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    names = filter(None, listed.stdout.split("\0"))
    return tuple(path for path in (ROOT / name for name in names) if path.is_file())


def offences(name: str, text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), start=1):
        for what, pattern in FORBIDDEN.items():
            if pattern.search(line) and (name, what) not in ALLOWED:
                yield f"{name}:{number}: {what}: {line.strip()[:120]}"


def test_nothing_private_is_committed() -> None:
    found = [
        offence
        for path in tracked()
        if (text := _text(path)) is not None
        for offence in offences(str(path.relative_to(ROOT)), text)
    ]
    assert not found, "\n".join(found)


def _text(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None  # a picture


@pytest.mark.parametrize(
    "line",
    [
        "index-url = https://" + REGISTRIES[0] + "/simple",
        "open('/" + "home/me/contree.sqlite3')",
        'RULES = "/' + 'work/rules.md"',
        "cp ../" + "shared/rules/vectors.json .",
        "TOKEN = '" + ".".join(("M" * 24, "a1B2c3", "x" * 38)) + "'",
        "-----BEGIN RSA PRIVATE" + " KEY-----",
    ],
)
def test_private_content_is_detected(line: str) -> None:
    assert list(offences("bot/x.py", line))


@pytest.mark.parametrize(
    "line",
    [
        "CONTREE_DATA_DIR=/data",
        "from bot.storage.database.migrations.versions import first",
        "https://discord.com/developers/applications",
        "engine.scoring.points_and_bid.PointsAndBid",
        "http://127.0.0.1:8765/",
    ],
)
def test_harmless_content_is_accepted(line: str) -> None:
    assert not list(offences("bot/x.py", line))


def test_no_secret_or_database_is_committed() -> None:
    names = {path.name for path in tracked()}
    assert ".env" not in names
    assert not [name for name in names if name.endswith((".sqlite3", ".db", ".pem", ".key"))]


def project() -> dict[str, Any]:
    content: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return content


LOCKS = {
    "run": (),
    "postgresql": ("postgresql",),
    "demo": ("demo",),
    "dev": ("demo", "docs", "postgresql", "dev"),
}
"""The files of requirements/, and the extras that each of them pins."""


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")


def pins(name: str = "dev") -> dict[NormalizedName, str]:
    found = re.findall(r"^([\w.-]+)==([\w.!+-]+)", lock(name), flags=re.MULTILINE)
    return {canonicalize_name(package): version for package, version in found}


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_contain_only_names_versions_and_hashes(name: str) -> None:
    pinned = re.compile(r"[\w.-]+==[\w.!+-]+(?: ; [^\\]+)?")
    for package in filter(None, re.split(r"\n(?! )", lock(name))):
        first, *hashes = package.rstrip("\n").split(" \\\n    ")
        assert pinned.fullmatch(first), first
        assert hashes, f"{first} has no hash"
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", line) for line in hashes), first


def test_the_lock_files_agree() -> None:
    everything = pins()
    for name in LOCKS:
        assert pins(name).items() <= everything.items(), f"{name}: run `make lock`"


def required(extras: tuple[str, ...]) -> Iterator[Requirement]:
    """What the project asks for with these extras, itself left out."""
    described = project()
    lines = [*described["dependencies"]]
    for extra in extras:
        lines += described["optional-dependencies"][extra]
    yield from (one for one in map(Requirement, lines) if one.name != described["name"])


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_files_cover_what_is_installed(name: str) -> None:
    """The whole closure, as the installed packages themselves tell it."""
    pinned = pins(name)
    waiting = list(required(LOCKS[name]))
    seen: set[str] = set()
    unpinned: set[str] = set()
    while waiting:
        one = waiting.pop()
        key = f"{canonicalize_name(one.name)}[{','.join(sorted(one.extras))}]"
        if key in seen:
            continue
        seen.add(key)
        if canonicalize_name(one.name) not in pinned:
            unpinned.add(one.name)
        waiting += _requirements_of(one)
    assert not unpinned


def _requirements_of(one: Requirement) -> list[Requirement]:
    try:
        lines = requires(one.name) or []
    except ModuleNotFoundError:
        return []  # an extra that is not installed here, as asyncpg
    found = map(Requirement, lines)
    return [each for each in found if _is_wanted(each, one.extras or {""})]


def _is_wanted(each: Requirement, extras: set[str]) -> bool:
    return each.marker is None or any(each.marker.evaluate({"extra": name}) for name in extras)


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_files_satisfy_the_projects_requirements(name: str) -> None:
    versions = pins(name)
    for one in required(LOCKS[name]):
        version = versions[canonicalize_name(one.name)]
        assert one.specifier.contains(version), f"{one} is pinned to {version}"


def test_the_extras_agree_about_simcord() -> None:
    asked = {str(one.specifier) for one in required(("demo", "dev")) if one.name == "simcord"}
    assert len(asked) == 1


def test_every_import_is_declared() -> None:
    """Whatever gives an imported package is asked for by name, and not only by another one."""
    declared = {canonicalize_name(one.name) for one in required(("demo", "postgresql"))}
    givers = packages_distributions()
    undeclared = {
        f"{module.path}:{imported.line}: {top} is of {giver}"
        for module in own_tree()
        for imported in module.imports
        if (top := imported.target.partition(".")[0]) not in {*sys.stdlib_module_names, *ROOMS}
        for giver in givers.get(top, ("nothing that is installed",))
        if canonicalize_name(giver) not in declared
    }
    assert not undeclared, "\n".join(sorted(undeclared))


def test_the_example_file_names_every_setting_and_no_other() -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    named = re.findall(r"^#?([A-Z][A-Z_]*)=", example, flags=re.MULTILINE)
    assert sorted(named) == sorted(variable(setting) for setting in Settings.model_fields)


def test_every_package_file_is_installed() -> None:
    described = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    patterns = described["package-data"]["*"]
    left_out = [
        str(path.relative_to(ROOT))
        for path in tracked()
        if path.relative_to(ROOT).parts[0] in ("bot", "cogs", "engine")
        and path.suffix != ".py"
        and not any(path.match(pattern) for pattern in patterns)
    ]
    assert not left_out


def test_ci_uses_only_commands_that_exist() -> None:
    script = ROOT / ".ci" / "run"
    subprocess.run(("bash", "-n", script), check=True)
    lines = script.read_text("utf-8").splitlines()
    assert "set -euo pipefail" in lines
    assert {"make lint", "make test", "make test-slow"} <= set(lines)
