"""People are told of their achievements; whether a server announces them, and was asked."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """Nobody can have refused to be told so far: it was off until somebody turned it on."""
    op.drop_column("players", "tells_feats")
    tells = sa.Column("tells_feats", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("players", tells)
    op.add_column("guild_settings", sa.Column("announces_feats", sa.Boolean))
    asked = sa.Column("asked_feats", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("podiums", asked)
