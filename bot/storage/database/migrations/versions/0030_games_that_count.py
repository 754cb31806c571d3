"""Which games count in statistics and achievements."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """All that are kept so far do, but for those of tables that were given a deal."""
    op.add_column("games", sa.Column("counts", sa.Boolean, nullable=False, server_default="1"))
    given = sa.select(sa.table("given_deals", sa.column("table_id")).c.table_id)
    games = sa.table("games", sa.column("table_id"), sa.column("counts", sa.Boolean))
    op.execute(games.update().where(games.c.table_id.in_(given)).values(counts=False))
