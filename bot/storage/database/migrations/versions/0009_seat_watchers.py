"""Who waits for a free seat on a server."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0016"


def upgrade() -> None:
    """Nobody waits so far."""
    op.create_table(
        "seat_watchers",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_seat_watchers"),
    )
