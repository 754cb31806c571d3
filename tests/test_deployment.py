"""What is deployed names what there is: settings, exit codes, requirements, the health check."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.failures import ExitCode
from bot.settings import Settings, variable

ROOT = Path(__file__).parents[1]
DEPLOYED = (ROOT / "Dockerfile", *sorted((ROOT / "deploy").iterdir()))
COMPOSED = sorted((ROOT / "deploy").glob("*.yaml"))
UNIT = ROOT / "deploy" / "contree.service"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())
SETTINGS = {variable(setting) for setting in Settings.model_fields}


@pytest.mark.parametrize("file", DEPLOYED, ids=lambda file: file.name)
def test_every_setting_that_is_deployed_exists(file: Path) -> None:
    named = set(re.findall(r"\b(?:CONTREE|DISCORD)_[A-Z_]+", file.read_text("utf-8")))
    assert named <= SETTINGS


def test_each_choice_of_extras_has_its_pinned_requirements_in_the_context() -> None:
    chosen = {
        extras
        for file in COMPOSED
        for extras in re.findall(r"EXTRAS: (\w+)", file.read_text("utf-8"))
    }
    assert chosen == {"postgresql"}
    taken = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for name in (*chosen, "run"):
        assert (ROOT / "requirements" / f"{name}.txt").exists()
        assert f"!requirements/{name}.txt" in taken


def test_the_unit_does_not_restart_what_a_restart_cannot_help() -> None:
    (listed,) = re.findall(r"RestartPreventExitStatus=(.*)", UNIT.read_text("utf-8"))
    codes = {ExitCode(int(code)) for code in listed.split()}
    assert ExitCode.REFUSED_TOKEN in codes
    again = {ExitCode.CONNECTION_LOST, ExitCode.GATEWAY_SILENT, ExitCode.UNREACHABLE}
    assert not codes & (again | {ExitCode.UNREACHABLE_DATABASE, ExitCode.CUT_SHORT})


def test_no_alert_adds_up_figures_of_two_bots() -> None:
    """A figure of one instance or of one job is of one bot; a sum of all may hide a silent one."""
    told = (ROOT / "docs" / "hosting" / "alerts.yml").read_text("utf-8")
    grouped = re.findall(r"\b(?:sum|max|min|avg|count)\b *(?:by \(([^)]*)\))?", told)
    assert len(grouped) > 10
    assert all({"instance", "job"} & set(labels.split(", ")) for labels in grouped), grouped
    assert set(re.findall(r'job=\S?"(.*?)"', told)) == {"contree.*"}


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_compose_files_give_the_bot_time_to_close_and_a_volume(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "stop_grace_period: 15s" in text
    assert "- data:/data" in text
    assert "DISCORD_TOKEN" not in text


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_compose_files_back_up_into_a_volume_of_its_own(file: Path) -> None:
    """PostgreSQL has tools of its own: the bot takes no backup there."""
    text = file.read_text("utf-8")
    (folder,) = re.findall(r"CONTREE_BACKUP_FOLDER: (\S+)", text) or [None]
    if "postgresql://" in text:
        assert folder is None
        return
    (volume,) = re.findall(rf"- (\w+):{folder}\n", text)
    assert volume != "data", "a backup beside the database is lost with it"
    assert f"\n  {volume}:\n" in text.partition("\nvolumes:\n")[2]
    image = (ROOT / "Dockerfile").read_text("utf-8")
    made = re.findall(r"install --directory --owner=contree .*? ((?: ?/\w+)+)\n", image)
    assert made, "a new volume belongs to whom the folder in the image belongs"
    assert folder in made[0].split()


def test_no_example_writes_a_backup_beside_the_database() -> None:
    pages = "\n".join(page.read_text("utf-8") for page in (ROOT / "docs").rglob("*.md"))
    written = re.findall(r"docker \S+ .*contree (?:backup|restore) (\S+)", pages)
    assert len(written) > 2
    beside = {file for file in written if file.startswith("/data/")}
    assert beside == {"/data/contree.sqlite3.before-v1_1"}, "the copy of an upgrade lies there"


def test_every_folder_that_is_mounted_is_first_given_to_the_user_of_the_image() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    (user,) = re.findall(r"useradd --uid (\d+)", image)
    for page in (ROOT / "docs" / "hosting").glob("*.md"):
        text = page.read_text("utf-8")
        for folder in set(re.findall(r"-v (/\S+?):", text)):
            assert f"\nchown {user} {folder}\n" in text, f"{page.name}: {folder}"


def test_the_unit_may_write_where_the_pages_put_its_backups() -> None:
    told = (ROOT / "docs" / "hosting" / "backups.md").read_text("utf-8")
    (folder,) = re.findall(r"`CONTREE_BACKUP_FOLDER=(/\S+)`", told)
    assert f"\nReadWritePaths=-{folder}\n" in UNIT.read_text("utf-8")
    assert f"\ninstall --directory --owner=contree --mode=700 {folder}\n" in told


def test_every_action_is_pinned_by_its_commit() -> None:
    """A tag can be moved to other code; the comment says which version it was."""
    used = re.findall(r"uses: (?!\./)(.*)", "\n".join(f.read_text("utf-8") for f in WORKFLOWS))
    assert len(used) > 20
    loose = [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", each)]
    assert not loose
    versions = {tuple(re.findall(r"(.*)@(\w+) # (.*)", each)) for each in used}
    assert len(versions) == len({each.partition("@")[0] for each in used}), "one version each"


def test_what_is_downloaded_in_a_workflow_is_compared_with_its_checksum() -> None:
    for file in WORKFLOWS:
        steps = file.read_text("utf-8").split("\n      - ")
        assert all("sha256sum --check --strict" in each for each in steps if "curl " in each)


def test_the_changelog_of_a_release_is_that_of_its_newest_heading() -> None:
    told = ROOT / ".ci" / "changelog"
    newest = re.findall(r"^## \[(.*?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)[0]
    ended = subprocess.run((told, newest), check=True, capture_output=True, text=True)
    assert "### For hosts" in ended.stdout
    assert "## [" not in ended.stdout
    other = subprocess.run((told, f"{newest}.1"), check=False, capture_output=True, text=True)
    assert (other.returncode, other.stdout) == (1, "")
    assert newest in other.stderr


def test_a_copy_without_a_tag_and_without_git_has_a_version(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    command = (sys.executable, "-m", "setuptools_scm", "--root", tmp_path)
    told = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert told.stdout == "0.0.0\n"


def test_the_image_says_what_it_is_and_where_it_comes_from() -> None:
    labels = re.findall(r"opencontainers\.image\.(\w+)", (ROOT / "Dockerfile").read_text("utf-8"))
    assert {"version", "revision", "created", "source", "documentation"} <= set(labels)
    published = (ROOT / ".github" / "workflows" / "image.yml").read_text("utf-8")
    for argument in ("VERSION", "REVISION", "CREATED", "SOURCE"):
        assert published.count(f"{argument}=${{{{") == 2, "for the one tried and the one pushed"


def test_compose_runs_the_published_image() -> None:
    composed = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    (image,) = re.findall(r"image: (\S+)", composed)
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert f"s|{image}|" in release, "the release names its account and its version"
    assert "build:" not in composed


def test_the_image_asks_for_its_health_and_keeps_compiled_code() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert 'CMD ["contree", "healthy"]' in text
    assert "NUMBA_CACHE_DIR=/data/numba" in text
    assert "--require-hashes" in text
