"""Who waits for a free seat is kept for a day, until they are told or wants it no more."""

from datetime import timedelta

from bot.storage.database.database import Database
from bot.storage.database.schema import seat_watchers
from bot.storage.preferences import (
    SEAT_WATCH_LASTS,
    delete_late_seat_watchers,
    seat_watchers_of,
    unwatch_seats,
    watch_seats,
)
from tests.bot.storage.made import GUILD, NOON, count

ALICE, BOB, CHLOE = 900_000_000_000_000_007, 8, 9
HOUR = timedelta(hours=1)


async def waiting(database: Database, hours: int = 0, guild: int = GUILD) -> tuple[int, ...]:
    now = NOON + hours * HOUR
    return tuple(await database.read(lambda c: seat_watchers_of(c, guild, now)))


async def asks(database: Database, user: int, hours: int = 0) -> None:
    await database.write(lambda c: watch_seats(c, GUILD, user, NOON + hours * HOUR))


async def test_players_waiting_longest_come_first(database: Database) -> None:
    assert await waiting(database) == ()
    for hours, user in enumerate((BOB, ALICE, CHLOE)):
        await asks(database, user, hours)
    assert await waiting(database, 3) == (BOB, ALICE, CHLOE)
    assert await waiting(database, 3, guild=GUILD + 1) == ()
    await asks(database, BOB, 4)
    assert await waiting(database, 4) == (ALICE, CHLOE, BOB)


async def test_called_and_cancelled_players_stop_waiting(database: Database) -> None:
    for user in (ALICE, BOB, CHLOE):
        await asks(database, user)
    await database.write(lambda c: unwatch_seats(c, GUILD, ALICE, CHLOE))
    assert await waiting(database) == (BOB,)


async def test_a_wish_for_a_seat_expires_after_a_day(database: Database) -> None:
    await asks(database, ALICE)
    day = SEAT_WATCH_LASTS // HOUR
    assert await waiting(database, day - 1) == (ALICE,)
    assert await waiting(database, day) == ()
    await asks(database, BOB, 1)
    await database.write(lambda c: delete_late_seat_watchers(c, NOON + SEAT_WATCH_LASTS))
    assert await count(database, seat_watchers) == 1
    assert await waiting(database, day) == (BOB,)
