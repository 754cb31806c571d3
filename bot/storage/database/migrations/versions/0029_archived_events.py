"""Compressed entries of tables that closed long ago."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Nothing is archived yet."""
    op.create_table(
        "archived_events",
        sa.Column("table_id", sa.Integer),
        sa.Column("first_seq", sa.Integer),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "first_seq", name="pk_archived_events"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_archived_events_table_id_tables"
        ),
    )
