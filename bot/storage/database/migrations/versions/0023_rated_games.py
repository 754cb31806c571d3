"""Which games count on ladders and leaderboards."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """All that are kept so far do."""
    op.add_column("games", sa.Column("rated", sa.Boolean, nullable=False, server_default="1"))
