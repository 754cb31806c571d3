"""Analyses of deals, and what they say of each person who played there."""

import sqlalchemy as sa
from alembic import op

from bot.storage.database.schema import Instant

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Nothing was analysed yet."""
    op.create_table(
        "analyses",
        sa.Column("code", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made_at", Instant, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_analyses"),
        sa.ForeignKeyConstraint(
            ["code"], ["shared_deals.code"], name="fk_analyses_code_shared_deals"
        ),
    )
    op.create_table(
        "analysis_players",
        sa.Column("table_id", sa.Integer),
        sa.Column("game", sa.Integer),
        sa.Column("deal", sa.Integer),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", Instant, nullable=False),
        sa.Column("role", sa.Text),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("card_accuracy", sa.Float(53), nullable=False),
        sa.Column("calls", sa.Integer, nullable=False),
        sa.Column("call_accuracy", sa.Float(53), nullable=False),
        sa.Column("held", sa.Integer, nullable=False),
        sa.Column("usual", sa.Float(53), nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "game", "deal", "user_id", name="pk_analysis_players"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_analysis_players_table_id_tables"
        ),
        sa.ForeignKeyConstraint(
            ["code"], ["analyses.code"], name="fk_analysis_players_code_analyses"
        ),
    )
    op.create_index("ix_analysis_players_user_id_at", "analysis_players", ["user_id", "at"])
    op.create_table(
        "analysis_errors",
        sa.Column("table_id", sa.Integer),
        sa.Column("game", sa.Integer),
        sa.Column("deal", sa.Integer),
        sa.Column("number", sa.Integer),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("loss", sa.Float(53), nullable=False),
        sa.Column("points", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "game", "deal", "number", name="pk_analysis_errors"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_analysis_errors_table_id_tables"
        ),
    )
    op.create_index("ix_analysis_errors_user_id", "analysis_errors", ["user_id"])
