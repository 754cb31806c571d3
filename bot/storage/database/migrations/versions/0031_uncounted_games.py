"""The games that have ended and are to be counted on the ladders."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """All that have ended so far are counted."""
    op.create_table(
        "uncounted_games",
        sa.Column("table_id", sa.Integer),
        sa.Column("number", sa.Integer, autoincrement=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_uncounted_games"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_uncounted_games_table_id_tables"
        ),
    )
