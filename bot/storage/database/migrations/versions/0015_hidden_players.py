"""Who does not want to stand on any leaderboard."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0010"


def upgrade() -> None:
    """Nobody has hidden so far."""
    hidden = sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", hidden)
