"""Evenings as they are kept: what was done for the next one, who comes, who sat where."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)

from bot.evenings import (
    WEEK,
    Coming,
    Evening,
    Guest,
    Places,
    Sat,
)
from bot.storage.database.dependents import delete_with_dependents
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    evening_answers,
    evening_seats,
    evenings,
    game_deals,
    game_players,
    games,
    guild_settings,
)
from bot.storage.rows import StoredRows
from engine.seats import Team

SEASON = timedelta(days=92)
"""The time for which answers and seats are kept."""

NO_TABLE = 0
"""Stands for a table's number where the bot could not open one."""


@dataclass(frozen=True, slots=True)
class EveningId:
    """One of the days of an evening: its number, and the day."""

    number: int
    day: date

    @classmethod
    def of(cls, kept: Evening) -> "EveningId":
        """The next one, or the one that is going on."""
        return cls(kept.id, kept.day)


@dataclass(frozen=True, slots=True)
class EveningSeat:
    """A person's seat this evening, with channel and table once they are open."""

    sat: Sat
    channel: int | None = None
    table: int | None = None


EVENINGS = StoredRows(Evening, evenings, hour=evenings.c.minute)
GUESTS = StoredRows(Guest, evening_answers)
SATS = StoredRows(Sat, evening_seats, table=evening_seats.c.number)
SEATS = StoredRows(EveningSeat, evening_seats, sat=SATS)


def keep(connection: Connection, kept: Evening) -> int:
    """Store an evening, new if its number is 0; return its number."""
    values = EVENINGS.values(kept)
    del values["id"]
    if kept.id:
        changed = update(evenings).where(evenings.c.id == kept.id).values(values)
        connection.execute(changed)
        return kept.id
    made = connection.execute(insert(evenings).values(values)).inserted_primary_key
    return int(made[0]) if made else 0


def forget(connection: Connection, number: int) -> None:
    """Delete an evening, with all that belongs to it."""
    delete_with_dependents(connection, evenings, evenings.c.id == number)


def find(connection: Connection, number: int) -> Evening | None:
    """The evening of this number."""
    return EVENINGS.one(connection, EVENINGS.every.where(evenings.c.id == number))


def title_of(connection: Connection, number: int | None) -> str:
    """The title of an evening; an empty one if there is none of this number any more."""
    chosen = select(evenings.c.title).where(evenings.c.id == number)
    return connection.execute(chosen).scalar() or ""


def of_guild(connection: Connection, guild: int) -> tuple[Evening, ...]:
    """The evenings of a server, in the order in which they were made."""
    chosen = EVENINGS.every.where(evenings.c.guild_id == guild).order_by(evenings.c.id)
    return EVENINGS.all(connection, chosen)


def running(connection: Connection) -> tuple[tuple[Evening, str | None], ...]:
    """The evenings that are not paused, each with the time zone that its server chose."""
    chosen = EVENINGS.every.where(evenings.c.paused.is_(None)).order_by(evenings.c.id)
    settings = select(guild_settings.c.guild_id, guild_settings.c.zone)
    named = connection.execute(settings.where(guild_settings.c.zone.is_not(None)))
    zones = {row.guild_id: row.zone for row in named}
    return tuple((each, zones.get(each.guild_id)) for each in EVENINGS.all(connection, chosen))


def guests_of(connection: Connection, evening: EveningId) -> tuple[Guest, ...]:
    """The people who answered or are present, in the order in which they answered."""
    in_order = evening_answers.c.answered_at, evening_answers.c.user_id
    chosen = GUESTS.every.where(_of_evening(evening_answers, evening))
    return GUESTS.all(connection, chosen.order_by(*in_order))


def answer(
    connection: Connection, evening: EveningId, user: int, coming: Coming, now: datetime
) -> None:
    """Note what somebody answers; to say the same again keeps their place."""
    _begin(connection, evening, user, now)
    # Not `!=`: for a row without an answer yet that is NULL, and changes nothing.
    other = evening_answers.c.coming.is_distinct_from(coming)
    _change(connection, evening, user, other, coming=coming, answered_at=now)


def forget_answers(connection: Connection, evening: EveningId, users: Collection[int]) -> None:
    """Delete what these people have answered for one day: they are not on the server any more."""
    gone = evening_answers.c.user_id.in_(tuple(users))
    connection.execute(delete(evening_answers).where(_of_evening(evening_answers, evening), gone))


def ask_for(
    connection: Connection, evening: EveningId, user: int, partner: int | None, now: datetime
) -> None:
    """Note with whom somebody wants to play: who says so comes."""
    answer(connection, evening, user, Coming.YES, now)
    _change(connection, evening, user, partner_id=partner)


def note_here(connection: Connection, evening: EveningId, user: int, now: datetime) -> None:
    """Note that somebody is there."""
    _begin(connection, evening, user, now)
    _change(connection, evening, user, here_at=now)


def keep_mentioning(
    connection: Connection, kept: Evening, users: Iterable[int], now: datetime
) -> None:
    """Store an evening, and that these people were mentioned."""
    keep(connection, kept)
    evening = EveningId.of(kept)
    for user in users:
        _begin(connection, evening, user, now)
        _change(connection, evening, user, mentions=evening_answers.c.mentions + 1)


def mentioned_lately(connection: Connection, evening: EveningId, most: int) -> frozenset[int]:
    """The people whom this evening has mentioned ``most`` times within a week."""
    since = evening.day - WEEK
    lately = evening_answers.c.evening_id == evening.number
    total = func.sum(evening_answers.c.mentions)
    chosen = (
        select(evening_answers.c.user_id)
        .where(lately, evening_answers.c.day > since)
        .group_by(evening_answers.c.user_id)
        .having(total >= most)
    )
    return frozenset(connection.execute(chosen).scalars())


def _of_evening(rows: Table, evening: EveningId) -> ColumnElement[bool]:
    return and_(rows.c.evening_id == evening.number, rows.c.day == evening.day)


def _begin(connection: Connection, evening: EveningId, user: int, now: datetime) -> None:
    row = {
        "evening_id": evening.number,
        "day": evening.day,
        "user_id": user,
        "answered_at": now,
        "mentions": 0,
    }
    # Whoever has answered keeps their place in the order.
    connection.execute(insert_into(connection, evening_answers).on_conflict_do_nothing(), row)


def _change(
    connection: Connection,
    evening: EveningId,
    user: int,
    *where: ColumnElement[bool],
    **values: object,
) -> None:
    conditions = (_of_evening(evening_answers, evening), evening_answers.c.user_id == user, *where)
    connection.execute(update(evening_answers).where(*conditions).values(values))


def seats_of(connection: Connection, evening: EveningId) -> tuple[EveningSeat, ...]:
    """The seats of the last round of an evening, by tables and places."""
    sat = evening_seats.c
    chosen = SEATS.every.where(_of_evening(evening_seats, evening))
    seats = SEATS.all(connection, chosen.order_by(sat.number, sat.place, sat.user_id))
    last = max((each.sat.round for each in seats), default=0)
    return tuple(each for each in seats if each.sat.round == last)


def past_seats(connection: Connection, number: int) -> tuple[Sat, ...]:
    """The seats of all evenings that are kept."""
    chosen = SATS.every.where(evening_seats.c.evening_id == number)
    return SATS.all(connection, chosen.order_by(*evening_seats.primary_key))


def tables_sat_at(connection: Connection, number: int, on: date) -> dict[tuple[int, int], int]:
    """The number of everybody's table in each round of an evening, by round and person."""
    # Of an hour about midnight the evening may have the day before or after.
    near = evening_seats.c.day.between(on - timedelta(days=1), on + timedelta(days=1))
    chosen = SATS.every.where(evening_seats.c.evening_id == number, near)
    return {(each.round, each.user): each.table for each in SATS.all(connection, chosen)}


def seat(
    connection: Connection,
    kept: Evening,
    turn: int,
    tables: Sequence[Places],
    waiting: Sequence[int],
) -> None:
    """Store an evening, and who sits where in a round: in the channels of the round before.

    Tables are numbered from 1; those who wait sit at none.
    """
    keep(connection, kept)
    evening = EveningId.of(kept)
    channels = {each.sat.table: each.channel for each in seats_of(connection, evening)}
    for number, places in enumerate((tuple(waiting), *tables)):
        for place, user in enumerate(places):
            if user is not None:
                sat = Sat(user, evening.day, turn, number, place)
                put(connection, evening, EveningSeat(sat, channels.get(number)))


def put_all(connection: Connection, evening: EveningId, seated: Iterable[EveningSeat]) -> None:
    """Store the seats of several people."""
    for each in seated:
        put(connection, evening, each)


def put(connection: Connection, evening: EveningId, seated: EveningSeat) -> None:
    """Store a person's seat, in place of their seat before in this round."""
    values = {"evening_id": evening.number, **SEATS.values(seated), "day": evening.day}
    key = [column.name for column in evening_seats.primary_key]
    where = {name: value for name, value in values.items() if name not in key}
    row = insert_into(connection, evening_seats).values(values)
    connection.execute(row.on_conflict_do_update(index_elements=key, set_=where))


def take_place(connection: Connection, evening: EveningId, seated: EveningSeat) -> None:
    """Store a person's seat, which somebody else had who has left it."""
    sat, columns = seated.sat, evening_seats.c
    place = columns.round == sat.round, columns.number == sat.table, columns.place == sat.place
    before = (_of_evening(evening_seats, evening), *place, columns.user_id != sat.user)
    connection.execute(delete(evening_seats).where(*before))
    put(connection, evening, seated)


def note_table(connection: Connection, evening: EveningId, at: Sat, **opened: int | None) -> None:
    """Store the ``channel_id`` or the ``table_id`` of the table of a round at which somebody is."""
    seat = evening_seats.c
    here = (_of_evening(evening_seats, evening), seat.round == at.round, seat.number == at.table)
    connection.execute(update(evening_seats).where(*here).values(opened))


def move_on(connection: Connection, kept: Evening, today: date) -> None:
    """Store an evening with its next evening; delete what is older than a season."""
    keep(connection, kept)
    before = today - SEASON
    for rows in (evening_answers, evening_seats):
        old = (rows.c.evening_id == kept.id, rows.c.day < before)
        connection.execute(delete(rows).where(*old))


def tables_of(connection: Connection, evening: EveningId) -> list[int]:
    """The tables that were opened in all rounds of an evening."""
    seats = SEATS.all(connection, SEATS.every.where(_of_evening(evening_seats, evening)))
    return sorted({each.table for each in seats if each.table})


@dataclass(frozen=True, slots=True)
class _EndedGame:
    """A finished game of an evening, without its people."""

    id: int
    scores: tuple[int, int]
    finished_at: datetime


@dataclass(frozen=True, slots=True)
class _ScoredDeal:
    """A deal of such a game."""

    declarer_id: int | None
    scores: tuple[int, int]


ENDED_GAMES = StoredRows(_EndedGame, games, scores=(games.c.score_0, games.c.score_1))
SCORED_DEALS = StoredRows(
    _ScoredDeal, game_deals, scores=(game_deals.c.score_0, game_deals.c.score_1)
)


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A finished game of an evening: both sides, None for a computer, and their scores."""

    sides: tuple[tuple[int | None, ...], tuple[int | None, ...]]
    scores: tuple[int, int]
    ended: datetime


@dataclass(frozen=True, slots=True)
class BestDeal:
    """The deal with most points of an evening, and who had declared it."""

    points: int
    declarer: int | None


def games_at(connection: Connection, tables: Collection[int]) -> tuple[GamePlayed, ...]:
    """The finished games of these tables, in the order in which they ended."""
    chosen = ENDED_GAMES.every.where(games.c.table_id.in_(tuple(tables)))
    played = []
    for game in ENDED_GAMES.all(connection, chosen.order_by(games.c.finished_at, games.c.id)):
        seated = select(game_players.c.user_id, game_players.c.team)
        seated = seated.where(game_players.c.game_id == game.id).order_by(game_players.c.seat)
        people = connection.execute(seated).all()
        ours, theirs = (tuple(user for user, of in people if of == team) for team in Team)
        played.append(GamePlayed((ours, theirs), game.scores, game.finished_at))
    return tuple(played)


def best_deal_at(connection: Connection, tables: Collection[int]) -> BestDeal | None:
    """The deal of these tables in which a side scored most."""
    chosen = SCORED_DEALS.every.join(games, games.c.id == game_deals.c.game_id).where(
        games.c.table_id.in_(tuple(tables))
    )
    deals = SCORED_DEALS.all(connection, chosen.order_by(*game_deals.primary_key))
    best = max(deals, key=lambda deal: max(deal.scores), default=None)
    return None if best is None else BestDeal(max(best.scores), best.declarer_id)
