"""A private copy beside a database that nobody uses, for what takes its place or leaves it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.storage.backup.backup import PART, new_copy
from bot.storage.database.lock import alone_with


@contextmanager
def copy_alone(source: Path, database: Path) -> Iterator[Path]:
    """A private copy of a file next to a database that nobody uses; DatabaseInUse if somebody does.

    What killed processes have left of such copies is removed.
    """
    with alone_with(database):
        for left_over in database.absolute().parent.iterdir():
            end = left_over.name.removeprefix(f"{database.name}.").partition("-")[0]
            if left_over.name.startswith(f"{database.name}.") and end.endswith(PART):
                left_over.unlink(missing_ok=True)
        with new_copy(source, database) as copy:
            yield copy
