"""The tables and their logs in a database, and the port through which sessions keep them."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import pairwise
from typing import TypeVar

from sqlalchemy import Connection

from bot.storage import challenges, shared_deals
from bot.storage.challenges import ChallengeTable
from bot.storage.database.database import Database
from bot.storage.database.fence import has_other_version
from bot.storage.errors import StorageUnavailable, UnknownTable, UnreplayableLog
from bot.storage.log import event_log, open_tables
from bot.storage.log.causes import StoredCause, encode_cause, stored_cause
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import StoredMessage, TableRow
from bot.storage.log.replay import Step, log_from, replay
from bot.storage.log.standby_tables import FollowedTable, StandbyTables
from bot.storage.results.counter import ResultCounter
from bot.storage.results.game_record import GameRecord, record_after
from bot.storage.results.game_results import GameResult
from bot.storage.results.outcomes import game_result
from bot.tables.dealt_cards import are_played_at, fingerprint_of_line
from bot.tables.events import DealGiven, TableEvent, TableOpened
from bot.tables.fold import opened, states_of
from bot.tables.occupants import Human
from bot.tables.requests import Open, Submission
from bot.tables.table import Stage, Table
from bot.tables.watching import Spectators
from engine.deal_record import DealRecord
from engine.seats import Seat
from engine.state import Deal, Phase
from engine.variants import find_variant

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Upshot:
    """Effects of entries outside the log: the result of a game, and who knows which cards.

    ``challenged`` is how far the deal of a challenge has come.
    """

    result: GameResult | None = None
    seen: tuple[str, frozenset[int]] = ("", frozenset())
    challenged: ChallengeTable | None = None


NOTHING = Upshot()


class SqlEventStore:
    """Stores tables and their logs in a database; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.result_counter = ResultCounter(database)
        self.standby = StandbyTables(database)

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        at: datetime,
        entries: Sequence[Entry],
        given: str | None = None,
    ) -> int:
        """Open a table with the first entries of its log; return its number.

        ``given`` is the id of the shared deal that it plays.
        """
        first = tuple(entries)

        def work(connection: Connection) -> int:
            table_id = open_tables.open_table(connection, guild_id, channel_id, at)
            event_log.append(connection, table_id, 0, first)
            if given is not None:
                shared_deals.give(connection, given, table_id)
            return table_id

        return await self._database.write(work, exclusive=False, guild=guild_id)

    async def append(
        self,
        table_id: int,
        expected: int,
        entries: Sequence[Entry],
        upshot: Upshot = NOTHING,
        *,
        guild: int | None = None,
    ) -> None:
        """Write entries after the expected last one, and what they bring about.

        ``guild``: the server of the table; Fenced if another process owns it.
        """
        new = tuple(entries)

        def work(connection: Connection) -> None:
            event_log.append(connection, table_id, expected, new)
            self._bring_about(connection, upshot, new)

        await self._database.write(work, exclusive=False, guild=guild)
        if upshot.result is not None:
            self.result_counter.stored(upshot.result)

    def _bring_about(
        self, connection: Connection, upshot: Upshot, entries: Sequence[Entry]
    ) -> None:
        if upshot.challenged is not None:  # before it is noted that they know its cards
            challenges.keep_table(connection, upshot.challenged)
        cards, viewers = upshot.seen
        if viewers:
            shared_deals.see(connection, cards, viewers, entries[-1].at)
        if upshot.result is not None:
            self.result_counter.ended(connection, upshot.result)

    async def close(
        self,
        table_id: int,
        expected: int,
        entries: Sequence[Entry],
        at: datetime,
        upshot: Upshot = NOTHING,
        *,
        guild: int | None = None,
    ) -> None:
        """Write the last entries of a table, the result of a game broken off, and close it."""
        last = tuple(entries)

        def work(connection: Connection) -> None:
            event_log.append(connection, table_id, expected, last)
            open_tables.close_table(connection, table_id, at)
            self._bring_about(connection, upshot, last)

        await self._database.write(work, exclusive=False, guild=guild)
        if upshot.result is not None:
            self.result_counter.stored(upshot.result)

    async def abandon(
        self, table_id: int, at: datetime, *, version: str | None = None, guild: int | None = None
    ) -> bool:
        """Close a table without an event in its log; return whether it was done.

        With a ``version`` of the bot it is not done while another one is running.
        """

        def work(connection: Connection) -> bool:
            # During an upgrade another version may be able to read what this one cannot (ADR 19).
            if version is not None and has_other_version(connection, version, at):
                return False
            open_tables.close_table(connection, table_id, at)
            return True

        return await self._database.write(work, exclusive=False, guild=guild)

    async def replayed(
        self, table_id: int, told: Callable[[Iterator[Step]], T], game: int | None = None
    ) -> T:
        """Replay a table from game number ``game`` or its last; return what ``told`` makes of it.

        UnreplayableLog and OtherRules as `replayed`.
        """
        log = await self._database.read(partial(log_from, table_id=table_id, game=game))
        return await replay(log, told)

    async def set_message(
        self, table_id: int, message: StoredMessage, *, guild: int | None = None
    ) -> None:
        """Store which public message shows the table."""
        work = partial(open_tables.set_message, table_id=table_id, message=message)
        await self._database.write(work, exclusive=False, guild=guild)

    async def open_tables(self, guild: int | None = None) -> tuple[TableRow, ...]:
        """Every open table, of a server if one is named, oldest first."""
        return await self._database.read(partial(open_tables.open_tables, guild=guild))

    async def idle_since(self, moment: datetime) -> tuple[int, ...]:
        """The numbers of the open tables at which nothing has happened since ``moment``."""
        return await self._database.read(
            lambda connection: open_tables.idle_since(connection, moment)
        )

    async def closed_since(self, moment: datetime) -> tuple[TableRow, ...]:
        """The tables closed since then, oldest first."""
        return await self._database.read(
            lambda connection: open_tables.closed_since(connection, moment)
        )

    async def find(self, table_id: int) -> TableRow | None:
        """The table of this number, open or closed: a press may come from an old message."""
        return await self._database.read(lambda connection: open_tables.find(connection, table_id))


class SqlTableLog:
    """Implements the sessions' port `TableLog` on a database."""

    def __init__(
        self, store: SqlEventStore, now: Callable[[], datetime], version: str = ""
    ) -> None:
        self._store = store
        self._now = now
        self._version = version
        self._records: dict[int, GameRecord | None] = {}

    async def open(
        self, opening: TableOpened, events: Sequence[TableEvent], cause: Open | None = None
    ) -> int:
        """Store a new table with its first events and their cause; return its number."""
        at = self._now()
        entries = tuple(
            self._entries((opening, *events), at, StoredCause(cause) if cause else None)
        )
        given = next((event.code for event in events if isinstance(event, DealGiven)), None)
        number = await self._store.open(opening.guild, opening.channel, at, entries, given)
        states = states_of(opened(number, opening), events)
        self._records[number], _ = self._told_further(states, events, at)
        return number

    async def append(
        self,
        states: Sequence[Table],
        events: Sequence[TableEvent],
        cause: Submission | None = None,
    ) -> None:
        """Append events and their cause; with a game's last event, store its results."""
        before, after, at = states[0], states[-1], self._now()
        guild = before.opened.guild
        stored = stored_cause(before, cause) if cause else None
        entries = tuple(self._entries(events, at, stored))
        seen = _seen(before, after, self._records.get(before.id))
        record, result = self._told_further(states, events, at)
        upshot = Upshot(result, seen, _challenged(states, self._records.get(before.id), at))
        if after.stage is Stage.CLOSED:
            await self._store.close(before.id, before.revision, entries, at, upshot, guild=guild)
            self._records.pop(before.id, None)
            return
        await self._store.append(before.id, before.revision, entries, upshot, guild=guild)
        self._records[before.id] = record

    def _told_further(
        self, states: Sequence[Table], events: Sequence[TableEvent], at: datetime
    ) -> tuple[GameRecord | None, GameResult | None]:
        """The record after these events, and the result of the game that they end."""
        record, result = self._records.get(states[0].id), None
        for event, (before, after) in zip(events, pairwise(states), strict=True):
            record = record_after(record, before, event, at, after)
            result = game_result(before, event, record) or result
        return record, result

    async def load(self, table_id: int) -> Table:
        """Replay the log of a table; UnreplayableLog when that is not possible."""
        told = (await self.load_all((table_id,)))[table_id]
        if isinstance(told, UnreplayableLog):
            raise told
        return told

    async def load_all(self, numbers: Collection[int]) -> Mapping[int, Table | UnreplayableLog]:
        """Replay the logs of these tables, or what is new in those that were followed.

        Games that ended there and that nobody has counted are counted before.
        """
        with suppress(StorageUnavailable):  # it is tried again at intervals
            await self._store.result_counter.count_rest()
        found: dict[int, Table | UnreplayableLog] = {}
        for number, told in (await self._store.standby.load(numbers)).items():
            if isinstance(told, FollowedTable):
                self._records[number] = told.record
            found[number] = told.table if isinstance(told, FollowedTable) else told
        return found

    async def abandon(self, table_id: int, *, surely: bool = False) -> bool:
        """Close a table whose log cannot be replayed: the log stays, the channel is free.

        Return whether it was done: unless ``surely``, not while another version of the bot is
        running, which may be able to read the log.
        """
        guild, _ = await self.place_of(table_id)
        version = None if surely else self._version
        done = await self._store.abandon(table_id, self._now(), version=version, guild=guild)
        if done:
            self._records.pop(table_id, None)
        return done

    async def place_of(self, table_id: int) -> tuple[int, int]:
        """The server and channel of a table, read without its log.

        UnknownTable if there is none.
        """
        row = await self._store.find(table_id)
        if row is None:
            raise UnknownTable(table_id)
        return row.guild_id, row.channel_id

    async def is_known(self, table_id: int) -> bool:
        """Whether a table of this number was ever opened."""
        return await self._store.find(table_id) is not None

    async def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables that are not closed."""
        return tuple(row.id for row in await self._store.open_tables())

    async def open_in(self, channel: int) -> int | None:
        """The number of the table of this channel that is not closed, if there is one."""
        rows = await self._store.open_tables()
        return next((row.id for row in rows if row.channel_id == channel), None)

    async def idle_since(self, moment: datetime) -> tuple[int, ...]:
        """The numbers of the open tables at which nothing has happened since ``moment``."""
        return await self._store.idle_since(moment)

    @staticmethod
    def _entries(
        events: Sequence[TableEvent], at: datetime, cause: StoredCause | None
    ) -> Iterator[Entry]:
        stored = None if cause is None else encode_cause(cause)
        for event in events:
            yield Entry(*encode(event), at, stored)
            stored = None


def _seen(before: Table, after: Table, record: GameRecord | None) -> tuple[str, frozenset[int]]:
    """The people who know a given deal's cards once it ends: those who played it or watched it."""
    if before.given is None:
        return NOTHING.seen
    cards = fingerprint_of_line(before.given.line)
    if not are_played_at(before, cards) or are_played_at(after, cards):
        return NOTHING.seen
    seated = (held.user for held in before.seats if isinstance(held, Human))
    acted = () if record is None else (user for user, _ in record.thinking)
    watching = (user for user, _ in (*Spectators.of(before).following, *Spectators.of(before).saw))
    return cards, frozenset((*seated, *acted, *watching))


def _challenged(
    states: Sequence[Table], record: GameRecord | None, at: datetime
) -> ChallengeTable | None:
    """How far the deal of a challenge has come; None where nothing of it is to be kept.

    Kept is who plays it, from its start on; how it ended; and its line when its table closes.
    """
    before, after, given = states[0], states[-1], states[0].given
    if given is None or not before.is_closed_room:
        return None
    cards = fingerprint_of_line(given.line)
    if not any(are_played_at(table, cards) for table in (before, after)):
        return None
    deals = (table.game.deal for table in states if table.game and table.game.deal)
    deal = next((each for each in deals if each.phase is Phase.OVER), None)
    if deal is not None and record is not None:
        return _played_out(before, record, deal, at)
    if (
        _people(before) == _people(after)
        and are_played_at(before, cards)
        and after.stage is not (Stage.CLOSED)
    ):
        return None
    now = after.game.deal if after.game else None
    return None if now is None else _so_far(after, now, at if record is None else record.began)


def _people(table: Table) -> tuple[tuple[Seat, int], ...]:
    seats = ((seat, table.occupant(seat)) for seat in table.playing_seats)
    return tuple((seat, held.user) for seat, held in seats if isinstance(held, Human))


def _so_far(table: Table, deal: Deal, began: datetime) -> ChallengeTable:
    given = table.given
    if given is None:
        raise ValueError("a deal of a challenge is given")
    return ChallengeTable(
        code=given.challenge,
        number=given.number,
        table=table.id,
        guild=table.opened.guild,
        line=str(replace(DealRecord.read(given.line, find_variant), deal=deal)),
        people=_people(table),
        began=began,
    )


def _played_out(table: Table, record: GameRecord, deal: Deal, at: datetime) -> ChallengeTable:
    """The deal once it is over; ``table`` is as it was before its last card."""
    people = _people(table)
    began_in = {seat: record.begun_in(seat) for seat in table.playing_seats}
    others = {
        *(seat for seat, user in people if record.moves_in(seat, user)[1]),
        *(seat for seat, user in began_in.items() if user and (seat, user) not in people),
    }
    left = {
        user
        for seat, user in people
        # Who took a seat over answers for what came after that.
        if not table.is_present(seat)
        or (began_in[seat] == user and _is_played_for(record.moves_in(seat, user)))
    }
    return replace(
        _so_far(table, deal, record.began),
        done=at,
        left=frozenset(left),
        stood_in=frozenset(map(table.rules.seating.team, others)),
    )


def _is_played_for(moves: tuple[int, int]) -> bool:
    """Whether others made more than half of the moves of a seat."""
    own, of_others = moves
    return of_others > own
