"""The tables of what is kept of games in which somebody sat who was erased."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, Table

from bot.storage.database.columns import discord_key, metadata

strengths = Table(
    "strengths",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    discord_key("guild_id"),
    discord_key("user_id"),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
)

game_weights = Table(
    "game_weights",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    discord_key("guild_id"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("weight", Float(53), nullable=False),
    Column("unknown", Boolean, nullable=False),
)
