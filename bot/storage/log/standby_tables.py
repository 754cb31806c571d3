"""Tables that another process plays, kept in mind: who takes them over reads only what is new."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.errors import UnreplayableLog
from bot.storage.log.archive import Row
from bot.storage.log.event_log import consecutive, rows_since
from bot.storage.log.people import users_of
from bot.storage.log.replay import GameLog, in_thread, log_from, replayed_on
from bot.storage.results.game_record import GameRecord, last_state
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class FollowedTable:
    """A table up to an entry of its log, the record of its game, and its people by number."""

    table: Table
    record: GameRecord | None
    people: Mapping[int, int]


class StandbyTables:
    """Replays logs, and goes on from where it has replayed them before.

    What it has in mind is the beginning of a log, to which others only add: it may be old, not
    wrong.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, FollowedTable] = {}

    async def follow(self, numbers: Collection[int]) -> None:
        """Replay what is new at these tables, and forget the others."""
        self._known = {number: self._known[number] for number in numbers if number in self._known}
        found = await self._replayed(numbers)
        self._known = {
            number: told for number, told in found.items() if isinstance(told, FollowedTable)
        }

    async def load(self, numbers: Collection[int]) -> Mapping[int, FollowedTable | UnreplayableLog]:
        """These tables as they stand; they are followed no more."""
        found = await self._replayed(numbers)
        for number in numbers:
            self._known.pop(number, None)
        return found

    async def _replayed(
        self, numbers: Collection[int]
    ) -> dict[int, FollowedTable | UnreplayableLog]:
        known = {number: self._known[number] for number in numbers if number in self._known}
        found: dict[int, FollowedTable | UnreplayableLog] = {}
        if known:
            news = await self._database.read(partial(_news, known=known))
            found |= await in_thread(lambda: _continued(known, *news))
        for number in numbers:
            if number not in found:
                found[number] = await self._from_its_log(number)
        return found

    async def _from_its_log(self, number: int) -> FollowedTable | UnreplayableLog:
        try:
            log, people = await self._database.read(partial(_log, table_id=number))
            table, record = await in_thread(lambda: last_state(log.steps()))
        except UnreplayableLog as broken:
            return broken
        return FollowedTable(table, record, people)


_News = tuple[Mapping[int, Sequence[Row]], Mapping[int, Mapping[int, int]]]


def _log(connection: Connection, table_id: int) -> tuple[GameLog, Mapping[int, int]]:
    people = users_of(connection, (table_id,))
    return log_from(connection, table_id), people[table_id]


def _news(connection: Connection, known: Mapping[int, FollowedTable]) -> _News:
    people = users_of(connection, known)
    reached = {number: each.table.revision for number, each in known.items()}
    return rows_since(connection, reached, people), people


def _continued(
    known: Mapping[int, FollowedTable],
    rows: Mapping[int, Sequence[Row]],
    people: Mapping[int, Mapping[int, int]],
) -> dict[int, FollowedTable]:
    """These tables with their new entries, but for those that have to be replayed anew."""
    found = {}
    for number, each in known.items():
        # Who was erased meanwhile has other ids in all that was read before (ADR 28).
        if not each.people.items() <= people[number].items():
            continue
        if not rows[number]:
            found[number] = each
            continue
        entries = consecutive(number, rows[number], first=each.table.revision + 1)
        steps = replayed_on(number, entries, each.table)
        # One that cannot be replayed on is left out: its whole log is read then, and says why.
        with suppress(UnreplayableLog):
            told = last_state(steps, each.table, each.record)
            found[number] = FollowedTable(*told, people[number])
    return found
