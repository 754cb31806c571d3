"""The database tables of rank roles."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Table, Text

from bot.storage.database.columns import discord_key, metadata

ranks = Table(
    "ranks",
    metadata,
    discord_key("guild_id"),
    Column("ladder", Text, nullable=False),
    Column("is_on", Boolean, nullable=False),
)

rank_roles = Table(
    "rank_roles",
    metadata,
    discord_key("guild_id"),
    Column("tier", Text, primary_key=True),
    Column("role_id", BigInteger, nullable=False),
    Column("refused", Boolean, nullable=False),
)

rank_holders = Table(
    "rank_holders",
    metadata,
    discord_key("guild_id"),
    discord_key("user_id"),
    discord_key("role_id"),
)
Index(None, rank_holders.c.user_id)
