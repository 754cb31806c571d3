"""More of each game: who left it, every contract, how long people thought."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0007"


def upgrade() -> None:
    """Make the results anew, empty: the logs tell them all."""
    op.drop_table("game_players")
    op.drop_table("games")
    _games()
    _players()
    _deals()


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules_key", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("target", sa.Integer),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
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


def _players() -> None:
    op.create_table(
        "game_players",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("contracts_made", sa.Integer, nullable=False),
        sa.Column("contracts_failed", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("capots", sa.Integer, nullable=False),
        sa.Column("belotes", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("thinking", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_game_players"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_players_game_id_games"),
    )
    op.create_index("ix_game_players_user_id_game_id", "game_players", ["user_id", "game_id"])
    op.create_table(
        "game_leavers",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_game_leavers"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_leavers_game_id_games"),
    )
    op.create_index("ix_game_leavers_user_id_game_id", "game_leavers", ["user_id", "game_id"])


def _deals() -> None:
    op.create_table(
        "game_deals",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("declarer", sa.Integer, nullable=False),
        sa.Column("declarer_id", sa.BigInteger),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("trump", sa.Text, nullable=False),
        sa.Column("doubles", sa.Integer, nullable=False),
        sa.Column("doubler_id", sa.BigInteger),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("attack", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer),
        sa.Column("sweep", sa.Integer),
        sa.Column("score_0", sa.Integer, nullable=False),
        sa.Column("score_1", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_game_deals"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_deals_game_id_games"),
        sqlite_with_rowid=False,
    )
