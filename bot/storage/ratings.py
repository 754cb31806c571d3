"""The ratings of a ladder, and what each game has changed in them."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, or_, select

from bot.ladders.ladder import Ladder
from bot.ladders.rating import Rating, points_of, rated
from bot.storage.played_games import Place, PlayedGame, in_ladder
from bot.storage.schema import EVERYWHERE, games, rating_changes, ratings
from bot.storage.shown import is_shown
from bot.storage.steps import STEP, in_steps
from bot.storage.upserting import upsert
from bot.tables.erased import is_erased

ROWS = 20 * STEP
"""So many changes are written at once."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game has changed for one player, who had played so many of his ladder with it."""

    user_id: int
    before: int
    after: int
    games: int


def ratings_of(
    connection: Connection, scope: int, ladder: Ladder, users: Collection[int]
) -> dict[int, Rating]:
    """What is kept of these players; who has played no game of the ladder is not among them."""
    chosen = select(
        ratings.c.user_id, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.last_at
    ).where(
        ratings.c.guild_id == scope,
        ratings.c.ladder == str(ladder),
        ratings.c.user_id.in_(users),
    )
    rows = connection.execute(chosen)
    return {row.user_id: Rating(row.mu, row.sigma, row.games, row.last_at) for row in rows}


def ratings_before(
    connection: Connection, scope: int, ladder: Ladder, users: Collection[int], place: Place
) -> dict[int, Rating]:
    """What these players had when a game ended, before it counted."""
    earlier = or_(
        games.c.finished_at < place.at,
        and_(
            games.c.finished_at == place.at,
            or_(
                games.c.table_id < place.table_id,
                and_(games.c.table_id == place.table_id, games.c.number < place.number),
            ),
        ),
    )
    chosen = (
        select(
            rating_changes.c.user_id,
            rating_changes.c.mu,
            rating_changes.c.sigma,
            rating_changes.c.games,
            games.c.finished_at,
        )
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(
            rating_changes.c.guild_id == scope,
            in_ladder(ladder),
            earlier,
        )
        .order_by(games.c.finished_at, games.c.table_id, games.c.number)
    )
    return {
        row.user_id: Rating(row.mu, row.sigma, row.games, row.finished_at)
        for some in in_steps(list(users))
        for row in connection.execute(chosen.where(rating_changes.c.user_id.in_(some)))
    }


def change_rows(
    scope: int, game: PlayedGame, before: Mapping[int, Rating], after: Mapping[int, Rating]
) -> Iterator[dict[str, object]]:
    """The rows that tell what a game has changed."""
    for user, new in after.items():
        yield {
            "user_id": user,
            "guild_id": scope,
            "game_id": game.id,
            "before": before.get(user, Rating()).points,
            "after": new.points,
            "mu": new.mu,
            "sigma": new.sigma,
            "games": new.games,
        }


def rated_in(scope: int, game: PlayedGame, known: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings after a game of everybody who is rated by it and was not erased."""
    contest = game.contest
    before = {user: known[user] for user in contest.people if user in known}
    erased = game.erased.get(scope) or game.erased.get(game.guild_id, {})
    after = rated(contest, {**before, **erased})
    return {user: new for user, new in after.items() if not is_erased(user)}


def rate(
    connection: Connection, scope: int, game: PlayedGame, before: Mapping[int, Rating]
) -> None:
    """Count a game that is the last of all its players."""
    after = rated_in(scope, game, before)
    put(connection, scope, game.ladder, after)
    put_changes(connection, change_rows(scope, game, before, after))


def put(connection: Connection, scope: int, ladder: Ladder, new: Mapping[int, Rating]) -> None:
    """Keep these ratings in the place of those that there were."""
    rows = [
        {
            "guild_id": scope,
            "ladder": str(ladder),
            "user_id": user,
            "points": points_of(rating.mu),
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": rating.games,
            "last_at": rating.last_at,
        }
        for user, rating in new.items()
    ]
    if rows:
        connection.execute(upsert(connection, ratings), rows)


def put_changes(connection: Connection, rows: Iterable[dict[str, object]]) -> None:
    """Keep what games have changed."""
    for some in in_steps(list(rows), ROWS):
        connection.execute(upsert(connection, rating_changes), some)


def forget_changes(connection: Connection, scope: int, numbers: Sequence[int]) -> None:
    """Forget what these games have changed."""
    of_scope = rating_changes.c.guild_id == scope
    for some in in_steps(numbers):
        connection.execute(
            delete(rating_changes).where(of_scope, rating_changes.c.game_id.in_(some))
        )


def remove(connection: Connection, scope: int, ladder: Ladder, users: Collection[int]) -> None:
    """Forget players of whom no game of the ladder counts any more."""
    of_ladder = and_(ratings.c.guild_id == scope, ratings.c.ladder == str(ladder))
    for some in in_steps(list(users)):
        connection.execute(delete(ratings).where(of_ladder, ratings.c.user_id.in_(some)))


def changes_of(connection: Connection, table_id: int, number: int) -> tuple[RatingChange, ...]:
    """What a game has changed on its own server, by player; whoever is hidden is left out."""
    chosen = (
        select(
            rating_changes.c.user_id,
            rating_changes.c.before,
            rating_changes.c.after,
            rating_changes.c.games,
        )
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(
            games.c.table_id == table_id,
            games.c.number == number,
            rating_changes.c.guild_id != EVERYWHERE,
            is_shown(rating_changes.c.user_id),
        )
        .order_by(rating_changes.c.user_id)
    )
    return tuple(RatingChange(*row) for row in connection.execute(chosen))
