"""The wheel of a release, installed afresh, does in any folder what it promises.

It is built from this tree, or named by ``TRIED_WHEEL``. Its libraries are those of this
environment, unless ``TRIED_WITH_PIP`` is set: then pip installs what the wheel asks for.
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import pytest

from bot.failures import ExitCode
from bot.installation import PACKAGES
from tests.hosting.wheel import build_wheel, version_of
from tests.rig.patience import PATIENCE
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

pytestmark = pytest.mark.hosting

WHEEL, WITH_PIP = "TRIED_WHEEL", "TRIED_WITH_PIP"
LANGUAGE = {"LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}


@pytest.fixture(scope="module")
def wheel() -> Iterator[Path]:
    with TemporaryDirectory(prefix="wheel-") as folder:
        named = os.environ.get(WHEEL)
        yield Path(named).resolve() if named else build_wheel(Path(folder))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Iterator[Path]:
    """The command ``contree`` of an environment that has the wheel."""
    with TemporaryDirectory(prefix="fresh-", dir="/var/tmp") as folder:
        began = monotonic()
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        pip = (str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        if os.environ.get(WITH_PIP):
            subprocess.run((*pip, f"contree[demo] @ {wheel.as_uri()}"), check=True)
        else:
            subprocess.run((*pip, "--no-index", "--no-deps", str(wheel)), check=True)
            # A plain line: files beside it that would lead to this tree are not read.
            own = sysconfig.get_path("purelib", vars={"base": folder})
            Path(own, "borrowed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
        took = subprocess.run(("du", "-sm", folder), check=True, capture_output=True, text=True)
        size = wheel.stat().st_size / 1e6
        sys.stdout.write(
            f"{wheel.name}: {size:.1f} MB; installed in {monotonic() - began:.1f} s,"
            f" {took.stdout.split()[0]} MB\n"
        )
        yield Path(folder) / "bin" / "contree"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with packages of another program that are called like ours."""
    for name in PACKAGES:
        other = tmp_path / name / "__init__.py"
        other.parent.mkdir()
        other.write_text(f"raise SystemExit('another {name}')", "utf-8")
    return tmp_path


def environment() -> dict[str, str]:
    """This environment without what tells of this tree or of settings."""
    ours = ("CONTREE_", "DISCORD_", "PYTHONPATH", "VIRTUAL_ENV")
    kept = {name: each for name, each in os.environ.items() if not name.startswith(ours)}
    return {**kept, **LANGUAGE}


def typed(installed: Path, folder: Path, *line: str) -> subprocess.CompletedProcess[str]:
    command = (str(installed), *line)
    return subprocess.run(
        command, cwd=folder, env=environment(), check=False, capture_output=True, text=True
    )


def test_it_says_its_version(installed: Path, folder: Path, wheel: Path) -> None:
    ended = typed(installed, folder, "--version")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == f"contree {version_of(wheel)}\n"
    assert ended.stdout.split()[1] in typed(installed, folder, "doctor").stdout.splitlines()[0]


def test_the_doctor_examines_it_and_advises_what_can_be_done_there(
    installed: Path, folder: Path
) -> None:
    ended = typed(installed, folder, "doctor")
    assert ended.returncode == ExitCode.FAULTY_SETUP, ended.stderr
    lines = ended.stdout.splitlines()
    assert [line for line in lines if line.startswith("fail")] == [
        "fail  Token: there is none. Write it after DISCORD_TOKEN= in .env; Discord was not asked"
        " anything."
    ]
    assert any(line.startswith("ok    Computer players") for line in lines)
    without = typed(installed, folder, "run")
    assert without.returncode == ExitCode.MISSING_TOKEN
    assert "make " not in without.stderr
    assert ".env.example" not in without.stderr


def test_the_demo_serves_its_page(installed: Path, folder: Path) -> None:
    command = (installed, "demo", "--port", "0")
    with subprocess.Popen(
        command, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True
    ) as demo:
        assert demo.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+/\S+", demo.stdout.readline())
            assert found
            with urllib.request.urlopen(found[0], timeout=PATIENCE) as page:
                assert page.status == 200
                assert b"<html" in page.read()
        finally:
            demo.send_signal(signal.SIGINT)


async def test_it_serves_a_table_and_answers_a_press(installed: Path, folder: Path) -> None:
    began = monotonic()
    async with (
        LittleDiscord() as discord,
        serving(discord, folder, installed=installed) as programme,
    ):
        (alice,) = await sit_down(discord, "Alice")
        sys.stdout.write(f"the first table after {monotonic() - began:.1f} s\n")
        await asyncio.wait_for(alice.ask_for_hand(), PATIENCE)
        assert alice.person.private()
        assert not alice.unanswered()
        told = programme.log.read_text("utf-8")
        assert '"event": "the bot starts"' in told
        assert await programme.signal(signal.SIGTERM) == ExitCode.OK
