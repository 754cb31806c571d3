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

    ``before`` is called with the first of them, unless the database is new.
    """
    config = Config()
    config.set_main_option("script_location", location)
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    reached = revisions_of(connection)
    unknown = tuple(revision for revision in reached if revision not in known)
    if unknown:
        raise NewerSchema(unknown)
    if set(reached) == set(scripts.get_heads()):
        return False
    if before and reached:
        *_, first = scripts.iterate_revisions("heads", reached)
        before(first.revision)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def revisions_of(connection: Connection) -> tuple[str, ...]:
    """The revisions of a database; empty where no bot has ever run."""
    return MigrationContext.configure(connection).get_current_heads()
