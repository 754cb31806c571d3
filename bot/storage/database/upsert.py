"""Rows that are put in the place of those with the same key; both databases can, each its way."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Upsert = postgresql.Insert | sqlite.Insert


def insert_into(connection: Connection, table: Table) -> Upsert:
    """An insert that can be told what to do where there is such a row."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def upsert(connection: Connection, table: Table) -> Upsert:
    """An insert that replaces all but the key."""
    statement = insert_into(connection, table)
    keys = [column.name for column in table.primary_key]
    others = {each.name: statement.excluded[each.name] for each in table.c if each.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=others)
