"""How players like to hold their cards, and where they want to be called."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0015"


def upgrade() -> None:
    """Players who chose nothing so far get the usual order of cards, and pings everywhere."""
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("hand_order", sa.Text))
        players.add_column(sa.Column("hand_size", sa.Text))
        players.add_column(sa.Column("pinged_in", sa.BigInteger))
