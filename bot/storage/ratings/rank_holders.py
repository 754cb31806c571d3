"""Who is to have which rank role, who was given one, and what is to be changed between the two.

Only what the bot has given itself is ever taken away.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType

from sqlalchemy import Connection, and_, delete, select

from bot.ladders.rating import ABSENCE, PLACEMENT
from bot.ladders.tiers import tier_of
from bot.storage.database.rank_schema import rank_holders
from bot.storage.database.schema import ratings
from bot.storage.database.upsert import insert_into
from bot.storage.preferences.hidden_players import is_shown
from bot.storage.ratings.rank_roles import RankRoles, rank_roles_of

Held = Mapping[int, Collection[int]]
"""Roles by person."""

NOBODY: Held = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class RankChange:
    """A role that a person is to be given, or that is to be taken from him."""

    user: int
    role: int
    give: bool


def changes_due(
    connection: Connection,
    guild: int,
    at: datetime,
    users: Collection[int] | None = None,
    seen: Held = NOBODY,
) -> tuple[RankChange, ...]:
    """What is to be changed on a server, or for some people on it.

    Whoever was ``seen`` without the role that he was given is given it again: he was away. Roles
    that Discord has refused are left alone.
    """
    chosen = rank_roles_of(connection, guild)
    wanted = _wanted(connection, guild, chosen, at, users)
    held = held_on(connection, guild, users)
    refused = {each.role for each in chosen.roles.values() if each.refused}
    told = (
        change
        for user in sorted({*wanted, *held})
        for change in _changes(user, wanted.get(user), held.get(user, ()), seen.get(user))
    )
    return tuple(change for change in told if change.role not in refused)


def _changes(
    user: int, wanted: int | None, held: Collection[int], seen: Collection[int] | None
) -> Iterator[RankChange]:
    lost = seen is not None and wanted not in seen
    if wanted is not None and (wanted not in held or lost):
        yield RankChange(user, wanted, give=True)
    for role in sorted(held):
        if role != wanted:
            yield RankChange(user, role, give=False)


def _wanted(
    connection: Connection,
    guild: int,
    chosen: RankRoles,
    at: datetime,
    users: Collection[int] | None,
) -> dict[int, int]:
    """The role of each person who has a place on the ladder, and whose tier has a role."""
    if not chosen.is_on:
        return {}
    placed = select(ratings.c.user_id, ratings.c.points).where(
        ratings.c.guild_id == guild,
        ratings.c.ladder == str(chosen.ladder),
        ratings.c.games >= PLACEMENT,
        ratings.c.last_at >= at - ABSENCE,
        is_shown(ratings.c.user_id),
    )
    if users is not None:
        placed = placed.where(ratings.c.user_id.in_(users))
    tiers = {row.user_id: tier_of(row.points) for row in connection.execute(placed)}
    roles = chosen.roles
    return {user: roles[tier].role for user, tier in tiers.items() if tier in roles}


def held_on(
    connection: Connection, guild: int, users: Collection[int] | None = None
) -> dict[int, set[int]]:
    """The roles that were given on a server, to these people or to all."""
    given = select(rank_holders.c.user_id, rank_holders.c.role_id)
    given = given.where(rank_holders.c.guild_id == guild)
    if users is not None:
        given = given.where(rank_holders.c.user_id.in_(users))
    held: dict[int, set[int]] = {}
    for row in connection.execute(given):
        held.setdefault(row.user_id, set()).add(row.role_id)
    return held


def held_by(connection: Connection, user: int) -> dict[int, set[int]]:
    """The roles that were given to a person, by server."""
    given = select(rank_holders.c.guild_id, rank_holders.c.role_id)
    held: dict[int, set[int]] = {}
    for row in connection.execute(given.where(rank_holders.c.user_id == user)):
        held.setdefault(row.guild_id, set()).add(row.role_id)
    return held


def note_change(connection: Connection, guild: int, change: RankChange) -> None:
    """It is done."""
    row = {"guild_id": guild, "user_id": change.user, "role_id": change.role}
    if change.give:
        statement = insert_into(connection, rank_holders).on_conflict_do_nothing()
        connection.execute(statement, row)
    else:
        of_row = and_(*(rank_holders.c[name] == value for name, value in row.items()))
        connection.execute(delete(rank_holders).where(of_row))
