"""The file in which a person takes away what is kept about him, in parts that are not too large."""

import asyncio
import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from sqlalchemy import Connection

from bot.storage.database.batches import in_steps
from bot.storage.database.database import Database
from bot.storage.privacy.account import VERSION, Part, summary_of, tables_of
from bot.storage.privacy.person_search import search

FORMAT = "contree-export"

STEP = 25
"""So many tables are read at once: others wait for a reader no longer than that."""

MARGIN = 1000
"""Bytes that are left free: which part of how many is written last."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to be sent."""

    name: str
    content: bytes


class TooLarge(Exception):
    """There is a table that no file of this size can hold."""


async def export(
    database: Database, user: int, at: datetime, about: str, limit: int
) -> tuple[File, ...]:
    """All that is kept about somebody, in files of at most so many bytes, each whole by itself.

    One JSON file where it fits; else packed by gzip; else several of those, by tables.
    """
    summary = await database.read(lambda connection: summary_of(connection, user))
    sought = await database.read(lambda connection: search(connection, user))
    numbers = sorted(sought.tables)
    told: list[str] = []
    for some in in_steps(numbers, STEP):
        told += await database.read(partial(_tables, user=user, numbers=some))
    head: Part = {"format": FORMAT, "version": VERSION, "made_at": at.isoformat(), "about": about}
    return await asyncio.to_thread(_files, head | summary, told, limit)


def _tables(connection: Connection, user: int, numbers: Sequence[int]) -> list[str]:
    return [_json(table) for table in tables_of(connection, user, numbers)]


def _files(head: Part, tables: Sequence[str], limit: int) -> tuple[File, ...]:
    whole = _document(head, tables)
    if len(whole) <= limit:
        return (File("contree.json", whole),)
    groups = tuple(_groups(head, tables, limit - MARGIN))
    if len(groups) == 1:
        return (File("contree.json.gz", _packed(whole)),)
    return tuple(
        File(
            f"contree-{nth}.json.gz",
            _packed(_document({**head, "part": nth, "parts": len(groups)}, group)),
        )
        for nth, group in enumerate(groups, start=1)
    )


def _groups(head: Part, tables: Sequence[str], limit: int) -> Iterator[Sequence[str]]:
    """The tables in groups, as few as halving finds, each of which fits when it is packed."""
    if len(_packed(_document(head, tables))) <= limit:
        yield tables
    elif not tables[1:]:
        raise TooLarge
    else:
        half = len(tables) // 2
        yield from _groups(head, tables[:half], limit)
        yield from _groups(head, tables[half:], limit)


def _document(head: Part, tables: Sequence[str]) -> bytes:
    beginning = _json(head).removesuffix("}")
    listed = ",\n".join(tables)
    return f'{beginning},\n"tables":[\n{listed}\n]}}\n'.encode()


def _packed(document: bytes) -> bytes:
    return gzip.compress(document, mtime=0)


def _json(part: Part) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))
