"""The preset that a server has chosen last."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """No server has chosen one."""
    op.add_column("guild_settings", sa.Column("preset", sa.Text))
