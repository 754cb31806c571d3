"""Ratings counted again: those of a ladder from one of its games on."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Connection, delete, func, select

from bot.ladders.ladder import Ladder
from bot.ladders.rating import Rating
from bot.storage import ratings
from bot.storage.played_games import Place, PlayedGame, counting, games_in_order, in_ladder
from bot.storage.schema import games, rating_changes


@dataclass(slots=True)
class Recount:
    """What the ratings of a ladder are to be from one of its games on; not kept yet.

    ``users`` had what is in ``ratings`` before it, or have it after those of the games that were
    told, of which the last is at ``reached``; ``seen`` is the highest number of a game by then.
    """

    scope: int
    ladder: Ladder
    since: Place
    seen: int = 0
    reached: Place | None = None
    users: set[int] = field(default_factory=set)
    ratings: dict[int, Rating] = field(default_factory=dict)
    rows: list[dict[str, object]] = field(default_factory=list)

    def tell(self, connection: Connection, more: Iterable[PlayedGame]) -> None:
        """Count these games too, which come after all others."""
        told = list(more)
        new = {user for game in told for user in game.contest.people}
        self.meet(connection, new)
        for game in told:
            after = ratings.rated_in(self.scope, game, self.ratings)
            self.rows += ratings.change_rows(self.scope, game, self.ratings, after)
            self.ratings |= after
            self.reached = game.place

    def meet(self, connection: Connection, users: Iterable[int]) -> None:
        """Learn what these players had before."""
        new = set(users) - self.users
        self.users |= new
        self.ratings |= ratings.ratings_before(connection, self.scope, self.ladder, new, self.since)


def prepared(
    connection: Connection,
    scope: int,
    ladder: Ladder,
    since: Place,
    which: ColumnElement[bool] | None = None,
) -> Recount:
    """What the ratings are to be; nothing is written.

    ``which`` games are to count, where that is not yet what is kept.
    """
    counts = counting(scope) if which is None else which
    recounted = Recount(scope, ladder, since, seen=_last_number(connection))
    recounted.meet(connection, _changed(connection, recounted))
    recounted.tell(connection, games_in_order(connection, counts, in_ladder(ladder, since)))
    return recounted


def keep(connection: Connection, recounted: Recount) -> None:
    """Write what was prepared, with the games that have ended since then.

    What was to count is by now what is kept.
    """
    scope, ladder, since = recounted.scope, recounted.ladder, recounted.since
    more = list(
        games_in_order(connection, counting(scope), in_ladder(ladder), games.c.id > recounted.seen)
    )
    if more and more[0].place < (recounted.reached or since):
        recounted = prepared(connection, scope, ladder, since)
    else:
        recounted.tell(connection, more)
        recounted.meet(connection, _changed(connection, recounted))
    of_ladder = select(games.c.id).where(in_ladder(ladder, since))
    connection.execute(
        delete(rating_changes).where(
            rating_changes.c.guild_id == scope, rating_changes.c.game_id.in_(of_ladder)
        )
    )
    ratings.put_changes(connection, recounted.rows)
    ratings.put(connection, scope, ladder, recounted.ratings)
    ratings.remove(connection, scope, ladder, recounted.users - recounted.ratings.keys())


def recount(connection: Connection, scope: int, ladder: Ladder, since: Place) -> None:
    """Count the ratings of a ladder again, from this game on, at once."""
    keep(connection, prepared(connection, scope, ladder, since))


def _changed(connection: Connection, recounted: Recount) -> set[int]:
    """Whose ratings the games from there on have changed, as it is kept."""
    chosen = (
        select(rating_changes.c.user_id)
        .distinct()
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(
            rating_changes.c.guild_id == recounted.scope,
            in_ladder(recounted.ladder, recounted.since),
        )
    )
    return set(connection.execute(chosen).scalars())


def _last_number(connection: Connection) -> int:
    return connection.execute(select(func.max(games.c.id))).scalar() or 0
