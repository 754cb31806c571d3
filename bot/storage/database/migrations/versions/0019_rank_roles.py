"""Roles that show a player's tier: which ones, on which servers, and who was given them."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """No server has any so far."""
    op.create_table(
        "ranks",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_ranks"),
    )
    op.create_table(
        "rank_roles",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("tier", sa.Text, nullable=False),
        sa.Column("role_id", sa.BigInteger, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "tier", name="pk_rank_roles"),
    )
    op.create_table(
        "rank_holders",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("role_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "role_id", name="pk_rank_holders"),
    )
    op.create_index("ix_rank_holders_user_id", "rank_holders", ["user_id"])
