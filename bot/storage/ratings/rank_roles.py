"""Rank roles: which a server has chosen, who is to have them, and who was given them.

The bot takes away only roles that it has given itself.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType

from sqlalchemy import Connection, and_, delete, func, select, union, update

from bot.ratings.ladders import Ladder, Tier, tier_of
from bot.ratings.rating import ABSENCE, PLACEMENT
from bot.storage.database.dialects import insert_into, upsert
from bot.storage.database.schema import rank_holders, rank_roles, ranks, ratings
from bot.storage.preferences import is_shown
from bot.storage.ratings.generations import of_ladder
from bot.storage.rows import StoredRows


@dataclass(frozen=True, slots=True)
class TierRole:
    """The role of a tier; ``refused`` once Discord refused to assign it."""

    guild: int
    tier: Tier
    role: int
    refused: bool = False


@dataclass(frozen=True, slots=True)
class RankChoice:
    """The ladder that the roles of a server follow, and whether they are given."""

    guild: int
    ladder: Ladder
    is_on: bool


@dataclass(frozen=True, slots=True)
class RankHolder:
    """A person who was given a role."""

    guild: int
    user: int
    role: int


RANK_CHOICES = StoredRows(RankChoice, ranks)
TIER_ROLES = StoredRows(TierRole, rank_roles)
RANK_HOLDERS = StoredRows(RankHolder, rank_holders)


@dataclass(frozen=True, slots=True)
class RankRoles:
    """The rank roles of a server; without a ladder it has chosen none yet."""

    ladder: Ladder | None = None
    is_on: bool = False
    roles: Mapping[Tier, TierRole] = field(default_factory=dict)
    holders: int = 0


def rank_roles_of(connection: Connection, guild: int) -> RankRoles:
    """The rank roles of a server, and how many people have one."""
    chosen = RANK_CHOICES.all(connection, RANK_CHOICES.every.where(ranks.c.guild_id == guild))
    if not chosen:
        return RankRoles()
    (choice,) = chosen
    of_tiers = TIER_ROLES.all(connection, TIER_ROLES.every.where(rank_roles.c.guild_id == guild))
    held = select(func.count(rank_holders.c.user_id.distinct()))
    return RankRoles(
        ladder=choice.ladder,
        is_on=choice.is_on,
        roles={each.tier: each for each in of_tiers},
        holders=connection.execute(held.where(rank_holders.c.guild_id == guild)).scalar_one(),
    )


def roles_by_guild(connection: Connection) -> Mapping[int, Collection[int]]:
    """The roles of every server that gives roles."""
    giving = select(ranks.c.guild_id).where(ranks.c.is_on)
    given = TIER_ROLES.every.where(rank_roles.c.guild_id.in_(giving))
    found: dict[int, list[int]] = {}
    for each in TIER_ROLES.all(connection, given):
        found.setdefault(each.guild, []).append(each.role)
    return found


def choose_ranks(connection: Connection, guild: int, ladder: Ladder, *, is_on: bool) -> None:
    """Choose the ladder that the roles follow, and whether they are given.

    Roles that Discord refused to give are tried again.
    """
    row = RANK_CHOICES.values(RankChoice(guild, ladder, is_on))
    connection.execute(upsert(connection, ranks), row)
    again = update(rank_roles).where(rank_roles.c.guild_id == guild)
    connection.execute(again.values(refused=False))


def choose_tier_role(connection: Connection, guild: int, tier: Tier, role: int | None) -> None:
    """Let a tier have this role, or none."""
    of_tier = and_(rank_roles.c.guild_id == guild, rank_roles.c.tier == tier)
    if role is None:
        connection.execute(delete(rank_roles).where(of_tier))
    else:
        row = TIER_ROLES.values(TierRole(guild, tier, role))
        connection.execute(upsert(connection, rank_roles), row)


def refuse_role(connection: Connection, guild: int, role: int) -> None:
    """Note that Discord refused to assign this role: it is left alone until chosen again."""
    of_role = and_(rank_roles.c.guild_id == guild, rank_roles.c.role_id == role)
    if not connection.execute(update(rank_roles).where(of_role).values(refused=True)).rowcount:
        # No tier has it any more, so it cannot be chosen again.
        forget_role(connection, guild, role)


def forget_role(connection: Connection, guild: int, role: int) -> None:
    """Note that nobody has this role any more."""
    held = and_(rank_holders.c.guild_id == guild, rank_holders.c.role_id == role)
    connection.execute(delete(rank_holders).where(held))


def guilds_with_ranks(connection: Connection) -> tuple[int, ...]:
    """The servers that give roles, or have given some that they do not give any more."""
    giving = select(ranks.c.guild_id).where(ranks.c.is_on)
    given = select(rank_holders.c.guild_id)
    return tuple(connection.execute(union(giving, given).order_by("guild_id")).scalars())


def guilds_ranking(connection: Connection, user: int) -> tuple[int, ...]:
    """The servers with rank roles where this person has a rating or a role."""
    rated = select(ranks.c.guild_id).join(ratings, ratings.c.guild_id == ranks.c.guild_id)
    giving = rated.where(ranks.c.is_on, ratings.c.user_id == user)
    given = select(rank_holders.c.guild_id).where(rank_holders.c.user_id == user)
    return tuple(connection.execute(union(giving, given).order_by("guild_id")).scalars())


RolesHeld = Mapping[int, Collection[int]]
"""Roles by the person who has them, or by server."""

NOBODY: RolesHeld = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class RankChange:
    """A role to be given to a person, or to be taken from them."""

    user: int
    role: int
    give: bool


def changes_due(
    connection: Connection,
    guild: int,
    at: datetime,
    users: Collection[int] | None = None,
    seen: RolesHeld = NOBODY,
) -> tuple[RankChange, ...]:
    """The roles to be given and taken on a server, or for some people on it.

    People ``seen`` without the role they were given get it again: they had left the server. Roles
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
    """The role of each person with a place on the ladder and a tier that has a role."""
    if not chosen.is_on or chosen.ladder is None:
        return {}
    placed = select(ratings.c.user_id, ratings.c.points).where(
        of_ladder(ratings, guild, chosen.ladder),
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
    given = RANK_HOLDERS.every.where(rank_holders.c.guild_id == guild)
    if users is not None:
        given = given.where(rank_holders.c.user_id.in_(users))
    held: dict[int, set[int]] = {}
    for each in RANK_HOLDERS.all(connection, given):
        held.setdefault(each.user, set()).add(each.role)
    return held


def held_by(connection: Connection, user: int) -> dict[int, set[int]]:
    """The roles that were given to a person, by server."""
    given = RANK_HOLDERS.every.where(rank_holders.c.user_id == user)
    held: dict[int, set[int]] = {}
    for each in RANK_HOLDERS.all(connection, given):
        held.setdefault(each.guild, set()).add(each.role)
    return held


def note_change(connection: Connection, guild: int, change: RankChange) -> None:
    """Note that this change was made on Discord."""
    row = RANK_HOLDERS.values(RankHolder(guild, change.user, change.role))
    if change.give:
        statement = insert_into(connection, rank_holders).on_conflict_do_nothing()
        connection.execute(statement, row)
    else:
        of_row = and_(*(rank_holders.c[name] == value for name, value in row.items()))
        connection.execute(delete(rank_holders).where(of_row))
