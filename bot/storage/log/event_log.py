"""The log of a table: its events in order, append-only, its people by number."""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Integer,
    Select,
    bindparam,
    column,
    func,
    insert,
    select,
    values,
)
from sqlalchemy.exc import IntegrityError

from bot.storage.database.columns import UNREADABLE_TIME
from bot.storage.database.dialects import batches, is_duplicate
from bot.storage.database.schema import events, tables
from bot.storage.errors import Conflict, TableClosedError, UnknownTable, UnreplayableLog
from bot.storage.log.archive import Row, archived_rows, last_archived
from bot.storage.log.people import to_numbers, to_users, with_users


def _last_entry() -> Select[datetime | None, int]:
    table_id: BindParameter[int] = bindparam("table_id")
    last = select(func.max(events.c.seq)).where(events.c.table_id == table_id).scalar_subquery()
    return select(tables.c.closed_at, func.coalesce(last, 0)).where(tables.c.id == table_id)


_LAST_ENTRY = _last_entry()
"""When a table was closed, and its last entry: built once, since every move asks it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as the log stores it: its kind, its payload for JSON, and when it happened.

    The first of the events that a request caused has that ``cause``: see `causes.StoredCause`.
    """

    kind: str
    payload: Mapping[str, object]
    at: datetime
    cause: Sequence[object] | None = None


_AT_ONCE = 500
"""Rows per query."""

Counts = tuple[int, int]


def append(connection: Connection, table_id: int, expected: int, entries: Sequence[Entry]) -> None:
    """Write entries after the expected last one; Conflict if the log ends elsewhere."""
    # A second writer, or a write of our own whose answer was lost, shows as another last entry (ADR
    # 2).
    if last_seq(connection, table_id) != expected:
        raise Conflict(table_id, expected)
    if not entries:
        return
    texts = [written(entry.payload) for entry in entries]
    asked = [written(entry.cause) if entry.cause is not None else "" for entry in entries]
    try:
        told = to_numbers(connection, table_id, [*texts, *asked])
        rows = [
            {
                "table_id": table_id,
                "seq": seq,
                "kind": entry.kind,
                "payload": payload,
                "at": entry.at,
                "cause": cause or None,
            }
            for seq, (entry, payload, cause) in enumerate(
                zip(entries, told[: len(texts)], told[len(texts) :], strict=True), expected + 1
            )
        ]
        connection.execute(insert(events), rows)
    except IntegrityError as error:
        # On PostgreSQL two writers may both pass the check above; a key stops the second.
        if is_duplicate(error):
            raise Conflict(table_id, expected) from error
        raise


def last_seq(connection: Connection, table_id: int) -> int:
    """The number of the last entry of an open table, 0 before the first.

    UnknownTable or TableClosedError if it is not open.
    """
    row = connection.execute(_LAST_ENTRY, {"table_id": table_id}).first()
    if row is None:
        raise UnknownTable(table_id)
    closed_at, seq = row
    if closed_at is not None:
        raise TableClosedError(table_id)
    return int(seq)


def load(connection: Connection, table_id: int) -> tuple[Entry, ...]:
    """Every entry of a table, oldest first; sequences in a payload come back as lists.

    UnreplayableLog names the first entry that is missing or cannot be read; 0 if no number is
    known.
    """
    return tuple(
        entry for _, entry in consecutive(table_id, rows_of(connection, table_id), first=1)
    )


@dataclass(frozen=True, slots=True)
class Which:
    """A selection of a log's entries: a range of numbers, and kinds to include or to leave out."""

    first: int = 1
    last: int | None = None
    kinds: Collection[str] | None = None
    none_of: Collection[str] = ()

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """Its conditions on a row of ``events``; ``first`` is left to the query, which goes on."""
        if self.last is not None:
            yield events.c.seq <= self.last
        if self.kinds is not None:
            yield events.c.kind.in_(self.kinds)
        if self.none_of:
            yield events.c.kind.not_in(self.none_of)

    def has(self, kind: str) -> bool:
        """Whether an entry of this kind is one of them."""
        return kind not in self.none_of and (self.kinds is None or kind in self.kinds)


EVERY_ENTRY = Which()


def rows_of(connection: Connection, table_id: int, which: Which = EVERY_ENTRY) -> tuple[Row, ...]:
    """These entries of a table, archived or not, in order, with the ids of its people of today.

    UnreplayableLog if a damaged file gives back what is no text.
    """
    archived = [
        row
        for row in archived_rows(connection, table_id, which.first, which.last)
        if which.has(row[1])
    ]
    rows = [*archived, *_rows_in_log(connection, table_id, which)]
    # A damaged file may give back bytes where a text was stored.
    payloads = [str(payload) for _, _, payload, _, _ in rows]
    causes = ["" if cause is None else str(cause) for *_, cause in rows]
    told = to_users(connection, table_id, [*payloads, *causes])
    named = zip(rows, told[: len(rows)], told[len(rows) :], strict=True)
    return tuple(
        (seq, kind, payload, at, cause or None) for (seq, kind, _, at, _), payload, cause in named
    )


def _rows_in_log(connection: Connection, table_id: int, which: Which) -> list[Row]:
    # In batches: nothing else runs while the rows of one query are fetched.
    rows: list[Row] = []
    chosen = (
        select(events.c.seq, events.c.kind, events.c.payload, events.c.at, events.c.cause)
        .where(events.c.table_id == table_id, events.c.seq > bindparam("reached"))
        .where(*which.conditions())
        .order_by(events.c.seq)
        .limit(_AT_ONCE)
    )
    while len(rows) % _AT_ONCE == 0:
        reached = rows[-1][0] if rows else which.first - 1
        some = connection.execute(chosen, {"reached": reached}).all()
        if not some:
            break
        rows += map(tuple, some)
    return rows


def rows_since(
    connection: Connection, reached: Mapping[int, int], people: Mapping[int, Mapping[int, int]]
) -> Mapping[int, Sequence[Row]]:
    """The entries of each of these open tables after this one, with the ids of its ``people``."""
    found: dict[int, list[Row]] = {table_id: [] for table_id in reached}
    since = values(column("id", Integer), column("reached", Integer), name="since")
    for some in batches(tuple(reached.items())):
        chosen = (
            select(events)
            .join(known := since.data(some).cte(), events.c.table_id == known.c.id)
            .where(events.c.seq > known.c.reached)
            .order_by(events.c.table_id, events.c.seq)
        )
        for row in connection.execute(chosen):
            texts = with_users(people[row.table_id], (row.payload, row.cause or ""))
            found[row.table_id].append((row.seq, row.kind, texts[0], row.at, texts[1] or None))
    return found


def last_entry(connection: Connection, table_id: int) -> int:
    """The number of the last entry of a table, open or closed; 0 before the first."""
    last = select(func.max(events.c.seq)).where(events.c.table_id == table_id)
    return max(connection.execute(last).scalar() or 0, last_archived(connection, table_id))


def how_many(connection: Connection, table_id: int, before: int, kinds: Collection[str]) -> Counts:
    """The number of entries before one, and of those of these kinds among them."""
    counted = select(func.count(), func.count().filter(events.c.kind.in_(kinds)))
    chosen = counted.where(events.c.table_id == table_id, events.c.seq < before)
    entries, of_kinds = connection.execute(chosen).one()
    for _, kind, *_ in archived_rows(connection, table_id, 1, before - 1):
        entries += 1
        of_kinds += kind in kinds
    return entries, of_kinds


def consecutive(table_id: int, rows: Iterable[Row], first: int) -> Iterator[tuple[int, Entry]]:
    """The entries with their numbers, from ``first`` on.

    UnreplayableLog names one that is missing.
    """
    for expected, row in enumerate(rows, start=first):
        if row[0] != expected:
            raise UnreplayableLog(table_id, expected)
        yield numbered(table_id, row)


def numbered(table_id: int, row: Row) -> tuple[int, Entry]:
    """The entry of a row, with its number.

    UnreplayableLog if its payload, its cause or its time cannot be read.
    """
    seq, kind, payload, at, cause = row
    told, asked = decoded(payload), None if cause is None else _json(cause)
    if told is None or not isinstance(asked, list | None) or at == UNREADABLE_TIME:
        raise UnreplayableLog(table_id, seq)
    return seq, Entry(kind, told, at, asked)


def written(payload: Mapping[str, object] | Sequence[object]) -> str:
    """A payload, or a cause, as it is stored."""
    return json.dumps(payload, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def decoded(text: str) -> dict[str, object] | None:
    """The payload of a stored text; None if it is not one."""
    payload = _json(text)
    return payload if isinstance(payload, dict) else None


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
