"""Replay a log into tables: the whole log, or the part of it that one game needs."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar, get_args

from sqlalchemy import Connection

from bot.storage.errors import LaterLog, OtherRules, UnreplayableLog
from bot.storage.log.archive import Row
from bot.storage.log.codec import KINDS, LaterEvent, decode
from bot.storage.log.event_log import (
    Entry,
    Which,
    consecutive,
    how_many,
    last_entry,
    numbered,
    rows_of,
)
from bot.tables.events import PASSING, HouseRulesChanged, TableEvent, TableOpened, TakenBack
from bot.tables.fold import after, folded
from bot.tables.house_rules import UnknownRules
from bot.tables.table import Table
from engine.events import Dealt, Event, GameEnded, GameStarted
from engine.state import changed
from engine.variants import find_variant

T = TypeVar("T")

_REPLAYS = ThreadPoolExecutor(1, thread_name_prefix="replay")
"""Replays logs one at a time: several at once would starve the event loop."""


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of a log, its event, and the table after it."""

    entry: Entry
    event: TableEvent
    table: Table


def replayed(table_id: int, log: Iterable[Entry]) -> Iterator[Step]:
    """The table after each entry of its log.

    UnreplayableLog names the entry that cannot stand there. OtherRules: the entry switches to a
    former version of the rules that is not known here, so the events after it may mean something
    else today. LaterLog: a later version wrote it.
    """
    return replayed_on(table_id, enumerate(log, start=1), None)


def replayed_on(
    table_id: int, log: Iterable[tuple[int, Entry]], table: Table | None
) -> Iterator[Step]:
    """Like `replayed`, from these numbered entries and the table before the first of them.

    LaterLog for an event or rules of a later version; UnreplayableLog for a damaged or empty log.
    """
    for seq, entry in log:
        try:
            event = decode(entry)
            _require_known_rules(table_id, seq, event)
            table = folded(table_id, (event,)) if table is None else after(table, event)
        except (LaterEvent, UnknownRules) as error:
            raise LaterLog(table_id, seq, str(error)) from error
        except UnreplayableLog:
            raise
        except Exception as error:  # whatever a damaged entry makes of a table
            raise UnreplayableLog(table_id, seq) from error
        yield Step(entry, event, table)
    if table is None:
        raise UnreplayableLog(table_id, 0)


def _require_known_rules(table_id: int, seq: int, event: TableEvent) -> None:
    if not isinstance(event, TableOpened | HouseRulesChanged):
        return
    try:
        today = find_variant(event.variant).version
    except KeyError as error:
        raise LaterLog(table_id, seq, event.variant) from error
    if event.version > today:
        raise LaterLog(table_id, seq, f"version {event.version} of {event.variant}")
    # The same events would mean something else by today's rules: the table is closed rather than
    # continued wrongly (ADR 1).
    if event.version < today:
        raise OtherRules(table_id, seq, event.variant, event.version)


@dataclass(frozen=True, slots=True)
class GamePlace:
    """The entries of a game in its table's log, from the end of the game before.

    ``last`` is the entry that ended it if it is ``over``, else the last of the log. ``deals`` is
    the number of deals in it.
    """

    first: int
    last: int
    deals: int
    over: bool


@dataclass(frozen=True, slots=True)
class GameLog:
    """The ``rows`` of a game, and the ``lasting`` rows among the entries before it.

    ``before`` is the number of entries before it, ``moves`` the number of moves among them.
    """

    table_id: int
    before: int
    moves: int
    lasting: tuple[Row, ...]
    rows: tuple[Row, ...]

    def steps(self) -> Iterator[Step]:
        """The table after each of the rows, as a replay of the whole log would give it.

        UnreplayableLog and OtherRules as `replayed`.
        """
        table = None
        if self.before:
            lasting = (numbered(self.table_id, row) for row in self.lasting)
            (last,) = deque(replayed_on(self.table_id, lasting, None), maxlen=1)
            table = changed(last.table, revision=self.before, move=self.moves)
        entries = consecutive(self.table_id, self.rows, first=self.before + 1)
        return replayed_on(self.table_id, entries, table)


def games_in(connection: Connection, table_id: int) -> tuple[GamePlace, ...]:
    """The games of a table, in order."""
    told = Which(kinds=_names(GameStarted, Dealt, GameEnded))
    found: list[GamePlace] = []
    first, deals, begun = 1, 0, False
    for seq, name, *_ in rows_of(connection, table_id, told):
        kind = KINDS[name]
        begun, deals = begun or kind is GameStarted, deals + (kind is Dealt)
        if kind is GameEnded:
            found.append(GamePlace(first, seq, deals, over=True))
            first, deals, begun = seq + 1, 0, False
    if begun:
        found.append(GamePlace(first, last_entry(connection, table_id), deals, over=False))
    return tuple(found)


def log_of(connection: Connection, table_id: int, game: GamePlace) -> GameLog:
    """The log of this game alone; UnreplayableLog if entries are missing or damaged."""
    return _log(connection, table_id, game.first, game.last)


def log_from(connection: Connection, table_id: int, game: int | None = None) -> GameLog:
    """The log from a game on, by number, or from the last; the whole log if there is none.

    UnreplayableLog if entries are missing or damaged.
    """
    games = games_in(connection, table_id)
    wanted = len(games) if game is None else max(1, min(game, len(games)))
    return _log(connection, table_id, games[wanted - 1].first if games else 1)


def _log(connection: Connection, table_id: int, first: int, last: int | None = None) -> GameLog:
    rows = rows_of(connection, table_id, Which(first, last))
    if first == 1:
        return GameLog(table_id, 0, 0, (), rows)
    # What is over with its game is left out: a tenth game costs no more to replay than the first.
    lasting = rows_of(connection, table_id, Which(last=first - 1, none_of=_PASSING))
    before, moves = how_many(connection, table_id, first, _MOVES)
    if before != first - 1:
        raise UnreplayableLog(table_id, 0)
    return GameLog(table_id, before, moves, lasting, rows)


async def replay(log: GameLog, told: Callable[[Iterator[Step]], T]) -> T:
    """Replay a log in a thread and return what ``told`` makes of its steps."""
    return await in_thread(lambda: told(log.steps()))


async def in_thread(work: Callable[[], T]) -> T:
    """Run this in the thread that replays logs."""
    return await asyncio.get_running_loop().run_in_executor(_REPLAYS, work)


def _names(*kinds: type) -> tuple[str, ...]:
    """The names of these events in logs, today or formerly."""
    return tuple(name for name, kind in KINDS.items() if kind in kinds)


_MOVES = _names(TakenBack, *get_args(Event))
_PASSING = _names(*PASSING)
