"""Who has seen cards is kept by the cards, not by the id of one deal with them."""

import re
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Recognise the cards of every shared deal; whoever has played a given deal knows them."""
    op.add_column("shared_deals", sa.Column("cards", sa.Text, nullable=False, server_default=""))
    op.add_column(
        "shared_deals", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "card_viewers",
        sa.Column("cards", sa.Text),
        sa.Column("user_id", sa.BigInteger, autoincrement=False),
        sa.PrimaryKeyConstraint("cards", "user_id", name="pk_card_viewers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_card_viewers_user_id", "card_viewers", ["user_id"])
    connection = op.get_bind()
    for code, line in connection.execute(sa.text("SELECT code, line FROM shared_deals")).all():
        facts = {"code": code, "cards": _fingerprint(line)}
        filled = sa.text("UPDATE shared_deals SET cards = :cards WHERE code = :code")
        connection.execute(filled, facts)
    op.create_index("ix_shared_deals_cards", "shared_deals", ["cards"])
    connection.execute(
        sa.text(
            "INSERT INTO card_viewers (cards, user_id) "
            "SELECT shared_deals.cards, deal_viewers.user_id FROM deal_viewers "
            "JOIN shared_deals ON shared_deals.code = deal_viewers.code "
            "UNION SELECT shared_deals.cards, game_players.user_id FROM given_deals "
            "JOIN shared_deals ON shared_deals.code = given_deals.code "
            "JOIN games ON games.table_id = given_deals.table_id AND games.number = 1 "
            "JOIN game_players ON game_players.game_id = games.id "
            "WHERE game_players.user_id > 0"
        )
    )
    op.drop_table("deal_viewers")


def _fingerprint(line: str) -> str:
    """As ``bot.tables.dealt_cards`` recognises cards at this version."""
    hands = line.split("|")[1].split("/") if "|" in line else []
    held = sorted("".join(sorted(re.findall("[2-9TJQKA][SHDC]", hand))) for hand in hands)
    return sha256("/".join(filter(None, held)).encode()).hexdigest()[:32]
