"""Whether all that is kept can be read, could be played so, and says the same in both places."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import Connection, func, select
from sqlalchemy import Table as SqlTable

from bot.storage.database.schema import events, games
from bot.storage.errors import BrokenLog, LaterLog, OtherRules
from bot.storage.log import event_log
from bot.storage.log.audit import first_unfounded
from bot.storage.log.open_tables import TableRow
from bot.storage.log.replay import Step, retold
from bot.storage.ratings.full_recount import RESULTS, what_is_old
from bot.storage.results import results
from bot.storage.results.outcomes import results_in
from bot.storage.results.rebuild import every_table
from bot.storage.results.results import GameResult
from bot.tables.table import Stage, Table


class Damage(StrEnum):
    """What can be wrong; its facts are named beside it."""

    PAGES = "pages"  # what (SQLite's own words)
    REFERENCES = "references"  # name (of the table of the database), count
    LOG = "log"  # table, entry (0: none can be named)
    EVENT = "event"  # table, entry, why (a Fault)
    ROW = "row"  # table
    RESULTS = "results"  # table


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong."""

    damage: Damage
    facts: tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What was looked at, and what is wrong with it.

    ``other_rules`` are tables that were played by a former version of their game's rules: their
    logs are kept, and not told again by rules that they do not know. ``later`` are those that a
    later version of the bot wrote: nothing of them is called wrong. ``old_results``: they are as an
    earlier version counted them, and are not compared; the bot tells them again at its start.
    """

    revision: str
    tables: int
    open_tables: int
    events: int
    games: int
    other_rules: int
    later: int
    old_results: bool
    findings: tuple[Finding, ...]


def found(damage: Damage, **facts: str | int) -> Finding:
    """A finding and its facts."""
    return Finding(damage, tuple(facts.items()))


def look_through(connection: Connection, revision: str) -> Report:
    """Tell every log again and compare; the schema is today's, ``revision`` what it was before."""
    old = RESULTS in what_is_old(connection)
    looked = [_look_at(connection, row, compared=not old) for row in every_table(connection)]
    return Report(
        revision=revision,
        tables=len(looked),
        open_tables=sum(at.is_open for at in looked),
        events=_count(connection, events),
        games=_count(connection, games),
        other_rules=sum(at.has_other_rules for at in looked),
        later=sum(at.is_later for at in looked),
        old_results=old,
        findings=tuple(finding for at in looked for finding in at.findings),
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
        steps = tuple(retold(row.id, event_log.load(connection, row.id)))
    except LaterLog:
        return _Looked(is_open, is_later=True)
    except OtherRules:
        return _Looked(is_open, has_other_rules=True)
    except BrokenLog as broken:
        return _Looked(is_open, (found(Damage.LOG, table=row.id, entry=broken.seq),))
    if wrong := first_unfounded(steps):
        event = found(Damage.EVENT, table=row.id, entry=wrong.entry, why=str(wrong.fault))
        return _Looked(is_open, (event,))
    kept = results.results_at(connection, row.id) if compared else None
    return _Looked(is_open, tuple(_disagreements(row, steps, kept)))


def _disagreements(
    row: TableRow, steps: tuple[Step, ...], kept: tuple[GameResult, ...] | None
) -> Iterator[Finding]:
    if not _fits(row, steps[-1].table):
        yield found(Damage.ROW, table=row.id)
    if kept is not None and results_in(steps) != kept:
        yield found(Damage.RESULTS, table=row.id)


def _fits(row: TableRow, table: Table) -> bool:
    # A table may be closed without a word in its log: that is how a broken one was given up.
    opening = table.opened
    return (opening.guild, opening.channel) == (row.guild_id, row.channel_id) and (
        row.closed_at is not None or table.stage is not Stage.CLOSED
    )


def _count(connection: Connection, table: SqlTable) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()
