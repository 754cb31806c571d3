"""The ratings of players on a ladder, the change that each game made, and the curve they give."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, or_, select

from bot.ratings.ladders import Ladder
from bot.ratings.rating import Rating, points_of, rated
from bot.ratings.recent_games import MEMORY, RecentGames, Weight, met
from bot.storage.database.dialects import STEP, batches, upsert
from bot.storage.database.schema import EVERYWHERE, games, rating_changes, ratings
from bot.storage.preferences import is_shown
from bot.storage.ratings.played_games import Place, PlayedGame, games_in_order, in_ladder
from bot.storage.stats.history import Selection
from bot.tables.occupants import is_erased

ROWS = 20 * STEP
"""Changes written per statement."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The change a game made for one player, and how many games of the ladder they had then.

    ``weight``: how much of it counted, 0 to 1; ``unknown``: since somebody in it had hardly played
    with others.
    """

    user_id: int
    before: int
    after: int
    games: int
    weight: float = 1.0
    unknown: bool = False

    @property
    def points(self) -> int:
        """By how much the rating rose."""
        return self.after - self.before


def ratings_of(
    connection: Connection, scope: int, ladder: Ladder, users: Collection[int]
) -> dict[int, Rating]:
    """The stored ratings of these players; without players who have no game on the ladder."""
    chosen = select(
        ratings.c.user_id, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.last_at
    ).where(
        ratings.c.guild_id == scope,
        ratings.c.ladder == str(ladder),
        ratings.c.user_id.in_(users),
    )
    rows = connection.execute(chosen)
    return {row.user_id: Rating(row.mu, row.sigma, row.games, row.last_at) for row in rows}


def users_on(connection: Connection, scope: int, ladder: Ladder) -> set[int]:
    """Everybody who has a stored rating on a ladder."""
    of_ladder = (ratings.c.guild_id == scope, ratings.c.ladder == str(ladder))
    return set(connection.execute(select(ratings.c.user_id).where(*of_ladder)).scalars())


def ratings_before(
    connection: Connection, scope: int, ladder: Ladder, users: Collection[int], place: Place
) -> dict[int, Rating]:
    """The ratings of these players when a game ended, before it counted."""
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
            _before(place),
        )
        .order_by(games.c.finished_at, games.c.table_id, games.c.number)
    )
    return {
        row.user_id: Rating(row.mu, row.sigma, row.games, row.finished_at)
        for some in batches(list(users))
        for row in connection.execute(chosen.where(rating_changes.c.user_id.in_(some)))
    }


def remember(
    connection: Connection,
    recent_games: RecentGames,
    ladder: Ladder,
    users: Collection[int],
    place: Place,
) -> None:
    """Add what these players have played on any server before a game, and not long before."""
    lately = and_(games.c.finished_at >= place.at - MEMORY, _before(place), in_ladder(ladder))
    for some in batches(list(users)):
        chosen = (
            select(rating_changes)
            .join(games, games.c.id == rating_changes.c.game_id)
            .where(
                rating_changes.c.user_id.in_(some),
                rating_changes.c.guild_id == EVERYWHERE,
                lately,
            )
        )
        changes = defaultdict(list)
        for row in connection.execute(chosen):
            changes[row.game_id].append(row)
        numbers = sorted(changes)
        told = [
            game
            for these in batches(numbers)
            for game in games_in_order(connection, games.c.id.in_(these))
        ]
        for game in sorted(told, key=lambda each: each.place):
            for row in changes[game.id]:
                points = row.after - row.before
                entry = met(game.contest, row.user_id, points, unknown=row.unknown)
                recent_games.remember(row.user_id, entry)


def count_game(
    scope: int, game: PlayedGame, known: dict[int, Rating], recent_games: RecentGames | None
) -> list[dict[str, object]]:
    """Count the next game of all its players, and tell what it has changed, row by row.

    ``recent_games`` limit it on the ladder over all servers; on a server's own it counts in full.
    """
    contest = game.contest
    before = {user: known[user] for user in contest.people if user in known}
    before |= game.erased.get(scope) or game.erased.get(game.guild_id, {})
    weights = dict.fromkeys(contest.people, Weight())
    if recent_games is not None:
        weights |= recent_games.weigh(contest, before) | game.kept_weights
    after = rated(contest, before, {user: each.weight for user, each in weights.items()})
    new = {user: rating for user, rating in after.items() if not is_erased(user)}
    old = {user: known.get(user, Rating()).points for user in new}
    if recent_games is not None:
        recent_games.note(contest, {user: new[user].points - old[user] for user in new}, weights)
    known |= new
    return [
        {
            "user_id": user,
            "guild_id": scope,
            "game_id": game.id,
            "before": old[user],
            "after": rating.points,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": rating.games,
            "weight": weights[user].weight,
            "unknown": weights[user].unknown,
        }
        for user, rating in new.items()
    ]


def rate(connection: Connection, scope: int, game: PlayedGame, known: dict[int, Rating]) -> None:
    """Count a game that is the last of all its players."""
    users = game.contest.people
    recent_games = None
    if scope == EVERYWHERE:
        recent_games = RecentGames()
        remember(connection, recent_games, game.ladder, users, game.place)
    rows = count_game(scope, game, known, recent_games)
    put(connection, scope, game.ladder, known)
    put_changes(connection, rows)


def _before(place: Place) -> ColumnElement[bool]:
    same_moment = or_(
        games.c.table_id < place.table_id,
        and_(games.c.table_id == place.table_id, games.c.number < place.number),
    )
    return or_(games.c.finished_at < place.at, and_(games.c.finished_at == place.at, same_moment))


def put(connection: Connection, scope: int, ladder: Ladder, new: Mapping[int, Rating]) -> None:
    """Store these ratings in place of the former ones."""
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
    """Store the changes that games made."""
    for some in batches(list(rows), ROWS):
        connection.execute(upsert(connection, rating_changes), some)


def forget_changes(connection: Connection, scope: int, numbers: Sequence[int]) -> None:
    """Delete the changes that these games made."""
    of_scope = rating_changes.c.guild_id == scope
    for some in batches(numbers):
        connection.execute(
            delete(rating_changes).where(of_scope, rating_changes.c.game_id.in_(some))
        )


def remove(connection: Connection, scope: int, ladder: Ladder, users: Collection[int]) -> None:
    """Delete the ratings of players without a counting game on the ladder."""
    of_ladder = and_(ratings.c.guild_id == scope, ratings.c.ladder == str(ladder))
    for some in batches(list(users)):
        connection.execute(delete(ratings).where(of_ladder, ratings.c.user_id.in_(some)))


_CHANGES = select(*(rating_changes.c[field.name] for field in fields(RatingChange))).join(
    games, games.c.id == rating_changes.c.game_id
)
"""Changes and their games: a column for each field, in their order."""


def changes_of(connection: Connection, table_id: int, number: int) -> tuple[RatingChange, ...]:
    """The changes a game made on its own server, by player; without hidden players."""
    chosen = _CHANGES.where(
        games.c.table_id == table_id,
        games.c.number == number,
        rating_changes.c.guild_id != EVERYWHERE,
        is_shown(rating_changes.c.user_id),
    ).order_by(rating_changes.c.user_id)
    return tuple(RatingChange(*row) for row in connection.execute(chosen))


def latest_change(
    connection: Connection, scope: int, ladder: Ladder, user: int
) -> RatingChange | None:
    """The change of a player's latest game on a ladder, if there is one."""
    row = connection.execute(_of_player(scope, ladder, user).limit(1)).first()
    return None if row is None else RatingChange(*row)


def _of_player(scope: int, ladder: Ladder, user: int) -> Select[tuple[Any, ...]]:
    """A player's changes on a ladder, the latest first."""
    return _CHANGES.where(
        rating_changes.c.user_id == user, rating_changes.c.guild_id == scope, in_ladder(ladder)
    ).order_by(games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())


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
        _of_player(scope, ladder, user_id)
        .where(*lately.conditions(uncounted=True))  # which change no rating
        .limit(latest)
    ).all()
    oldest_first = rows[::-1]
    if not oldest_first:
        return ()
    return (oldest_first[0].before, *(row.after for row in oldest_first))
