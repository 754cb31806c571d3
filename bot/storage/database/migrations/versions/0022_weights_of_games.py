"""How much each game weighs in ratings, and how it stood where somebody left it."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """What is kept already is whole, until results and ladders are counted again at a start."""
    op.add_column("games", sa.Column("leader_team", sa.Integer))
    op.add_column("games", sa.Column("worth", sa.Float(53)))
    share = sa.Column("share", sa.Float(53), nullable=False, server_default="1")
    op.add_column("game_players", share)
    weight = sa.Column("weight", sa.Float(53), nullable=False, server_default="1")
    op.add_column("rating_changes", weight)
    unknown = sa.Column("unknown", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rating_changes", unknown)
    op.create_table(
        "game_weights",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("weight", sa.Float(53), nullable=False),
        sa.Column("unknown", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "guild_id", "seat", name="pk_game_weights"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_game_weights_table_id_tables"
        ),
    )
