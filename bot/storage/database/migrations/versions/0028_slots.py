"""Slots of servers: which process serves each, and until when."""

import sqlalchemy as sa
from alembic import op

from bot.storage.database.schema import Instant

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """No process has taken a slot yet."""
    op.create_table(
        "slots",
        sa.Column("slot", sa.Integer, autoincrement=False),
        sa.Column("owner", sa.Text),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("until", Instant, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("accepted", sa.BigInteger),
        sa.PrimaryKeyConstraint("slot", name="pk_slots"),
    )
