"""Score sheets of games with real cards: whoever keeps one may read it for at least a year.

A sheet names nobody whom Discord knows, but its owner. Its ``moves`` count what was changed: of
two people who write at once, the second is told. ``draft`` is what was typed last and could not be
written, until something is.
"""

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.score_sheets.kept import Draft, FormerNames, WrittenDeal
from bot.score_sheets.sheets import ScoreSheet
from bot.storage.database.dialects import STEP
from bot.storage.database.schema import score_sheets
from bot.storage.rows import StoredRows
from bot.tables.house_rules import HouseRules, UnknownRules

NUMBER_BITS = 48
"""Of the number of a sheet: who has seen its buttons may write on it, and nobody else."""

KEPT_FOR = timedelta(days=365)
"""The time for which a sheet is kept that nobody writes on any more."""

KEPT_IN_ANY_CASE = 10
"""A person's latest sheets, which are kept however old they are."""


@dataclass(frozen=True, kw_only=True)
class StoredSheet:
    """A sheet as it was stored, by whatever rules."""

    number: int
    owner: int
    rules_key: str
    rules_version: int
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    former_names: tuple[FormerNames, ...]
    deals: tuple[WrittenDeal, ...]
    draft: Draft | None
    moves: int
    changed_at: datetime

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """What each of its deals brought both sides, which can be read in any case."""
        return tuple(each.scores for each in self.deals)

    @cached_property
    def sheet(self) -> ScoreSheet | None:
        """The sheet itself; None if this version has other rules or none of that name."""
        try:
            house = HouseRules.stored(self.rules_key, self.options)
        except UnknownRules:
            return None
        # Other rules may settle the same deals otherwise: the written scores would not add up.
        if house.rules.version != self.rules_version:
            return None
        deals = tuple(each.deal for each in self.deals)
        return ScoreSheet(house=house, names=self.names, deals=deals, former=self.former_names)


STORED_SHEETS = StoredRows(
    StoredSheet, score_sheets, number=score_sheets.c.id, owner=score_sheets.c.user_id
)


def begin_sheet(connection: Connection, owner: int, sheet: ScoreSheet, at: datetime) -> int:
    """Keep a new sheet, and return its number, which nobody guesses."""
    number = secrets.randbits(NUMBER_BITS)
    row = {"id": number, "user_id": owner, "moves": 0, "changed_at": at, **_row(sheet)}
    connection.execute(insert(score_sheets).values(row))
    return number


def sheet_numbered(connection: Connection, number: int) -> StoredSheet | None:
    """The sheet of this number; None if there is none."""
    return STORED_SHEETS.one(connection, STORED_SHEETS.every.where(score_sheets.c.id == number))


def sheets_of(connection: Connection, owner: int, most: int) -> tuple[StoredSheet, ...]:
    """A person's sheets, the one changed last first."""
    theirs = score_sheets.c.user_id == owner
    latest = score_sheets.c.changed_at.desc(), score_sheets.c.id.desc()
    chosen = STORED_SHEETS.every.where(theirs).order_by(*latest)
    return STORED_SHEETS.all(connection, chosen.limit(most))


def write_sheet(
    connection: Connection, before: StoredSheet, sheet: ScoreSheet, at: datetime
) -> bool:
    """Replace a stored sheet; False if somebody else has changed it since ``before``."""
    sheets = score_sheets.c
    changed = (
        update(score_sheets)
        # Of two people who write at once the second changes nothing, and is told.
        .where(sheets.id == before.number, sheets.moves == before.moves)
        .values(moves=before.moves + 1, changed_at=at, draft=None, **_row(sheet))
    )
    return bool(connection.execute(changed).rowcount)


def keep_draft(connection: Connection, number: int, draft: Draft) -> None:
    """Keep what somebody typed, so that it can be corrected."""
    kept = update(score_sheets).where(score_sheets.c.id == number)
    connection.execute(kept.values(draft=draft))


def delete_sheet(connection: Connection, before: StoredSheet) -> None:
    """Delete a sheet."""
    connection.execute(delete(score_sheets).where(score_sheets.c.id == before.number))


def forget_old_sheets(connection: Connection, before: datetime) -> int:
    """Delete some sheets that were changed last before this moment; how many, 0 if none is left.

    The latest of each person are kept.
    """
    later = score_sheets.alias()
    newer = (
        select(func.count())
        .where(
            later.c.user_id == score_sheets.c.user_id,
            later.c.changed_at > score_sheets.c.changed_at,
        )
        .scalar_subquery()
    )
    old = select(score_sheets.c.id).where(
        score_sheets.c.changed_at < before, newer >= KEPT_IN_ANY_CASE
    )
    some = connection.execute(old.order_by(score_sheets.c.changed_at).limit(STEP)).scalars().all()
    if some:
        connection.execute(delete(score_sheets).where(score_sheets.c.id.in_(some)))
    return len(some)


def _row(sheet: ScoreSheet) -> dict[str, object]:
    return {
        "rules_key": sheet.house.variant,
        "rules_version": sheet.house.rules.version,
        "options": sheet.house.options,
        "names": sheet.names,
        "former_names": sheet.former,
        "deals": tuple(WrittenDeal(played.deal, played.scores) for played in sheet.played),
    }
