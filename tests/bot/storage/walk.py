"""Spoil each column of every table, and see who notices: check, rounds, one's own pages, others'.

``python -m tests.bot.storage.walk`` prints the table; it takes some minutes.
"""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    LargeBinary,
    Table,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from bot.ratings.ladders import Season
from bot.storage import (
    analyses,
    challenge_experts,
    challenges,
    day_posts,
    evenings,
    exercises,
    finished_lessons,
    posts,
    preferences,
    problems,
    score_sheets,
    shared_plays,
)
from bot.storage.backup.check import dangling_rows, look_through
from bot.storage.backup.move import move
from bot.storage.backup.values import FREE
from bot.storage.database.columns import Instant, ReadColumn
from bot.storage.database.database import Database
from bot.storage.database.people import SERVER, stored_type
from bot.storage.database.schema import metadata
from bot.storage.database.sqlite import engine_on
from bot.storage.privacy import erasure
from bot.storage.privacy.export import data_summary, summary_of
from bot.storage.ratings import podiums, rank_roles
from bot.storage.ratings.fold import record
from bot.storage.results import voiding
from bot.storage.results.counter import uncounted
from bot.storage.results.rebuild import count_ladders, what_is_old
from bot.storage.setting_changes import last_change
from bot.storage.stats.achievement_facts import facts_of
from bot.storage.stats.history import Selection, history_of
from bot.storage.stats.player_accuracy import player_accuracy
from bot.storage.stats.statistics import player_statistics
from bot.storage.unopened_deals import to_forget
from bot.storage.wanted import Wanted
from bot.storage.welcomes import owed_welcomes
from tests.bot.storage import server
from tests.bot.storage.made import NOON, a_game
from tests.bot.storage.spoiling import spoils
from tests.bot.storage.whole import CAFE, CLUB, Corner, whole

Work = Callable[[Connection], object]

UsualPages = Mapping[Corner, Mapping[str, object]]
"""What the pages of each server say, before anything is spoilt."""

LATER = NOON + timedelta(days=5)
"""When challenges of the database are over."""


def _game_of_all(connection: Connection) -> object:
    """A game ends that people of both servers have played."""
    return record(connection, a_game(number=98, players=CAFE.people + CLUB.people, at=LATER))


ROUNDS: Mapping[str, Work] = {
    "evenings": evenings.running,
    "days": partial(shared_plays.day_at, now=NOON + timedelta(days=1)),
    "days ended": partial(shared_plays.days_ended, now=LATER, count=7),
    "plays": shared_plays.every_solo_play,
    "judging": partial(shared_plays.unjudged, now=NOON),
    "day posts": partial(day_posts.day_posts_due, today=date.max),
    "posts": partial(posts.posts_due, now=LATER),
    "challenges": partial(challenges.running, now=NOON),
    "unfinished deals": partial(challenge_experts.begun_due, now=LATER),
    "experts": partial(challenge_experts.experts_due, now=LATER),
    "podiums": partial(podiums.due, season=Season(2026, 1)),
    "rank roles": rank_roles.guilds_with_ranks,
    "departures": partial(erasure.departed_before, moment=LATER),
    "unopened deals": partial(to_forget, before=LATER, imports_before=LATER),
    "own analyses": partial(
        analyses.played_for_self_analysis, guilds=(CAFE.guild, CLUB.guild), since=NOON
    ),
    "games to count": uncounted,
    "results": what_is_old,
    "a game ends": _game_of_all,
    "ladders": count_ladders,
    "players": preferences.all_player_preferences,
    "languages": preferences.guild_languages,
    "welcomes": owed_welcomes,
    "doctor": Wanted.read,
}
"""What the bot asks again and again, for everybody at once."""


def pages_of(corner: Corner) -> Mapping[str, Work]:
    """What the people of a server look at."""
    ann, _ = corner.people
    chosen = Selection(guild_id=corner.guild)
    return {
        "settings": partial(preferences.guild_preferences, guild_id=corner.guild),
        "choices": partial(preferences.player_preferences, user=ann),
        "last change": partial(last_change, guild=corner.guild, now=NOON),
        "seats": partial(preferences.seat_watchers_of, guild=corner.guild, now=NOON),
        "evenings": partial(evenings.of_guild, guild=corner.guild),
        "day post": partial(day_posts.watchers_of, guild=corner.guild),
        "ranks": partial(rank_roles.rank_roles_of, guild=corner.guild),
        "voided": partial(voiding.voided_of, guild=corner.guild),
        "games": partial(voiding.last_games, guild=corner.guild, voided=False),
        "challenges": partial(challenges.challenges_of, user=ann, now=NOON, most=9),
        "days": partial(shared_plays.days_of, user=ann),
        "sheets": partial(score_sheets.sheets_of, owner=ann, most=9),
        "lessons": partial(finished_lessons.lessons_of, user=ann),
        "exercises": partial(exercises.exercise_counts, user=ann, now=LATER),
        "session": partial(exercises.session_plan, user=ann, since=NOON, now=LATER),
        "problems": partial(problems.answered_by, user=ann, code="PC-contree"),
        "accuracy": partial(player_accuracy, chosen=chosen, user_id=ann),
        "statistics": partial(player_statistics, chosen=chosen, user_id=ann),
        "achievements": partial(facts_of, user_id=ann),
        "history": partial(history_of, chosen=chosen, user_id=ann, limit=5, offset=0),
        "data": partial(data_summary, user=ann),
        "export": partial(summary_of, user=ann),
    }


@dataclass(frozen=True)
class Case:
    """A value, as SQL, that is put into a column of one row; ``fits`` if it might stand there."""

    column: Column[Any]
    value: str
    fits: bool = False

    def __str__(self) -> str:
        return f"{self.column} = {self.value}"


@dataclass
class Outcome:
    """Who noticed a case: ``raised`` names what did.

    ``own`` are the pages of the server of that row that say something else now, ``others`` those of
    the other server.
    """

    case: Case
    told: bool = False
    raised: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


def cases(table: Table, dialect: str) -> Iterator[Case]:
    """The values that each column of a table is spoiled by: none of its own, and one that fits."""
    for column in table.c:
        for value in spoils(column, dialect):
            yield Case(column, value)
        if (fitting := another(column, dialect)) is not None:
            yield Case(column, fitting, fits=True)


def another(column: Column[Any], dialect: str) -> str | None:
    """A value that might stand in a column, but in that row another does; None if none is known."""
    name, stored = column.name, stored_type(column)
    if isinstance(column.type, Instant):
        at = f"coalesce({name}, '2026-05-04 12:00:00')"
        later = f"datetime({at}, '+1 hour') || '.000000'"
        return later if dialect == "sqlite" else f"{at} + interval '1 hour'"
    if isinstance(stored, LargeBinary):
        return "x'01'" if dialect == "sqlite" else r"'\x01'::bytea"
    kind = stored.python_type
    if kind is bool:
        return f"NOT coalesce({name}, false)"
    if isinstance(column.type, ReadColumn):
        return None
    filled = {int: "0", float: "0.5", str: "''"}[kind]
    more = {int: "+ 1", float: "+ 0.25", str: "|| 'x'"}[kind]
    return f"coalesce({name}, {filled}) {more}"


def walk(connection: Connection, chosen: Iterator[Case]) -> Iterator[Outcome]:
    """Put each value into the first row of its table, look around, and take it back."""
    dialect = connection.dialect.name
    usual = {
        corner: {name: work(connection) for name, work in pages_of(corner).items()}
        for corner in (CAFE, CLUB)
    }
    for case in chosen:
        savepoint = connection.begin_nested()
        try:
            if _spoiled(connection, case):
                yield _seen(connection, case, usual, is_copy=dialect == "sqlite")
        finally:
            savepoint.rollback()


def _spoiled(connection: Connection, case: Case) -> bool:
    """Put the value there; False if no row holds anything that it could change, or may hold it."""
    table, column = case.column.table, case.column
    keys = [*table.primary_key]
    order = (*not_of_cafe(table), column.is_(None), *keys)
    row = connection.execute(select(*keys).order_by(*order)).first()
    if row is None and table.name in FREE:  # which a move leaves where they are
        return False
    own = (key == at for key, at in zip(keys, row or (), strict=True))
    changed = update(table).where(*own).values({column: literal_column(case.value)})
    try:
        with connection.begin_nested():
            assert connection.execute(changed).rowcount == 1, case
    except DBAPIError:  # a constraint, or a type of PostgreSQL
        return False
    return True


def not_of_cafe(table: Table) -> tuple[ColumnElement[bool], ...]:
    """What is true of the rows that are not of the café or its people; empty if nothing says so."""
    of_server = [table.c[SERVER] != CAFE.guild] if SERVER in table.c else []
    of_people = [table.c.user_id.not_in(CAFE.people)] if "user_id" in table.c else []
    return (*of_server, *of_people)


def _seen(
    connection: Connection,
    case: Case,
    usual: Mapping[Corner, Mapping[str, object]],
    *,
    is_copy: bool,
) -> Outcome:
    seen = Outcome(case)
    for name, work in ROUNDS.items():
        _tried(seen, f"round {name}", connection, work)
    for corner, whose, changed in ((CAFE, "own", seen.own), (CLUB, "another's", seen.others)):
        for name, work in pages_of(corner).items():
            if _tried(seen, f"{whose} {name}", connection, work) != usual[corner][name]:
                changed.append(name)

    seen.told = bool(_tried(seen, "check", connection, partial(_check, is_copy)))
    return seen


def _check(is_copy: bool, connection: Connection) -> bool:
    """Whether a whole check finds something."""
    found = look_through(connection, "v1_0", is_copy=is_copy).findings
    return bool(found or (is_copy and dangling_rows(connection)))


def _tried(seen: Outcome, name: str, connection: Connection, work: Work) -> object:
    savepoint = connection.begin_nested()
    try:
        found = work(connection)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is counted
        seen.raised.append(f"{name}: {type(error).__name__}")
        found = None
    savepoint.rollback()
    return found


@contextmanager
def as_checked(file: Path) -> Iterator[Connection]:
    """A file as it is open to a check, but nothing of it stays."""
    with (
        engine_on(file, ("foreign_keys=OFF",), "BEGIN IMMEDIATE") as engine,
        engine.connect() as connection,
        connection.begin() as transaction,
    ):
        yield connection
        transaction.rollback()


def told_of(connection: Connection) -> None:
    """Print who noticed what of all cases, and how many of each kind there were."""
    counts = Counter[str]()
    for table in metadata.sorted_tables:
        for seen in walk(connection, cases(table, connection.dialect.name)):
            kind = "possible values" if seen.case.fits else "values of another kind"
            counts[f"{kind}: {'told' if seen.told else 'untold'}"] += 1
            for each in {name.split()[0].rstrip(":") for name in seen.raised}:
                counts[f"{kind}: raised by {each}"] += 1
            counts[f"{kind}: pages of another server changed"] += bool(seen.others)
            mark = "told  " if seen.told else "UNTOLD"
            noticed = "; ".join(seen.raised + seen.others)
            sys.stdout.write(f"{mark} {seen.case}  {noticed}\n")
            sys.stdout.flush()
    for name, count in sorted(counts.items()):
        sys.stdout.write(f"{count:5} {name}\n")


async def on_server(file: Path, address: str) -> None:
    """Move a file to an empty database of a server, and walk over it there."""
    await move(file, address)
    database = await Database.open(address)
    await database.write(told_of)
    await database.close()


def main() -> None:
    """Walk over a database of SQLite, or over the same on the server of TEST_POSTGRESQL_URL."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "whole.db"
        asyncio.run(whole(f"sqlite:///{file}"))
        if server.ADDRESS:
            with server.a_database() as address:
                asyncio.run(on_server(file, address))
        else:
            with as_checked(file) as connection:
                told_of(connection)


if __name__ == "__main__":
    main()
