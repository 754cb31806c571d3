"""Who played each deal himself: a computer may have played some of them for him."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0019"


def upgrade() -> None:
    """It is not known of deals that are kept already, until they are told again from their logs."""
    op.add_column("game_deals", sa.Column("present", sa.Integer))
