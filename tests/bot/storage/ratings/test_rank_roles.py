"""Rank roles: who is to have which, what was given, and what is to be changed."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import Connection

from bot.ratings.ladders import Ladder, Tier
from bot.ratings.rating import ABSENCE, PLACEMENT, POINTS_A_MU, Rating
from bot.storage.database.database import Database
from bot.storage.privacy.erasure import erase
from bot.storage.ratings.generations import live
from bot.storage.ratings.player_ratings import put
from bot.storage.ratings.rank_roles import (
    NOBODY,
    RankChange,
    RolesHeld,
    changes_due,
    choose_ranks,
    choose_tier_role,
    guilds_ranking,
    guilds_with_ranks,
    held_by,
    held_on,
    note_change,
    rank_roles_of,
    refuse_role,
)
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS
from tests.bot.storage.preferences.test_hidden_players import hide

ANN, BOB, CAT, DAN, *_ = PLAYERS
LADDER = Ladder("contree")
MASTER, KING, JACK = 71, 72, 73
ROLES = {Tier.MASTER: MASTER, Tier.KING: KING, Tier.JACK: JACK}


def rating_of(points: int, games: int = PLACEMENT) -> Rating:
    return Rating(25 + (points - 1500) / POINTS_A_MU, 2.0, games, NOON)


def give(user: int, role: int) -> RankChange:
    return RankChange(user, role, give=True)


def take(user: int, role: int) -> RankChange:
    return RankChange(user, role, give=False)


async def chosen(
    database: Database, points: Mapping[int, int], *, is_on: bool = True, guild: int = GUILD
) -> None:
    """A server gives roles, and these people have these ratings there."""

    def work(connection: Connection) -> None:
        choose_ranks(connection, guild, LADDER, is_on=is_on)
        for tier, role in ROLES.items():
            choose_tier_role(connection, guild, tier, role)
        rated = {user: rating_of(rating) for user, rating in points.items()}
        put(connection, live(connection, guild, LADDER), rated)

    await database.write(work)


async def due(
    database: Database,
    *,
    at: datetime = NOON,
    users: Collection[int] | None = None,
    seen: RolesHeld = NOBODY,
) -> tuple[RankChange, ...]:
    reading = partial(changes_due, guild=GUILD, at=at, users=users, seen=seen)
    return await database.read(reading)


async def make(database: Database) -> tuple[RankChange, ...]:
    """Do what is due."""
    changes = await due(database)
    for change in changes:
        await database.write(partial(note_change, guild=GUILD, change=change))
    return changes


async def rate(database: Database, user: int, rating: Rating) -> None:
    await database.write(lambda c: put(c, live(c, GUILD, LADDER), {user: rating}))


async def test_every_ranked_player_has_the_role_of_their_tier(database: Database) -> None:
    await chosen(database, {ANN: 1900, BOB: 1500, CAT: 1700, DAN: 900})
    await rate(database, 99, rating_of(1900, PLACEMENT - 1))
    assert await make(database) == (give(ANN, MASTER), give(BOB, KING), give(DAN, JACK))
    assert await due(database) == ()
    assert await database.read(partial(held_on, guild=GUILD)) == {
        ANN: {MASTER},
        BOB: {KING},
        DAN: {JACK},
    }


async def test_a_role_changes_only_with_the_tier(
    database: Database,
) -> None:
    await chosen(database, {ANN: 1500, BOB: 1500})
    await make(database)
    await rate(database, ANN, rating_of(1699))
    assert await due(database) == ()
    await rate(database, ANN, rating_of(1900))
    assert await due(database, users=[BOB]) == ()
    assert await due(database, users=[ANN]) == (give(ANN, MASTER), take(ANN, KING))
    await rate(database, ANN, rating_of(1700))
    assert await make(database) == (take(ANN, KING),)


async def test_hidden_and_inactive_players_lose_the_role(database: Database) -> None:
    await chosen(database, {ANN: 1900, BOB: 1500})
    await make(database)
    later = NOON + ABSENCE
    assert await due(database, at=later) == ()
    gone = (take(ANN, MASTER), take(BOB, KING))
    assert await due(database, at=later + timedelta(seconds=1)) == gone
    await hide(database, ANN)
    assert await make(database) == gone[:1]
    await hide(database, ANN, hidden=False)
    assert await due(database) == (give(ANN, MASTER),)


async def test_roles_are_removed_when_disabled_or_remapped(database: Database) -> None:
    await chosen(database, {ANN: 1900, BOB: 1500})
    await make(database)
    await database.write(lambda c: choose_tier_role(c, GUILD, Tier.MASTER, 99))
    await database.write(lambda c: choose_tier_role(c, GUILD, Tier.KING, None))
    changed = (give(ANN, 99), take(ANN, MASTER), take(BOB, KING))
    assert await make(database) == changed
    await database.write(lambda c: choose_ranks(c, GUILD, LADDER, is_on=False))
    assert await database.read(guilds_with_ranks) == (GUILD,)
    assert await make(database) == (take(ANN, 99),)
    assert await database.read(guilds_with_ranks) == ()


async def test_another_ladder_gives_other_ranks(database: Database) -> None:
    await chosen(database, {ANN: 1900})
    await make(database)
    await database.write(lambda c: choose_ranks(c, GUILD, Ladder("contree", False), is_on=True))
    assert await due(database) == (take(ANN, MASTER),)


async def test_a_refused_role_is_not_retried_until_chosen_again(database: Database) -> None:
    await chosen(database, {ANN: 1900, BOB: 1500})
    await make(database)
    await rate(database, ANN, rating_of(1500))
    await database.write(lambda c: refuse_role(c, GUILD, MASTER))
    assert await make(database) == (give(ANN, KING),)
    ranks = await database.read(lambda c: rank_roles_of(c, GUILD))
    assert {tier for tier, each in ranks.roles.items() if each.refused} == {Tier.MASTER}
    assert ranks.holders == 2
    await database.write(lambda c: choose_ranks(c, GUILD, LADDER, is_on=True))
    assert await due(database) == (take(ANN, MASTER),)


async def test_a_refused_role_without_a_tier_is_forgotten(database: Database) -> None:
    await chosen(database, {ANN: 1900})
    await make(database)
    await database.write(lambda c: choose_tier_role(c, GUILD, Tier.MASTER, None))
    await database.write(lambda c: refuse_role(c, GUILD, MASTER))
    assert await due(database) == ()


async def test_a_missing_role_is_given_again(database: Database) -> None:
    await chosen(database, {ANN: 1900})
    await make(database)
    assert await due(database, users=[ANN], seen={ANN: {MASTER}}) == ()
    assert await due(database, users=[ANN], seen={ANN: set()}) == (give(ANN, MASTER),)


async def test_an_erased_player_is_forgotten(database: Database) -> None:
    await chosen(database, {ANN: 1900})
    await make(database)
    await chosen(database, {ANN: 1900}, guild=OTHER_GUILD)
    ranking = partial(guilds_ranking, user=ANN)
    assert set(await database.read(ranking)) == {GUILD, OTHER_GUILD}
    assert await database.read(partial(held_by, user=ANN)) == {GUILD: {MASTER}}
    await database.write(lambda c: erase(c, ANN))
    assert await database.read(ranking) == ()
    assert await due(database) == ()


async def test_a_server_without_roles_gives_none(database: Database) -> None:
    await chosen(database, {ANN: 1900}, is_on=False)
    assert await due(database) == ()
    assert not (await database.read(lambda c: rank_roles_of(c, OTHER_GUILD))).is_on
