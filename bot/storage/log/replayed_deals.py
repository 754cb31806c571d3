"""The deals of a game as its log tells them, and who played each of them themselves."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.storage.database.database import Database
from bot.storage.database.schema import tables
from bot.storage.log.event_store import replay
from bot.storage.log.game_log import GameLog, GamePlace, games_in, log_of
from bot.storage.log.replay import Step
from bot.storage.log.sealed_deals import KeptDeal, opened_deals
from bot.storage.results.results import GameResult, result_at
from bot.tables.occupants import Human
from bot.tables.table import Table

REMEMBERED = 500
"""Deals of several games that are kept in memory: some kilobytes each."""


@dataclass(frozen=True, slots=True)
class ToldDeal:
    """A deal that is over, and the people who played some of it."""

    kept: KeptDeal
    players: frozenset[int]


@dataclass(frozen=True, slots=True)
class ToldGame:
    """A table after the last entry of a game, and those deals of the game that may be told."""

    table: Table
    deals: tuple[ToldDeal, ...]


@dataclass(frozen=True, slots=True)
class ChosenDeal:
    """One of the deals of a table that may be told; ``places`` are the game and number of each.

    ``table`` is how the table stands while a game goes on; ``kept`` is None where there are none.
    """

    table: Table | None
    places: tuple[tuple[int, int], ...]
    chosen: int
    kept: KeptDeal | None


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A finished game, and the message that shows its table, where one is known."""

    result: GameResult
    channel_id: int | None
    message_id: int | None

    def played_by(self, user: int) -> bool:
        """Whether this person held a seat when it began or when it ended."""
        left = (leaver.user_id for leaver in self.result.leavers)
        return user in {*left, *(player.user_id for player in self.result.players)}


class PastDeals:
    """The deals that may be told, replayed from the start of their game, away from the event loop.

    Games are remembered, one that goes on until something happens in it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[tuple[int, int], tuple[GamePlace, ToldGame]] = OrderedDict()

    async def of_game(self, table_id: int, game: int) -> tuple[ToldDeal, ...]:
        """Those of a game of a table; none where it was never begun. BrokenLog as `retold`."""
        games = await self._games(table_id)
        return (await self._told(table_id, games, game)).deals if 0 < game <= len(games) else ()

    async def choose(self, table_id: int, chosen: int | None = None) -> ChosenDeal | None:
        """One of a table's by its place among all, or the last; None where there is none there."""
        games = await self._games(table_id)
        if not games:
            return ChosenDeal(None, (), 0, None) if chosen is None else None
        last = await self._told(table_id, games, len(games))
        places = (
            *((nth, deal) for nth, game in enumerate(games[:-1], 1) for deal in _numbers(game)),
            *((told.kept.game, told.kept.deal.number) for told in last.deals),
        )
        at = len(places) - 1 if chosen is None else chosen
        table = None if games[-1].over else last.table
        if not places and chosen is None:
            return ChosenDeal(table, (), 0, None)
        if not 0 <= at < len(places):
            return None
        game, number = places[at]
        there = last if game == len(games) else await self._told(table_id, games, game)
        return ChosenDeal(table, places, at, there.deals[number - 1].kept)

    def forget(self) -> None:
        """Remember nothing: what the logs tell was changed."""
        self._known.clear()

    async def _games(self, table_id: int) -> tuple[GamePlace, ...]:
        return await self._database.read(lambda connection: games_in(connection, table_id))

    async def _told(self, table_id: int, games: tuple[GamePlace, ...], game: int) -> ToldGame:
        """A game by its number, which is there."""
        place, which = games[game - 1], (table_id, game)
        known, told = self._known.get(which, (None, None))
        if told is not None and known == place:
            self._known.move_to_end(which)
            return told

        def read(connection: Connection) -> GameLog:
            return log_of(connection, table_id, place)

        told = await replay(await self._database.read(read), told_game)
        self._known[which] = (place, told)
        while (
            len(self._known) > 1
            and sum(len(each.deals) for _, each in self._known.values()) > REMEMBERED
        ):
            self._known.popitem(last=False)
        return told


def kept_game(connection: Connection, table_id: int, number: int) -> KeptGame | None:
    """A game of a table; None where there is none that was finished."""
    result = result_at(connection, table_id, number)
    if result is None:
        return None
    chosen = select(tables.c.message_channel_id, tables.c.message_id).where(tables.c.id == table_id)
    return KeptGame(result, *connection.execute(chosen).one())


def told_game(steps: Iterable[Step]) -> ToldGame:
    """What may be told of the deals in these steps of a game, in their order."""
    players: defaultdict[int, frozenset[int]] = defaultdict(frozenset)

    def seen() -> Iterator[Step]:
        for step in steps:
            state = step.table.game
            if state and state.deal:
                players[state.deal.number] |= _present(step.table)
            yield step

    opened = opened_deals(seen())
    deals = (ToldDeal(kept, players[kept.deal.number]) for kept in opened.deals)
    return ToldGame(opened.table, tuple(deals))


def _numbers(game: GamePlace) -> range:
    """The numbers of the deals of a game that is over: all of them may be told."""
    return range(1, game.deals + 1)


def _present(table: Table) -> frozenset[int]:
    seated = ((seat, table.occupant(seat)) for seat in table.playing_seats)
    return frozenset(
        held.user for seat, held in seated if isinstance(held, Human) and table.is_present(seat)
    )
