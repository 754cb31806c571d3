"""Where the podium of a season is posted, and which one was the last."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0014"


def upgrade() -> None:
    """No guild has chosen a channel so far."""
    op.create_table(
        "podiums",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("posted", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_podiums"),
    )
