"""Recount a ladder from its first game on, in steps between which other games may end."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection, func, select

from bot.ratings.ladders import Ladder, periods
from bot.storage.database.dialects import batches
from bot.storage.database.schema import EVERYWHERE, boards, games, ratings
from bot.storage.ratings import player_ratings, standings
from bot.storage.ratings.ladders import Recount, keep, last_number
from bot.storage.ratings.played_games import Place, counting, games_in_order, in_ladder
from bot.storage.ratings.standings import Board, Tally

GAMES = 100
"""Games counted per step, so that nothing else waits long to be stored."""

_BEFORE_ALL = Place(datetime.fromtimestamp(0, UTC), 0, 0)

Step = Callable[[Connection], None]


def ladders_of_all(connection: Connection) -> dict[tuple[int, Ladder], int]:
    """Every ladder of every scope, with the number of games that were played for it."""
    played = select(games.c.guild_id, games.c.family, games.c.people, func.count())
    found: defaultdict[tuple[int, Ladder], int] = defaultdict(int)
    for kept in (ratings, boards):  # the games of some may count there no more
        for scope, name in connection.execute(select(kept.c.guild_id, kept.c.ladder).distinct()):
            found[scope, Ladder.parse(name)] += 0
    by_ladder = played.group_by(games.c.guild_id, games.c.family, games.c.people)
    for guild, family, people, number in connection.execute(by_ladder):
        for scope in (guild, EVERYWHERE):
            found[scope, Ladder(family, people=people)] += number
    return dict(found)


class FullRecount:
    """A ladder of a scope, counted from nothing.

    Players see its former ratings up to the last step, and the former sums of a period until all
    games of that period are counted. A game that ends meanwhile counts at once in what players see,
    and once in what replaces it.
    """

    def __init__(self, connection: Connection, scope: int, ladder: Ladder) -> None:
        own = () if scope == EVERYWHERE else (games.c.guild_id == scope,)
        order = (games.c.finished_at, games.c.table_id, games.c.number)
        all_of_it = select(games.c.id).where(in_ladder(ladder), *own).order_by(*order)
        self._numbers = connection.execute(all_of_it).scalars().all()
        users = player_ratings.users_on(connection, scope, ladder)
        seen = last_number(connection)
        self._recount = Recount(scope, ladder, _BEFORE_ALL, seen=seen, users=users)
        self._sums: defaultdict[Board, defaultdict[int, Tally]]
        self._sums = defaultdict(lambda: defaultdict(Tally))
        self._replaced: set[Board] = set()

    def steps(self) -> Iterator[Step]:
        """Do it in steps, each in a transaction; the last may raise Overtaken."""
        for some in batches(self._numbers, GAMES):
            yield partial(self._count, numbers=some)
        yield self._replace_other_sums
        yield partial(keep, recounted=self._recount)

    def _count(self, connection: Connection, numbers: Sequence[int]) -> None:
        scope = self._recount.scope
        told = list(games_in_order(connection, games.c.id.in_(numbers), counting(scope)))
        player_ratings.forget_changes(connection, scope, numbers)
        self._recount.tell(connection, told)
        for write in self._recount.steps():
            write(connection)
        for board, of_games in standings.sums_of(told, (scope,)).items():
            of_board = self._sums[board]
            for user, tally in of_games.items():
                of_board[user] += tally
        if told:
            running = periods(told[-1].place.at)
            over = [each for each in self._sums if each.period not in running]
            if over:
                self._replace(connection, over, self._late(connection))

    def _replace(self, connection: Connection, over: Sequence[Board], late: standings.Sums) -> None:
        """Replace the sums of these boards, whose games are counted but for the late ones."""
        for board in over:
            standings.replace(connection, board, self._sums.pop(board))
            standings.shift(connection, {board: late.get(board, {})})
        self._replaced.update(over)

    def _replace_other_sums(self, connection: Connection) -> None:
        late = self._late(connection)
        self._replace(connection, list(self._sums), late)
        kept = self._replaced.union(late)
        of_it = self._recount
        standings.forget_others(connection, of_it.scope, of_it.ladder, kept)

    def _late(self, connection: Connection) -> standings.Sums:
        """The sums of the games that have ended since this began."""
        scope, ladder, seen = self._recount.scope, self._recount.ladder, self._recount.seen
        which = (games.c.id > seen, in_ladder(ladder), counting(scope))
        return standings.sums_of(games_in_order(connection, *which), (scope,))
