"""Rebuild results from the logs, and ladders from the results.

That is due when they are in doubt, or when another version of the code computed them. A recount
that is interrupted between two batches starts again at the next start of the bot.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, select, update

from bot.ratings.ladders import periods
from bot.ratings.recent_games import RecentGames
from bot.storage.database.database import Database
from bot.storage.database.dialects import upsert
from bot.storage.database.schema import (
    EVERYWHERE,
    boards,
    counted,
    games,
    guild_settings,
    rating_changes,
)
from bot.storage.database.schema import ratings as rating_rows
from bot.storage.database.schema import standings as sums
from bot.storage.errors import BrokenLog
from bot.storage.log import event_log, open_tables
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow, how_many
from bot.storage.ratings import player_ratings, standings
from bot.storage.ratings.played_games import PlayedGame, games_in_order, is_rated
from bot.storage.ratings.standings import Board, Tally, boards_of, tallies
from bot.storage.results import game_results
from bot.storage.results.game_results import GameResult

if TYPE_CHECKING:
    from bot.ratings.ladders import Ladder
    from bot.ratings.rating import Rating


RESULTS, LADDERS = "results", "ladders"

VERSIONS = {RESULTS: 3, LADDERS: 2}
"""Raise one when the code computes more, or computes it differently: at the next start results are
then rebuilt from the logs, ladders from the results."""

_DISTURBED = 0

_OF_LADDERS = counted.c.what == LADDERS


def what_is_old(connection: Connection) -> frozenset[str]:
    """The computed data that is out of date: from another version, or missing."""
    kept = {row.what: row.version for row in connection.execute(select(counted))}
    return frozenset(what for what, version in VERSIONS.items() if kept.get(what) != version)


def mark_counted(connection: Connection, what: str) -> None:
    """Mark this data as computed by today's code."""
    connection.execute(upsert(connection, counted), {"what": what, "version": VERSIONS[what]})


def mark_all_counted(connection: Connection) -> None:
    """Mark all data as computed by today's code: the database is new."""
    for what in VERSIONS:
        mark_counted(connection, what)


def claim_recount(connection: Connection, token: int, *, again: bool = False) -> bool:
    """Claim the ratings for a recount with this token; False while another has claimed them.

    ``again``: the same recount starts over.
    """
    before = (VERSIONS[LADDERS], *((_DISTURBED, -token) if again else ()))
    doubted = update(counted).where(_OF_LADDERS, counted.c.version.in_(before))
    return bool(connection.execute(doubted.values(version=-token)).rowcount)


def is_recount_valid(connection: Connection, token: int) -> bool:
    """Whether the recount with this token holds the claim and nothing it rests on has changed."""
    return connection.execute(select(counted.c.version).where(_OF_LADDERS)).scalar() == -token


def invalidate_recount(connection: Connection) -> None:
    """Note that games were changed: a recount in progress has to start over."""
    in_doubt = update(counted).where(_OF_LADDERS, counted.c.version < 0)
    connection.execute(in_doubt.values(version=_DISTURBED))


_GAMES = 1000
"""Games between two reports of progress."""

Progress = Callable[[int, int], None]
"""Called with how many are done and the total."""


def clear(connection: Connection) -> None:
    """Delete all ratings and sums."""
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
        if told and done % _GAMES == 0:
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
        self._recent_games: dict[tuple[int, Ladder], RecentGames] = {}
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
            if where not in self._recent_games:
                self._recent_games[where] = RecentGames(everywhere=scope == EVERYWHERE)
            known, recent_games = self._ratings[where], self._recent_games[where]
            self._rows += player_ratings.count_game(scope, game, known, recent_games)
        if len(self._rows) >= player_ratings.ROWS:
            self._write_changes()

    def keep(self) -> None:
        """Write what is still in memory."""
        self._begin(())
        self._write_changes()
        for (scope, ladder), known in self._ratings.items():
            player_ratings.put(self._connection, scope, ladder, known)

    def _begin(self, running: tuple[str, ...]) -> None:
        """Write the sums of periods that are over; the games come in order."""
        if running == self._running:
            return
        self._running = running
        for board in [each for each in self._sums if each.period not in running]:
            standings.add_all(self._connection, board, self._sums.pop(board))

    def _write_changes(self) -> None:
        player_ratings.put_changes(self._connection, self._rows)
        self._rows.clear()


_TABLES = 100

ResultsOf = Callable[[Sequence[Entry], TableRow], Sequence[GameResult]]


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The number of games recounted, and the tables whose logs could not be replayed.

    The results of those tables stay as they are: nothing else is left of their games.
    """

    games: int
    broken: tuple[int, ...] = ()


async def rebuild(
    database: Database, results_of: ResultsOf, told: Progress | None = None
) -> Rebuilt:
    """Rebuild the results from the logs, and the ladders from the results.

    One transaction: readers see the old results meanwhile, writers wait. ``told`` is called with
    the number of tables, then of games, that are done.
    """

    def work(connection: Connection) -> Rebuilt:
        clear(connection)
        games, broken, total = 0, [], open_tables.how_many(connection) if told else 0
        for done, table in enumerate(every_table(connection)):
            if told and done % _TABLES == 0:
                told(done, total)
            try:
                found = results_of(event_log.load(connection, table.id), table)
            except BrokenLog:
                broken.append(table.id)
                continue
            game_results.erase(connection, table.id)
            games += sum(game_results.record(connection, result) for result in found)
        mark_counted(connection, RESULTS)
        count_ladders(connection, told)
        return Rebuilt(games, tuple(broken))

    return await database.write(work)


def every_table(connection: Connection) -> Iterator[TableRow]:
    """Every table, open or closed, read in batches to save memory."""
    reached = 0
    while step := open_tables.tables_after(connection, reached, _TABLES):
        yield from step
        reached = step[-1].id


async def catch_up(database: Database, results_of: ResultsOf, told: Progress) -> Rebuilt | None:
    """Recompute out-of-date data; None if there is none."""
    old = await database.read(what_is_old)
    if not old:
        return None
    if not await database.read(how_many):
        await database.write(mark_all_counted)
        return None
    if RESULTS in old:
        return await rebuild(database, results_of, told)
    games = await database.write(lambda connection: count_ladders(connection, told))
    return Rebuilt(games)
