"""The curve of a player's rating."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.ratings.ladder import Ladder
from bot.storage.database.schema import EVERYWHERE, games, rating_changes, ratings
from bot.storage.ratings.played_games import in_ladder
from bot.storage.stats.selection import Selection

LATEST = 100
"""Games that a curve goes back."""


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """A player's rating on a ladder after so many games; before and after each of the latest."""

    ladder: Ladder
    games: int
    points: tuple[int, ...]

    @property
    def now(self) -> int:
        """What it is."""
        return self.points[-1]


def rating_curve(
    connection: Connection, chosen: Selection, user_id: int, *, latest: int = LATEST
) -> RatingCurve | None:
    """The curve on the ladder that they have played most on; None without a rating."""
    scope = EVERYWHERE if chosen.guild_id is None else chosen.guild_id
    kept = connection.execute(
        select(ratings.c.ladder, ratings.c.games, ratings.c.points)
        .where(ratings.c.user_id == user_id, ratings.c.guild_id == scope)
        .order_by(ratings.c.games.desc(), ratings.c.ladder)
    )
    for row in kept:
        ladder = Ladder.parse(row.ladder)
        if chosen.family in (None, ladder.family):
            changes = _changes(connection, chosen, scope, ladder, user_id, latest)
            return RatingCurve(ladder, row.games, changes or (row.points,))
    return None


def _changes(
    connection: Connection,
    chosen: Selection,
    scope: int,
    ladder: Ladder,
    user_id: int,
    latest: int,
) -> tuple[int, ...]:
    # The player's changes on this ladder are of this server and family already. Filtering the games
    # by them as well would make the database scan all games of the ladder.
    lately = Selection(since=chosen.since)
    rows = connection.execute(
        select(rating_changes.c.before, rating_changes.c.after)
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(
            rating_changes.c.user_id == user_id,
            rating_changes.c.guild_id == scope,
            in_ladder(ladder),
            *lately.conditions(),
        )
        .order_by(games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
        .limit(latest)
    ).all()
    oldest_first = rows[::-1]
    if not oldest_first:
        return ()
    return (oldest_first[0].before, *(row.after for row in oldest_first))
