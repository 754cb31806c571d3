"""Check a whole database without changing it: replay every log and compare with the results."""

import os
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain
from pathlib import Path

import structlog
from sqlalchemy import (
    Connection,
    FromClause,
    exists,
    func,
    literal,
    select,
    union_all,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DBAPIError

from bot.shared_plays.alone import read_alone
from bot.storage.backup.backup import Watch, faults_in, new_copy
from bot.storage.backup.recounted_ladders import COUNTED_FROM, wrong_ladders
from bot.storage.backup.values import LOOKED_AT, wrong_values
from bot.storage.challenge_experts import ExpertPlay, every_expert_play
from bot.storage.database.database import Database
from bot.storage.database.migrate import migrate, revisions_of
from bot.storage.database.schema import (
    EVERYWHERE,
    analysis_errors,
    analysis_players,
    archived_events,
    evening_answers,
    evening_seats,
    events,
    game_leavers,
    game_players,
    game_weights,
    games,
    shared_deals,
    shared_play_deals,
    strengths,
)
from bot.storage.database.sqlite import engine_on
from bot.storage.database.sqlite_file import cause_of
from bot.storage.errors import (
    Cause,
    DamagedRow,
    LaterLog,
    NoTemporaryRoom,
    OtherRules,
    StorageUnavailable,
    UnreplayableLog,
)
from bot.storage.log import event_log
from bot.storage.log.archive import DAMAGED_PACK, how_many_archived, unpack
from bot.storage.log.audit import first_faulty_entry
from bot.storage.log.open_tables import TableRow
from bot.storage.log.replay import Step, replayed
from bot.storage.results import game_results
from bot.storage.results.counter import uncounted
from bot.storage.results.outcomes import results_in
from bot.storage.results.rebuild import RESULTS, every_table, what_is_old
from bot.storage.shared_plays import SoloPlay, every_deal, every_solo_play
from bot.tables.dealt_cards import fingerprint_of_line
from bot.tables.table import Stage, Table, page_of
from engine.notation import UnreadableDeal
from engine.options import OptionRefused

logger = structlog.stdlib.get_logger(__name__)


class Damage(StrEnum):
    """The kinds of damage, each with its facts in a comment."""

    PAGES = "pages"  # what (SQLite's own words)
    REFERENCES = "references"  # name (of the table of the database), count
    LOG = "log"  # table, entry (0: none can be named)
    EVENT = "event"  # table, entry, why (a Fault)
    ROW = "row"  # table
    RESULTS = "results"  # table
    LADDER = "ladder"  # server (0: all together; else its id as text), ladder, count
    PLAY = "play"  # play (its number), deal
    CARDS = "cards"  # name (of the table of the database), row
    VALUE = "value"  # name (of the table of the database), row, column


class Ladders(StrEnum):
    """Whether ratings and leaderboards were compared with their recount, or why not."""

    COMPARED = "compared"
    OLD = "old"
    """An earlier version counted them, or they are being recounted."""
    IN_DOUBT = "in-doubt"
    """The results that they are counted from are wrong."""
    ON_SERVER = "on-server"
    """A recount would write to a server."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong."""

    damage: Damage
    facts: tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The result of a check: what was checked, and what is wrong.

    ``other_rules`` counts tables played under a former version of their game's rules; their logs
    are kept but not replayed. ``later`` counts tables that a later version of the bot wrote; they
    are not judged. ``old_results``: an earlier version computed the results, so they are not
    compared; the bot recomputes them at its next start. ``ladders``: whether ratings and
    leaderboards were.
    """

    revision: str
    tables: int
    open_tables: int
    events: int
    games: int
    other_rules: int
    later: int
    old_results: bool
    ladders: Ladders
    findings: tuple[Finding, ...]


def found(damage: Damage, **facts: str | int) -> Finding:
    """A finding and its facts."""
    return Finding(damage, tuple(facts.items()))


def look_through(connection: Connection, revision: str, *, is_copy: bool = False) -> Report:
    """Replay every log and compare; ``revision`` is the schema's before it was migrated.

    In a copy the ladders are counted again and compared.
    """
    is_old = what_is_old(connection)
    old = RESULTS in is_old
    looked = [_look_at(connection, row, compared=not old) for row in every_table(connection)]
    of_tables = [finding for at in looked for finding in at.findings]
    values = tuple(values_found(connection, LOOKED_AT))
    in_doubt = any(each.damage is Damage.RESULTS for each in of_tables) or any(
        dict(each.facts)["name"] in COUNTED_FROM for each in values
    )
    if not is_copy:
        ladders = Ladders.ON_SERVER
    elif is_old:
        ladders = Ladders.OLD
    else:
        ladders = Ladders.IN_DOUBT if in_doubt else Ladders.COMPARED
    wrong = wrong_ladders(connection) if ladders is Ladders.COMPARED else ()
    return Report(
        revision=revision,
        tables=len(looked),
        open_tables=sum(at.is_open for at in looked),
        events=_count(connection, events) + how_many_archived(connection),
        games=_count(connection, games),
        other_rules=sum(at.has_other_rules for at in looked),
        later=sum(at.is_later for at in looked),
        old_results=old,
        ladders=ladders,
        findings=(
            *of_tables,
            *(
                # As text: a number would be written with marks between its thousands.
                found(Damage.LADDER, server=str(server) if server else 0, ladder=name, count=rows)
                for server, name, rows in wrong
            ),
            *_wrong_plays(connection),
            *_wrong_cards(connection),
            *_lone_rows(connection),
            *_wrong_archives(connection),
            *values,
        ),
    )


@dataclass(frozen=True, slots=True)
class _Looked:
    is_open: bool
    findings: tuple[Finding, ...] = ()
    has_other_rules: bool = False
    is_later: bool = False


def _look_at(connection: Connection, row: TableRow, *, compared: bool) -> _Looked:
    is_open = row.closed_at is None
    try:
        return _audited(connection, row, compared=compared)
    except DBAPIError:
        raise
    except Exception:  # whatever a damaged row makes of a table
        logger.exception("a table could not be checked", table=row.id)
        return _Looked(is_open, (found(Damage.LOG, table=row.id, entry=0),))


def _audited(connection: Connection, row: TableRow, *, compared: bool) -> _Looked:
    is_open = row.closed_at is None
    try:
        steps = tuple(replayed(row.id, event_log.load(connection, row.id)))
        wrong = first_faulty_entry(steps)
    except LaterLog:
        return _Looked(is_open, is_later=True)
    except OtherRules:
        return _Looked(is_open, has_other_rules=True)
    except UnreplayableLog as broken:
        return _Looked(is_open, (found(Damage.LOG, table=row.id, entry=broken.seq),))
    if wrong:
        event = found(Damage.EVENT, table=row.id, entry=wrong.entry, why=str(wrong.fault))
        return _Looked(is_open, (event,))
    findings = [] if _fits(row, steps[-1].table) else [found(Damage.ROW, table=row.id)]
    if compared and not _has_results_of(connection, row, steps):
        findings.append(found(Damage.RESULTS, table=row.id))
    return _Looked(is_open, tuple(findings))


def _has_results_of(connection: Connection, row: TableRow, steps: tuple[Step, ...]) -> bool:
    """Whether the stored results are those of the log, without games that are still to count."""
    waiting = set(uncounted(connection))
    told = (each for each in results_in(steps) if (row.id, each.number) not in waiting)
    try:
        return game_results.results_at(connection, row.id) == tuple(told)
    except (ValueError, DamagedRow):  # such as a word that nobody knows
        return False


def _fits(row: TableRow, table: Table) -> bool:
    # A table whose log is broken is closed without an event in its log.
    opening = table.opened
    # A game that begins has a page of its own until its first deal: only that of a deal stays.
    shown = (row.message_game or 0, row.message_deal) if row.message_deal else (0, 0)
    return (
        (opening.guild, opening.channel) == (row.guild_id, row.channel_id)
        and (row.closed_at is not None or table.stage is not Stage.CLOSED)
        and shown <= page_of(table)
    )


def _wrong_plays(connection: Connection) -> Iterator[Finding]:
    """The deals that were played alone and whose line does not give what is kept of them."""
    plays: Iterable[SoloPlay | ExpertPlay] = chain(
        every_solo_play(connection), every_expert_play(connection)
    )
    outdated = {(deal.shared_play, deal.deal) for deal in every_deal(connection) if deal.outdated}
    for play in plays:
        # By other rules than it was played by, a line cannot be played again to its points.
        if (play.shared_play, play.deal) not in outdated and not _gives_what_is_kept(play):
            yield found(Damage.PLAY, play=play.shared_play, deal=play.deal)


def _gives_what_is_kept(play: SoloPlay | ExpertPlay) -> bool:
    try:
        alone = read_alone(play.line)
    except (UnreadableDeal, OptionRefused):
        return False
    if isinstance(play, ExpertPlay):
        return alone.over and alone.record.scores == play.scores
    if play.done_at is not None:
        return alone.over and (alone.moves, alone.record.scores) == (play.moves, play.scores)
    # Who left a table has not finished what the others have.
    return alone.moves == play.moves and (play.at_table is not None or not alone.over)


def _wrong_cards(connection: Connection) -> Iterator[Finding]:
    """The deals whose fingerprint is not that of their hands: it keeps cards closed to others."""
    for table in (shared_play_deals, shared_deals):
        keys = [*table.primary_key]
        for row in connection.execute(select(table.c.line, table.c.cards, *keys)):
            if isinstance(row.line, str) and fingerprint_of_line(row.line) != row.cards:
                key = ", ".join(str(each) for each in row[2:])
                yield found(Damage.CARDS, name=table.name, row=key)


_SEATS_OF_GAMES = union_all(
    *(
        select(
            games.c.table_id,
            games.c.number,
            scope.label("guild_id"),
            people.c.user_id,
            people.c.seat,
        ).join_from(games, people)
        for people in (game_players, game_leavers)
        for scope in (games.c.guild_id, literal(EVERYWHERE))
    )
).subquery()
"""Who sat where in a game, by each scope of its ladders."""

BELONGS: tuple[tuple[SqlTable, FromClause, tuple[str, ...]], ...] = (
    (analysis_errors, analysis_players, ("table_id", "game", "deal", "user_id")),
    (evening_seats, evening_answers, ("evening_id", "day", "user_id")),
    (strengths, _SEATS_OF_GAMES, ("table_id", "number", "guild_id", "user_id")),
    (game_weights, _SEATS_OF_GAMES, ("table_id", "number", "guild_id", "seat")),
)
"""Tables whose rows belong to a row of another, by columns that are no foreign key."""


def _lone_rows(connection: Connection) -> Iterator[Finding]:
    """The errors without their analysis, the seats without who came, what is of no game."""
    for rows, others, names in BELONGS:
        same = (rows.c[name] == others.c[name] for name in names)
        lone = select(func.count()).select_from(rows).where(~exists().where(*same))
        if count := connection.execute(lone).scalar_one():
            yield found(Damage.REFERENCES, name=rows.name, count=count)


def _wrong_archives(connection: Connection) -> Iterator[Finding]:
    """The parts of archived logs that do not hold the entries that their row says."""
    for row in connection.execute(select(archived_events)):
        try:
            numbers = [entry[0] for entry in unpack(row.packed)]
        except DAMAGED_PACK:  # it is found when its log is replayed
            continue
        held = (*numbers[:1], *numbers[-1:], len(numbers))
        if held != (row.first_seq, row.last_seq, row.entries):
            yield found(Damage.LOG, table=row.table_id, entry=numbers[0] if numbers else 0)


def values_found(connection: Connection, looked_at: Iterable[SqlTable]) -> Iterator[Finding]:
    """The rows of these tables with a value that is none of its column."""
    for table in looked_at:
        for wrong in wrong_values(connection, table):
            yield found(Damage.VALUE, name=wrong.table, row=wrong.key, column=wrong.column)


def dangling_rows(connection: Connection) -> tuple[Finding, ...]:
    """The tables of SQLite with rows that refer to others that are not there."""
    rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    counted = Counter(str(row[0]) for row in rows)
    return tuple(found(Damage.REFERENCES, name=name, count=n) for name, n in counted.items())


def _count(connection: Connection, table: SqlTable) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def check_file(path: Path, watch: Watch | None = None) -> Report:
    """Check a SQLite file on a copy of it: a backup, or the one that a bot is using.

    StorageUnavailable when it cannot be read at all, NewerSchema when a later bot wrote it,
    NoTemporaryRoom when there is no room for the copy.
    """
    with _temporary_folder() as folder, new_copy(path, folder / path.name, watch) as copy:
        return check_copy(copy)


@contextmanager
def _temporary_folder() -> Iterator[Path]:
    """A folder for a copy; NoTemporaryRoom where there is no room for it."""
    try:
        made = tempfile.TemporaryDirectory(prefix="contree-check-")
    except OSError as error:
        raise NoTemporaryRoom(tempfile.tempdir or os.environ.get("TMPDIR", "/tmp")) from error
    with made as folder:
        try:
            yield Path(folder)
        except StorageUnavailable as error:
            if error.cause is Cause.FULL:  # what is checked is only read
                raise NoTemporaryRoom(str(Path(folder).parent)) from error
            raise


def check_copy(copy: Path) -> Report:
    """Check a file that nobody else uses, after migrating its schema.

    StorageUnavailable if the file cannot be read.
    """
    faults = tuple(found(Damage.PAGES, what=fault) for fault in faults_in(copy))
    try:
        with (
            engine_on(copy, ("foreign_keys=OFF",), "BEGIN IMMEDIATE") as engine,
            engine.begin() as connection,
        ):
            revision = _revision(connection)
            references = dangling_rows(connection)
            migrate(connection)
            looked = look_through(connection, revision, is_copy=True)
            report = replace(looked, findings=(*references, *looked.findings))
    except DBAPIError as error:
        raise StorageUnavailable(cause_of(error.orig) or Cause.UNREADABLE) from error
    return replace(report, findings=(*faults, *report.findings))


async def check_server(url: str) -> Report:
    """Check a database on a server as it is, in one read-only transaction.

    StorageUnavailable if it cannot be read, or is not one of this bot's.
    """
    database = Database.as_it_is(url)
    try:
        return await database.read(lambda opened: look_through(opened, _revision(opened)))
    finally:
        await database.close()


def _revision(connection: Connection) -> str:
    reached = revisions_of(connection)
    if not reached:  # a database, but not one of this bot's
        raise StorageUnavailable(Cause.UNREADABLE)
    return ", ".join(reached)
