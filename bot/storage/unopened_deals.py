"""Forget the shared deals that nobody opens any more, and who has seen their cards."""

from collections.abc import Awaitable, Callable, Collection
from datetime import datetime
from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, false, or_, select

from bot.storage.database.database import Database
from bot.storage.database.dialects import STEP
from bot.storage.database.schema import (
    EVERYWHERE,
    analyses,
    analysis_players,
    card_viewers,
    exercises,
    given_deals,
    shared_deals,
    tables,
)


async def forget_unopened(
    database: Database,
    before: datetime | None,
    imports_before: datetime | None,
    rest: Callable[[], Awaitable[None]],
) -> int:
    """Forget the deals that nobody has opened since ``before``; return how many that were.

    ``imports_before``: the same for imports that one person alone has opened. None keeps all. Deals
    of open tables are kept, and those of which an analysis counts. It is done in small steps, each
    whole in itself, with a ``rest`` after each; Fenced if another process does it.
    """
    count = 0
    unopened = partial(to_forget, before=before, imports_before=imports_before)
    while codes := await database.read(unopened):
        # Alone, and asked once more: a table may be given one of them meanwhile.
        forget = partial(_forget, unopened=partial(unopened, among=codes))
        count += await database.write(forget, guild=EVERYWHERE)
        await rest()
    while before and (cards := await database.read(partial(_unneeded, before=before))):
        forget_viewers = partial(_forget_viewers, cards=cards, before=before)
        await database.write(forget_viewers, guild=EVERYWHERE)
        await rest()
    return count


def to_forget(
    connection: Connection,
    before: datetime | None,
    imports_before: datetime | None,
    among: Collection[str] | None = None,
) -> tuple[str, ...]:
    """The ids of some deals that are to be forgotten, or of all such among these."""
    deal = shared_deals.c
    too_old: list[ColumnElement[bool]] = [false()]
    if before is not None:
        too_old.append(deal.opened_at < before)
    if imports_before is not None:
        by_one = and_(deal.imported, ~deal.opened_by_others)
        too_old.append(and_(by_one, deal.opened_at < imports_before))
    is_played = exists().where(
        given_deals.c.code == deal.code,
        tables.c.id == given_deals.c.table_id,
        tables.c.closed_at.is_(None),
    )
    counts = exists().where(analysis_players.c.code == deal.code)
    chosen = select(deal.code).where(or_(*too_old), ~is_played, ~counts)
    chosen = chosen.limit(STEP) if among is None else chosen.where(deal.code.in_(among))
    return tuple(connection.execute(chosen).scalars())


def _forget(connection: Connection, unopened: Callable[[Connection], tuple[str, ...]]) -> int:
    codes, deal = unopened(connection), shared_deals.c
    cards = connection.execute(select(deal.cards).where(deal.code.in_(codes))).scalars().all()
    for rows in (given_deals, analyses, exercises, shared_deals):
        connection.execute(delete(rows).where(rows.c.code.in_(codes)))
    _forget_viewers(connection, cards)
    return len(codes)


def _unneeded(connection: Connection, before: datetime) -> tuple[str, ...]:
    """Some cards that have no id, and that somebody saw before ``before``."""
    viewer = card_viewers.c
    chosen = select(viewer.cards).where(viewer.seen_at < before, _have_no_id()).distinct()
    return tuple(connection.execute(chosen.limit(STEP)).scalars())


def _forget_viewers(
    connection: Connection, cards: Collection[str], before: datetime | None = None
) -> None:
    """Forget who saw these cards, unless a deal has them; only who saw them before ``before``."""
    gone = delete(card_viewers).where(card_viewers.c.cards.in_(cards), _have_no_id())
    connection.execute(gone if before is None else gone.where(card_viewers.c.seen_at < before))


def _have_no_id() -> ColumnElement[bool]:
    return ~exists().where(shared_deals.c.cards == card_viewers.c.cards)
