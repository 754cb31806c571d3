"""Files of SQLite as a bot leaves them, to be copied, damaged and looked at."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bot.storage.database.database import Database
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.results.rebuild import mark_all_counted
from tests.bot.storage.played import Ticking, keep_at_random

SEEDS = (0, 3, 9)


async def play(path: Path) -> None:
    """Make a database of whole evenings, closed again."""
    database = await Database.open(f"sqlite:///{path}")
    await database.write(mark_all_counted)  # as the bot does at its first start
    log = SqlTableLog(SqlEventStore(database), Ticking())
    for channel, seed in enumerate(SEEDS):
        await keep_at_random(log, seed, channel=channel, closes=False)
    await database.close()


def sudden_end(path: Path, statement: str) -> None:
    """A process that ends without a word, its last write in the WAL file alone."""
    code = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.execute('PRAGMA wal_autocheckpoint=0'); c.execute(sys.argv[2]); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code, path, statement], check=True)
    assert wal_of(path).stat().st_size > 0


def wal_of(path: Path) -> Path:
    """The file beside it that holds what was written last."""
    return path.with_name(f"{path.name}-wal")


def told_by(path: Path, question: str) -> list[tuple[object, ...]]:
    """What the file itself answers."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


def number_in(path: Path, question: str) -> int:
    """The number that the file itself answers."""
    ((number,),) = told_by(path, question)
    return int(str(number))


def change(path: Path, *statements: str) -> None:
    """Change what is kept behind everybody's back."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def names_in(folder: Path) -> set[str]:
    """What lies in a folder."""
    return {path.name for path in folder.iterdir()}


def content_of(path: Path) -> bytes:
    """Every byte of a file."""
    return path.read_bytes()


def cut(path: Path, length: int) -> None:
    """Leave these bytes of a file, from its beginning; counted from its end if below zero."""
    path.write_bytes(path.read_bytes()[:length])


def spoil(path: Path, at: int) -> None:
    """Put rubbish into a file; counted from its end if below zero."""
    content = bytearray(path.read_bytes())
    place = at % len(content)
    content[place : place + 8] = b"rubbish!"
    path.write_bytes(bytes(content))
