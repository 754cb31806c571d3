"""Tables and their log, finished games, settings of a guild."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _tables_and_events()
    _games()
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )


def _tables_and_events() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True)),
        sa.Column("message_channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_tables_open_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_events_seq_from_one")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id_tables"),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules_key", sa.Text, nullable=False),
        sa.Column("target", sa.Integer),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("score_0", sa.Integer, nullable=False),
        sa.Column("score_1", sa.Integer, nullable=False),
        sa.Column("winner_team", sa.Integer),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("table_id", "number", name="uq_games_table_id_number"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_games_table_id_tables"),
    )
    op.create_index("ix_games_guild_id_finished_at", "games", ["guild_id", "finished_at"])
    op.create_table(
        "game_players",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("contracts_made", sa.Integer, nullable=False),
        sa.Column("contracts_failed", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("capots", sa.Integer, nullable=False),
        sa.Column("belotes", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_game_players"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_players_game_id_games"),
    )
    op.create_index("ix_game_players_user_id_game_id", "game_players", ["user_id", "game_id"])
