"""The length of a game that a server has chosen last."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    """No server has chosen one, but where the preset chosen last was half a game."""
    op.add_column("guild_settings", sa.Column("length", sa.Text))
    op.execute(
        "UPDATE guild_settings SET length = 'half', preset = NULL WHERE preset = 'half-game'"
    )
