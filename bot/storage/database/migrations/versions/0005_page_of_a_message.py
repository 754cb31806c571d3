"""Which deal the message of a table shows, and which message it has replaced."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A message of which nothing is known is taken for that of the deal that is played."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("message_game", sa.Integer))
        tables.add_column(sa.Column("message_deal", sa.Integer))
        tables.add_column(sa.Column("replaced_message_id", sa.BigInteger))
