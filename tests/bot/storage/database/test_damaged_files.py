"""Files as a sudden end, a bad disk or a hasty copy leave them: read as far as they are true."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.storage.database.database import Database
from bot.storage.errors import Cause, NewerSchema, UnreplayableLog
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from tests.bot.storage.database.test_sqlite import cause_of_opening
from tests.bot.storage.files import (
    change,
    content_of,
    cut,
    number_in,
    spoil,
    sudden_end,
    told_by,
    wal_of,
)
from tests.bot.storage.made import NOON
from tests.bot.storage.played import Ticking
from tests.bot.tables.room import Room

NEXT = (
    "INSERT INTO events"
    " SELECT table_id, seq + 1, 'HostChanged', '{\"user\":{\"_person\":1}}', at, NULL FROM events"
    " WHERE table_id=1 ORDER BY seq DESC LIMIT 1"
)
LAST = "SELECT max(seq) FROM events WHERE table_id=1"


async def test_committed_writes_survive_a_crash(played: Path) -> None:
    before = number_in(played, LAST)
    sudden_end(played, NEXT)
    assert await last_entry(played) == before + 1


async def last_entry(path: Path) -> int:
    """The last entry of the first table, as the bot finds it after a start."""
    database = await Database.open(f"sqlite:///{path}")
    table = await SqlTableLog(SqlEventStore(database), Ticking()).load(1)
    await database.close()
    return table.revision


@pytest.mark.parametrize("left", [0, 1, 31, 32, 33, 56, 1000, -1000, -1])
async def test_a_truncated_wal_loses_only_incomplete_transactions(played: Path, left: int) -> None:
    before = number_in(played, LAST)
    sudden_end(played, NEXT)
    cut(wal_of(played), left)
    assert await last_entry(played) == before
    assert told_by(played, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize("at", [0, 40, -2000])
async def test_a_corrupt_wal_is_ignored(played: Path, at: int) -> None:
    before = number_in(played, LAST)
    sudden_end(played, NEXT)
    spoil(wal_of(played), at)
    assert await last_entry(played) == before


@pytest.mark.parametrize("part", [0.9, 0.5, 0.1])
async def test_a_truncated_database_is_refused_and_left_alone(played: Path, part: float) -> None:
    cut(played, int(len(content_of(played)) * part))
    half = content_of(played)
    assert await cause_of_opening(played) is Cause.UNREADABLE
    assert content_of(played) == half


async def test_a_corrupt_header_is_refused_and_left_alone(played: Path) -> None:
    spoil(played, 0)
    before = content_of(played)
    assert await cause_of_opening(played) is Cause.UNREADABLE
    assert content_of(played) == before


async def test_a_newer_schema_is_refused_and_left_alone(played: Path) -> None:
    change(played, "UPDATE alembic_version SET version_num='v9_9'")
    before = told_by(played, "SELECT * FROM events")
    with pytest.raises(NewerSchema) as refusal:
        await Database.open(f"sqlite:///{played}")
    assert refusal.value.revisions == ("v9_9",)
    assert told_by(played, "SELECT * FROM events") == before


HARM = [
    "UPDATE events SET payload='{' WHERE table_id=2 AND seq=5",
    "UPDATE events SET payload=CAST(x'ff' AS TEXT) WHERE table_id=2 AND seq=5",
    "DELETE FROM events WHERE table_id=2 AND seq=5",
    "UPDATE events SET payload=replace(payload, '\"version\":1', '\"version\":0') WHERE table_id=2",
]


@pytest.mark.parametrize("harm", HARM)
async def test_a_table_that_cannot_be_replayed_is_given_up_and_its_log_kept(
    played: Path, harm: str
) -> None:
    change(played, harm)
    log_of_two = "SELECT seq, kind, hex(payload), at FROM events WHERE table_id=2"
    before = told_by(played, log_of_two)
    database = await Database.open(f"sqlite:///{played}")
    log = SqlTableLog(SqlEventStore(database), Ticking(NOON))
    async with Room() as room:
        with capture_logs() as said:
            sessions = await room.registry_over(log).restore()
        assert [session.table.id for session in sessions] == [1, 3]
        assert [line["table"] for line in said if "its channel is free" in line["event"]] == [2]
        with pytest.raises(UnreplayableLog):
            await log.load(2)
        again = await room.registry_over(log).restore()
        assert [session.table.id for session in again] == [1, 3]
    await database.close()
    assert told_by(played, log_of_two) == before
    assert number_in(played, "SELECT closed_at IS NOT NULL FROM tables WHERE id=2") == 1
