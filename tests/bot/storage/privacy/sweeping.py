"""Looking for an id wherever it may lie: in every column, in the bytes of a file, in memory."""

import gc
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import Connection, select

from bot.storage.database.schema import tables


def columns_with(connection: Connection, user: int) -> set[str]:
    """The columns, of all tables, in which the id stands, as a number or within a text."""
    found = set()
    for table in tables.metadata.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            found |= {
                f"{table.name}.{name}" for name, value in row.items() if str(user) in str(value)
            }
    return found


def bytes_with(path: Path, user: int) -> int:
    """How often the id stands in a file, as digits or as SQLite writes a number of that size."""
    content = path.read_bytes()
    return content.count(str(user).encode()) + content.count(user.to_bytes(8, "big"))


OURS = ("builtins", "collections", "bot.", "cogs.", "engine.")


def objects_with(roots: Iterable[object], user: int, *beside: type) -> set[str]:
    """The kinds of our objects, reached from these but not through others, that hold an id."""
    known = {id(each): each for each in roots}
    todo, found = [*known.values()], set()
    while todo:
        holder = todo.pop()
        for held in gc.get_referents(holder):
            if type(held) is int and held == user:
                found.add(type(holder).__name__)
            ours = str(type(held).__module__).startswith(OURS) and not isinstance(
                held, (type, *beside)
            )
            if ours and id(held) not in known:
                known[id(held)] = held
                todo.append(held)
    return found
