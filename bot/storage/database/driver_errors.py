"""Tells apart what a driver raises alike."""

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError

_SQLITE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
_POSTGRESQL = "23505"


def is_duplicate(error: IntegrityError) -> bool:
    """Whether another row has the same key."""
    return (
        getattr(error.orig, "sqlite_errorcode", None) in _SQLITE
        or getattr(error.orig, "sqlstate", None) == _POSTGRESQL
    )


def is_no_text(error: DBAPIError) -> bool:
    """Whether bytes that should be text are none: the driver itself refuses them, not SQLite."""
    return (
        isinstance(error.orig, sqlite3.OperationalError)
        and getattr(error.orig, "sqlite_errorcode", None) is None
    )
