"""Migrate a database to the schema of the code, inside the given transaction."""

from collections.abc import Callable

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.errors import NewerSchema

MIGRATIONS = "bot.storage.database:migrations"


def migrate(
    connection: Connection,
    location: str = MIGRATIONS,
    *,
    before: Callable[[str], None] | None = None,
) -> bool:
    """Run the revisions that the database lacks; return whether there were any.

    ``before`` is called with the first of them, unless the database is new. NewerSchema for a
    database that a later version wrote.
    """
    config = _config(location)
    lacking = _lacking(connection, ScriptDirectory.from_config(config))
    if not lacking:
        return False
    if before and revisions_of(connection):
        before(lacking[0])
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def lacking_revisions(connection: Connection) -> tuple[str, ...] | None:
    """The revisions that the database lacks, in order; None if no bot has ever run.

    NewerSchema for a database that a later version wrote.
    """
    if not revisions_of(connection):
        return None
    return _lacking(connection, ScriptDirectory.from_config(_config(MIGRATIONS)))


def _config(location: str) -> Config:
    config = Config()
    config.set_main_option("script_location", location)
    config.set_main_option("path_separator", "os")
    return config


def _lacking(connection: Connection, scripts: ScriptDirectory) -> tuple[str, ...]:
    known = [script.revision for script in scripts.walk_revisions()]
    reached = revisions_of(connection)
    if unknown := tuple(revision for revision in reached if revision not in known):
        raise NewerSchema(unknown)
    missing = scripts.iterate_revisions("heads", reached or "base")
    return tuple(script.revision for script in missing)[::-1]


def revisions_of(connection: Connection) -> tuple[str, ...]:
    """The revisions of a database; empty if no bot has ever run."""
    return MigrationContext.configure(connection).get_current_heads()
