"""What people choose who listen, see few colours or need more time, and a server's pack."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns."""
    op.add_column(
        "players",
        sa.Column("read_to_me", sa.Boolean, server_default=sa.false(), nullable=False),
    )
    op.add_column(
        "players", sa.Column("time_factor", sa.Integer, server_default="1", nullable=False)
    )
    op.add_column(
        "players",
        sa.Column("safe_colours", sa.Boolean, server_default=sa.false(), nullable=False),
    )
    op.add_column("guild_settings", sa.Column("pack", sa.Text))
