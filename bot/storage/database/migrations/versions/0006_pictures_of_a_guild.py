"""Whether a guild's tables are drawn too."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Guilds have chosen nothing so far."""
    with op.batch_alter_table("guild_settings") as guild_settings:
        guild_settings.add_column(sa.Column("pictures", sa.Text))
