"""Which roles a server has chosen for the tiers of a ladder, and whether it gives them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, and_, delete, func, select, union, update

from bot.ladders.ladder import Ladder
from bot.ladders.tiers import Tier
from bot.storage.database.rank_schema import rank_holders, rank_roles, ranks
from bot.storage.database.schema import ratings
from bot.storage.database.upsert import upsert


@dataclass(frozen=True, slots=True)
class TierRole:
    """The role of a tier; ``refused`` once Discord would not have it given."""

    role: int
    refused: bool = False


@dataclass(frozen=True, slots=True)
class RankRoles:
    """What a server has chosen; without a ladder it has chosen nothing yet."""

    ladder: Ladder | None = None
    is_on: bool = False
    roles: Mapping[Tier, TierRole] = field(default_factory=dict)
    holders: int = 0


def rank_roles_of(connection: Connection, guild: int) -> RankRoles:
    """What a server has chosen, and to how many people a role is given."""
    chosen = connection.execute(select(ranks).where(ranks.c.guild_id == guild)).first()
    if chosen is None:
        return RankRoles()
    rows = connection.execute(select(rank_roles).where(rank_roles.c.guild_id == guild))
    held = select(func.count(rank_holders.c.user_id.distinct()))
    return RankRoles(
        ladder=Ladder.parse(chosen.ladder),
        is_on=chosen.is_on,
        roles={Tier(row.tier): TierRole(row.role_id, row.refused) for row in rows},
        holders=connection.execute(held.where(rank_holders.c.guild_id == guild)).scalar_one(),
    )


def choose_ranks(connection: Connection, guild: int, ladder: Ladder, *, is_on: bool) -> None:
    """Follow this ladder, and give roles by it or give none; what was refused is tried again."""
    row = {"guild_id": guild, "ladder": str(ladder), "is_on": is_on}
    connection.execute(upsert(connection, ranks), row)
    again = update(rank_roles).where(rank_roles.c.guild_id == guild)
    connection.execute(again.values(refused=False))


def choose_tier_role(connection: Connection, guild: int, tier: Tier, role: int | None) -> None:
    """Let a tier have this role, or none."""
    of_tier = and_(rank_roles.c.guild_id == guild, rank_roles.c.tier == tier.value)
    if role is None:
        connection.execute(delete(rank_roles).where(of_tier))
    else:
        row = {"guild_id": guild, "tier": tier.value, "role_id": role, "refused": False}
        connection.execute(upsert(connection, rank_roles), row)


def refuse_role(connection: Connection, guild: int, role: int) -> None:
    """Discord would not have this role given, or taken: it is left alone until chosen again."""
    of_role = and_(rank_roles.c.guild_id == guild, rank_roles.c.role_id == role)
    if not connection.execute(update(rank_roles).where(of_role).values(refused=True)).rowcount:
        # No tier has it any more, so that nobody can choose it again either.
        forget_role(connection, guild, role)


def forget_role(connection: Connection, guild: int, role: int) -> None:
    """Nobody has this role any more."""
    held = and_(rank_holders.c.guild_id == guild, rank_holders.c.role_id == role)
    connection.execute(delete(rank_holders).where(held))


def guilds_with_ranks(connection: Connection) -> tuple[int, ...]:
    """The servers that give roles, or have given some that they do not give any more."""
    giving = select(ranks.c.guild_id).where(ranks.c.is_on)
    given = select(rank_holders.c.guild_id)
    return tuple(sorted(connection.execute(union(giving, given)).scalars()))


def guilds_ranking(connection: Connection, user: int) -> tuple[int, ...]:
    """Those of them on which this person has a rating or a role."""
    rated = select(ranks.c.guild_id).join(ratings, ratings.c.guild_id == ranks.c.guild_id)
    giving = rated.where(ranks.c.is_on, ratings.c.user_id == user)
    given = select(rank_holders.c.guild_id).where(rank_holders.c.user_id == user)
    return tuple(sorted(connection.execute(union(giving, given)).scalars()))
