"""The ratings of players on a ladder, the change that each game made, and the curve they give."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Select, and_, func, insert, literal, select

from bot.ratings.ladders import Ladder
from bot.ratings.rating import PLACEMENT, POINTS_A_MU, Rating, points_of, rated
from bot.ratings.recent_games import MEMORY, RecentGames, Weight, met
from bot.storage.database.dialects import batches, upsert
from bot.storage.database.schema import EVERYWHERE, games, rating_changes, ratings
from bot.storage.preferences import is_shown
from bot.storage.ratings.generations import Generation, is_live, of_ladder
from bot.storage.ratings.rated_games import RatedGame, games_in_order, in_ladder
from bot.storage.rows import StoredRows
from bot.storage.stats.history import Selection
from bot.tables.occupants import is_erased


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The change a game made for one player, and how many games of the ladder they had by then.

    ``weight`` is the share of the change that counted, 0 to 1; ``unknown`` says that it was less
    because somebody in the game had hardly played with others.
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


@dataclass(frozen=True, slots=True)
class _Rated:
    """The rating of somebody on a ladder."""

    user: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class _Change:
    """What a game did to the rating of somebody on the ladder over all servers."""

    user: int
    game: int
    before: int
    after: int
    unknown: bool


_RATED = StoredRows(_Rated, ratings, rating=StoredRows(Rating, ratings))
_OF_GAMES = StoredRows(_Change, rating_changes)


def ratings_of(
    connection: Connection, generation: Generation, users: Collection[int]
) -> dict[int, Rating]:
    """The stored ratings of these players; without players who have no game on the ladder.

    DamagedRow if one cannot be read: the ladder is then to be folded again.
    """
    chosen = _RATED.every.where(
        ratings.c.guild_id == generation.scope,
        ratings.c.ladder == str(generation.ladder),
        ratings.c.generation == generation.number,
        ratings.c.user_id.in_(users),
    )
    return {each.user: each.rating for each in _RATED.whole(connection, chosen)}


def ratings_before(
    connection: Connection, scope: int, ladder: Ladder, at: datetime
) -> dict[int, Rating]:
    """The ratings of all players of a ladder before any game that ends at ``at``."""
    latest_first = (games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
    nth = func.row_number().over(partition_by=rating_changes.c.user_id, order_by=latest_first)
    of_change = (rating_changes.c.mu, rating_changes.c.sigma, rating_changes.c.games)
    changes = (
        select(rating_changes.c.user_id, *of_change, games.c.finished_at, nth.label("nth"))
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(in_ladder(ladder), games.c.finished_at < at)
        .where(of_ladder(rating_changes, scope, ladder))
        .subquery()
    )
    rows = connection.execute(select(changes).where(changes.c.nth == 1))
    return {row.user_id: Rating(row.mu, row.sigma, row.games, row.finished_at) for row in rows}


def recent_games_of(
    connection: Connection, ladder: Ladder, users: Collection[int], at: datetime
) -> RecentGames:
    """The recent games of these players on any server, up to a moment."""
    recent_games = RecentGames()
    lately = and_(in_ladder(ladder), games.c.finished_at >= at - MEMORY, games.c.finished_at < at)
    changes = defaultdict(list)
    for some in batches(list(users)):
        chosen = (
            _OF_GAMES.every.join(games, games.c.id == rating_changes.c.game_id)
            .where(rating_changes.c.user_id.in_(some), lately)
            .where(of_ladder(rating_changes, EVERYWHERE, ladder))
        )
        for change in _OF_GAMES.all(connection, chosen):
            changes[change.game].append(change)
    told = [
        game
        for some in batches(list(changes))
        for game in games_in_order(connection, games.c.id.in_(some))
    ]
    for game in sorted(told, key=lambda each: each.place):
        for each in changes[game.id]:
            entry = met(game.contest, each.user, each.after - each.before, unknown=each.unknown)
            recent_games.remember(each.user, entry)
    return recent_games


def count_game(
    scope: int, game: RatedGame, known: dict[int, Rating], recent_games: RecentGames | None
) -> list[dict[str, Any]]:
    """Rate the next game of all its players, and return what it has changed, row by row.

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


def put(connection: Connection, generation: Generation, new: Mapping[int, Rating]) -> None:
    """Store these ratings in place of the former ones."""
    rows = [
        {
            "guild_id": generation.scope,
            "ladder": str(generation.ladder),
            "generation": generation.number,
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


def put_changes(
    connection: Connection, generation: Generation, rows: Iterable[Mapping[str, Any]]
) -> None:
    """Store the changes that games made."""
    of_it = {"guild_id": generation.scope, "generation": generation.number}
    told = [{**row, **of_it} for row in rows]
    if told:
        # The changes of a player come together, as they are stored.
        told.sort(key=itemgetter("user_id", "game_id"))
        connection.execute(insert(rating_changes), told)


def copy_changes(connection: Connection, generation: Generation, numbers: Sequence[int]) -> None:
    """Let the live changes of these games be those of a generation too."""
    new = {rating_changes.c.generation: literal(generation.number)}
    values = (new.get(column, column) for column in rating_changes.c)
    seen = select(*values).where(
        of_ladder(rating_changes, generation.scope, generation.ladder),
        rating_changes.c.game_id.in_(numbers),
    )
    names = [column.name for column in rating_changes.c]
    connection.execute(insert(rating_changes).from_select(names, seen))


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
        is_live(rating_changes),
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
        rating_changes.c.user_id == user, of_ladder(rating_changes, scope, ladder)
    ).order_by(games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())


LATEST = 100
"""Games that a curve goes back."""


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """A player's rating on a ladder after ``games`` games.

    ``points`` begins with the rating before the earliest game shown, then has that after each one.
    ``spread`` is its uncertainty in points: two times of three they are within it.
    """

    ladder: Ladder
    games: int
    points: tuple[int, ...]
    spread: int = 0

    @property
    def is_provisional(self) -> bool:
        """Whether the player has no place yet, so that nobody else is told of it."""
        return self.games < PLACEMENT

    @property
    def likely(self) -> tuple[int, int]:
        """The least and the most that the rating may well be."""
        return self.now - self.spread, self.now + self.spread

    @property
    def now(self) -> int:
        """The latest rating, in points."""
        return self.points[-1]


def rating_curve(
    connection: Connection, chosen: Selection, user_id: int, *, latest: int = LATEST
) -> RatingCurve | None:
    """The curve on the ladder that they have played most on; None without a rating."""
    scope = EVERYWHERE if chosen.guild_id is None else chosen.guild_id
    kept = connection.execute(
        select(ratings.c.ladder, ratings.c.games, ratings.c.points, ratings.c.sigma)
        .where(ratings.c.user_id == user_id, ratings.c.guild_id == scope, is_live(ratings))
        .order_by(ratings.c.games.desc(), ratings.c.ladder)
    )
    for row in kept:
        ladder, spread = Ladder.parse(row.ladder), round(POINTS_A_MU * row.sigma)
        if chosen.family not in (None, ladder.family):
            continue
        # Their changes on this ladder are of this server and family already. Filtering the games by
        # them as well would make the database scan all games of the ladder.
        lately = Selection(since=chosen.since)
        changes = connection.execute(
            _of_player(scope, ladder, user_id)
            .where(*lately.conditions(uncounted=True))  # which change no rating
            .limit(latest)
        ).all()
        if not changes:
            return RatingCurve(ladder, row.games, (row.points,), spread)
        oldest_first = changes[::-1]
        course = (oldest_first[0].before, *(each.after for each in oldest_first))
        return RatingCurve(ladder, row.games, course, spread)
    return None
