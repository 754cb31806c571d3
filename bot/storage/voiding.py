"""Games that do not count: who said so and why; and guilds that keep their ladders to themselves.

What is to be is computed beside everything else, and written at once: nobody waits for it long.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from sqlalchemy import (
    Connection,
    and_,
    delete,
    insert,
    or_,
    select,
    update,
)

from bot.ladders.ladder import Ladder
from bot.storage import standings
from bot.storage.database import Database
from bot.storage.ladders import scopes_of
from bot.storage.played_games import (
    Place,
    PlayedGame,
    counting,
    games_in_order,
    in_scope,
)
from bot.storage.preferences import (
    Preferences,
    change_guild_preferences,
    guild_preferences,
)
from bot.storage.recount import Recount, keep, prepared
from bot.storage.schema import EVERYWHERE, games, voided_games
from bot.storage.standings import Board, Tally, sums_of

LAST = 25
"""So many voided games are listed, the latest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidedGame:
    """A game that does not count: who said so, when, and why."""

    table_id: int
    number: int
    guild_id: int
    by_id: int
    at: datetime
    reason: str


@dataclass(frozen=True, slots=True)
class _Change:
    """Everything that is to be written together."""

    recounts: tuple[Recount, ...]
    sums: Mapping[Board, Mapping[int, Tally]]


class Voiding:
    """Voids games, one at a time, and takes that back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one_at_a_time = asyncio.Lock()

    async def void(self, game: VoidedGame) -> bool:
        """Let a game count no more; False where its guild has no such game that counts."""
        row = {name: getattr(game, name) for name in game.__slots__}
        return await self._turn(
            game.guild_id,
            (game.table_id, game.number),
            lambda connection: connection.execute(insert(voided_games), row),
            voided=True,
        )

    async def restore(self, guild: int, table_id: int, number: int) -> bool:
        """Let a voided game count again; False where its guild has no such voided game."""
        of_game = and_(voided_games.c.table_id == table_id, voided_games.c.number == number)
        return await self._turn(
            guild,
            (table_id, number),
            lambda connection: connection.execute(delete(voided_games).where(of_game)),
            voided=False,
        )

    async def keep_apart(self, guild: int, *, apart: bool) -> None:
        """Let the games of a guild count among all guilds, or in itself alone."""
        async with self._one_at_a_time:
            before = await self._database.read(partial(guild_preferences, guild_id=guild))
            if before.apart == apart:
                return
            change = await self._database.read(partial(_moved, guild=guild, apart=apart))

            def work(connection: Connection) -> None:
                change_guild_preferences(connection, guild, partial(_apart, apart=apart))
                _write(connection, change)

            await self._database.write(work)

    async def _turn(
        self,
        guild: int,
        key: tuple[int, int],
        note: Callable[[Connection], object],
        *,
        voided: bool,
    ) -> bool:
        async with self._one_at_a_time:
            change = await self._database.read(
                partial(_turned, guild=guild, key=key, voided=voided)
            )
            if change is None:
                return False

            def work(connection: Connection) -> None:
                note(connection)
                of_game = and_(games.c.table_id == key[0], games.c.number == key[1])
                connection.execute(update(games).where(of_game).values(voided=voided))
                _write(connection, change)

            await self._database.write(work)
            return True


def voided_of(connection: Connection, guild: int) -> tuple[VoidedGame, ...]:
    """The games of a guild that were voided last, the latest first."""
    chosen = (
        select(voided_games)
        .where(voided_games.c.guild_id == guild)
        .order_by(voided_games.c.at.desc(), voided_games.c.table_id, voided_games.c.number)
        .limit(LAST)
    )
    return tuple(VoidedGame(**row) for row in connection.execute(chosen).mappings())


def _turned(
    connection: Connection, guild: int, key: tuple[int, int], *, voided: bool
) -> _Change | None:
    of_game = and_(
        games.c.table_id == key[0],
        games.c.number == key[1],
        games.c.guild_id == guild,
        games.c.voided != voided,
    )
    game = next(games_in_order(connection, of_game), None)
    if game is None:
        return None
    scopes = scopes_of(connection, guild)
    this = games.c.id == game.id
    recounts = (
        prepared(
            connection,
            scope,
            game.ladder,
            game.place,
            and_(counting(scope), ~this) if voided else or_(counting(scope), this),
        )
        for scope in scopes
    )
    return _Change(tuple(recounts), sums_of([game], scopes, off=voided))


def _moved(connection: Connection, guild: int, *, apart: bool) -> _Change:
    its_own = games.c.guild_id == guild
    counts = ~games.c.voided
    among = in_scope(EVERYWHERE)
    which = and_(counts, among, ~its_own) if apart else and_(counts, or_(among, its_own))
    told = list(games_in_order(connection, counts, its_own))
    recounts = (
        prepared(connection, EVERYWHERE, ladder, first, which)
        for ladder, first in _firsts(told).items()
    )
    return _Change(tuple(recounts), sums_of(told, (EVERYWHERE,), off=apart))


def _firsts(told: list[PlayedGame]) -> dict[Ladder, Place]:
    """The first game of each ladder; the games are in their order."""
    firsts: dict[Ladder, Place] = {}
    for game in told:
        firsts.setdefault(game.ladder, game.place)
    return firsts


def _apart(preferences: Preferences, *, apart: bool) -> Preferences:
    return replace(preferences, apart=apart)


def _write(connection: Connection, change: _Change) -> None:
    for recounted in change.recounts:
        keep(connection, recounted)
    standings.shift(connection, change.sums)
