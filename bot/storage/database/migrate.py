"""Migrate a database to the schema of the code, inside the given transaction."""

import re
from collections.abc import Callable

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.database.shape import (
    VERSIONS,
    Shape,
    lacking,
    shape_of,
    shape_wanted,
    shapes_frozen,
)
from bot.storage.errors import NewerSchema, OtherShape

MIGRATIONS = "bot.storage.database:migrations"

RELEASED = re.compile(r"v\d")
"""How the name of a revision begins, as v1_0; before 1.0 there were 0001 to 0038."""


def migrate(
    connection: Connection,
    location: str = MIGRATIONS,
    *,
    before: Callable[[str], None] | None = None,
) -> bool:
    """Run the revisions that the database lacks; return whether there were any.

    ``before`` is called with the first of them, unless the database is new. NewerSchema for a
    database that a later version wrote, OtherShape for one that no version did.
    """
    config = configured(location)
    missing = _missing(connection, ScriptDirectory.from_config(config))
    if not missing:
        return False
    if before and revisions_of(connection):
        before(missing[0])
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def missing_revisions(connection: Connection) -> tuple[str, ...] | None:
    """The revisions that the database lacks, in order; None if no bot has ever run.

    NewerSchema for a database that a later version wrote, OtherShape for one that no version did.
    """
    missing = _missing(connection, ScriptDirectory.from_config(configured(MIGRATIONS)))
    return missing if revisions_of(connection) else None


def configured(location: str) -> Config:
    """What Alembic has to know of the revisions that lie there."""
    config = Config()
    config.set_main_option("script_location", location)
    config.set_main_option("path_separator", "os")
    return config


def revisions_of(connection: Connection) -> tuple[str, ...]:
    """The revisions of a database; empty if no bot has ever run."""
    return MigrationContext.configure(connection).get_current_heads()


def _missing(connection: Connection, scripts: ScriptDirectory) -> tuple[str, ...]:
    reached = revisions_of(connection)
    known = {script.revision for script in scripts.walk_revisions()}
    unknown = tuple(revision for revision in reached if revision not in known)
    if any(RELEASED.match(revision) for revision in unknown):
        raise NewerSchema(unknown)
    found, dialect = shape_of(connection), connection.dialect.name
    newest = shape_wanted(dialect)
    if not reached:
        # A file is one program's; a database on a server may be shared with others.
        if found if dialect == "sqlite" else found.keys() & newest.keys():
            raise OtherShape((VERSIONS, *lacking(connection)), ())
        wanted: Shape = {}
    elif unknown or reached == tuple(scripts.get_heads()):
        wanted = newest
    else:
        wanted = shapes_frozen()[reached[0]] if dialect == "sqlite" else {}
    differs = tuple(table for table in wanted if found.get(table) != wanted[table])
    if unknown or differs:
        raise OtherShape(lacking(connection) if wanted is newest else (), differs)
    missing = scripts.iterate_revisions("heads", reached or "base")
    return tuple(script.revision for script in missing)[::-1]
