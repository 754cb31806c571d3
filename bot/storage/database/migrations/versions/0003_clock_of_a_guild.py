"""A guild's own time for a turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A guild that has chosen nothing so far goes on without a choice."""
    with op.batch_alter_table("guild_settings") as guild_settings:
        guild_settings.add_column(sa.Column("turn_seconds", sa.Integer))
