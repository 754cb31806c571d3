"""Score sheets of games with real cards: whoever keeps one may read it for at least a year.

A sheet names nobody whom Discord knows, but its owner. Its ``moves`` count what was changed: of
two people who write at once, the second is told. ``draft`` is what was typed last and could not be
written, until something is.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from bot.score_sheets.real_deals import THROWN_IN, RealDeal, SweptBy
from bot.score_sheets.sheets import ScoreSheet
from bot.score_sheets.typed import TypedDeal
from bot.storage.database.dialects import STEP
from bot.storage.database.schema import score_sheets
from bot.tables.house_rules import HouseRules, UnknownRules
from engine.cards import Trump
from engine.seats import Team
from engine.settlement import Side

KEPT_FOR = timedelta(days=365)
"""The time for which a sheet is kept that nobody writes on any more."""

KEPT_IN_ANY_CASE = 10
"""A person's latest sheets, which are kept however old they are."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is not written yet; ``place`` is the number of the deal that it corrects."""

    typed: TypedDeal
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSheet:
    """A sheet; ``sheet`` is None if this version has other rules or none of that name.

    ``scores`` are what each of its deals brought both sides, which can be read in any case.
    """

    number: int
    owner: int
    rules_key: str
    names: tuple[str, ...]
    scores: tuple[tuple[int, int], ...]
    sheet: ScoreSheet | None
    draft: Draft | None
    moves: int
    changed_at: datetime


def begin_sheet(connection: Connection, owner: int, sheet: ScoreSheet, at: datetime) -> int:
    """Keep a new sheet, and return its number."""
    row = {"user_id": owner, "moves": 0, "changed_at": at, **_row(sheet)}
    made = insert(score_sheets).values(row).returning(score_sheets.c.id)
    number: int = connection.execute(made).scalar_one()
    return number


def sheet_numbered(connection: Connection, number: int) -> StoredSheet | None:
    """The sheet of this number; None if there is none."""
    row = connection.execute(select(score_sheets).where(score_sheets.c.id == number)).first()
    return None if row is None else _stored(row)


def sheets_of(connection: Connection, owner: int, most: int) -> tuple[StoredSheet, ...]:
    """A person's sheets, the one changed last first."""
    own = score_sheets.c.user_id == owner
    latest = score_sheets.c.changed_at.desc(), score_sheets.c.id.desc()
    rows = connection.execute(select(score_sheets).where(own).order_by(*latest).limit(most))
    return tuple(map(_stored, rows))


def write_sheet(
    connection: Connection, before: StoredSheet, sheet: ScoreSheet, at: datetime
) -> bool:
    """Replace a stored sheet; False if somebody else has changed it since ``before``."""
    own = score_sheets.c
    changed = (
        update(score_sheets)
        # Of two people who write at once the second changes nothing, and is told.
        .where(own.id == before.number, own.moves == before.moves)
        .values(moves=before.moves + 1, changed_at=at, draft=None, **_row(sheet))
    )
    return bool(connection.execute(changed).rowcount)


def keep_draft(connection: Connection, number: int, draft: Draft) -> None:
    """Keep what somebody typed, so that it can be corrected."""
    typed = json.dumps({**asdict(draft.typed), "place": draft.place})
    own = update(score_sheets).where(score_sheets.c.id == number)
    connection.execute(own.values(draft=typed))


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
    usual, deals = asdict(THROWN_IN), []
    for played in sheet.played:
        # What is as usual is left out: most deals have few facts.
        told = {name: each for name, each in asdict(played.deal).items() if each != usual[name]}
        deals.append({**told, "scores": played.scores})
    return {
        "rules_key": sheet.house.variant,
        "rules_version": sheet.house.rules.version,
        "options": json.dumps(sheet.house.options),
        "names": json.dumps(sheet.names, ensure_ascii=False),
        "deals": json.dumps(deals, separators=(",", ":")),
    }


def _stored(row: Row[Any]) -> StoredSheet:
    deals = json.loads(row.deals)
    return StoredSheet(
        number=row.id,
        owner=row.user_id,
        rules_key=row.rules_key,
        names=tuple(json.loads(row.names)),
        scores=tuple(_pair(deal["scores"]) for deal in deals),
        sheet=_sheet(row, deals),
        draft=_draft(row.draft),
        moves=row.moves,
        changed_at=row.changed_at,
    )


def _sheet(row: Row[Any], deals: Sequence[Mapping[str, Any]]) -> ScoreSheet | None:
    options = tuple((str(name), str(value)) for name, value in json.loads(row.options))
    try:
        house = HouseRules.stored(row.rules_key, options)
    except UnknownRules:
        return None
    # Other rules may settle the same deals otherwise: the written scores would not add up.
    if house.rules.version != row.rules_version:
        return None
    names = tuple(json.loads(row.names))
    return ScoreSheet(house=house, names=names, deals=tuple(map(_deal, deals)))


def _deal(told: Mapping[str, Any]) -> RealDeal:
    of: dict[str, Any] = {**asdict(THROWN_IN), **told}
    return RealDeal(
        attack=None if of["attack"] is None else Team(of["attack"]),
        undertaken=of["undertaken"],
        trump=of["trump"] and Trump(of["trump"]),
        doubles=of["doubles"],
        points=of["points"] and _pair(of["points"]),
        sweep=of["sweep"] and SweptBy(of["sweep"]),
        belotes=_pair(of["belotes"]),
        melds=_pair(of["melds"]),
        exposed_ace=of["exposed_ace"],
        last_trick=of["last_trick"] and Side(of["last_trick"]),
        guilty=(bool(of["guilty"][0]), bool(of["guilty"][1])),
    )


def _draft(stored: str | None) -> Draft | None:
    if stored is None:
        return None
    told = json.loads(stored)
    place = told.pop("place")
    typed = {**told, "attack": Team(told["attack"]), "ticks": tuple(told["ticks"])}
    return Draft(TypedDeal(**typed), place)


def _pair(written: Sequence[int]) -> tuple[int, int]:
    ours, theirs = written
    return ours, theirs
