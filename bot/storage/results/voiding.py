"""Void games, restore them, and keep the games of a guild apart from the common ladders."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    insert,
    or_,
    select,
    update,
)

from bot.ratings.ladder import Ladder
from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE, games, voided_games
from bot.storage.preferences.guilds import (
    GuildPreferences,
    change_guild_preferences,
    guild_preferences,
)
from bot.storage.ratings.ladders import scopes_of
from bot.storage.ratings.played_games import (
    Place,
    PlayedGame,
    counting,
    games_in_order,
    in_scope,
    is_rated,
)
from bot.storage.ratings.recount import Overtaken, last_number, numbers_after, prepared
from bot.storage.ratings.standings import sums_of
from bot.storage.results.finished_games import is_voided
from bot.storage.results.void_jobs import Change, Sums, VoidJob, VoidJobs

LAST = 25
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
        .limit(LAST)
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
