"""Looking for an id wherever it may lie: in every column, and in the bytes of a file."""

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
