"""A guild's own level of computers, and what players choose for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Guilds and players have chosen nothing so far."""
    with op.batch_alter_table("guild_settings") as guild_settings:
        guild_settings.add_column(sa.Column("computer_level", sa.Text))
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("plays_forced", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_players"),
    )
