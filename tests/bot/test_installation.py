"""What is installed here, and how its commands are typed, by how this process was started."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot import installation
from bot.ai_workers.supervisor import Supervisor
from bot.command_line.doctor import CheckVerdict, examine
from bot.i18n import LANGUAGES, Words, words
from bot.i18n.catalogue import Catalogue, sources
from bot.installation import COMMAND, SOURCE, described, pinned, strangers, typed
from bot.settings import Settings


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The working folder, with the command of an installation in it."""
    monkeypatch.delenv(COMMAND, raising=False)
    monkeypatch.chdir(tmp_path)
    script = tmp_path / ".venv" / "bin" / "contree"
    script.parent.mkdir(parents=True)
    script.touch(mode=0o755)
    return tmp_path


def test_a_command_is_typed_as_it_was_started(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = folder / ".venv" / "bin" / "contree"
    monkeypatch.setattr(sys, "argv", [str(script), "run"])
    assert typed("doctor") == ".venv/bin/contree doctor"
    monkeypatch.setenv("PATH", str(script.parent))
    assert typed("doctor") == "contree doctor"
    monkeypatch.setattr(sys, "argv", [str(SOURCE / "bot" / "__main__.py"), "run"])
    monkeypatch.setattr(sys, "orig_argv", [".venv/bin/python", "-m", "bot", "run"])
    assert typed("doctor") == ".venv/bin/python -m bot doctor"
    monkeypatch.setattr(sys, "orig_argv", [str(folder / "bin" / "python"), "-m", "bot", "run"])
    assert typed("doctor") == "bin/python -m bot doctor"
    monkeypatch.setattr(sys, "argv", ["pytest"])
    assert typed("doctor") == "contree doctor"


@pytest.mark.parametrize(
    ("told", "beside", "alone"),
    [
        ("contree", "contree sync", "contree restore"),
        (
            "docker exec NAME contree",
            "docker exec NAME contree sync",
            "docker run --rm --volumes-from NAME IMAGE contree restore",
        ),
        (
            "docker compose exec bot contree",
            "docker compose exec bot contree sync",
            "docker compose run --rm bot contree restore",
        ),
    ],
)
def test_a_container_that_is_stopped_is_not_entered(
    monkeypatch: pytest.MonkeyPatch, told: str, beside: str, alone: str
) -> None:
    monkeypatch.setenv(COMMAND, told)
    assert (typed("sync"), typed("restore")) == (beside, alone)


def test_what_is_deployed_says_how_its_commands_are_typed() -> None:
    told = {
        line.partition(COMMAND)[2].strip('=: "\\').partition('"')[0]
        for file in ("Dockerfile", "deploy/compose.yaml", "deploy/contree.service")
        for line in (SOURCE / file).read_text("utf-8").splitlines()
        if COMMAND in line
    }
    assert told == {"docker exec NAME contree", "docker compose exec bot contree", "contree"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_the_command_of_one_installation(language: str) -> None:
    told = "\n".join(
        line
        for name in ("startup.ftl", "doctor.ftl")
        for line in sources(language)[name].splitlines()
        if not line.startswith("#")
    )
    assert 'TYPED("restore")' in told
    assert not re.findall(r"-m bot|\.venv/|[“«„]\W?contree [a-z].*", told), "write { TYPED(…) }"


def test_only_the_repository_speaks_of_its_makefile(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def told() -> str:
        return Words("en", Catalogue("en", sources("en")))("startup-missing-token")

    assert "make demo" in told()
    monkeypatch.setattr(installation, "SOURCE", tmp_path)
    assert "make demo" not in told()
    assert ".env.example" not in told()
    assert "DISCORD_TOKEN=" in told()


def test_an_extra_names_the_version_that_it_pins() -> None:
    assert pinned("demo") == "simcord[preview]==3.2.1"
    assert pinned("postgresql").startswith("asyncpg")


def test_a_version_names_its_commit_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "VERSION", "1.0.0")
    monkeypatch.setattr(installation, "commit", lambda: "5d8a02b2f")
    assert described() == "1.0.0 (5d8a02b2f)"
    monkeypatch.setattr(installation, "VERSION", "1.0.1.dev3+g5d8a02b2f")
    assert described() == "1.0.1.dev3+g5d8a02b2f"
    monkeypatch.setattr(installation, "commit", lambda: "")
    assert described() == "1.0.1.dev3+g5d8a02b2f"


async def test_the_doctor_names_a_package_of_another_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert not list(strangers())
    other = tmp_path / "cogs" / "__init__.py"
    other.parent.mkdir()
    other.touch()
    for name in [each for each in sys.modules if each.partition(".")[0] == "cogs"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(tmp_path)
    findings = examine(Settings(data_dir=tmp_path, _env_file=None))
    told = [await anext(findings), await anext(findings)]
    assert [each.key for each in told] == ["doctor-version", "doctor-packages"]
    assert told[1].verdict is CheckVerdict.FAIL
    assert {"package": "cogs", "folder": str(tmp_path)}.items() <= dict(told[1].facts).items()
    assert f"not from {SOURCE}:" in words("en")(told[1].key, **dict(told[1].facts))


@pytest.mark.slow
def test_the_command_is_ours_where_packages_of_others_come_first(tmp_path: Path) -> None:
    for name in ("cogs", "engine"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('not ours')", "utf-8")
    ended = subprocess.run(
        (sys.executable, "-m", "bot", "--version"),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (tmp_path, SOURCE)))},
        check=False,
        capture_output=True,
        text=True,
    )
    assert (ended.returncode, ended.stdout) == (0, f"contree {installation.VERSION}\n")


def test_the_experts_are_ours_in_a_folder_with_another_package_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__init__.py").write_text("raise SystemExit('not ours')", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(SOURCE))
    supervisor = Supervisor("tests.bot.ai_workers.workers.quick")
    try:
        supervisor.start()
        assert supervisor.ready
    finally:
        supervisor.close()
