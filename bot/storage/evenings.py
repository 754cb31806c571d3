"""Evenings as they are kept: what was done for the next one, who comes, who sat where."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

import structlog
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    and_,
    case,
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
    EveningStage,
    Guest,
    Places,
    Sat,
    WhyPaused,
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

logger = structlog.stdlib.get_logger(__name__)

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


def keep(connection: Connection, kept: Evening) -> int:
    """Store an evening, new if its number is 0; return its number."""
    values = {
        "guild_id": kept.guild_id,
        "channel_id": kept.channel_id,
        "host_id": kept.host_id,
        "title": kept.title,
        "weekly": kept.weekly,
        "day": kept.day.isoformat(),
        "minute": kept.hour.hour * 60 + kept.hour.minute,
        "rules_key": kept.rules_key,
        "signup_hours": kept.signup_hours,
        "paused": kept.paused,
        "stage": kept.stage,
        "starts_at": kept.starts_at,
        "card_id": kept.card_id,
        "notice_id": kept.notice_id,
        "gathered_at": kept.gathered_at,
        "plays_on": kept.plays_on,
        "empty": kept.empty,
    }
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
    row = connection.execute(select(evenings).where(evenings.c.id == number)).first()
    return None if row is None else _read(row)


def of_guild(connection: Connection, guild: int) -> tuple[Evening, ...]:
    """The evenings of a server, in the order in which they were made."""
    chosen = select(evenings).where(evenings.c.guild_id == guild).order_by(evenings.c.id)
    return tuple(map(_read, connection.execute(chosen)))


def running(connection: Connection) -> tuple[tuple[Evening, str | None], ...]:
    """The evenings that are not paused, each with the time zone that its server chose.

    A damaged one is left out: it keeps none of the others from taking place.
    """
    chosen = (
        select(evenings, guild_settings.c.zone)
        .outerjoin(guild_settings, guild_settings.c.guild_id == evenings.c.guild_id)
        .where(evenings.c.paused.is_(None))
        .order_by(evenings.c.id)
    )
    found = []
    for row in connection.execute(chosen):
        try:
            found.append((_read(row), row.zone))
        except (ValueError, TypeError) as error:
            logger.warning("an evening is damaged", evening=row.id, why=str(error))
    return tuple(found)


def _read(row: Row[tuple[object, ...]]) -> Evening:
    return Evening(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        title=row.title,
        weekly=row.weekly,
        day=date.fromisoformat(row.day),
        hour=time(*divmod(row.minute, 60)),
        rules_key=row.rules_key,
        signup_hours=row.signup_hours,
        paused=None if row.paused is None else WhyPaused(row.paused),
        stage=EveningStage(row.stage),
        starts_at=row.starts_at,
        card_id=row.card_id,
        notice_id=row.notice_id,
        gathered_at=row.gathered_at,
        plays_on=row.plays_on,
        empty=row.empty,
    )


def guests_of(connection: Connection, evening: EveningId) -> tuple[Guest, ...]:
    """The people who answered or are present, in the order in which they answered."""
    chosen = (
        select(evening_answers)
        .where(_of_evening(evening_answers, evening))
        .order_by(evening_answers.c.answered_at, evening_answers.c.user_id)
    )
    return tuple(
        Guest(
            row.user_id,
            None if row.coming is None else Coming(row.coming),
            row.partner_id,
            row.here_at,
        )
        for row in connection.execute(chosen)
    )


def answer(
    connection: Connection, evening: EveningId, user: int, coming: Coming, now: datetime
) -> None:
    """Note what somebody answers; to say the same again keeps their place."""
    _begin(connection, evening, user, now)
    # Not `!=`: for a row without an answer yet that is NULL, and changes nothing.
    other = evening_answers.c.coming.is_distinct_from(coming.value)
    _change(connection, evening, user, other, coming=coming.value, answered_at=now)


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
    since = (evening.day - WEEK).isoformat()
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
    return and_(rows.c.evening_id == evening.number, rows.c.day == evening.day.isoformat())


def _begin(connection: Connection, evening: EveningId, user: int, now: datetime) -> None:
    row = {
        "evening_id": evening.number,
        "day": evening.day.isoformat(),
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
    own = (_of_evening(evening_answers, evening), evening_answers.c.user_id == user, *where)
    connection.execute(update(evening_answers).where(*own).values(values))


@dataclass(frozen=True, slots=True)
class EveningSeat:
    """A person's seat this evening, with channel and table once they are open."""

    sat: Sat
    channel: int | None = None
    table: int | None = None


def seats_of(connection: Connection, evening: EveningId) -> tuple[EveningSeat, ...]:
    """The seats of the last round of an evening, by tables and places."""
    sat = evening_seats.c
    last = select(func.max(sat.round)).where(_of_evening(evening_seats, evening)).scalar_subquery()
    chosen = select(evening_seats).where(_of_evening(evening_seats, evening), sat.round == last)
    rows = connection.execute(chosen.order_by(sat.number, sat.place, sat.user_id))
    return tuple(EveningSeat(_sat(row), row.channel_id, row.table_id) for row in rows)


def past_seats(connection: Connection, number: int) -> tuple[Sat, ...]:
    """The seats of all evenings that are kept."""
    chosen = select(evening_seats).where(evening_seats.c.evening_id == number)
    rows = connection.execute(chosen.order_by(*evening_seats.primary_key))
    return tuple(map(_sat, rows))


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
    sat = seated.sat
    own = {
        "evening_id": evening.number,
        "day": evening.day.isoformat(),
        "round": sat.round,
        "user_id": sat.user,
    }
    where = {
        "number": sat.table,
        "place": sat.place,
        "channel_id": seated.channel,
        "table_id": seated.table,
    }
    row = insert_into(connection, evening_seats).values(own | where)
    connection.execute(row.on_conflict_do_update(index_elements=list(own), set_=where))


def note_table(
    connection: Connection, evening: EveningId, turn: int, number: int, **opened: int | None
) -> None:
    """Store the ``channel_id`` or the ``table_id`` of a table of a round."""
    sat = evening_seats.c
    own = (_of_evening(evening_seats, evening), sat.round == turn, sat.number == number)
    connection.execute(update(evening_seats).where(*own).values(opened))


def _sat(row: Row[tuple[object, ...]]) -> Sat:
    return Sat(row.user_id, date.fromisoformat(row.day), row.round, row.number, row.place)


def move_on(connection: Connection, kept: Evening, today: date) -> None:
    """Store an evening with its next evening; delete what is older than a season."""
    keep(connection, kept)
    before = (today - SEASON).isoformat()
    for rows in (evening_answers, evening_seats):
        old = (rows.c.evening_id == kept.id, rows.c.day < before)
        connection.execute(delete(rows).where(*old))


def tables_of(connection: Connection, evening: EveningId) -> list[int]:
    """The tables that were opened in all rounds of an evening."""
    table = evening_seats.c.table_id
    chosen = select(table).where(_of_evening(evening_seats, evening), table > NO_TABLE).distinct()
    return [number for number in connection.execute(chosen.order_by(table)).scalars() if number]


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
    chosen = select(games).where(games.c.table_id.in_(tuple(tables)))
    found = []
    for game in connection.execute(chosen.order_by(games.c.finished_at, games.c.id)).all():
        own = select(game_players.c.user_id, game_players.c.team)
        own = own.where(game_players.c.game_id == game.id).order_by(game_players.c.seat)
        sides: tuple[list[int | None], list[int | None]] = ([], [])
        for user, team in connection.execute(own):
            sides[team].append(user)
        scores = (game.score_0, game.score_1)
        found.append(GamePlayed((tuple(sides[0]), tuple(sides[1])), scores, game.finished_at))
    return tuple(found)


def best_deal_at(connection: Connection, tables: Collection[int]) -> BestDeal | None:
    """The deal of these tables in which a side scored most."""
    ours, theirs = game_deals.c.score_0, game_deals.c.score_1
    points = case((ours > theirs, ours), else_=theirs)
    chosen = (
        select(points, game_deals.c.declarer_id)
        .join(games, games.c.id == game_deals.c.game_id)
        .where(games.c.table_id.in_(tuple(tables)))
        .order_by(points.desc(), game_deals.c.game_id, game_deals.c.number)
    )
    row = connection.execute(chosen.limit(1)).first()
    return None if row is None else BestDeal(row[0], row[1])
