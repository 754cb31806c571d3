"""Compressed copies: known by their first bytes, and by what their header says of the database."""

import gzip
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from bot.storage.database.sqlite_file import as_storage_unavailable
from bot.storage.errors import Cause, StorageUnavailable

SUFFIX = ".gz"

_FIRST = b"\x1f\x8b"
_HEADER = 64
_TABLES = re.compile(rb"contree-(\d+)-tables")

_LEVEL = 6
"""A sixth smaller than level 1, for twice the time: 100 MB take 2 s. The next levels gain nothing.

`lzma` would halve it for four times as much, and not every Python has it.
"""

AT_ONCE = 1 << 20
"""Bytes that are read at once."""


def is_compressed(copy: Path) -> bool:
    """Whether a file that nobody uses is a compressed copy."""
    with as_storage_unavailable():
        return _beginning(copy).startswith(_FIRST)


def tables_in_header(copy: Path) -> int | None:
    """The highest number of a table in a compressed copy; None for another file. OSError."""
    told = _TABLES.search(_beginning(copy))
    return int(told[1]) if told else None


def compress(copy: Path, packed: Path, tables: int, watch: Callable[[int, int], None]) -> None:
    """Compress a copy that knows so many tables; ``watch`` is told the bytes left, and all.

    StorageUnavailable unless what is read back is what was written.
    """
    written, read = sha256(), sha256()
    total = left = copy.stat().st_size
    # The name stands in the header: nobody has to unpack a copy to find the fullest.
    name = f"contree-{tables}-tables.sqlite3"
    with (
        copy.open("rb") as plain,
        packed.open("wb") as file,
        gzip.GzipFile(name, "wb", _LEVEL, file) as target,
    ):
        while some := plain.read(AT_ONCE):
            written.update(some)
            target.write(some)
            left -= len(some)
            watch(left, total)
    with unpacked(packed) as again:
        while some := again.read(AT_ONCE):
            read.update(some)
    if read.digest() != written.digest():
        raise StorageUnavailable(Cause.UNREADABLE)


@contextmanager
def unpacked(packed: Path) -> Iterator[gzip.GzipFile]:
    """What is in a compressed copy; StorageUnavailable where it is damaged."""
    try:
        with gzip.open(packed) as file:
            yield file
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise StorageUnavailable(Cause.UNREADABLE) from error


def _beginning(copy: Path) -> bytes:
    with copy.open("rb") as file:
        return file.read(_HEADER)
