"""The documents are true: their links lead somewhere, and what they show can be typed."""

import re
import subprocess
import sys
import unicodedata
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from shlex import split
from typing import Any

import pytest

from bot.command_line.subcommands import SUBCOMMANDS
from bot.failures import ExitCode
from bot.i18n import LANGUAGES, words
from bot.settings import Settings, variable
from bot.storage.database.people import person_columns
from bot.storage.database.schema import metadata
from cogs.features import load_commands
from cogs.ui.command_group import GROUPS
from engine.players.analysis import Analysis, JudgedDecision, KeyMoment
from engine.players.judgement import Judgement
from engine.players.tried import Tried
from engine.variants import VARIANTS
from tests.hosting.lines import LINES, Excused
from tests.rig.documents import (
    FENCE,
    HOSTING,
    PAGES,
    ROOT,
    SPAN,
    TOOLS,
    begins_with,
    lines_to_type,
    page_name,
)

SIX_KB = 6 * 1024

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
COMMAND = re.compile(r"\b(?:python|\.venv/bin/python) -m ((?:bot|engine|tests)\b[\w.]*)(.*)")
OWN_COMMAND = re.compile(r"(?:^|/|(?<!--rules)\s)contree (?!contree)([a-z]+.*)")
SOURCE = re.compile(r"(?:bot|cogs|engine|tests|docs|requirements|\.github|\.ci)/[\w./-]*")
MODULE = re.compile(r"\w+\.py")
OF_A_COMMIT = "the commit 519afc99"
TYPED = tuple(dict.fromkeys(lines_to_type()))


def without_code(text: str) -> str:
    return SPAN.sub("", FENCE.sub("", text))


def anchors(page: Path) -> set[str]:
    """The anchors of a page’s headings, as MkDocs makes them; GitHub keeps accents."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {slug(heading) for heading in headings}


def slug(heading: str) -> str:
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


def dead_links(page: Path) -> Iterator[str]:
    for target in LINK.findall(without_code(page.read_text("utf-8"))):
        if target.startswith(("https://", "http://")):
            continue
        path, _, anchor = target.partition("#")
        linked = (page.parent / path).resolve() if path else page
        if not linked.exists():
            yield f"{page_name(page)}: {target} leads nowhere"
        elif anchor and anchor not in anchors(linked):
            yield f"{page_name(page)}: {target} has no such heading"


def test_every_link_leads_somewhere() -> None:
    found = [dead for page in PAGES for dead in dead_links(page)]
    assert not found, "\n".join(found)


def test_the_readme_is_at_most_one_page() -> None:
    assert len((ROOT / "README.md").read_bytes()) <= SIX_KB


def test_the_site_navigation_has_every_page() -> None:
    listed = set(re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.M))
    there = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert listed == there


def test_the_architecture_names_every_package_of_the_bot() -> None:
    told = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    packages = {each.parent.name for each in (ROOT / "bot").glob("*/*.py")}
    assert {name for name in packages if f"| `bot/{name}/` |" not in told} == set()


def test_privacy_names_parts_of_an_export_and_nothing_else() -> None:
    kept = (ROOT / "docs" / "privacy.md").read_text("utf-8").partition("## What you can do")[0]
    bracketed = re.findall(r"`(\w+)`", " ".join(re.findall(r"\((`[^)]*`)\)", kept)))
    assert {*bracketed} > {"choices", "tables"}
    assert {*bracketed} <= {mark.told for _, mark in person_columns(metadata)} | {"tables"}


@pytest.mark.parametrize("kind", [Analysis, JudgedDecision, KeyMoment, Judgement, Tried])
def test_the_form_of_an_analysis_names_every_field(kind: Any) -> None:  # noqa: ANN401
    form = (ROOT / "docs" / "analysis.md").read_text("utf-8").partition("## Measured")[0]
    assert {field.name for field in fields(kind)} <= set(re.findall(r"`(\w+)`", form))


def test_troubleshooting_lists_every_exit_code() -> None:
    page = (ROOT / "docs" / "hosting" / "troubleshooting.md").read_text("utf-8")
    listed = {int(code) for code in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    assert set(ExitCode) - listed == set()


def test_the_site_builds(tmp_path: Path) -> None:
    if find_spec("mkdocs") is None:
        pytest.skip("MkDocs is not installed")
    command = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir")
    built = subprocess.run(
        (*command, str(tmp_path)), cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr


def test_shell_lines_begin_with_a_known_tool() -> None:
    """Else a line is a slip, or a block needs the name of its language."""
    wrong = [each for each in TYPED if begins_with(each.what) not in TOOLS]
    assert not wrong


def test_every_line_on_the_hosts_pages_is_tried_or_excused() -> None:
    """``make hosting`` tries them in a bare Debian."""
    shown = {(page.name, each.what) for page in HOSTING for each in lines_to_type([page])}
    declared = {(page, line) for page, lines in LINES.items() for line in lines}
    assert shown - declared == set(), "say in tests/hosting/lines.py how they end"
    assert declared - shown == set(), "they are on no page"
    excuses = [
        outcome
        for lines in LINES.values()
        for outcome in lines.values()
        if isinstance(outcome, Excused)
    ]
    assert all(excuse.because for excuse in excuses)


def test_every_target_of_make_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    shown = {
        word
        for each in TYPED
        if begins_with(each.what) == "make"
        for named in re.findall(r"\bmake((?: [\w=]+)+)", each.what.partition("#")[0])
        for word in named.split()
        if "=" not in word
    }
    assert shown >= {"demo", "test", "run", "lint", "docs"}
    assert not shown - targets


class Parsed(Exception):
    """The command line could be read, and shall not be obeyed."""


def parse(module: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program's own parser read its arguments; it ends the test if it cannot."""
    read: Callable[..., Any] = ArgumentParser.parse_args

    def only_read(parser: ArgumentParser, *given: object) -> None:
        read(parser, *given)
        raise Parsed

    program = import_module(module)
    if hasattr(program, "__path__"):
        inside = "command_line.main" if find_spec(f"{module}.command_line") else "__main__"
        program = import_module(f"{module}.{inside}")
    if "ArgumentParser" not in Path(str(program.__file__)).read_text("utf-8"):
        assert not arguments, f"{module} takes no arguments"
        assert callable(program.main)
        return
    with monkeypatch.context() as patched:
        patched.setattr(ArgumentParser, "parse_args", only_read)
        patched.setattr(sys, "argv", [module, *arguments])
        with pytest.raises(Parsed):
            program.main(*([arguments] if signature(program.main).parameters else []))


def test_every_command_line_parses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = 0
    for each in TYPED:
        line = re.sub(r" (?:#|\d?>).*", "", each.what)
        ours = [("bot", rest) for rest in OWN_COMMAND.findall(line)]
        for module, rest in (*COMMAND.findall(line), *ours):
            arguments = split(re.sub(r"[\[\]]", "", rest))
            if arguments in (["--version"], ["--help"]):
                continue  # argparse obeys these by itself
            try:
                parse(module, arguments, monkeypatch)
            except SystemExit:
                pytest.fail(f"{each.page}: {each.what}: {capsys.readouterr().err}")
            tried += 1
    assert tried


def test_every_documented_option_exists() -> None:
    known = {
        option
        for package in ("bot", "engine", "tests/bench", "tests/wire")
        for file in (ROOT / package).rglob("*.py")
        for option in re.findall(r'"(--[a-z-]+)"', file.read_text("utf-8"))
    } | {"--port", *(f"--{each.switch}" for each in SUBCOMMANDS if each.switch)}
    shown = {
        (page_name(page), span.split()[0])
        for page in PAGES
        for span in SPAN.findall(FENCE.sub("", page.read_text("utf-8")))
        if span.startswith("--")
    }
    assert not {each for each in shown if each[1] not in known}


def test_every_documented_setting_exists() -> None:
    known = {variable(setting) for setting in Settings.model_fields} | {"DISCORD_OPENAPI"}
    named = {
        (page_name(page), name)
        for page in PAGES
        for name in re.findall(r"\b(?:CONTREE|DISCORD)_[A-Z_]+\b", page.read_text("utf-8"))
    }
    assert not {each for each in named if each[1] not in known}


@pytest.mark.parametrize("file", ["docs/hosting/settings.md", ".env.example"])
def test_the_languages_to_choose_from_are_those_that_there_are(file: str) -> None:
    told = (ROOT / file).read_text("utf-8")
    (listed,) = re.findall(r"(?:DEFAULT_LANGUAGE` \||server says:) ([^.]*?)(?:, used|\.\n)", told)
    assert tuple(re.findall(r"\b([a-z]{2})\b(?<!or)", listed)) == LANGUAGES


def test_every_documented_file_exists() -> None:
    rooms = ("bot", "cogs", "engine", "tests", "docs")
    names = {path.name for room in rooms for path in (ROOT / room).rglob("*.py")}
    gone = set[str]()
    for page in PAGES:
        text = page.read_text("utf-8")
        for span in SPAN.findall(FENCE.sub("", text)):
            absent = SOURCE.fullmatch(span) and not (ROOT / span).exists()
            # A measurement may name the script of the commit that made it.
            unknown = MODULE.fullmatch(span) and span not in names and OF_A_COMMIT not in text
            if absent or unknown:
                gone.add(f"{page_name(page)}: {span}")
    assert not gone


def test_every_documented_slash_command_exists() -> None:
    load_commands()
    known = {command.qualified_name for group in GROUPS for command in group.walk_commands()}
    groups = "|".join(group.name for group in GROUPS)
    named = {
        (page_name(page), name)
        for page in PAGES
        for name in re.findall(rf"(?<!\w)/((?:{groups}) [a-z]+)", page.read_text("utf-8"))
    }
    assert not {each for each in named if each[1] not in known}


def test_playing_explains_every_command() -> None:
    load_commands()
    say = words("fr")
    playing = (ROOT / "docs/playing.md").read_text("utf-8")
    rows = re.findall(r"^\| (.*?`/(?:contree|contree-admin|belote) .*?) \| (.*?) \|", playing, re.M)
    named, quoted = re.compile(r"/(?:contree|contree-admin|belote) (\w+)"), re.compile(r"`(.*?)`")
    explained = {
        english: french
        for left, right in rows
        for english, french in zip(named.findall(left), quoted.findall(right), strict=True)
    }
    assert explained == {
        command.name: say(f"command-{command.name}-name")
        for group in GROUPS
        for command in group.commands
    }


def test_playing_names_every_game() -> None:
    playing, say = (ROOT / "docs/playing.md").read_text("utf-8"), words("en")
    for rules in VARIANTS:
        name = say(f"variant-{rules.key}").partition(",")[0]
        assert f"\n| {name} | {rules.end.target} |" in playing


COUNTS = {14: "fourteen", 15: "fifteen", 16: "sixteen", 17: "seventeen", 18: "eighteen"}


def test_pages_count_the_games_and_name_the_languages() -> None:
    readme, index = ((ROOT / page).read_text("utf-8") for page in ("README.md", "docs/index.md"))
    others, games = COUNTS[len(VARIANTS) - 1], COUNTS[len(VARIANTS)]
    assert f"and {others} related games" in readme
    assert f"rules of the {games} games" in readme
    assert f"and {others} sister games" in index
    table = (ROOT / "docs/languages.md").read_text("utf-8")
    names = dict(re.findall(r"^\| (\w+) \| `bot/i18n/(\w+)`", table, re.MULTILINE))
    assert sorted(names.values()) == sorted(LANGUAGES)
    assert [name for name in names if name not in readme] == []
