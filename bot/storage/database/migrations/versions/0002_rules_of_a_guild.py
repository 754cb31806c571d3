"""A guild's own game and house rules."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A guild that has chosen nothing so far goes on without a choice."""
    with op.batch_alter_table("guild_settings") as guild_settings:
        guild_settings.add_column(sa.Column("rules_key", sa.Text))
        guild_settings.add_column(sa.Column("options", sa.Text))
