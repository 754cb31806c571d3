"""Deals of the day made for tests: the first of a list, on a day that runs."""

from datetime import date, datetime, timedelta

from sqlalchemy import Connection

from bot.shared_plays.choice import candidate
from bot.storage.shared_plays import OpenDeal, add_day, day_at
from engine.variants import find_variant
from tests.bot.storage.made import NOON

SEED = bytes(range(32))


def some_day(connection: Connection, at: datetime = NOON, drawn: int = 0) -> OpenDeal:
    """The deal of the day of UTC in which this instant lies."""
    day = at.date()
    add_day(
        connection, day, bounds_of(day, at), SEED, candidate(find_variant("contree"), SEED, drawn)
    )
    found = day_at(connection, at)
    assert found is not None
    return found


def bounds_of(day: date, at: datetime) -> tuple[datetime, datetime]:
    """Midnight and the next one."""
    opens = datetime(day.year, day.month, day.day, tzinfo=at.tzinfo)
    return opens, opens + timedelta(days=1)
