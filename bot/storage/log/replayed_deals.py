"""The deals of a table, replayed from its log: their cards, their seeds and who played them."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Connection, func, select

from bot.storage.database.database import Database
from bot.storage.database.schema import tables
from bot.storage.log.replay import GameLog, GamePlace, Step, games_in, log_of, replay
from bot.storage.preferences import hidden_among
from bot.storage.results.game_results import GameResult, result_at
from bot.storage.stats.history import GameOutcome
from bot.tables.claims import done_by
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Human
from bot.tables.partners import PartnersSeated
from bot.tables.table import Stage, Table
from engine.events import Called, CardPlayed, Dealt, GameStarted
from engine.fairness import SealedDeal, may_be_opened
from engine.seats import Seat
from engine.state import Deal, GameState, changed

REMEMBERED = 500
"""Deals that are cached, of several games: some kilobytes each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptDeal:
    """A deal as it is kept: in the ``game``-th game of its table, which stood so ``before`` it.

    Of ``before`` the sheet is left out: each deal of a long game would hold one. ``seed`` is None
    where it was dealt without one, as where the table was ``given`` it; ``started`` began the game
    with this deal, by a dealer whom cards drawn for partners named if they were ``drawn``.
    """

    game: int
    house: HouseRules
    before: GameState
    deal: Deal
    seed: bytes | None
    started: GameStarted | None
    given: bool = False
    drawn: bool = False

    @property
    def sealed(self) -> SealedDeal | None:
        """The deal with its seed, to be checked; None if it was dealt without one."""
        if self.seed is None:
            return None
        house = self.house
        return SealedDeal.of(
            house.rules, house.options, self.seed, self.before, self.deal, drawn=self.drawn
        )

    @property
    def is_dealt_so(self) -> bool:
        """Whether the seed gives this deal and, of a game's first, the draw for its dealer."""
        sealed = self.sealed
        if sealed is None or not sealed.is_dealt_so:
            return False
        by_seed = self.started is not None and not self.drawn
        return not by_seed or sealed.reckoning.started == self.started


@dataclass(frozen=True, slots=True)
class OpenedDeals:
    """A table as it stands, and its deals that may be shown, the oldest first."""

    table: Table
    deals: tuple[KeptDeal, ...]


def opened_deals(steps: Iterable[Step]) -> OpenedDeals:
    """The deals of a log that may be shown: not one in progress, nor one to come.

    ValueError for an empty log.
    """
    deals: list[KeptDeal] = []
    opened = 0
    table: Table | None = None
    for step in steps:
        before, table = table, step.table
        game = table.game
        if isinstance(step.event, Dealt) and before:
            deals.append(_dealt(before, table))
        if deals and game and game.deal:
            deals[-1] = replace(deals[-1], deal=game.deal)
            # Where packs are gathered, a past deal would reveal the next one: it opens later (ADR
            # 11).
            opened = len(deals) if may_be_opened(table.rules, game) else opened
        if table.stage is Stage.CLOSED:
            opened = len(deals)
    if table is None:
        raise ValueError("no table")
    return OpenedDeals(table, tuple(deals[:opened]))


def last_in_channel(connection: Connection, guild_id: int, channel_id: int) -> int | None:
    """The number of the last table of a channel, open or closed."""
    chosen = select(func.max(tables.c.id)).where(
        tables.c.guild_id == guild_id, tables.c.channel_id == channel_id
    )
    return connection.execute(chosen).scalar()


def _dealt(before: Table, table: Table) -> KeptDeal:
    if before.game is None or table.game is None or table.game.deal is None:
        raise ValueError("a deal needs a game")
    is_first = before.game.deal is None
    return KeptDeal(
        game=table.games,
        house=table.house,
        before=changed(before.game, sheet=()),
        deal=table.game.deal,
        seed=bytes.fromhex(table.sealed.seed) if table.sealed else None,
        started=GameStarted(before.game.dealer, before.drawn) if is_first else None,
        given=is_first and table.given is not None and table.games == 1,
        drawn=is_first and PartnersSeated.of(before).dealer is not None,
    )


@dataclass(frozen=True, slots=True)
class ReplayedDeal:
    """A deal that is over, and the people who played in it, each with their seat.

    ``table`` is their table after the last entry of the game. ``at`` is when the last call or card
    came; ``doers`` have who made each call and then each card, None for a computer or a claim.
    """

    kept: KeptDeal
    players: Mapping[int, Seat]
    table: Table
    at: datetime
    doers: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A table after the last entry of a game, and the deals of the game that may be shown."""

    table: Table
    deals: tuple[ReplayedDeal, ...]


@dataclass(frozen=True, slots=True)
class ChosenDeal:
    """One of the deals of a table that may be shown; ``places`` holds the game and number of all.

    ``table`` is how the table stands while a game goes on; ``kept`` is None if there are none.
    """

    table: Table | None
    places: tuple[tuple[int, int], ...]
    chosen: int
    kept: KeptDeal | None


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game, and the message that shows its table, if one is known.

    ``unfinished`` says how it stands if it has no result.
    """

    result: GameResult
    channel_id: int | None
    message_id: int | None
    unfinished: GameOutcome | None = None

    def played_by(self, user: int) -> bool:
        """Whether this person held a seat when it began or when it ended."""
        left = (leaver.user_id for leaver in self.result.leavers)
        return user in {*left, *(player.user_id for player in self.result.players)}


class PastDeals:
    """The deals that may be shown, replayed in a thread from the start of their game.

    Games are remembered, one that goes on until something happens in it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[tuple[int, int], tuple[GamePlace, ReplayedGame]] = OrderedDict()

    async def of_game(self, table_id: int, game: int) -> tuple[ReplayedDeal, ...]:
        """The deals of a game of a table; none if it was never begun.

        UnreplayableLog as `replayed`.
        """
        games = await self._games(table_id)
        return (
            (await self._replayed_game(table_id, games, game)).deals
            if 0 < game <= len(games)
            else ()
        )

    async def choose(self, table_id: int, chosen: int | None = None) -> ChosenDeal | None:
        """One of a table's by its place among all, or the last; None if there is none there."""
        games = await self._games(table_id)
        if not games:
            return ChosenDeal(None, (), 0, None) if chosen is None else None
        last = await self._replayed_game(table_id, games, len(games))
        # All deals of a game that is over may be shown; of the last game, those that are over.
        places = (
            *(
                (nth, deal)
                for nth, game in enumerate(games[:-1], 1)
                for deal in range(1, game.deals + 1)
            ),
            *((told.kept.game, told.kept.deal.number) for told in last.deals),
        )
        at = len(places) - 1 if chosen is None else chosen
        table = None if games[-1].over else last.table
        if not places and chosen is None:
            return ChosenDeal(table, (), 0, None)
        if not 0 <= at < len(places):
            return None
        game, number = places[at]
        there = last if game == len(games) else await self._replayed_game(table_id, games, game)
        return ChosenDeal(table, places, at, there.deals[number - 1].kept)

    def forget(self) -> None:
        """Clear the cache: the logs were changed."""
        self._known.clear()

    async def _games(self, table_id: int) -> tuple[GamePlace, ...]:
        return await self._database.read(lambda connection: games_in(connection, table_id))

    async def _replayed_game(
        self, table_id: int, games: tuple[GamePlace, ...], game: int
    ) -> ReplayedGame:
        """A game by its number, which is there."""
        place, which = games[game - 1], (table_id, game)
        known, told = self._known.get(which, (None, None))
        if told is not None and known == place:
            self._known.move_to_end(which)
            return told

        def read(connection: Connection) -> GameLog:
            return log_of(connection, table_id, place)

        told = await replay(await self._database.read(read), replayed_game)
        self._known[which] = (place, told)
        while (
            len(self._known) > 1
            and sum(len(each.deals) for _, each in self._known.values()) > REMEMBERED
        ):
            self._known.popitem(last=False)
        return told


def kept_game(
    connection: Connection, table_id: int, number: int, *, reader: int
) -> KeptGame | None:
    """A game of a table as this reader sees it; None if there is none that was finished.

    Hidden people are ``NOBODY_KNOWN`` to all but themselves.
    """
    result = result_at(connection, table_id, number)
    if result is None:
        return None
    result = result.without(hidden_among(connection, result.people_named) - {reader})
    chosen = select(tables.c.message_channel_id, tables.c.message_id).where(tables.c.id == table_id)
    return KeptGame(result, *connection.execute(chosen).one())


def replayed_game(steps: Iterable[Step]) -> ReplayedGame:
    """The deals in these steps of a game that may be shown, in order."""
    players: defaultdict[int, Mapping[int, Seat]] = defaultdict(dict)
    times: dict[int, datetime] = {}
    doers: defaultdict[int, tuple[int | None, ...]] = defaultdict(tuple)

    def seen() -> Iterator[Step]:
        before: Table | None = None
        for step in steps:
            state = step.table.game
            if state and state.deal:
                number = state.deal.number
                players[number] = {**players[number], **_present(step.table)}
                if isinstance(step.event, Dealt | Called | CardPlayed):
                    times[number] = step.entry.at
                if before and isinstance(step.event, Called | CardPlayed):
                    # What was taken back is not there any more.
                    earlier = doers[number][: _decisions(state.deal) - 1]
                    doers[number] = (*earlier, _doer(before, step.event))
            before = step.table
            yield step

    opened = opened_deals(seen())
    deals = (
        ReplayedDeal(kept, players[number], opened.table, times[number], doers[number])
        for kept in opened.deals
        for number in (kept.deal.number,)
    )
    return ReplayedGame(opened.table, tuple(deals))


def _decisions(deal: Deal) -> int:
    """The calls and cards of a deal so far."""
    tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
    return len(deal.auction.calls) + sum(len(trick.plays) for trick in tricks)


def _doer(before: Table, event: Called | CardPlayed) -> int | None:
    """The person who made this call or played this card themselves."""
    seat = done_by(before, event)
    held = None if seat is None else before.occupant(seat)
    return held.user if isinstance(held, Human) else None


def _present(table: Table) -> dict[int, Seat]:
    seated = ((seat, table.occupant(seat)) for seat in table.playing_seats)
    return {
        held.user: seat
        for seat, held in seated
        if isinstance(held, Human) and table.is_present(seat)
    }
