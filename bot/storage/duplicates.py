"""Tells a row that exists already from the other ways to break a constraint."""

import sqlite3

from sqlalchemy.exc import IntegrityError

_SQLITE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
_POSTGRESQL = "23505"


def is_duplicate(error: IntegrityError) -> bool:
    """Whether another row has the same key."""
    return (
        getattr(error.orig, "sqlite_errorcode", None) in _SQLITE
        or getattr(error.orig, "sqlstate", None) == _POSTGRESQL
    )
