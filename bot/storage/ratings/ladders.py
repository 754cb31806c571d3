"""Count games on their ladders: as they end, or again from one of them on."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, func, select

from bot.ratings.ladders import Ladder
from bot.ratings.rating import Rating
from bot.ratings.recent_games import RecentGames
from bot.storage.database.dialects import batches
from bot.storage.database.schema import EVERYWHERE, games, guild_settings
from bot.storage.ratings import player_ratings, standings
from bot.storage.ratings.played_games import (
    Place,
    PlayedGame,
    counting,
    games_in_order,
    in_ladder,
    is_common_ladder_kept,
    is_rated,
)
from bot.storage.results import game_results
from bot.storage.results.game_results import GameResult


def record(connection: Connection, result: GameResult) -> bool:
    """Store a result and count it; return whether it was new.

    One that is not rated, or was voided, is stored but not counted.
    """
    if not game_results.record(connection, result):
        return False
    number = connection.execute(
        select(games.c.id).where(
            games.c.table_id == result.table_id, games.c.number == result.number, is_rated()
        )
    ).scalar()
    if number is not None:
        _count(connection, PlayedGame.of(number, result))
    return True


def scopes_of(connection: Connection, guild: int) -> tuple[int, ...]:
    """Where the games of a guild count: there, and among all guilds where both sides want it."""
    apart = select(guild_settings.c.apart).where(guild_settings.c.guild_id == guild)
    alone = (
        connection.execute(apart).scalar()
        or not connection.execute(select(is_common_ladder_kept())).scalar()
    )
    return (guild,) if alone else (guild, EVERYWHERE)


def _count(connection: Connection, game: PlayedGame) -> None:
    scopes = scopes_of(connection, game.guild_id)
    standings.add(connection, game, scopes)
    users = game.contest.people
    for scope in scopes if users else ():
        before = player_ratings.ratings_of(connection, scope, game.ladder, users)
        # Two games may end at once and be stored in the other order.
        is_last = all(each.last_at and each.last_at < game.place.at for each in before.values())
        if is_last:
            player_ratings.rate(connection, scope, game, before)
        else:
            recount(connection, scope, game.ladder, game.place)


ROWS = 1000
"""Changes written per batch, so that moves do not wait long to be stored."""

GAMES = ROWS // 4
"""Games whose changes are deleted per batch."""


class Overtaken(Exception):
    """A game that ended meanwhile belongs before the last one that was counted."""


@dataclass(slots=True)
class Recount:
    """New ratings of a ladder from one of its games on, not stored yet.

    ``ratings`` are those of ``users`` after the games counted so far, the last of them at
    ``reached``; ``seen`` is the highest id of a game by then. The games ``gone`` no longer count.
    """

    scope: int
    ladder: Ladder
    since: Place
    seen: int = 0
    reached: Place | None = None
    users: set[int] = field(default_factory=set)
    ratings: dict[int, Rating] = field(default_factory=dict)
    rows: list[dict[str, object]] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    recent_games: RecentGames | None = field(init=False)

    def __post_init__(self) -> None:
        self.recent_games = RecentGames() if self.scope == EVERYWHERE else None

    def tell(self, connection: Connection, more: Iterable[PlayedGame]) -> None:
        """Count these games too, which come after all others."""
        told = list(more)
        self._meet(connection, told)
        for game in told:
            self.rows += player_ratings.count_game(
                self.scope, game, self.ratings, self.recent_games
            )
            self.reached = game.place

    def leave_out(self, connection: Connection, gone: Sequence[PlayedGame]) -> None:
        """Leave these games out; their players' former ratings are loaded."""
        self._meet(connection, gone)
        self.gone += [game.id for game in gone]

    def steps(self) -> Iterator[Callable[[Connection], None]]:
        """Write the changes so far in batches; the ratings stay as they are.

        The changes of a player come together, as they are stored.
        """
        rows = sorted(self.rows, key=lambda row: (row["user_id"], row["game_id"]))
        self.rows = []
        for some in batches(rows, ROWS):
            yield partial(player_ratings.put_changes, rows=some)
        for numbers in batches(self.gone, GAMES):
            yield partial(player_ratings.forget_changes, scope=self.scope, numbers=numbers)
        self.gone = []

    def _meet(self, connection: Connection, told: Iterable[PlayedGame]) -> None:
        """Load the former ratings of the players of these games."""
        new = {user for game in told for user in game.contest.people} - self.users
        self.users |= new
        before = (self.ladder, new, self.since)
        self.ratings |= player_ratings.ratings_before(connection, self.scope, *before)
        if self.recent_games is not None:
            player_ratings.remember(connection, self.recent_games, *before)


def prepared(
    connection: Connection,
    scope: int,
    ladder: Ladder,
    since: Place,
    which: ColumnElement[bool] | None = None,
) -> Recount:
    """Compute the new ratings; nothing is written.

    ``which`` games are to count, where that differs from what is stored.
    """
    counts = counting(scope) if which is None else which
    recounted = Recount(scope, ladder, since, seen=last_number(connection))
    recounted.tell(connection, games_in_order(connection, counts, in_ladder(ladder, since)))
    return recounted


def keep(connection: Connection, recounted: Recount) -> None:
    """Write what was prepared, and count the games that have ended since; or raise Overtaken.

    By now the stored games are those that are to count.
    """
    scope, ladder = recounted.scope, recounted.ladder
    newer = and_(in_ladder(ladder), games.c.id.in_(numbers_after(connection, recounted.seen)))
    more = list(games_in_order(connection, newer))
    if more and more[0].place < (recounted.reached or recounted.since):
        raise Overtaken
    count = set(connection.execute(select(games.c.id).where(newer, counting(scope))).scalars())
    recounted.tell(connection, [game for game in more if game.id in count])
    recounted.leave_out(connection, [game for game in more if game.id not in count])
    player_ratings.put_changes(connection, recounted.rows)
    player_ratings.forget_changes(connection, scope, recounted.gone)
    player_ratings.put(connection, scope, ladder, recounted.ratings)
    player_ratings.remove(connection, scope, ladder, recounted.users - recounted.ratings.keys())


def recount(connection: Connection, scope: int, ladder: Ladder, since: Place) -> None:
    """Recount the ratings of a ladder from this game on, in this transaction."""
    keep(connection, prepared(connection, scope, ladder, since))


def last_number(connection: Connection) -> int:
    """The highest number of a game."""
    return connection.execute(select(func.max(games.c.id))).scalar() or 0


def numbers_after(connection: Connection, last: int) -> tuple[int, ...]:
    """The numbers of the games that have ended since."""
    return tuple(connection.execute(select(games.c.id).where(games.c.id > last)).scalars())
