"""The tables of the database, as they are today."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

from bot.storage.instant import Instant

metadata = MetaData(
    # A constraint without a name cannot be changed by a later migration.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("opened_at", Instant, nullable=False),
    Column("closed_at", Instant),
    Column("message_channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("message_game", Integer),
    Column("message_deal", Integer),
    Column("replaced_message_id", BigInteger),
    # Buttons carry the number of their table, so that a number must never be used twice.
    sqlite_autoincrement=True,
)
Index(
    "uq_tables_open_channel",
    tables.c.channel_id,
    unique=True,
    sqlite_where=tables.c.closed_at.is_(None),
    postgresql_where=tables.c.closed_at.is_(None),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Instant, nullable=False),
    CheckConstraint("seq >= 1", name="seq_from_one"),
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules_key", Text, nullable=False),
    Column("target", Integer),
    Column("finished_at", Instant, nullable=False),
    Column("score_0", Integer, nullable=False),
    Column("score_1", Integer, nullable=False),
    Column("winner_team", Integer),
    Column("deals", Integer, nullable=False),
    UniqueConstraint("table_id", "number"),
)
Index(None, games.c.guild_id, games.c.finished_at)

game_players = Table(
    "game_players",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("team", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("replaced", Boolean, nullable=False),
    Column("contracts_made", Integer, nullable=False),
    Column("contracts_failed", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("capots", Integer, nullable=False),
    Column("belotes", Integer, nullable=False),
)
Index(None, game_players.c.user_id, game_players.c.game_id)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("rules_key", Text),
    Column("options", Text),
    Column("turn_seconds", Integer),
    Column("computer_level", Text),
    Column("pictures", Text),
)

players = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("plays_forced", Boolean, nullable=False),
    Column("pack", Text),
)
