"""Every command line of docs/hosting/ is typed in a bare Debian, in the order of its page.

What the pages hand out for other programs is read by those. ``make hosting`` does all that and
prints how long each line took; ``lines.py`` says how each ends.
"""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.hosting.debian import Debian, make_bare, why_not
from tests.hosting.lines import LINES, WORDS, Excused, Run
from tests.rig.documents import HOSTING, lines_to_type
from tests.wire.server import LittleDiscord

pytestmark = [pytest.mark.hosting, pytest.mark.skipif(bool(why_not()), reason=why_not())]

WHOLE_SECONDS = 3_600.0
"""How long the pages of one machine may take together."""

ON_DISK = "/var/tmp"
"""Where machines lie, of a gigabyte and more each: temporary folders may lie in memory."""

WITH_SYSTEMD = ("containers.md",)
BY_THEIR_TOOLS = (
    "apt-get update",
    "apt-get install --yes --no-install-recommends docker-compose git prometheus",
    "git clone ADDRESS contree",
    "cd contree",
    "promtool check rules docs/hosting/alerts.yml",
    "promtool test rules tests/hosting/alerts_test.yaml",
    "echo POSTGRES_PASSWORD=secret > .env",
    "sed -i /^name:/d deploy/*.yaml",  # which Debian's docker-compose is too old to know
    "docker-compose --file deploy/compose.yaml config",
    "docker-compose --env-file .env --file deploy/compose.postgresql.yaml config",
)
"""Command lines that need neither the bot nor an engine of Docker."""

MACHINES = {
    "with make": tuple(page for page in LINES if page not in WITH_SYSTEMD),
    "with systemd": WITH_SYSTEMD,
}
"""The pages that are tried on one machine after the other: each begins where the last has ended."""


@pytest.fixture(scope="module")
def bare() -> Iterator[Path]:
    """A Debian without anything."""
    with TemporaryDirectory(prefix="debian-", dir=ON_DISK, ignore_cleanup_errors=True) as folder:
        try:
            make_bare(Path(folder) / "bare")
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
            pytest.skip(f"no Debian could be had: {error}")
        yield Path(folder) / "bare"


def trials(page: str) -> Iterator[tuple[str, Run]]:
    """The lines of a page in its order, and how each must end."""
    (path,) = (each for each in HOSTING if each.name == page)
    tried = set[str]()
    for shown in lines_to_type([path]):
        outcome = LINES[page][shown.what]
        if isinstance(outcome, Excused):
            continue
        runs = outcome if isinstance(outcome, tuple) else (outcome,)
        # By hand is done once; the line is tried wherever it stands.
        yield from ((shown.what, run) for run in (runs if shown.what not in tried else ()))
        tried.add(shown.what)


def as_typed(line: str) -> str:
    """The line with something in place of the words in capitals."""
    for word, stands in WORDS.items():
        # Of POSTGRES_PASSWORD it is no word.
        line = re.sub(rf"\b{re.escape(word)}\b", stands, line)
    return line


async def try_page(debian: Debian, page: str) -> list[str]:
    """Type all lines of a page; what went otherwise than it should."""
    wrong = []
    for line, run in trials(page):
        if run.before:
            by_hand = await debian.type(run.before)
            assert by_hand.code == 0, f"{page}: before {line}: {by_hand.said}"
        ended = await debian.type(as_typed(line), until_it_comes_in=run.comes_in)
        sys.stdout.write(f"{ended.seconds:7.1f} s  {page}: {line}\n")
        faults = []
        if (not run.comes_in and ended.code != run.ends) or run.says not in ended.said:
            faults = [f"{page}: {line}\nended with {ended.code}, not {run.ends}:\n{ended.said}"]
        if run.after and (check := await debian.type(run.after)).code:
            faults.append(f"{page}: after {line}: {check.said}")
        # At once: a machine that is out of time would say nothing of them.
        sys.stdout.writelines(f"{fault}\n" for fault in faults)
        wrong += faults
    return wrong


@pytest.mark.parametrize("machine", MACHINES)
async def test_every_command_line_works_as_printed(machine: str, bare: Path) -> None:
    async with (
        asyncio.timeout(WHOLE_SECONDS),
        LittleDiscord() as discord,
        Debian(bare, bare.with_name(machine.replace(" ", "-")), discord) as debian,
    ):
        wrong = [each for page in MACHINES[machine] for each in await try_page(debian, page)]
    assert not wrong, "\n\n".join(wrong)


async def test_alerts_and_compose_files_are_read_by_their_tools(bare: Path) -> None:
    async with (
        asyncio.timeout(WHOLE_SECONDS),
        LittleDiscord() as discord,
        Debian(bare, bare.with_name("tools"), discord) as debian,
    ):
        for line in BY_THEIR_TOOLS:
            ended = await debian.type(as_typed(line))
            sys.stdout.write(f"{ended.seconds:7.1f} s  {line}\n")
            assert ended.code == 0, f"{line}:\n{ended.said}"
