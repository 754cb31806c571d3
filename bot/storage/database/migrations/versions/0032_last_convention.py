"""The convention that a server has chosen last for its computers."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """No server has chosen one."""
    op.add_column("guild_settings", sa.Column("convention", sa.Text))
