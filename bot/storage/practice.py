"""Deals that one person plays alone for practice: nobody else has them, and nothing counts.

Each is a shared play that has ended as it begins: it is open to nobody, and kept as long as any
deal that is played after its end.
"""

from datetime import datetime

from sqlalchemy import Connection, insert

from bot.shared_plays.alone import read_alone
from bot.shared_plays.chosen import Chosen
from bot.shared_plays.kinds import PRACTICE_PREFIX, SharedPlayKind
from bot.storage.database.schema import played_deals, shared_plays
from bot.storage.shared_deals import drawn_code
from bot.storage.shared_plays import (
    DEALS,
    KEPT_FOR,
    OpenDeal,
    add_deal,
    begin,
    deal_of,
    forget_replies,
)

PRACTICE = SharedPlayKind.PRACTICE

ONE = 1
"""The only deal of a practice."""


def practice_for(
    connection: Connection, user: int, guild: int, seed: bytes, chosen: Chosen, now: datetime
) -> OpenDeal:
    """The practice deal that somebody has begun and not finished; else a new one, begun by them.

    In one transaction: of two presses at once the second finds the deal of the first.
    """
    begun = DEALS.every.join(
        played_deals, played_deals.c.shared_play_id == shared_plays.c.id
    ).where(
        shared_plays.c.kind == PRACTICE,
        shared_plays.c.closes_at > now - KEPT_FOR,
        played_deals.c.user_id == user,
        played_deals.c.done_at.is_(None),
    )
    found = DEALS.all(connection, begun.order_by(shared_plays.c.id.desc()).limit(1))
    if found and not found[0].outdated:
        return found[0]
    forget_replies(connection, now)
    row = {
        "kind": PRACTICE,
        "name": drawn_code(PRACTICE_PREFIX),
        "number": ONE,
        "seed": seed,
        "rules_version": read_alone(chosen.line).rules.version,
        "opens_at": now,
        "closes_at": now,
    }
    new = insert(shared_plays).returning(shared_plays.c.id)
    shared_play = connection.execute(new, row).scalar_one()
    add_deal(connection, shared_play, ONE, chosen)
    deal = deal_of(connection, shared_play, ONE)
    if deal is None:
        raise ValueError("a deal was just added")
    begin(connection, deal, user, guild, now)
    return deal
