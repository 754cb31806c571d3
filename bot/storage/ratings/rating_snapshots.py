"""How strong those who were erased had been, and how much their games weighed for whom.

The others' ratings follow from it.

Nothing links two of them to one person. They are exact: rounding would change the ratings of the
other players when they are recounted.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping

from sqlalchemy import Connection, Select, insert, or_, select

from bot.ratings.company import Weight
from bot.ratings.rating import Rating
from bot.storage.database.batches import batches
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    game_leavers,
    game_players,
    game_weights,
    games,
    rating_changes,
    strengths,
)

RatingSnapshots = Mapping[int, Mapping[int, Rating]]
"""By scope, then by stand-in."""

Weights = Mapping[int, Mapping[int, Weight]]
"""By scope, then by seat."""


def rating_snapshots_in(
    connection: Connection, tables: Collection[int]
) -> dict[tuple[int, int], RatingSnapshots]:
    """The snapshots of the games of these tables, by table and number."""
    found: defaultdict[tuple[int, int], defaultdict[int, dict[int, Rating]]]
    found = defaultdict(lambda: defaultdict(dict))
    for row in connection.execute(select(strengths).where(strengths.c.table_id.in_(tables))):
        found[row.table_id, row.number][row.guild_id][row.user_id] = Rating(row.mu, row.sigma)
    return dict(found)


def weights_in(connection: Connection, tables: Collection[int]) -> dict[tuple[int, int], Weights]:
    """The stored weights of the games of these tables, by table and number."""
    found: defaultdict[tuple[int, int], defaultdict[int, dict[int, Weight]]]
    found = defaultdict(lambda: defaultdict(dict))
    chosen = select(game_weights).where(game_weights.c.table_id.in_(tables))
    for row in connection.execute(chosen):
        weight = Weight(row.weight, row.unknown)
        found[row.table_id, row.number][row.guild_id][row.seat] = weight
    return dict(found)


def keep_weights(connection: Connection, stand_ins: Mapping[int, int]) -> None:
    """Keep the weights of the games of a person who was just erased.

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
                    or_(*(games.c.id.in_(some) for some in theirs)),
                )
            )
            rows = [dict(row) for row in connection.execute(chosen).mappings()]
            if rows:
                new = insert_into(connection, game_weights).on_conflict_do_nothing()
                connection.execute(new, rows)


def keep_rating_snapshots(connection: Connection, user: int, stand_ins: Mapping[int, int]) -> None:
    """Keep how strong somebody was in each of his games, for who stands for him at its table."""
    before: defaultdict[tuple[int, str, bool], Rating] = defaultdict(Rating)
    rows = []
    for row in connection.execute(_changes_of(user)):
        ladder = (row.scope, row.family, row.people)
        strength = before[ladder].rested(row.finished_at)
        before[ladder] = Rating(row.mu, row.sigma, row.games, row.finished_at)
        if row.table_id in stand_ins:
            rows.append(
                {
                    "table_id": row.table_id,
                    "number": row.number,
                    "guild_id": row.scope,
                    "user_id": stand_ins[row.table_id],
                    "mu": strength.mu,
                    "sigma": strength.sigma,
                }
            )
    if rows:
        connection.execute(insert(strengths), rows)


def _changes_of(user: int) -> Select[tuple[object, ...]]:
    order = (games.c.finished_at, games.c.table_id, games.c.number)
    of_changes = (rating_changes.c.mu, rating_changes.c.sigma, rating_changes.c.games)
    return (
        select(
            rating_changes.c.guild_id.label("scope"),
            games.c.table_id,
            games.c.number,
            games.c.finished_at,
            games.c.family,
            games.c.people,
            *of_changes,
        )
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(rating_changes.c.user_id == user)
        .order_by(*order)
    )
