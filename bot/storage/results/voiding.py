"""Void games, restore them, and keep the games of a guild apart from the common ladders.

Such a job is done in batches, between which games at tables go on: the new ratings are computed in
a read, the rating changes of each game are written in small batches, and at last ratings and sums
in one transaction.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from random import randrange

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from bot.ratings.ladders import Ladder
from bot.storage.database.database import Database
from bot.storage.database.schema import (
    EVERYWHERE,
    game_leavers,
    game_players,
    games,
    tables,
    voided_games,
)
from bot.storage.preferences import GuildPreferences, change_guild_preferences, guild_preferences
from bot.storage.ratings import standings
from bot.storage.ratings.ladders import (
    Overtaken,
    Recount,
    keep,
    last_number,
    numbers_after,
    prepared,
    scopes_of,
)
from bot.storage.ratings.played_games import (
    Place,
    PlayedGame,
    counting,
    games_in_order,
    in_scope,
    is_rated,
)
from bot.storage.ratings.standings import Sums, sums_of
from bot.storage.results.rebuild import (
    LADDERS,
    claim_recount,
    mark_counted,
    require_full_recount,
    while_valid,
)
from bot.storage.results.recount_job import TRIES, recount_ladders

LISTED = 100


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as a list of choices shows it."""

    table_id: int
    number: int
    finished_at: datetime
    scores: tuple[int, int]


def last_games(connection: Connection, guild: int, *, voided: bool) -> tuple[FinishedGame, ...]:
    """The last games of a guild that count, or that were voided, the latest first."""
    chosen = (
        select(
            games.c.table_id,
            games.c.number,
            games.c.finished_at,
            games.c.score_0,
            games.c.score_1,
        )
        .where(games.c.guild_id == guild, games.c.voided == voided, games.c.counts)
        .order_by(games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
        .limit(LISTED)
    )
    return tuple(
        FinishedGame(row.table_id, row.number, row.finished_at, (row.score_0, row.score_1))
        for row in connection.execute(chosen)
    )


def is_voided(connection: Connection, guild: int, table_id: int, number: int) -> bool | None:
    """Whether a finished game of a guild was voided; None where the guild has no such game."""
    chosen = select(games.c.voided).where(
        games.c.table_id == table_id, games.c.number == number, games.c.guild_id == guild
    )
    return connection.execute(chosen).scalar_one_or_none()


def has_played(connection: Connection, table_id: int, number: int, user: int) -> bool:
    """Whether somebody had a seat in a finished game, to its end or not."""
    of_game = select(games.c.id).where(games.c.table_id == table_id, games.c.number == number)
    theirs = (
        select(people.c.user_id).where(
            people.c.game_id.in_(of_game.scalar_subquery()), people.c.user_id == user
        )
        for people in (game_players, game_leavers)
    )
    return any(connection.execute(chosen).first() is not None for chosen in theirs)


def channel_of(connection: Connection, table_id: int) -> int:
    """The channel in which a table was opened."""
    chosen = select(tables.c.channel_id).where(tables.c.id == table_id)
    return int(connection.execute(chosen).scalar_one())


@dataclass(frozen=True, slots=True)
class Change:
    """The rows to write; ``late`` adds the games that ended meanwhile."""

    recounts: tuple[Recount, ...]
    sums: Sums
    late: Callable[[Connection], Sums]


@dataclass(frozen=True, slots=True)
class VoidJob:
    """A job: whether it applies, the change to write, and its log entry."""

    is_open: Callable[[Connection], bool]
    planned: Callable[[Connection], Change]
    note: Callable[[Connection], object]


class VoidJobs:
    """Runs jobs, one at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one_at_a_time = asyncio.Lock()

    async def carry_out(self, order: VoidJob) -> bool:
        """Run a job in batches; False where there is nothing to do.

        Where it had to start over too often, or all ladders are to be recounted anyway, the change
        is written at once and the ladders are recounted.
        """
        async with self._one_at_a_time:
            if not await self._database.read(order.is_open):
                return False
            token = randrange(1, 2**31)
            for nth in range(TRIES):
                doubted = partial(claim_recount, token=token, again=nth > 0)
                if not await self._database.write(doubted):
                    break
                if await self._in_steps(token, order):
                    return True
            if not await self._database.write(partial(_noted, order=order)):
                return False
            await recount_ladders(self._database)
            return True

    async def _in_steps(self, token: int, order: VoidJob) -> bool:
        """Run a job in batches; False where games were changed meanwhile."""
        change = await self._database.read(partial(_planned, order=order))
        if change is None:
            return False
        steps = (step for recounted in change.recounts for step in recounted.steps())
        for step in steps:
            if not await self._database.write(partial(while_valid, token=token, work=step)):
                return False
        last = partial(_written, change=change, note=order.note)
        try:
            return await self._database.write(partial(while_valid, token=token, work=last))
        except Overtaken:
            return False


def _planned(connection: Connection, order: VoidJob) -> Change | None:
    return order.planned(connection) if order.is_open(connection) else None


def _written(connection: Connection, change: Change, note: Callable[[Connection], object]) -> None:
    late = change.late(connection)
    note(connection)
    for recounted in change.recounts:
        keep(connection, recounted)
    for sums in (change.sums, late):
        standings.shift(connection, sums)
    mark_counted(connection, LADDERS)


def _noted(connection: Connection, order: VoidJob) -> bool:
    if not order.is_open(connection):
        return False
    order.note(connection)
    require_full_recount(connection)
    return True


LAST_VOIDED = 25
"""Voided games that are listed, the latest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidedGame:
    """A voided game: who voided it, when, and why."""

    table_id: int
    number: int
    guild_id: int
    by_id: int
    at: datetime
    reason: str


class Voiding:
    """Voids and restores games, one at a time."""

    def __init__(self, database: Database) -> None:
        self._orders = VoidJobs(database)

    async def void(self, game: VoidedGame) -> bool:
        """Void a game; False where the guild has no such game that counts."""
        row = {name: getattr(game, name) for name in game.__slots__}
        return await self._turn(
            game.guild_id,
            (game.table_id, game.number),
            lambda connection: connection.execute(insert(voided_games), row),
            voided=True,
        )

    async def restore(self, guild: int, table_id: int, number: int) -> bool:
        """Restore a voided game; False where the guild has no such voided game."""
        of_game = and_(voided_games.c.table_id == table_id, voided_games.c.number == number)
        return await self._turn(
            guild,
            (table_id, number),
            lambda connection: connection.execute(delete(voided_games).where(of_game)),
            voided=False,
        )

    async def keep_apart(self, guild: int, *, apart: bool) -> None:
        """Count the games of a guild on the ladders over all guilds, or only on its own."""
        await self._orders.carry_out(
            VoidJob(
                is_open=lambda c: guild_preferences(c, guild).apart != apart,
                planned=partial(_moved, guild=guild, apart=apart),
                note=lambda c: change_guild_preferences(c, guild, partial(_apart, apart=apart)),
            )
        )

    async def _turn(
        self,
        guild: int,
        key: tuple[int, int],
        note: Callable[[Connection], object],
        *,
        voided: bool,
    ) -> bool:
        table_id, number = key
        of_game = and_(games.c.table_id == table_id, games.c.number == number)

        def turn(connection: Connection) -> None:
            note(connection)
            connection.execute(update(games).where(of_game).values(voided=voided))

        return await self._orders.carry_out(
            VoidJob(
                is_open=lambda c: is_voided(c, guild, table_id, number) is (not voided),
                planned=partial(_turned, which=of_game, voided=voided),
                note=turn,
            )
        )


def voided_of(connection: Connection, guild: int) -> tuple[VoidedGame, ...]:
    """The games of a guild that were voided last, the latest first."""
    chosen = (
        select(voided_games)
        .where(voided_games.c.guild_id == guild)
        .order_by(voided_games.c.at.desc(), voided_games.c.table_id, voided_games.c.number)
        .limit(LAST_VOIDED)
    )
    return tuple(VoidedGame(**row) for row in connection.execute(chosen).mappings())


def _turned(connection: Connection, which: ColumnElement[bool], *, voided: bool) -> Change:
    told = list(games_in_order(connection, which, games.c.rated))
    if not told:  # it is not rated
        return Change((), {}, late=lambda _: {})
    (game,) = told
    scopes = scopes_of(connection, game.guild_id)
    this = games.c.id == game.id
    recounts = tuple(
        prepared(
            connection,
            scope,
            game.ladder,
            game.place,
            and_(counting(scope), ~this) if voided else or_(counting(scope), this),
        )
        for scope in scopes
    )
    if voided:
        for recounted in recounts:
            recounted.leave_out(connection, [game])
    return Change(recounts, sums_of([game], scopes, off=voided), late=lambda _: {})


def _moved(connection: Connection, guild: int, *, apart: bool) -> Change:
    its_own = games.c.guild_id == guild
    counts = is_rated()
    among = in_scope(EVERYWHERE)
    which = and_(counts, among, ~its_own) if apart else and_(counts, or_(among, its_own))
    told = list(games_in_order(connection, counts, its_own))
    recounts = {
        ladder: prepared(connection, EVERYWHERE, ladder, first, which)
        for ladder, first in _firsts(told).items()
    }
    if apart:
        for ladder, recounted in recounts.items():
            recounted.leave_out(connection, [game for game in told if game.ladder == ladder])
    seen = last_number(connection)

    def late(later: Connection) -> Sums:
        new = games.c.id.in_(numbers_after(later, seen))
        told_late = list(games_in_order(later, counts, its_own, new))
        if any(game.ladder not in recounts for game in told_late):
            raise Overtaken
        return sums_of(told_late, (EVERYWHERE,), off=apart)

    sums = sums_of(told, (EVERYWHERE,), off=apart)
    return Change(tuple(recounts.values()), sums, late)


def _firsts(told: list[PlayedGame]) -> dict[Ladder, Place]:
    """The first game of each ladder; the games are in their order."""
    firsts: dict[Ladder, Place] = {}
    for game in told:
        firsts.setdefault(game.ladder, game.place)
    return firsts


def _apart(preferences: GuildPreferences, *, apart: bool) -> GuildPreferences:
    return replace(preferences, apart=apart)
