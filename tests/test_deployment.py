"""What is deployed names what there is: settings, exit codes, requirements, the health check."""

import re
from pathlib import Path

import pytest

from bot.failures import ExitCode
from bot.settings import Settings, variable

ROOT = Path(__file__).parents[1]
DEPLOYED = (ROOT / "Dockerfile", *sorted((ROOT / "deploy").iterdir()))
COMPOSED = sorted((ROOT / "deploy").glob("*.yaml"))
UNIT = ROOT / "deploy" / "contree.service"
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


def test_the_image_asks_for_its_health_and_keeps_compiled_code() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert 'CMD ["python", "-m", "bot", "healthy"]' in text
    assert "NUMBA_CACHE_DIR=/data/numba" in text
    assert "--require-hashes" in text
