"""Load the compiled kernel, and choose the folder where compiled code is kept."""

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType

import numba

HERE = Path(__file__).parent
SOURCES = (HERE / "memory_layout.py", *sorted((HERE / "kernel").glob("*.py")))
SETTING = "CACHE_DIR"
"""Numba's name for the folder; outside it is the variable ``NUMBA_CACHE_DIR``."""


@cache
def kernel() -> ModuleType:
    """The functions in which searches begin, compiled or read from where a former start left them.

    That is the folder of ``NUMBA_CACHE_DIR``, else beside the source, else the user's own folder
    for such things. Where none may be written to they are compiled anew at each start.
    """
    return loaded("engine.solver.kernel.search", SOURCES)


def loaded(module: str, sources: Iterable[Path]) -> ModuleType:
    """A module of compiled functions that these sources make; its code is kept with the search."""
    settings = vars(numba.config)
    chosen = settings[SETTING]
    settings[SETTING] = str(writable(candidates(chosen, sources)))
    try:
        return import_module(module)
    finally:
        settings[SETTING] = chosen


def candidates(chosen: str, sources: Iterable[Path]) -> Iterator[Path]:
    """Where compiled code may be kept, the best place first."""
    # Numba looks for changes in the file of each function alone, not in those that it calls: a
    # folder for each state of all of them keeps it from running what is out of date.
    state = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    if chosen:
        yield Path(chosen) / f"solver-{state}"
    yield HERE / "__pycache__" / f"solver-{state}"
    yield Path.home() / ".cache" / "contree" / f"solver-{state}"


def kept_in() -> Path | None:
    """The folder in which the search's compiled code is kept; None if it is kept nowhere."""
    return next(filter(_is_writable, candidates(vars(numba.config)[SETTING], SOURCES)), None)


def writable(folders: Iterable[Path]) -> Path:
    """The first writable folder of these, or a new temporary one."""
    return next(filter(_is_writable, folders), None) or Path(mkdtemp(prefix="solver-"))


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
    except OSError:
        return False
    return True
