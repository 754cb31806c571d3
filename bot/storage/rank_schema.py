"""The tables of roles that show a player's tier."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Table, Text

from bot.storage.metadata import metadata

ranks = Table(
    "ranks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ladder", Text, nullable=False),
    Column("is_on", Boolean, nullable=False),
)

rank_roles = Table(
    "rank_roles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("tier", Text, primary_key=True),
    Column("role_id", BigInteger, nullable=False),
    Column("refused", Boolean, nullable=False),
)

rank_holders = Table(
    "rank_holders",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger, primary_key=True, autoincrement=False),
)
Index(None, rank_holders.c.user_id)
