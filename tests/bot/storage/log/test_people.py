"""The log names nobody: it says *person 2*, and one row says who that is today."""

import asyncio
from dataclasses import dataclass
from functools import partial

import pytest
from sqlalchemy import Connection, select, update

from bot.storage.database.database import Database
from bot.storage.database.schema import archived_events, events, table_people
from bot.storage.errors import Conflict
from bot.storage.log import event_log, people
from bot.storage.log.archive import unpack
from bot.storage.log.codec import decode, encode
from bot.storage.log.event_log import Entry, load, written
from bot.storage.log.open_tables import open_table
from bot.storage.log.people import open_tables_naming, people_in
from bot.tables.events import Asked, HostChanged, SeatTaken
from bot.tables.occupants import Computer, Human, Occupant, UserId
from engine.seats import Seat
from tests.bot.storage.made import GUILD, NOON
from tests.bot.storage.privacy.crowd import ANN, BEN, CLO, erase_all_of, keep_evenings

LOG = (
    SeatTaken(Seat.SOUTH, Human(ANN)),
    SeatTaken(Seat.NORTH, Computer()),
    SeatTaken(Seat.EAST, Human(BEN, away=True)),
    HostChanged(BEN),
    Asked("watch", CLO, (1,)),
    HostChanged(ANN),
)


def entry(event: object) -> Entry:
    return Entry(*encode(event), NOON)


async def keep(database: Database, *log: object, table: int | None = None, after: int = 0) -> int:
    """Append these events to a table, a new one if there is none; return its number."""

    def work(connection: Connection) -> int:
        number = table or open_table(connection, GUILD, 1, NOON)
        event_log.append(connection, number, after, [entry(event) for event in log])
        return number

    return await database.write(work)


async def read(database: Database, table: int) -> list[object]:
    return [decode(each) for each in await database.read(partial(load, table_id=table))]


def stored(connection: Connection) -> str:
    """Everything that stands in logs, archived or not."""
    packed = connection.execute(select(archived_events.c.packed)).scalars()
    rows = connection.execute(select(events.c.payload, events.c.cause)).all()
    return str([*rows, *(row for each in packed for row in unpack(each))])


def numbered(connection: Connection) -> list[tuple[int, int, int]]:
    chosen = select(table_people).order_by(table_people.c.table_id, table_people.c.n)
    return [(row.table_id, row.n, row.user_id) for row in connection.execute(chosen)]


async def test_an_event_says_person_and_a_row_says_who(database: Database) -> None:
    table = await keep(database, *LOG[:4])
    await keep(database, *LOG[4:], table=table, after=4)
    assert await database.read(numbered) == [(table, 1, ANN), (table, 2, BEN), (table, 3, CLO)]
    told = await database.read(stored)
    assert not any(str(user) in told for user in (ANN, BEN, CLO))
    assert '{"user":{"_person":2}}' in told
    assert await read(database, table) == list(LOG)


async def test_no_evening_names_anybody(database: Database) -> None:
    await keep_evenings(database, seeds=(0, 9))
    told = await database.read(stored)
    rows = await database.read(numbered)
    assert len(rows) > 8
    assert not any(str(user) in told for *_, user in rows)
    for table in {table for table, *_ in rows}:
        of_table = [n for other, n, _ in rows if other == table]
        assert of_table == list(range(1, len(of_table) + 1))


async def test_who_is_erased_reads_as_the_same_nobody_throughout(database: Database) -> None:
    table = await keep(database, *LOG)
    other = await database.write(lambda c: open_table(c, GUILD, 2, NOON))
    await keep(database, HostChanged(CLO), table=other)
    assert await database.read(partial(open_tables_naming, user=CLO)) == (table, other)
    before = await database.read(stored)
    assert (await erase_all_of(database, CLO)).tables == 2
    assert await database.read(stored) == before
    (*_, asked, last), (host,) = await read(database, table), await read(database, other)
    assert isinstance(asked, Asked)
    assert isinstance(host, HostChanged)
    assert last == LOG[-1]
    assert asked.by < 0
    assert host.user < 0
    assert asked.by != host.user
    # They come back: to the log they are somebody else.
    await keep(database, HostChanged(CLO), table=table, after=len(LOG))
    assert (await database.read(numbered))[2:4] == [(table, 3, asked.by), (table, 4, CLO)]
    assert (await read(database, table))[-3:] == [asked, last, HostChanged(CLO)]


async def test_a_number_is_given_once_however_many_write(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await keep(database, *LOG[:4])
    # As PostgreSQL shows it to writers side by side: nobody has written yet.
    monkeypatch.setattr(event_log, "last_seq", lambda *_: 4)
    monkeypatch.setattr(people, "_users", lambda *_: {1: ANN, 2: BEN})
    attempts = await asyncio.gather(
        *(keep(database, LOG[4], table=table, after=4) for _ in range(3)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in attempts) == ["Conflict", "Conflict", "int"]
    monkeypatch.undo()
    assert await database.read(numbered) == [(table, 1, ANN), (table, 2, BEN), (table, 3, CLO)]
    assert await read(database, table) == list(LOG[:5])


async def test_an_event_that_is_not_stored_leaves_no_number(database: Database) -> None:
    table = await keep(database, *LOG[:4])
    with pytest.raises(Conflict):
        await keep(database, LOG[4], table=table, after=3)

    class Killed(Exception):
        pass

    def dies(connection: Connection) -> None:
        event_log.append(connection, table, 4, [entry(LOG[4])])
        raise Killed

    with pytest.raises(Killed):
        await database.write(dies)
    assert await database.read(numbered) == [(table, 1, ANN), (table, 2, BEN)]


async def test_a_person_whom_no_row_knows_is_a_broken_entry(database: Database) -> None:
    table = await keep(database, *LOG)
    lost = update(events).where(events.c.seq == 4).values(payload='{"user":{"_person":9}}')
    await database.write(lambda c: c.execute(lost))
    told = await database.read(partial(load, table_id=table))
    assert [each.payload["user"] for each in told[3:4]] == [None]
    with pytest.raises(ValueError, match="HostChanged"):
        decode(told[3])


@dataclass(frozen=True)
class Invited:
    """Something of another day: somebody asked people in, and one of them to sit down."""

    by: UserId
    guests: tuple[UserId, ...]
    seats: tuple[tuple[int, Occupant | None], ...]
    words: str
    to: UserId | None = None


async def test_whatever_is_stored_names_people_by_number(database: Database) -> None:
    """Also where a text reads as a person does."""
    words = written(people.person(2))
    invited = Invited(ANN, (BEN, CLO), ((7, Human(BEN)), (2, None)), words)
    table = await keep(database, invited, Invited(ANN, (), (), words, CLO))
    first, second = await database.read(partial(load, table_id=table))
    assert written(first.payload) == written(entry(invited).payload)
    assert people_in([written(first.payload)]) == (ANN, BEN, CLO)
    assert second.payload["to"] == people.person(CLO)
    assert second.payload["words"] == words
    told = await database.read(stored)
    assert not any(str(user) in told for user in (ANN, BEN, CLO))
