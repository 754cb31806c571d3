"""Fold games into ladders: one as it ends, or all of a ladder again.

A ladder is folded again next to its live generation, in steps between which moves are stored and
other games end. The last step folds those, and lets the new generation go live.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import timedelta
from functools import partial

from sqlalchemy import Connection, func, select

from bot.ratings.ladders import Span, period
from bot.ratings.rating import Rating
from bot.ratings.recent_games import RecentGames
from bot.storage.database.dialects import batches
from bot.storage.database.schema import EVERYWHERE, games, guild_settings
from bot.storage.errors import DamagedRow
from bot.storage.ratings import generations, player_ratings, standings
from bot.storage.ratings.generations import BegunFold, Generation
from bot.storage.ratings.rated_games import (
    IN_ORDER,
    RatedGame,
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
    if number is None:
        return True
    game = RatedGame.of(number, result)
    users, at = game.contest.people, game.place.at
    for scope in scopes_of(connection, game.guild_id):
        generation = generations.live(connection, scope, game.ladder)
        try:
            known = player_ratings.ratings_of(connection, generation, users)
        except DamagedRow:
            known = None  # a ladder that is folded again has its ratings anew
        # Two games may end at once and be stored in the other order.
        if known is None or not _follows(game, known):
            generations.want(connection, scope, game.ladder, at)
            continue
        # Only over all servers do repeated opponents limit a game: a server is a living room.
        recent_games = None
        if scope == EVERYWHERE:
            recent_games = player_ratings.recent_games_of(connection, game.ladder, users, at)
        _fold(connection, generation, [game], known, recent_games)
    return True


def scopes_of(connection: Connection, guild: int) -> tuple[int, ...]:
    """The scopes of a guild's games: the guild, and all guilds if both sides want it."""
    apart = select(guild_settings.c.apart).where(guild_settings.c.guild_id == guild)
    alone = (
        connection.execute(apart).scalar()
        or not connection.execute(select(is_common_ladder_kept())).scalar()
    )
    return (guild,) if alone else (guild, EVERYWHERE)


def _follows(game: RatedGame, known: Mapping[int, Rating]) -> bool:
    """Whether a game comes after all others of its people that are counted."""
    before = (known[user].last_at for user in game.contest.people if user in known)
    return all(at is not None and at < game.place.at for at in before)


def _fold(
    connection: Connection,
    generation: Generation,
    told: Sequence[RatedGame],
    known: dict[int, Rating],
    recent_games: RecentGames | None,
) -> None:
    """Count the next games of a generation; ``known`` are the ratings of their people so far."""
    rows = [
        row
        for game in told
        for row in player_ratings.count_game(generation.scope, game, known, recent_games)
    ]
    rated = {row["user_id"] for row in rows}
    player_ratings.put_changes(connection, generation, rows)
    player_ratings.put(connection, generation, {user: known[user] for user in rated})
    standings.add(connection, generation, standings.sums_of(told))


GAMES = 100
"""Games folded per step, so that nothing else waits long to be stored."""

COPIED = 500
"""Games or players of closed seasons whose rows are copied per step."""

FoldStep = Callable[[Connection], object]


class Refold:
    """A ladder folded again from a season on; the rows of the seasons before are copied.

    Each step is a transaction, and changes nothing that readers see but for one of the last.
    """

    def __init__(self, connection: Connection, begun: BegunFold) -> None:
        self.generation, self._since = begun.generation, begun.since
        scope, ladder = self.generation.scope, self.generation.ladder
        self._seen = connection.execute(select(func.max(games.c.id))).scalar() or 0
        own = () if scope == EVERYWHERE else (games.c.guild_id == scope,)
        all_of_it = select(games.c.id, games.c.finished_at).where(in_ladder(ladder), *own)
        rows = connection.execute(all_of_it.order_by(*IN_ORDER)).all()
        self._closed = [row.id for row in rows if row.finished_at < self._since]
        self._open = [row.id for row in rows if row.finished_at >= self._since]
        self._known = player_ratings.ratings_before(connection, scope, ladder, self._since)
        self._recent_games = None
        if scope == EVERYWHERE:
            self._recent_games = player_ratings.recent_games_of(
                connection, ladder, self._known, self._since
            )
        self._is_swept = False

    def steps(self) -> Iterator[FoldStep]:
        """All that is to be done, while the generation is wanted."""
        yield from self._sweeping()
        for users in batches(list(self._known), COPIED):
            known = {user: self._known[user] for user in users}
            yield partial(player_ratings.put, generation=self.generation, new=known)
        for some in batches(self._closed, COPIED):
            yield partial(player_ratings.copy_changes, generation=self.generation, numbers=some)
        if self._closed:
            # Closed seasons are not recounted (ADR 24).
            yield self._copy_sums
        for some in batches(self._open, GAMES):
            yield partial(self._fold_games, numbers=some)
        yield self._go_live
        yield from self._sweeping()
        yield partial(generations.finish, generation=self.generation)

    def _sweeping(self) -> Iterator[FoldStep]:
        """Delete what an ended process has left, or what was live before."""
        self._is_swept = False
        while not self._is_swept:
            yield self._sweep

    def _sweep(self, connection: Connection) -> None:
        self._is_swept = generations.sweep(connection, self.generation)

    def _copy_sums(self, connection: Connection) -> None:
        """Copy the sums of closed seasons, and add up the first days of a week that goes on."""
        standings.copy_sums(connection, self.generation, self._since)
        scope, week = self.generation.scope, period(Span.WEEK, self._since)
        first_days = games_in_order(
            connection,
            in_ladder(self.generation.ladder),
            games.c.finished_at >= self._since - timedelta(days=7),
            games.c.finished_at < self._since,
            counting(scope),
        )
        of_week = standings.sums_of(first_days).get(week, {})
        standings.add(connection, self.generation, {week: of_week} if of_week else {})

    def _fold_games(self, connection: Connection, numbers: Sequence[int]) -> None:
        counted = games.c.id.in_(numbers), counting(self.generation.scope)
        told = list(games_in_order(connection, *counted))
        _fold(connection, self.generation, told, self._known, self._recent_games)

    def _go_live(self, connection: Connection) -> None:
        """Fold the games that have ended since, and let readers see it all."""
        scope, ladder = self.generation.scope, self.generation.ladder
        generations.live(connection, scope, ladder)  # from here on no other game counts
        if not generations.is_wanted(connection, self.generation):
            return
        late = (games.c.id > self._seen, in_ladder(ladder), counting(scope))
        for game in games_in_order(connection, *late):
            if not _follows(game, self._known):
                generations.want(connection, scope, ladder, game.place.at)
                return
            _fold(connection, self.generation, [game], self._known, self._recent_games)
        generations.go_live(connection, self.generation)
