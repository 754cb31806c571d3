"""Recount all ladders from the results."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, select

from bot.ratings.company import Company
from bot.ratings.periods import periods
from bot.storage.database.schema import (
    EVERYWHERE,
    boards,
    games,
    guild_settings,
    rating_changes,
)
from bot.storage.database.schema import ratings as rating_rows
from bot.storage.database.schema import standings as sums
from bot.storage.ratings import ratings, standings
from bot.storage.ratings.played_games import PlayedGame, games_in_order, is_rated
from bot.storage.ratings.standings import Board, Tally, boards_of, tallies
from bot.storage.results.computed_versions import LADDERS, mark_counted

if TYPE_CHECKING:
    from bot.ratings.ladder import Ladder
    from bot.ratings.rating import Rating

STEP = 1000
"""Games between two reports of progress."""

Progress = Callable[[int, int], None]
"""Called with how many are done and the total."""


def clear(connection: Connection) -> None:
    """Delete every rating and every sum."""
    for table in (rating_changes, rating_rows, sums, boards):
        connection.execute(delete(table))


def count_ladders(connection: Connection, told: Progress | None = None) -> int:
    """Recount all ratings and sums from the results; return the number of games."""
    clear(connection)
    apart = frozenset(
        connection.execute(
            select(guild_settings.c.guild_id).where(guild_settings.c.apart)
        ).scalars()
    )
    total = connection.execute(select(func.count()).select_from(games)).scalar_one()
    count = _Count(connection)
    done = 0
    for done, game in enumerate(games_in_order(connection, is_rated()), start=1):
        scopes = (game.guild_id,) if game.guild_id in apart else (game.guild_id, EVERYWHERE)
        count.add(game, scopes)
        if told and done % STEP == 0:
            told(done, total)
    count.keep()
    mark_counted(connection, LADDERS)
    return done


class _Count:
    """The state of a recount: ratings, sums of the current periods, and rows to be written."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._running: tuple[str, ...] = ()
        self._sums: defaultdict[Board, dict[int, Tally]] = defaultdict(dict)
        self._ratings: defaultdict[tuple[int, Ladder], dict[int, Rating]] = defaultdict(dict)
        self._companies: dict[tuple[int, Ladder], Company] = {}
        self._rows: list[dict[str, object]] = []

    def add(self, game: PlayedGame, scopes: Sequence[int]) -> None:
        """Count the next game."""
        self._begin(periods(game.place.at))
        told = tallies(game)
        for board in boards_of(game, scopes):
            of_board = self._sums[board]
            for user, tally in told.items():
                of_board[user] = of_board[user] + tally if user in of_board else tally
        for scope in scopes if game.contest.people else ():
            where = (scope, game.ladder)
            if where not in self._companies:
                self._companies[where] = Company(everywhere=scope == EVERYWHERE)
            known, company = self._ratings[where], self._companies[where]
            self._rows += ratings.count_game(scope, game, known, company)
        if len(self._rows) >= ratings.ROWS:
            self._write_changes()

    def keep(self) -> None:
        """Write what is still in memory."""
        self._begin(())
        self._write_changes()
        for (scope, ladder), known in self._ratings.items():
            ratings.put(self._connection, scope, ladder, known)

    def _begin(self, running: tuple[str, ...]) -> None:
        """Write the sums of periods that are over; the games come in order."""
        if running == self._running:
            return
        self._running = running
        for board in [each for each in self._sums if each.period not in running]:
            standings.add_all(self._connection, board, self._sums.pop(board))

    def _write_changes(self) -> None:
        ratings.put_changes(self._connection, self._rows)
        self._rows.clear()
