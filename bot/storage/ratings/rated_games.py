"""Finished games as the ladders need them, with the strengths of players who were erased since.

The ratings of the others follow from these strengths and from the weights of the games. Nothing
links two of them to one person. They are exact: rounding would change the other players' ratings
when they are recounted.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Self

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    and_,
    exists,
    insert,
    or_,
    select,
)

from bot.ratings.ladders import Ladder
from bot.ratings.rating import Contest, Contestant, Rating, Standing
from bot.ratings.recent_games import Weight
from bot.storage.database.dialects import batches, insert_into
from bot.storage.database.schema import (
    EVERYWHERE,
    counted,
    game_leavers,
    game_players,
    game_weights,
    games,
    guild_settings,
    rating_changes,
    strengths,
)
from bot.storage.ratings.generations import is_live
from bot.storage.results.game_results import GameResult, Leaver
from bot.storage.rows import StoredRows
from bot.tables.occupants import is_erased
from engine.players import Level

RatingSnapshots = Mapping[int, Mapping[int, Rating]]
"""The ratings by scope, then by stand-in."""

SeatWeights = Mapping[int, Weight]
"""The weights on the ladder over all servers, by seat."""


@dataclass(frozen=True, slots=True)
class _Strength:
    """How strong a stand-in was in a game, on the ladder of a scope (`guild`)."""

    table: int
    number: int
    guild: int
    user: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class _KeptWeight:
    """What the game of a seat weighed on the ladder over all servers."""

    table: int
    number: int
    guild: int
    seat: int
    weight: float
    unknown: bool


_STRENGTHS = StoredRows(_Strength, strengths)
_WEIGHTS = StoredRows(_KeptWeight, game_weights)


def rating_snapshots_in(
    connection: Connection, tables: Collection[int]
) -> dict[tuple[int, int], RatingSnapshots]:
    """The snapshots of the games of these tables, by table and number."""
    found: defaultdict[tuple[int, int], defaultdict[int, dict[int, Rating]]]
    found = defaultdict(lambda: defaultdict(dict))
    chosen = _STRENGTHS.every.where(strengths.c.table_id.in_(tables))
    for kept in _STRENGTHS.all(connection, chosen):
        found[kept.table, kept.number][kept.guild][kept.user] = Rating(kept.mu, kept.sigma)
    return dict(found)


def weights_in(
    connection: Connection, tables: Collection[int]
) -> dict[tuple[int, int], SeatWeights]:
    """The stored weights of the games of these tables, by table and number."""
    found: defaultdict[tuple[int, int], dict[int, Weight]] = defaultdict(dict)
    chosen = _WEIGHTS.every.where(
        game_weights.c.table_id.in_(tables), game_weights.c.guild_id == EVERYWHERE
    )
    for kept in _WEIGHTS.all(connection, chosen):
        found[kept.table, kept.number][kept.seat] = Weight(kept.weight, kept.unknown)
    return dict(found)


def keep_weights(connection: Connection, stand_ins: Mapping[int, int]) -> None:
    """Keep the weights that a person's games had over all servers; they were just erased.

    They depend on whom the person had met before, which is no longer stored.
    """
    for tables in batches(list(stand_ins)):
        of_them = [stand_ins[table] for table in tables]
        theirs = [
            select(people.c.game_id).where(people.c.user_id.in_(of_them))
            for people in (game_players, game_leavers)
        ]
        for people in (game_players, game_leavers):
            chosen = (
                select(
                    games.c.table_id,
                    games.c.number,
                    rating_changes.c.guild_id,
                    people.c.seat,
                    rating_changes.c.weight,
                    rating_changes.c.unknown,
                )
                .join(games, games.c.id == rating_changes.c.game_id)
                .join(people, people.c.game_id == games.c.id)
                .where(
                    people.c.user_id == rating_changes.c.user_id,
                    rating_changes.c.guild_id == EVERYWHERE,
                    is_live(rating_changes),
                    or_(*(games.c.id.in_(some) for some in theirs)),
                )
            )
            rows = [dict(row) for row in connection.execute(chosen).mappings()]
            if rows:
                new = insert_into(connection, game_weights).on_conflict_do_nothing()
                connection.execute(new, rows)


def keep_rating_snapshots(connection: Connection, user: int, stand_ins: Mapping[int, int]) -> None:
    """Keep a person's rating in each of their games, under the stand-in of its table."""
    course: defaultdict[tuple[int, str, bool], list[tuple[GameOrder, Rating]]] = defaultdict(list)
    rows = []
    of_changes = (rating_changes.c.mu, rating_changes.c.sigma, rating_changes.c.games)
    for row in connection.execute(
        select(rating_changes.c.guild_id.label("scope"), *_OF_GAMES, *of_changes)
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(rating_changes.c.user_id == user, is_live(rating_changes))
        .order_by(*IN_ORDER)
    ).mappings():
        ladder = course[row["scope"], row["family"], row["people"]]
        # A change holds the rating after its game; before it stood that of the game before, rested.
        before = ladder[-1][1] if ladder else Rating()
        after = Rating(row["mu"], row["sigma"], row["games"], row["finished_at"])
        ladder.append((_order_of(row), after))
        if row["table_id"] in stand_ins:
            rows.append(_snapshot(row, row["scope"], before, stand_ins[row["table_id"]]))
    for row in _trials_of(connection, stand_ins.values()):
        # A trial changes nothing: it found them as their last game before it had left them.
        for scope in (row["guild_id"], EVERYWHERE):
            ladder = course[scope, row["family"], row["people"]]
            known = [rating for order, rating in ladder if order < _order_of(row)]
            if known:
                rows.append(_snapshot(row, scope, known[-1], stand_ins[row["table_id"]]))
    if rows:
        connection.execute(insert(strengths), rows)


_OF_GAMES = (
    games.c.table_id,
    games.c.number,
    games.c.finished_at,
    games.c.family,
    games.c.people,
)


def _order_of(row: RowMapping) -> "GameOrder":
    return GameOrder(row["finished_at"], row["table_id"], row["number"])


def _snapshot(row: RowMapping, scope: int, before: Rating, stand_in: int) -> dict[str, object]:
    """The row that keeps how strong an erased person was in a game."""
    strength = before.rested(row["finished_at"])
    return {
        "table_id": row["table_id"],
        "number": row["number"],
        "guild_id": scope,
        "user_id": stand_in,
        "mu": strength.mu,
        "sigma": strength.sigma,
    }


def _trials_of(connection: Connection, people: Iterable[int]) -> Iterator[RowMapping]:
    """The games that were trials of these people."""
    for some in batches(list(people)):
        theirs = [
            select(each.c.game_id).where(each.c.user_id.in_(some), each.c.trial)
            for each in (game_players, game_leavers)
        ]
        of_them = or_(*(games.c.id.in_(each) for each in theirs))
        chosen = select(*_OF_GAMES, games.c.guild_id).where(of_them)
        yield from connection.execute(chosen).mappings()


IN_ORDER = (games.c.finished_at, games.c.table_id, games.c.number)
"""The order in which games count: unlike their ids, a rebuild does not change it."""

_LEVELS = {level.value: level for level in Level}

_STEP = 500


@dataclass(frozen=True, slots=True, order=True)
class GameOrder:
    """The place of a game in the order of all (`IN_ORDER`)."""

    at: datetime
    table_id: int
    number: int


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat at the end of a game, as far as ladders depend on it."""

    seat: int
    team: int
    user_id: int | None
    level: Level | None
    replaced: bool
    deals: int
    points: int
    contracts_made: int
    contracts_failed: int
    share: float = 1.0
    trial: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedGame:
    """A finished game that counts; ``erased`` are the ratings of its erased players.

    The weights of such a game over all servers are stored by seat.
    """

    id: int
    place: GameOrder
    guild_id: int
    ladder: Ladder
    winner: int | None
    seats: tuple[RatedSeat, ...]
    leavers: tuple[Leaver, ...]
    standing: Standing | None = None
    erased: RatingSnapshots = field(default_factory=dict)
    weights: SeatWeights = field(default_factory=dict)

    @classmethod
    def of(cls, game_id: int, result: GameResult) -> Self:
        """The game of a result just stored with this id."""
        return cls(
            id=game_id,
            place=GameOrder(result.finished_at, result.table_id, result.number),
            guild_id=result.guild_id,
            ladder=Ladder(result.family, result.people),
            winner=result.winner_team,
            standing=_standing(result.leader_team, result.worth),
            seats=tuple(
                RatedSeat(**{name: getattr(each, name) for name in RatedSeat.__slots__})
                for each in result.players
            ),
            leavers=result.leavers,
        )

    @property
    def contest(self) -> Contest:
        """The people who began it, and how it ended for them."""
        gone = {each.seat: each for each in self.leavers}
        contenders = (_contender(each, gone.get(each.seat)) for each in self.seats)
        return Contest(self.place.at, self.winner, tuple(contenders), self.standing, self.guild_id)

    @property
    def kept_weights(self) -> dict[int, Weight]:
        """Its weight over all servers (0–1) for each of its people, if that is kept."""
        kept = self.weights
        people = ((each.seat, each) for each in self.seats)
        gone = {each.seat: each.user_id for each in self.leavers}
        named = {seat: gone.get(seat, each.user_id) for seat, each in people}
        return {user: kept[seat] for seat, user in named.items() if user and seat in kept}


def _standing(leader: int | None, worth: float | None) -> Standing | None:
    return None if worth is None else Standing(leader, worth)


def _contender(seated: RatedSeat, leaver: Leaver | None) -> Contestant:
    if leaver is not None:
        return Contestant(seated.team, leaver.user_id, seated.level, left=True, trial=leaver.trial)
    if seated.user_id is None or seated.replaced:  # people who joined later are not rated
        return Contestant(seated.team, level=seated.level)
    return Contestant(seated.team, seated.user_id, share=seated.share, trial=seated.trial)


def in_scope(scope: int) -> ColumnElement[bool]:
    """The games of a guild; or those of all but the guilds that keep to themselves."""
    if scope != EVERYWHERE:
        return games.c.guild_id == scope
    apart = select(guild_settings.c.guild_id).where(guild_settings.c.apart)
    return and_(games.c.guild_id.not_in(apart), is_common_ladder_kept())


COMMON_LADDER = "common-ladder"
"""The row of what is counted that says whether the ladder over all servers is kept."""


def is_common_ladder_kept() -> ColumnElement[bool]:
    """Whether the host keeps the ladder over all servers, as the last start has noted."""
    of_it = (counted.c.what == COMMON_LADDER, counted.c.version == 0)
    return ~exists().where(*of_it)


def in_ladder(ladder: Ladder) -> ColumnElement[bool]:
    """The games of a ladder."""
    return and_(games.c.family == ladder.family, games.c.people == ladder.people)


def is_rated() -> ColumnElement[bool]:
    """The games that count on ladders and leaderboards: by house rules that are, not voided."""
    return and_(games.c.rated, ~games.c.voided)


def counting(scope: int) -> ColumnElement[bool]:
    """The games that count in a scope."""
    return and_(is_rated(), in_scope(scope))


def games_in_order(connection: Connection, *which: ColumnElement[bool]) -> Iterator[RatedGame]:
    """These games in the order in which they count, read in batches."""
    chosen = select(
        games.c.id,
        *IN_ORDER,
        games.c.guild_id,
        games.c.family,
        games.c.people,
        games.c.winner_team,
        games.c.leader_team,
        games.c.worth,
    ).where(*which)
    for rows in connection.execute(chosen.order_by(*IN_ORDER)).mappings().partitions(_STEP):
        yield from _played(connection, rows)


def _played(connection: Connection, rows: Sequence[RowMapping]) -> Iterator[RatedGame]:
    numbers = [row["id"] for row in rows]
    seats: dict[int, list[RatedSeat]] = defaultdict(list)
    leavers: dict[int, list[Leaver]] = defaultdict(list)
    of_seats = (
        select(game_players.c.game_id, *(game_players.c[name] for name in RatedSeat.__slots__))
        .where(game_players.c.game_id.in_(numbers))
        .order_by(game_players.c.game_id, game_players.c.seat)
    )
    for game_id, seat, team, user_id, level, *others in connection.execute(of_seats):
        known = None if level is None else _LEVELS.get(level, Level.CLUB)
        seats[game_id].append(RatedSeat(seat, team, user_id, known, *others))
    of_leavers = select(game_leavers).where(game_leavers.c.game_id.in_(numbers))
    for gone in connection.execute(of_leavers):
        leavers[gone.game_id].append(Leaver(gone.user_id, gone.seat, gone.team, gone.trial))
    # Snapshots are looked up for the few games with somebody erased alone.
    nameless = {number for number, told in seats.items() if _is_any_erased(told)}
    nameless |= {number for number, gone in leavers.items() if _is_any_erased(gone)}
    tables = {row["table_id"] for row in rows if row["id"] in nameless}
    erased = rating_snapshots_in(connection, tables) if tables else {}
    weights = weights_in(connection, tables) if tables else {}
    for row in rows:
        yield RatedGame(
            id=row["id"],
            place=GameOrder(row["finished_at"], row["table_id"], row["number"]),
            guild_id=row["guild_id"],
            ladder=Ladder(row["family"], row["people"]),
            winner=row["winner_team"],
            standing=_standing(row["leader_team"], row["worth"]),
            seats=tuple(seats[row["id"]]),
            leavers=tuple(leavers[row["id"]]),
            erased=erased.get((row["table_id"], row["number"]), {}),
            weights=weights.get((row["table_id"], row["number"]), {}),
        )


def _is_any_erased(people: Iterable[RatedSeat | Leaver]) -> bool:
    return any(each.user_id is not None and is_erased(each.user_id) for each in people)
