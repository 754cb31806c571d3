"""The compiled search: kept for the next start, loaded by nobody who does not search."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.solver.kernel_cache import kernel, writable
from tests.engine.solver.table import SLAM

LOADED = "import sys; {}; print(sorted({{'numba', 'numpy'}} & sys.modules.keys()))"


def run(*arguments: str, kept_in: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A new process of Python."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={"NUMBA_CACHE_DIR": str(kept_in)} if kept_in else None,
    )


def test_the_kernel_is_compiled_once() -> None:
    """Else what is kept of it would crash the next start."""
    assert len(kernel().search.signatures) == 1


@pytest.mark.slow
def test_a_second_start_uses_the_cache(tmp_path: Path) -> None:
    command = ("-m", "engine", "solve", SLAM)
    first = run(*command, kept_in=tmp_path)
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc")}
    assert len(kept) == len({file.name.partition("-")[0] for file in kept}) > 0
    second = run(*command, kept_in=tmp_path)
    assert (first.returncode, first.stderr) == (second.returncode, second.stderr) == (0, "")
    assert first.stdout == second.stdout
    assert kept == {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc")}


def test_an_unwritable_folder_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert writable([file / "below", tmp_path / "free"]) == tmp_path / "free"


def test_without_a_writable_folder_a_temporary_one_is_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    folder = writable([file / "below"])
    assert folder.is_dir()
    folder.rmdir()


def test_importing_without_solving_does_not_load_numba() -> None:
    for what in ("import engine.__main__", "import engine.solver, engine.solver.command"):
        assert run("-c", LOADED.format(what)).stdout == "[]\n"
