"""What the tables of the schema share: their metadata, keys and kinds of columns."""

from datetime import UTC, datetime

from sqlalchemy import BigInteger, Column, DateTime, Dialect, MetaData, text
from sqlalchemy.types import TypeDecorator

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


def discord_key(name: str) -> Column[int]:
    """A key column that holds a Discord id, which the database must not number itself."""
    return Column(name, BigInteger, primary_key=True, autoincrement=False)


class Instant(TypeDecorator[datetime]):
    """A UTC timestamp that refuses naive times, which SQLite would store silently."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn any zone into UTC on the way in."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a stored time needs its zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give SQLite's times the zone that it does not keep."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


NAMES_SOMEBODY = text(
    "kind IN ('HostChanged', 'SeatTaken', 'TableOpened',"
    " 'WatchAgreed', 'WatchAsked', 'WatchEnded', 'WatchRefused')"
)
"""The events that name people, as the log's index has them: a change needs a migration."""
