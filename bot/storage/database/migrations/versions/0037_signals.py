"""Whether the computers of a server signal by the cards they play."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """They do unless a table has chosen otherwise."""
    op.add_column("guild_settings", sa.Column("signals", sa.Boolean))
