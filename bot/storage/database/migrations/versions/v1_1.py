"""Evenings whose tables play the same deals."""

import sqlalchemy as sa
from alembic import op

revision = "v1_1"
down_revision = "v1_0"


def upgrade() -> None:
    """Add what evenings and challenges say of it, and the deals that somebody missed."""
    op.add_column(
        "evenings",
        sa.Column("same_deals", sa.Boolean, server_default=sa.false(), nullable=False),
    )
    op.add_column("challenges", sa.Column("evening_id", sa.Integer))
    op.create_index("ix_challenges_evening_id", "challenges", ["evening_id"], unique=False)
    op.create_table(
        "missed_deals",
        sa.Column("shared_play_id", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(
            ["shared_play_id"],
            ["shared_plays.id"],
            name="fk_missed_deals_shared_play_id_shared_plays",
        ),
        sa.PrimaryKeyConstraint("shared_play_id", "deal", "user_id", name="pk_missed_deals"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_missed_deals_user_id", "missed_deals", ["user_id"], unique=False)
