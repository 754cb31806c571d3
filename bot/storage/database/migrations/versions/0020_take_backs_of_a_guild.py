"""Whether a misclick can be taken back at a guild's tables."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0012"


def upgrade() -> None:
    """Guilds have chosen nothing so far: it can."""
    with op.batch_alter_table("guild_settings") as guild_settings:
        guild_settings.add_column(sa.Column("take_backs", sa.Boolean))
