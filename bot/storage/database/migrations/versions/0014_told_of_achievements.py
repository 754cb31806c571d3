"""Who wants to be told of an achievement when he has it."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0017"


def upgrade() -> None:
    """Nobody has asked for it so far."""
    tells = sa.Column("tells_feats", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", tells)
