"""Whether a server and a player want reactions."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """They do unless they have chosen otherwise."""
    op.add_column("guild_settings", sa.Column("reactions", sa.Boolean))
    op.add_column(
        "players", sa.Column("reacts", sa.Boolean, nullable=False, server_default=sa.true())
    )
