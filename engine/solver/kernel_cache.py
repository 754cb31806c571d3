"""Load the compiled kernel, and choose the folder where compiled code is kept."""

import json
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from os import getpid
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType

import numba
from numba.core.caching import FunctionCache

HERE = Path(__file__).parent
SOURCES = (HERE / "memory_layout.py", *sorted((HERE / "kernel").glob("*.py")))
SETTING = "CACHE_DIR"
"""Numba's name for the folder; outside it is the variable ``NUMBA_CACHE_DIR``."""

DIGESTS = "digests.json"
"""In the folder: the digest of each file of code, for a power cut can leave any of them damaged."""

log = logging.getLogger(__name__)


@cache
def kernel() -> ModuleType:
    """The functions in which searches begin, compiled or read from where a former start left them.

    That is the folder of ``NUMBA_CACHE_DIR``, else next to the source, else the user's own folder
    for such things. Where none may be written to they are compiled again at each start.
    """
    return loaded("engine.solver.kernel.search", SOURCES)


def loaded(module: str, sources: Iterable[Path]) -> ModuleType:
    """A module of compiled functions that these sources make; its code is kept with the search.

    What is kept damaged is thrown away, and what cannot be kept is compiled all the same.
    """
    settings = vars(numba.config)
    chosen = settings[SETTING]
    folder = writable(candidates(chosen, sources))
    _throw_damaged_away(folder)
    settings[SETTING] = str(folder)
    try:
        with _kept_where_possible(folder):
            return import_module(module)
    finally:
        # The setting is Numba's own, and shared: other code compiled in this process keeps its
        # folder.
        settings[SETTING] = chosen
        # Replaced at once: another process that starts now reads the former digests or these.
        new = folder / f"{DIGESTS}.{getpid()}"
        with suppress(OSError):
            try:
                new.write_text(json.dumps(_digests(folder)), "utf-8")
                new.replace(folder / DIGESTS)
            finally:
                new.unlink(missing_ok=True)


def candidates(chosen: str, sources: Iterable[Path]) -> Iterator[Path]:
    """The folders that may keep compiled code, the best first."""
    # Numba looks for changes in the file of each function alone, not in those that it calls: a
    # folder for each state of all of them keeps it from running what is out of date.
    state = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    if chosen:
        with suppress(RuntimeError):
            yield Path(chosen).expanduser() / f"solver-{state}"
    yield HERE / "__pycache__" / f"solver-{state}"
    with suppress(RuntimeError):  # of a user without a home
        yield Path.home() / ".cache" / "contree" / f"solver-{state}"


def is_kept() -> bool:
    """Whether a former start has left the search's compiled code."""
    folder = kept_in()
    return folder is not None and (folder / DIGESTS).exists() and any(folder.rglob("*.nbi"))


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


def _digests(folder: Path) -> dict[str, str]:
    """The digest of each file of code below the folder, by its path there."""
    return {
        str(file.relative_to(folder)): sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*.nb[ci]"))
    }


def _throw_damaged_away(folder: Path) -> None:
    """Remove all code of the folder unless it is what was written there."""
    with suppress(OSError, ValueError):
        found = _digests(folder)
        if not found or found == json.loads((folder / DIGESTS).read_bytes()):
            return
    # Without digests an earlier version wrote it, or a start that was killed.
    if (folder / DIGESTS).exists():
        log.warning("The compiled code in %s is damaged: it is compiled anew.", folder)
    for file in folder.rglob("*.nb[ci]"):
        with suppress(OSError):
            file.unlink()


@contextmanager
def _kept_where_possible(folder: Path) -> Iterator[None]:
    """Go on without the code if the folder fails: a full disk, a file of another user."""
    told = False

    @contextmanager
    def forgiving(_cache: FunctionCache) -> Iterator[None]:
        nonlocal told
        try:
            yield
        except Exception as error:  # noqa: BLE001 - whatever it is, the code can be compiled
            if not told:
                told = True
                log.warning("The compiled code cannot be kept in %s (%s).", folder, error)

    # What numba calls around each use of its files, to pass over faults of Windows alone.
    name = "_guard_against_spurious_io_errors"
    before = getattr(FunctionCache, name)
    setattr(FunctionCache, name, forgiving)
    try:
        yield
    finally:
        setattr(FunctionCache, name, before)
