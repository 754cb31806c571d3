"""Erase a person, or what is kept of a server.

A stand-in takes a person's place, one at each table, in its log and in its results: the log can be
replayed as before and says the same of everybody else. Rows that were theirs alone are deleted.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    delete,
    exists,
    func,
    select,
    type_coerce,
    update,
)

from bot.storage.challenges import draw_posts_naming, forget_challenges
from bot.storage.database import sqlite_file
from bot.storage.database.dependents import delete_with_dependents, server_tables
from bot.storage.database.dialects import insert_into, tell_processes
from bot.storage.database.people import PersonRole, columns_of
from bot.storage.database.schema import (
    challenges,
    departures,
    games,
    metadata,
    played_deals,
    shared_plays,
    table_people,
    tables,
)
from bot.storage.errors import LaterLog, UnreplayableLog
from bot.storage.log.people import STAND_IN, open_tables_naming
from bot.storage.log.replay import log_from
from bot.storage.preferences import PEOPLE, PersonNews
from bot.storage.ratings.generations import disturb
from bot.storage.ratings.rank_roles import RolesHeld, held_by
from bot.storage.ratings.rated_games import keep_rating_snapshots, keep_weights
from bot.storage.results.counter import count_from_logs
from bot.storage.results.game_record import GameRecord, last_state
from bot.storage.rows import StoredRows
from bot.tables.occupants import NOBODY_KNOWN, Human
from bot.tables.table import Stage, Table
from bot.tables.watching import Spectators

OWN_ROWS = columns_of(metadata, PersonRole.OWN)
NAMES = columns_of(metadata, PersonRole.UNNAMED)
TEXTS = columns_of(metadata, PersonRole.IN_TEXT)

IN_LOGS = table_people.c.user_id
"""Who is who in the logs: the stand-in there is that of the games, too."""

IN_GAMES = tuple(each for each in columns_of(metadata, PersonRole.STAND_IN) if each is not IN_LOGS)

UNNAMED = "…"
"""Replaces a mention in a text."""


@dataclass(frozen=True, slots=True)
class OccupiedTable:
    """An open table that needs a person; ``playing``: a game is going on."""

    guild_id: int
    channel_id: int
    playing: bool


def seated_at(connection: Connection, user: int) -> tuple[OccupiedTable, ...]:
    """The open tables that need this person."""
    occupied = []
    named = open_tables_naming(connection, user)
    chosen = select(tables).where(tables.c.id.in_(named)).order_by(tables.c.id)
    for row in connection.execute(chosen):
        try:
            table, record = _told(connection, row.id)
        except LaterLog:  # only a later version can say whether they are needed
            occupied.append(OccupiedTable(row.guild_id, row.channel_id, playing=True))
            continue
        if table is not None and user in _needed(table, record):
            playing = table.stage is Stage.PLAYING
            occupied.append(OccupiedTable(row.guild_id, row.channel_id, playing))
    return tuple(occupied)


def _told(connection: Connection, number: int) -> tuple[Table | None, GameRecord | None]:
    try:
        return last_state(log_from(connection, number).steps())
    except LaterLog:
        raise
    except UnreplayableLog:  # nobody can play there any more
        return None, None


def _needed(table: Table, record: GameRecord | None) -> set[int]:
    """The host, and everyone who has a seat, acted in the game or watches a hand."""
    people = {table.host, *_people(table.seats)}
    if table.stage is not Stage.PLAYING or record is None:
        return people
    done = {user for each in record.deals for user in each.players if user is not None}
    thought = {user for user, _ in record.thinking}
    return people | done | thought | Spectators.of(table).people | set(_people(record.starters))


def _people(seats: Collection[object]) -> Iterator[int]:
    return (held.user for held in seats if isinstance(held, Human))


class StillSeated(Exception):
    """The person takes part at open tables, which still need their name."""

    def __init__(self, seated: tuple[OccupiedTable, ...]) -> None:
        super().__init__(f"{len(seated)} tables")
        self.seated = seated


@dataclass(frozen=True, slots=True)
class Erased:
    """The numbers of changed tables and of deleted rows.

    ``open_tables``: those whose logs named them, and that are read from memory still. ``roles``:
    the rank roles by server that the person was given, of which nothing is stored now.
    """

    tables: int
    rows: int
    open_tables: tuple[int, ...] = ()
    roles: RolesHeld = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.tables or self.rows)


def erase(connection: Connection, user: int) -> Erased:
    """Erase a person in one go; StillSeated while they take part at an open table.

    Erasing a person who is unknown or already erased changes nothing.
    """
    count_from_logs(connection)  # while it can be known how strong they were
    if seated := seated_at(connection, user):
        raise StillSeated(seated)
    still_open = open_tables_naming(connection, user)
    # Put the stand-in of each table into its games, while the person is still known there.
    named = select(games.c.id).join(table_people, table_people.c.table_id == games.c.table_id)
    named = named.where(table_people.c.user_id == user)
    for person in IN_GAMES:
        game = person.table.c.game_id
        stand_in = named.with_only_columns(STAND_IN).where(games.c.id == game).scalar_subquery()
        theirs = update(person.table).where(person == user, game.in_(named))
        connection.execute(theirs.values({person: stand_in}))
    whom = update(table_people).where(table_people.c.user_id == user).values(user_id=STAND_IN)
    replaced = whom.returning(table_people.c.table_id, table_people.c.user_id)
    stand_ins = {row.table_id: row.user_id for row in connection.execute(replaced)}
    keep_rating_snapshots(connection, user, stand_ins)
    keep_weights(connection, stand_ins)
    draw_posts_naming(connection, user)
    unnamed = _erase_from_own_events(connection, user)
    held = held_by(connection, user)
    gone = [connection.execute(delete(own.table).where(own == user)).rowcount for own in OWN_ROWS]
    if erased := Erased(len(stand_ins), sum(gone) + unnamed, still_open, held):
        disturb(connection)
        # SQLite leaves copies of rows behind where it splits pages: only a rewritten file has none.
        sqlite_file.request_vacuum(connection)
        # Told in the same transaction: other processes forget the person exactly if they are
        # erased.
        news = " ".join(map(str, (PersonNews.ERASED, user, *still_open)))
        tell_processes(connection, PEOPLE, news)
        # Roles at Discord outlast the rows: whoever serves the server takes them back.
        for guild, roles in held.items():
            news = " ".join(map(str, (PersonNews.HAD_ROLES, user, guild, *roles)))
            tell_processes(connection, PEOPLE, news)
    return erased


def _erase_from_own_events(connection: Connection, user: int) -> int:
    """Remove the person's name from admin actions and from texts that mention them."""
    changed = 0
    for name in NAMES:
        unnamed = update(name.table).where(name == user).values({name: NOBODY_KNOWN})
        changed += connection.execute(unnamed).rowcount
    for words in TEXTS:
        written = type_coerce(words, Text)  # a type of the bot's own would look for a value of its
        erased = func.replace(written, f"<@{user}>", UNNAMED)
        # Discord writes mentions in two ways; a bare id may have been typed.
        erased = func.replace(func.replace(erased, f"<@!{user}>", UNNAMED), str(user), UNNAMED)
        unnamed = update(words.table).where(written.contains(str(user))).values({words: erased})
        changed += connection.execute(unnamed).rowcount
    return changed


STEP = 20
"""Tables deleted per transaction, so that other writes do not wait long."""

SERVER_TABLES = server_tables(tables, shared_plays)
"""Tables with rows of a server, beside its game tables and the challenges that it called out."""

KNOWN_BY = tuple(rows.c.guild_id for rows in (tables, challenges, *SERVER_TABLES))
"""The columns that name servers."""


@dataclass(frozen=True, slots=True)
class Departure:
    """A server that has removed the bot, and when."""

    guild: int
    at: datetime


DEPARTURES = StoredRows(Departure, departures)


def note_departure(connection: Connection, guild: int, at: datetime) -> None:
    """Note that a server has removed the bot, unless that is noted already."""
    statement = insert_into(connection, departures).on_conflict_do_nothing()
    connection.execute(statement, {"guild_id": guild, "at": at})


def note_presence(connection: Connection, guild: int) -> None:
    """Note that the bot is on a server: its departure, if there was one, is over."""
    connection.execute(delete(departures).where(departures.c.guild_id == guild))


def servers_to_note(
    connection: Connection, here: Collection[int]
) -> tuple[frozenset[int], frozenset[int]]:
    """The servers that added the bot, and that removed it, unnoticed; it is on all of ``here``."""
    departed = frozenset(each.guild for each in DEPARTURES.all(connection, DEPARTURES.every))
    return departed.intersection(here), known_servers(connection).difference(here, departed)


def known_servers(connection: Connection) -> frozenset[int]:
    """The servers about which something is stored."""
    named = (connection.execute(select(known).distinct()).scalars() for known in KNOWN_BY)
    return frozenset(guild for guilds in named for guild in guilds if guild)


def departed_before(connection: Connection, moment: datetime) -> tuple[int, ...]:
    """The servers that had removed the bot by then and have no open table."""
    still_open = exists().where(tables.c.guild_id == departures.c.guild_id, _is_open())
    chosen = DEPARTURES.every.where(departures.c.at <= moment, ~still_open)
    gone = DEPARTURES.all(connection, chosen.order_by(departures.c.guild_id))
    return tuple(each.guild for each in gone)


def forget_some_tables(connection: Connection, guild: int) -> int:
    """Delete some closed tables of a server; return how many, 0 when none is left."""
    chosen = select(tables.c.id).where(tables.c.guild_id == guild, ~_is_open())
    some = tuple(connection.execute(chosen.order_by(tables.c.id).limit(STEP)).scalars())
    disturb(connection)
    delete_with_dependents(connection, tables, tables.c.id.in_(some))
    return len(some)


def forget_the_rest(connection: Connection, guild: int) -> None:
    """Delete everything else of a server, its departure too."""
    forget_challenges(connection, guild)
    # What people play alone is theirs: that they began it here goes.
    begun = update(played_deals).where(played_deals.c.guild_id == guild)
    connection.execute(begun.values(guild_id=0))
    for rows in SERVER_TABLES:
        delete_with_dependents(connection, rows, rows.c.guild_id == guild)


def _is_open() -> ColumnElement[bool]:
    return tables.c.closed_at.is_(None)
