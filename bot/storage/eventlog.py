"""The log of a table: what has happened at it, in order, never changed afterwards.

But for the names of people who want to be forgotten: see `bot.storage.personal.erasing`.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BindParameter, Connection, Select, bindparam, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.storage.driver_errors import is_duplicate, is_no_text
from bot.storage.errors import BrokenLog, Conflict, TableClosed, UnknownTable
from bot.storage.schema import events, tables


def _last_entry() -> Select[datetime | None, int]:
    table_id: BindParameter[int] = bindparam("table_id")
    last = select(func.max(events.c.seq)).where(events.c.table_id == table_id).scalar_subquery()
    return select(tables.c.closed_at, func.coalesce(last, 0)).where(tables.c.id == table_id)


_LAST_ENTRY = _last_entry()
"""When a table was closed, and its last entry: made once, for it is asked at each move."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that has happened: its kind, its facts as JSON can hold them, and when."""

    kind: str
    payload: Mapping[str, object]
    at: datetime


def append(connection: Connection, table_id: int, expected: int, entries: Sequence[Entry]) -> None:
    """Write entries after the expected last one; Conflict if the log ends elsewhere."""
    if last_seq(connection, table_id) != expected:
        raise Conflict(table_id, expected)
    if not entries:
        return
    rows = [
        {
            "table_id": table_id,
            "seq": seq,
            "kind": entry.kind,
            "payload": written(entry.payload),
            "at": entry.at,
        }
        for seq, entry in enumerate(entries, start=expected + 1)
    ]
    try:
        connection.execute(insert(events), rows)
    except IntegrityError as error:
        # PostgreSQL lets two writers pass the question above; the key stops the second.
        if is_duplicate(error):
            raise Conflict(table_id, expected) from error
        raise


def last_seq(connection: Connection, table_id: int) -> int:
    """The number of the last entry of an open table, 0 before the first."""
    row = connection.execute(_LAST_ENTRY, {"table_id": table_id}).first()
    if row is None:
        raise UnknownTable(table_id)
    closed_at, seq = row
    if closed_at is not None:
        raise TableClosed(table_id)
    return int(seq)


def load(connection: Connection, table_id: int) -> tuple[Entry, ...]:
    """Every entry of a table, oldest first; the sequences in a payload come back as lists.

    BrokenLog names the first entry that is missing or no JSON; 0 where no number can be told.
    """
    chosen = (
        select(events.c.seq, events.c.kind, events.c.payload, events.c.at)
        .where(events.c.table_id == table_id)
        .order_by(events.c.seq)
    )
    try:
        rows = connection.execute(chosen).all()
    except DBAPIError as error:
        if is_no_text(error):
            raise BrokenLog(table_id, 0) from error
        raise
    entries = []
    for expected, (seq, kind, payload, at) in enumerate(rows, start=1):
        if seq != expected:
            raise BrokenLog(table_id, expected)
        told = decoded(payload)
        if told is None:
            raise BrokenLog(table_id, seq)
        entries.append(Entry(kind, told, at))
    return tuple(entries)


def written(payload: Mapping[str, object]) -> str:
    """A payload as it lies on disk."""
    return json.dumps(payload, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def decoded(text: str) -> dict[str, object] | None:
    """The payload that was written so; None for what is none."""
    try:
        payload = json.loads(text)
    except ValueError:
        return None
    return payload if isinstance(payload, dict) else None
