"""Notice that a database has lost nearly everything: a copy of it knows far more tables."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from bot.storage.backup.compressed import tables_in_header

MUCH = 10
"""A copy with this many times as many tables shows that the database has lost some.

A copy that was restored on purpose knows fewer as well, but hardly so few.
"""

# What AUTOINCREMENT remembers: erasing tables does not lower it.
_HIGHEST = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'"


def tables_known(database: Path, *, at_rest: bool = True) -> int | None:
    """The highest number that a table ever had there; 0 in an empty file, or if there is none.

    None if it cannot be read. A file ``at_rest`` is not changed in any way.
    """
    how = "mode=ro&immutable=1" if at_rest else "mode=rw"
    try:
        if not database.exists():
            return 0
        if at_rest and (told := tables_in_header(database)) is not None:
            return told
        uri = f"{database.absolute().as_uri()}?{how}"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            found = connection.execute(_HIGHEST).fetchone()
    except sqlite3.OperationalError as error:
        return 0 if error.sqlite_errorcode == sqlite3.SQLITE_ERROR else None  # no such table
    except (sqlite3.Error, PermissionError):
        return None
    return found[0] if found else 0


def fuller_copy(database: Path, copies: Iterable[Path], *, at_rest: bool = False) -> Path | None:
    """The copy that knows the most tables, if the database has lost most of them; else None."""
    known = tables_known(database, at_rest=at_rest)
    if known is None:  # whoever opens it says so
        return None
    counted = {copy: tables_known(copy) or 0 for copy in copies}
    fullest = max(counted, key=lambda copy: counted[copy], default=None)
    return fullest if fullest and counted[fullest] > known * MUCH else None


def copies_beside(database: Path) -> tuple[Path, ...]:
    """The copies that an upgrade, a restore or a bot that lost its file left next to a database."""
    kinds = (database.parent.glob(f"{database.name}.{kind}-*") for kind in ("before", "kept"))
    ends = ("-wal", "-journal", "-shm")
    return tuple(path for found in kinds for path in found if not path.name.endswith(ends))
