"""What refers to a row, as foreign keys say, and goes with it."""

from sqlalchemy import Column, ColumnElement, Connection, Table, delete, select

from bot.storage.database.people import SERVER


def delete_with_dependents(
    connection: Connection, rows: Table, *which: ColumnElement[bool]
) -> None:
    """Delete these rows of a table, and before them whatever refers to them."""
    for dependent, key, own in _references(rows):
        delete_with_dependents(connection, dependent, key.in_(select(own).where(*which)))
    connection.execute(delete(rows).where(*which))


def server_tables(*others: Table) -> tuple[Table, ...]:
    """The tables whose rows are a server's, but for these others and what refers to them."""
    schema = others[0].metadata
    return tuple(
        rows
        for rows in schema.sorted_tables
        if SERVER in rows.c and not any(_depends(rows, other) for other in others)
    )


def _depends(rows: Table, other: Table) -> bool:
    return rows is other or any(_depends(key.column.table, other) for key in rows.foreign_keys)


def _references(rows: Table) -> list[tuple[Table, Column[object], Column[object]]]:
    """The tables that refer to one: by which of their columns, and to which of its."""
    return [
        (dependent, key.parent, key.column)
        for dependent in rows.metadata.sorted_tables
        for key in dependent.foreign_keys
        if key.column.table is rows
    ]
