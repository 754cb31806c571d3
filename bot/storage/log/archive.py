"""The archive: entries of tables that closed long ago, compressed, some hundreds to a row."""

import asyncio
import json
import lzma
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import Connection, delete, exists, func, insert, select

from bot.storage.database.database import Database
from bot.storage.database.schema import archived_events, events, tables
from bot.storage.errors import Conflict, UnreplayableLog

Row = tuple[int, str, str, datetime, str | None]
"""An entry as stored: number, kind, payload, time, and its cause where a request begins."""

ENTRIES = 1000
"""Entries packed together: with fewer the archive is larger, with more a reader waits longer."""

TABLES = 500
"""Tables per query."""

_FORMAT = lzma.FORMAT_RAW
_FILTERS = ({"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20},)
_COLUMNS = (events.c.seq, events.c.kind, events.c.payload, events.c.at, events.c.cause)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def pack(rows: Sequence[Row]) -> bytes:
    """Compress entries: each column on its own, since its values are alike."""
    seqs, kinds, payloads, times, causes = zip(*rows, strict=True)
    since = [(at - _EPOCH) // _MICROSECOND for at in times]
    # By columns an archived log is an eighth of its size (ADR 18).
    columns = [seqs, kinds, payloads, since, causes]
    text = json.dumps(columns, ensure_ascii=False, separators=(",", ":"))
    return lzma.compress(text.encode(), format=_FORMAT, filters=_FILTERS)


DAMAGED_PACK = (lzma.LZMAError, ValueError, TypeError, OverflowError, RecursionError)
"""What damaged entries raise when they are unpacked."""


def unpack(packed: bytes) -> Iterator[Row]:
    """The entries again, as they were."""
    columns = json.loads(lzma.decompress(packed, format=_FORMAT, filters=_FILTERS))
    for seq, kind, payload, since, cause in zip(*columns, strict=True):
        yield seq, kind, payload, _EPOCH + since * _MICROSECOND, cause


def archived_rows(
    connection: Connection, table_id: int, first: int, last: int | None
) -> Iterator[Row]:
    """The archived entries of a table from one number to another.

    UnreplayableLog names the first entry of a damaged row.
    """
    chosen = (
        select(archived_events.c.first_seq, archived_events.c.packed)
        .where(archived_events.c.table_id == table_id, archived_events.c.last_seq >= first)
        .order_by(archived_events.c.first_seq)
    )
    if last is not None:
        chosen = chosen.where(archived_events.c.first_seq <= last)
    for begins, packed in connection.execute(chosen):
        try:
            rows = tuple(unpack(packed))
        except DAMAGED_PACK as error:
            raise UnreplayableLog(table_id, begins) from error
        for row in rows:
            if first <= row[0] and (last is None or row[0] <= last):
                yield row


def last_archived(connection: Connection, table_id: int) -> int:
    """The number of the last archived entry of a table; 0 if there is none."""
    last = select(func.max(archived_events.c.last_seq)).where(
        archived_events.c.table_id == table_id
    )
    return connection.execute(last).scalar() or 0


def how_many_archived(connection: Connection) -> int:
    """The number of archived entries of all tables."""
    return connection.execute(select(func.sum(archived_events.c.entries))).scalar() or 0


async def archive_closed(
    database: Database,
    before: datetime,
    rest: Callable[[], Awaitable[None]],
    serves: Callable[[int], bool] = lambda _: True,
) -> int:
    """Archive the logs of the tables that closed before then; return how many tables that were.

    It is done in small steps, each whole in itself, with a ``rest`` after each. Tables of servers
    that this process does not serve are skipped.
    """
    count = reached = 0
    while found := await database.read(partial(_to_archive, before=before, after=reached)):
        reached = found[-1][0]
        for table_id, guild in found:
            if not serves(guild):
                continue
            while rows := await database.read(partial(_first_rows, table_id=table_id)):
                packed = await asyncio.to_thread(pack, rows)
                replace = partial(_replace, table_id=table_id, rows=rows, packed=packed)
                await database.write(replace, exclusive=False, guild=guild)
                # SQLite has one writer: moves get through between the steps.
                await rest()
            count += 1
    return count


def _to_archive(
    connection: Connection, before: datetime, after: int
) -> tuple[tuple[int, int], ...]:
    """Tables with something to archive, by number, and their servers."""
    left = exists().where(events.c.table_id == tables.c.id)
    chosen = select(tables.c.id, tables.c.guild_id).where(
        tables.c.id > after, tables.c.closed_at < before, left
    )
    rows = connection.execute(chosen.order_by(tables.c.id).limit(TABLES))
    return tuple((row.id, row.guild_id) for row in rows)


def _first_rows(connection: Connection, table_id: int) -> tuple[Row, ...]:
    chosen = select(*_COLUMNS).where(events.c.table_id == table_id)
    rows = connection.execute(chosen.order_by(events.c.seq).limit(ENTRIES))
    return tuple((row.seq, row.kind, row.payload, row.at, row.cause) for row in rows)


def _replace(connection: Connection, table_id: int, rows: Sequence[Row], packed: bytes) -> None:
    first, last = rows[0][0], rows[-1][0]
    gone = connection.execute(
        delete(events).where(events.c.table_id == table_id, events.c.seq.between(first, last))
    )
    if gone.rowcount != len(rows):  # somebody has deleted the table meanwhile
        raise Conflict(table_id, last)
    connection.execute(
        insert(archived_events),
        {
            "table_id": table_id,
            "first_seq": first,
            "last_seq": last,
            "entries": len(rows),
            "packed": packed,
        },
    )
