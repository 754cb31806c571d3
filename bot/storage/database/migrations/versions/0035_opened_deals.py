"""When shared deals were opened and cards were seen, so that forgotten ones can go."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """Nobody knows when they were opened last, so all count as opened now."""
    time = sa.DateTime(timezone=True)
    opened_now = sa.table("shared_deals", sa.column("opened_at", time)).update()
    now = sa.literal(datetime.now(UTC), time)
    op.alter_column("shared_deals", "at", new_column_name="opened_at")
    op.add_column(
        "shared_deals",
        sa.Column("opened_by_others", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.execute(opened_now.values(opened_at=now))
    op.execute(
        "UPDATE shared_deals SET opened_by_others = TRUE WHERE cards IN "
        "(SELECT cards FROM card_viewers GROUP BY cards HAVING count(*) > 1)"
    )
    op.execute("CREATE TEMPORARY TABLE seen_before AS SELECT cards, user_id FROM card_viewers")
    op.drop_table("card_viewers")
    viewers = op.create_table(
        "card_viewers",
        sa.Column("cards", sa.Text),
        sa.Column("user_id", sa.BigInteger, autoincrement=False),
        sa.Column("seen_at", time, nullable=False),
        sa.PrimaryKeyConstraint("cards", "user_id", name="pk_card_viewers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_card_viewers_user_id", "card_viewers", ["user_id"])
    before = sa.table("seen_before", sa.column("cards"), sa.column("user_id")).c
    every = sa.select(before.cards, before.user_id, now)
    op.execute(viewers.insert().from_select(["cards", "user_id", "seen_at"], every))
    op.execute("DROP TABLE seen_before")
    op.create_index("ix_analysis_players_code", "analysis_players", ["code"])
