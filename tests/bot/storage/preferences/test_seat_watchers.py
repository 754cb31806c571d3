"""Who waits for a free seat is kept for a day, until he is told or wants it no more."""

from datetime import timedelta

from bot.storage.database.database import Database
from bot.storage.database.schema import seat_watchers
from bot.storage.preferences.seat_watchers import LASTS, forget_the_late, unwatch, watch, watchers
from tests.bot.storage.made import GUILD, NOON, count

ALICE, BOB, CHLOE = 900_000_000_000_000_007, 8, 9
HOUR = timedelta(hours=1)


async def waiting(database: Database, hours: int = 0, guild: int = GUILD) -> tuple[int, ...]:
    return await database.read(lambda c: watchers(c, guild, NOON + hours * HOUR))


async def asks(database: Database, user: int, hours: int = 0) -> None:
    await database.write(lambda c: watch(c, GUILD, user, NOON + hours * HOUR))


async def test_those_who_have_waited_longest_come_first(database: Database) -> None:
    assert await waiting(database) == ()
    for hours, user in enumerate((BOB, ALICE, CHLOE)):
        await asks(database, user, hours)
    assert await waiting(database, 3) == (BOB, ALICE, CHLOE)
    assert await waiting(database, 3, guild=GUILD + 1) == ()
    await asks(database, BOB, 4)
    assert await waiting(database, 4) == (ALICE, CHLOE, BOB)


async def test_who_was_told_or_wants_it_no_more_waits_no_more(database: Database) -> None:
    for user in (ALICE, BOB, CHLOE):
        await asks(database, user)
    await database.write(lambda c: unwatch(c, GUILD, ALICE, CHLOE))
    assert await waiting(database) == (BOB,)


async def test_after_a_day_it_is_forgotten(database: Database) -> None:
    await asks(database, ALICE)
    day = LASTS // HOUR
    assert await waiting(database, day - 1) == (ALICE,)
    assert await waiting(database, day) == ()
    await asks(database, BOB, 1)
    await database.write(lambda c: forget_the_late(c, NOON + LASTS))
    assert await count(database, seat_watchers) == 1
    assert await waiting(database, day) == (BOB,)
