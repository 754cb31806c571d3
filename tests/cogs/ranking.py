"""A server with rank roles: its roles, who has them, and people with ratings."""

from collections.abc import Mapping
from datetime import timedelta

import discord
import simcord
from sqlalchemy import Connection

from bot.ratings.ladders import Ladder, Tier
from bot.ratings.rating import PLACEMENT, POINTS_A_MU, Rating
from bot.storage.ratings.generations import live
from bot.storage.ratings.player_ratings import put
from bot.storage.ratings.rank_roles import choose_ranks, choose_tier_role
from cogs.ranks.roles import PAUSE, ranks_of
from tests.cogs.evening import Evening
from tests.rig.people import Person

LADDER = Ladder("contree")
GIVES_ROLES = discord.Permissions(manage_guild=True, manage_roles=True)

Roles = Mapping[Tier, simcord.RoleHandle]


def roles_in(evening: Evening) -> Roles:
    """A role for each tier, below those of the bot."""
    return {tier: evening.cafe.server.create_role(tier.name.title()) for tier in Tier}


def role_giver(evening: Evening, locale: str = "fr") -> Person:
    """Somebody who may manage the server and its roles."""
    return evening.cafe.person("Zoe", permissions=GIVES_ROLES, locale=locale)


def roles_of(evening: Evening, person: Person) -> list[str]:
    """The names of the roles that somebody has."""
    server = evening.cafe.env.backend.get_guild(evening.cafe.server.id)
    return [server.roles[role].name for role in server.members[person.id].role_ids]


async def rated(evening: Evening, points: Mapping[Person, int], games: int = PLACEMENT) -> None:
    """Let these people have these ratings on this server."""
    server, lately = evening.cafe.server.id, evening.bot.clock.now() - timedelta(hours=1)
    rows = {
        person.id: Rating(25 + (each - 1500) / POINTS_A_MU, 2.0, games, lately)
        for person, each in points.items()
    }
    await evening.bot.services.database.write(lambda c: put(c, live(c, server, LADDER), rows))


async def turned_on(evening: Evening) -> Roles:
    """Let the server give roles, one for each tier."""
    roles, server = roles_in(evening), evening.cafe.server.id

    def work(connection: Connection) -> None:
        for tier, role in roles.items():
            choose_tier_role(connection, server, tier, role.id)
        choose_ranks(connection, server, LADDER, is_on=True)

    await evening.bot.services.database.write(work)
    return roles


async def followed(evening: Evening, requests: int = 20) -> list[tuple[str, str]]:
    """Look at everybody, and let it take its time; the requests about roles that were made."""
    before = len(evening.cafe.env.http_requests)
    with evening.cafe.bot_at_work():
        ranks_of(evening.bot).wake(evening.cafe.server.id)
    await evening.cafe.env.settle()
    await passed(evening, requests)
    return about_roles(evening, before)


async def passed(evening: Evening, requests: int = 20) -> None:
    """Let the time pass that so many requests about roles take."""
    await evening.cafe.env.advance_time(PAUSE * requests)


def about_roles(evening: Evening, before: int = 0) -> list[tuple[str, str]]:
    """The requests by which roles were given and taken."""
    made = evening.cafe.env.http_requests[before:]
    return [(each.method, each.path) for each in made if "/roles/" in each.path]
