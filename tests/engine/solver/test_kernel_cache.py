"""The compiled search: kept for the next start, loaded by nobody who does not search."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path

import numba
import pytest

from engine.solver import kernel_cache
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


MADE = """
from numba import int64, njit


@njit(int64(int64), cache=True)
def twice(number):
    return number + number
"""
LOAD = """
import sys
sys.path.insert(0, sys.argv[1])
from engine.solver import kernel_cache
{}
for _ in sys.stdin:
    print(kernel_cache.loaded("made", ()).twice(21), file=sys.stderr, flush=True)
    del sys.modules["made"]
"""


@contextmanager
def loading(folder: Path, before: str = "") -> Iterator[Callable[[], list[str]]]:
    """A new process that loads a compiled function and calls it; each time, what it complains of.

    It loads it anew each time, as a new process does, which takes a second to start.
    """
    (folder / "made.py").write_text(MADE)
    with subprocess.Popen(
        [sys.executable, "-c", LOAD.format(before), str(folder)],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"NUMBA_CACHE_DIR": str(folder)},
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        asked, said = process.stdin, process.stderr

        def load() -> list[str]:
            print(file=asked, flush=True)
            return list(takewhile(lambda line: line not in {"42\n", ""}, said))

        yield load
        asked.close()
    assert process.returncode == 0


@pytest.mark.slow
def test_what_is_kept_is_read_by_another_process(tmp_path: Path) -> None:
    for _ in range(2):
        with loading(tmp_path) as load:
            assert load() == []
    assert len(list(tmp_path.rglob("*.nbc"))) == 1


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-50])


def zeroed(file: Path) -> None:
    """The middle was lost; unpickled as it is, it may be run."""
    content = file.read_bytes()
    file.write_bytes(content[:100] + bytes(len(content) - 200) + content[-100:])


@pytest.mark.slow
def test_damaged_code_is_thrown_away_and_compiled_anew(tmp_path: Path) -> None:
    with loading(tmp_path) as load:
        assert load() == []
        for damage in (emptied, cut, zeroed):
            for kind in ("nbi", "nbc", "json"):
                (file,) = (each for each in tmp_path.rglob(f"*.{kind}"))
                damage(file)
                (told,) = load()
                assert told.endswith("is damaged: it is compiled anew.\n"), (damage, kind)
                assert load() == [], (damage, kind)


FULL = """
from numba.core.caching import IndexDataCacheFile
def full(*_):
    raise OSError(28, "No space left on device")
IndexDataCacheFile._open_for_write = full
"""


def test_on_a_full_disk_code_is_compiled_and_not_kept(tmp_path: Path) -> None:
    with loading(tmp_path, FULL) as load:
        (told,) = load()
    assert told.startswith("The compiled code cannot be kept in ")
    assert not list(tmp_path.rglob("*.nb[ci]"))


@pytest.mark.slow
def test_a_file_of_code_that_may_not_be_read_is_done_without(tmp_path: Path) -> None:
    with loading(tmp_path) as load:
        load()
        (index,) = tmp_path.rglob("*.nbi")
        index.unlink()
        index.mkdir()
        assert load() != []


def test_code_is_kept_once_a_start_has_left_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(numba.config), kernel_cache.SETTING, str(tmp_path))
    assert not kernel_cache.is_kept()
    folder = kernel_cache.kept_in()
    assert folder is not None
    (folder / kernel_cache.DIGESTS).write_text("{}")
    assert not kernel_cache.is_kept()
    (folder / "search.solve-51.py311.nbi").write_bytes(b"")
    assert kernel_cache.is_kept()
