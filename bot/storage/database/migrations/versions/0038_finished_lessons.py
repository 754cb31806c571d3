"""The lessons that each person has finished."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    """Nobody has finished any: the lessons are new."""
    op.create_table(
        "finished_lessons",
        sa.Column("user_id", sa.BigInteger, autoincrement=False),
        sa.Column("lesson", sa.Text),
        sa.PrimaryKeyConstraint("user_id", "lesson", name="pk_finished_lessons"),
        sqlite_with_rowid=False,
    )
