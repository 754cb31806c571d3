"""Servers that have removed the bot, and since when."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0009"


def upgrade() -> None:
    """None is known to have done so."""
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
