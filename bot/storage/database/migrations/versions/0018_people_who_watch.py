"""The events of spectators name people too: their index knows them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0020"

NAMING = (
    "kind IN ('HostChanged', 'SeatTaken', 'TableOpened',"
    " 'WatchAgreed', 'WatchAsked', 'WatchEnded', 'WatchRefused')"
)


def upgrade() -> None:
    """Make the index anew; nobody has watched so far."""
    op.drop_index("ix_events_people", "events")
    naming = sa.text(NAMING)
    op.create_index(
        "ix_events_people",
        "events",
        ["table_id", "seq"],
        sqlite_where=naming,
        postgresql_where=naming,
    )
