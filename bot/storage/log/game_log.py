"""The part of a log from which one game is replayed: of earlier games only what outlives them."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import get_args

from sqlalchemy import ColumnElement, Connection, func, select

from bot.storage.database.schema import events
from bot.storage.errors import BrokenLog
from bot.storage.log.codec import KINDS
from bot.storage.log.event_log import Row, in_a_row, numbered, rows_of
from bot.storage.log.replay import Step, retold_on
from bot.tables.events import (
    ClockSet,
    HostChanged,
    HouseRulesChanged,
    LevelSet,
    LobbyReopened,
    NextDealSet,
    PlayerAway,
    PlayerBack,
    SeatLeft,
    SeatsSwapped,
    SeatTaken,
    TableClosed,
    TableOpened,
    TablePaused,
    TableResumed,
    TakeBacksAllowed,
    TakenBack,
    TempoSet,
    TurnLapsed,
)
from bot.tables.table import Table
from engine.changed import changed
from engine.events import Dealt, Event, GameEnded, GameStarted

LASTING = (
    TableOpened,
    SeatTaken,
    SeatLeft,
    HostChanged,
    PlayerAway,
    PlayerBack,
    TurnLapsed,
    ClockSet,
    LevelSet,
    TempoSet,
    TablePaused,
    TableResumed,
    HouseRulesChanged,
    TakeBacksAllowed,
    NextDealSet,
    SeatsSwapped,
    LobbyReopened,
    TableClosed,
    GameStarted,
    GameEnded,
)
"""What changes a table beyond the game in which it happens; all else is forgotten by the next."""


@dataclass(frozen=True, slots=True)
class GamePlace:
    """Where a game lies in its table's log: its entries, with those since the game before ended.

    ``last`` ended it if it is ``over``, else it is the last of the log; ``deals`` says how many
    were dealt in it.
    """

    first: int
    last: int
    deals: int
    over: bool


@dataclass(frozen=True, slots=True)
class GameLog:
    """The ``rows`` of a game, and the ``lasting`` ones of the entries ``before`` it.

    ``before`` says how many those were in all, ``moves`` how many of them counted as moves.
    """

    table_id: int
    before: int
    moves: int
    lasting: tuple[Row, ...]
    rows: tuple[Row, ...]

    def steps(self) -> Iterator[Step]:
        """The table after each of the rows, from the start of the game on as the whole log tells.

        BrokenLog and OtherRules as `retold`.
        """
        entries = in_a_row(self.table_id, self.rows, first=self.before + 1)
        return retold_on(self.table_id, entries, self._table_before())

    def _table_before(self) -> Table | None:
        if not self.before:
            return None
        entries = (numbered(self.table_id, row) for row in self.lasting)
        (last,) = deque(retold_on(self.table_id, entries, None), maxlen=1)
        return changed(last.table, revision=self.before, move=self.moves)


def games_in(connection: Connection, table_id: int) -> tuple[GamePlace, ...]:
    """Where the games of a table lie, in their order."""
    told = events.c.kind.in_(_names(GameStarted, Dealt, GameEnded))
    found: list[GamePlace] = []
    first, deals, begun = 1, 0, False
    for seq, name, *_ in rows_of(connection, table_id, told):
        kind = KINDS[name]
        begun, deals = begun or kind is GameStarted, deals + (kind is Dealt)
        if kind is GameEnded:
            found.append(GamePlace(first, seq, deals, over=True))
            first, deals, begun = seq + 1, 0, False
    if begun:
        last = select(func.max(events.c.seq)).where(events.c.table_id == table_id)
        found.append(GamePlace(first, connection.execute(last).scalar_one(), deals, over=False))
    return tuple(found)


def log_of(connection: Connection, table_id: int, game: GamePlace) -> GameLog:
    """The log of this game alone."""
    return _log(connection, table_id, game.first, events.c.seq <= game.last)


def log_from(connection: Connection, table_id: int, game: int | None = None) -> GameLog:
    """The log from a game on, by its number, or from the last one; whole where there is none."""
    games = games_in(connection, table_id)
    wanted = len(games) if game is None else max(1, min(game, len(games)))
    return _log(connection, table_id, games[wanted - 1].first if games else 1)


def _log(connection: Connection, table_id: int, first: int, *until: ColumnElement[bool]) -> GameLog:
    rows = rows_of(connection, table_id, events.c.seq >= first, *until)
    if first == 1:
        return GameLog(table_id, 0, 0, (), rows)
    earlier = events.c.seq < first
    lasting = rows_of(connection, table_id, earlier, events.c.kind.not_in(_FLEETING))
    counted = select(func.count(), func.count().filter(events.c.kind.in_(_MOVES)))
    before, moves = connection.execute(counted.where(events.c.table_id == table_id, earlier)).one()
    if before != first - 1:
        raise BrokenLog(table_id, 0)
    return GameLog(table_id, before, moves, lasting, rows)


def _names(*kinds: type) -> tuple[str, ...]:
    """What these events are called in a log, today or once."""
    return tuple(name for name, kind in KINDS.items() if kind in kinds)


_MOVES = _names(TakenBack, *get_args(Event))
_FLEETING = tuple(KINDS.keys() - _names(*LASTING))
