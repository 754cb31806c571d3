"""The events that name people are found without reading all others; how strong the erased were."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0011"


def upgrade() -> None:
    """Make their index; nobody is erased yet."""
    naming = sa.text("kind IN ('HostChanged', 'SeatTaken', 'TableOpened')")
    op.create_index(
        "ix_events_people",
        "events",
        ["table_id", "seq"],
        sqlite_where=naming,
        postgresql_where=naming,
    )
    op.create_table(
        "strengths",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "guild_id", "user_id", name="pk_strengths"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_strengths_table_id_tables"),
    )
