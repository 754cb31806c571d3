"""Ratings, sums over periods, games that do not count."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0008"


def upgrade() -> None:
    """Nothing is counted yet: the results tell it all, and they are told again from the logs."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("voided", sa.Boolean, nullable=False, server_default="0"))
    op.create_index(
        "ix_games_family_people_finished_at", "games", ["family", "people", "finished_at"]
    )
    with op.batch_alter_table("guild_settings") as guild_settings:
        guild_settings.add_column(sa.Column("apart", sa.Boolean))
    op.create_table(
        "counted",
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_counted"),
    )
    _ratings()
    _standings()
    _voided_games()


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "ladder", "user_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_ratings_guild_id_ladder_points_games_last_at",
        "ratings",
        ["guild_id", "ladder", "points", "games", "last_at"],
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    op.create_table(
        "rating_changes",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game_id", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_rating_changes_game_id_games"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rating_changes_game_id", "rating_changes", ["game_id"])


def _standings() -> None:
    op.create_table(
        "boards",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("period", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boards"),
        sa.UniqueConstraint(
            "guild_id", "ladder", "period", name="uq_boards_guild_id_ladder_period"
        ),
    )
    op.create_table(
        "standings",
        sa.Column("board_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("average", sa.Integer, nullable=False),
        sa.Column("contracts_made", sa.Integer, nullable=False),
        sa.Column("contracts_failed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("board_id", "user_id", name="pk_standings"),
        sa.ForeignKeyConstraint(["board_id"], ["boards.id"], name="fk_standings_board_id_boards"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_board_id_wins_games", "standings", ["board_id", "wins", "games"])
    op.create_index(
        "ix_standings_board_id_contracts_made_contracts_failed_games",
        "standings",
        ["board_id", "contracts_made", "contracts_failed", "games"],
    )
    op.create_index(
        "ix_standings_board_id_average_games", "standings", ["board_id", "average", "games"]
    )
    op.create_index("ix_standings_user_id", "standings", ["user_id"])


def _voided_games() -> None:
    op.create_table(
        "voided_games",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_voided_games"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_voided_games_table_id_tables"
        ),
    )
    op.create_index("ix_voided_games_guild_id_at", "voided_games", ["guild_id", "at"])
