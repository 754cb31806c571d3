"""Deals with an id: their lines, who has seen them, and the tables that play them again."""

import sqlalchemy as sa
from alembic import op

from bot.storage.database.schema import Instant

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Nobody has shared a deal yet."""
    op.create_table(
        "shared_deals",
        sa.Column("code", sa.Text),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", Instant, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_shared_deals"),
        sa.UniqueConstraint("line", name="uq_shared_deals_line"),
    )
    op.create_table(
        "deal_viewers",
        sa.Column("code", sa.Text),
        sa.Column("user_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("code", "user_id", name="pk_deal_viewers"),
        sa.ForeignKeyConstraint(
            ["code"], ["shared_deals.code"], name="fk_deal_viewers_code_shared_deals"
        ),
    )
    op.create_index("ix_deal_viewers_user_id", "deal_viewers", ["user_id"])
    op.create_table(
        "given_deals",
        sa.Column("table_id", sa.Integer),
        sa.Column("code", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_given_deals"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_given_deals_table_id_tables"),
        sa.ForeignKeyConstraint(
            ["code"], ["shared_deals.code"], name="fk_given_deals_code_shared_deals"
        ),
    )
    op.create_index("ix_given_deals_code", "given_deals", ["code"])
