"""Which pack of cards a player likes to see."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Who has chosen none so far has none."""
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("pack", sa.Text))
