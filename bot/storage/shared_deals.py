"""Deals that people share by an id: their lines, who knows the cards, how they were played again.

An id is drawn at random, so that nobody finds another deal by counting. The same line keeps the
same id. Whoever has seen cards knows them under every id: viewers are kept by the cards as they
were dealt (``bot.tables.dealt_cards``), also of deals without an id.
"""

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, RowMapping, insert, select, update

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    card_viewers,
    game_deals,
    games,
    given_deals,
    shared_deals,
    tables,
)
from bot.tables.dealt_cards import fingerprint_of_line
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat
from engine.settlement import Result

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without I, L, O and U, which are misread."""

LENGTH = 6
PREFIX = "D-"

_MISREAD = str.maketrans("ILO", "110")
_CODE = re.compile(rf"(?:{PREFIX})?([{ALPHABET}]{{{LENGTH}}})")


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal by its id, as the line of a ``DealRecord``."""

    code: str
    line: str


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """How one table played a given deal, with the scores of north-south and east-west.

    The contract and its result are None where nobody bid.
    """

    table_id: int
    scores: tuple[int, int]
    contract: Contract | None = None
    result: Result | None = None


def read_code(text: str) -> str | None:
    """The id written in a text, whatever its case and its misread letters; None if there is none.

    >>> read_code("d-7k3q2m")
    'D-7K3Q2M'
    >>> read_code("contree N") is None
    True
    """
    written = text.strip().upper()
    found = _CODE.fullmatch(PREFIX + written.removeprefix(PREFIX).translate(_MISREAD))
    return f"{PREFIX}{found[1]}" if found else None


def share(
    connection: Connection,
    line: str,
    at: datetime,
    viewers: Iterable[int] = (),
    *,
    imported: bool = False,
) -> SharedDeal:
    """Give a line its id, or find the one that it has, and note who has seen its cards.

    ``imported``: somebody has written it; otherwise a table here has dealt these cards.
    """
    code, cards = None, fingerprint_of_line(line)
    while code is None:  # until no other line has the id drawn
        code = connection.execute(
            select(shared_deals.c.code).where(shared_deals.c.line == line)
        ).scalar()
        if code is None:
            drawn = PREFIX + "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
            row = {"code": drawn, "line": line, "at": at, "cards": cards, "imported": imported}
            connection.execute(insert_into(connection, shared_deals).on_conflict_do_nothing(), row)
        elif not imported:
            own = update(shared_deals).where(shared_deals.c.code == code)
            connection.execute(own.values(imported=False))
    see(connection, cards, viewers)
    return SharedDeal(code, line)


def shared_deal(connection: Connection, code: str) -> SharedDeal | None:
    """The deal of an id; None where there is none."""
    line = connection.execute(
        select(shared_deals.c.line).where(shared_deals.c.code == code)
    ).scalar()
    return None if line is None else SharedDeal(code, line)


def were_dealt_here(connection: Connection, cards: str) -> bool:
    """Whether a table here has dealt these cards from a seed, and somebody shared them since."""
    dealt = select(shared_deals.c.code).where(
        shared_deals.c.cards == cards, ~shared_deals.c.imported
    )
    return connection.execute(dealt.limit(1)).first() is not None


def see(connection: Connection, cards: str, viewers: Iterable[int]) -> None:
    """Note that these people have seen the cards of this fingerprint."""
    rows = [{"cards": cards, "user_id": user} for user in viewers]
    if rows:
        connection.execute(insert_into(connection, card_viewers).on_conflict_do_nothing(), rows)


def viewers_of(connection: Connection, cards: str, users: Iterable[int]) -> frozenset[int]:
    """Those of these people who have seen the cards of this fingerprint."""
    seen = select(card_viewers.c.user_id).where(
        card_viewers.c.cards == cards, card_viewers.c.user_id.in_(list(users))
    )
    return frozenset(connection.execute(seen).scalars())


def give(connection: Connection, code: str, table_id: int) -> None:
    """Note that a table plays this deal."""
    connection.execute(insert(given_deals), {"code": code, "table_id": table_id})


def open_tables_given(connection: Connection, cards: str) -> tuple[int, ...]:
    """The open tables that were given these cards, under whatever id."""
    chosen = (
        select(given_deals.c.table_id)
        .join(shared_deals, shared_deals.c.code == given_deals.c.code)
        .join(tables, tables.c.id == given_deals.c.table_id)
        .where(shared_deals.c.cards == cards, tables.c.closed_at.is_(None))
    )
    return tuple(connection.execute(chosen).scalars())


def played_again(connection: Connection, code: str) -> tuple[PlayedAgain, ...]:
    """How each table that was given this deal has played it, the best for north-south first."""
    contract = (game_deals.c[name] for name in ("value", "trump", "kind", "declarer", "doubles"))
    rows = connection.execute(
        select(games.c.table_id, games.c.score_0, games.c.score_1, *contract, game_deals.c.result)
        .join(given_deals, given_deals.c.table_id == games.c.table_id)
        .outerjoin(game_deals, game_deals.c.game_id == games.c.id)
        .where(given_deals.c.code == code, games.c.number == 1, ~games.c.voided)
        .order_by((games.c.score_0 - games.c.score_1).desc(), games.c.table_id)
    )
    return tuple(_played(row) for row in rows.mappings())


def _played(row: RowMapping) -> PlayedAgain:
    scores = (row["score_0"], row["score_1"])
    if row["value"] is None:
        return PlayedAgain(row["table_id"], scores)
    bid = Bid(row["value"], Trump(row["trump"]), ContractKind(row["kind"]))
    contract = Contract(Seat(row["declarer"]), bid, row["doubles"])
    return PlayedAgain(row["table_id"], scores, contract, Result(row["result"]))
