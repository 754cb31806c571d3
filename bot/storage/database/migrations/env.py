"""Run by Alembic for every command: uses the connection that the caller has begun."""

from alembic import context

from bot.storage.database.schema import tables

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=tables.metadata,
    render_as_batch=connection.dialect.name == "sqlite",
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
