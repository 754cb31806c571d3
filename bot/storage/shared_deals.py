"""Deals that people share by an id: their lines, who knows the cards, how they were played again.

An id is drawn at random, so that nobody finds another deal by counting. The same line keeps the
same id. Whoever has seen cards knows them under every id: viewers are kept by the cards as they
were dealt (``bot.tables.dealt_cards``), also of deals without an id.

When a deal was opened last is noted, once a day at most: ``unopened_deals`` forgets the others.
"""

import re
import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    exists,
    insert,
    or_,
    select,
    true,
    update,
)

from bot.storage.database.dialects import insert_into, upsert
from bot.storage.database.schema import (
    card_viewers,
    game_deals,
    games,
    given_deals,
    shared_deals,
    tables,
)
from bot.storage.rows import StoredRows
from bot.tables.dealt_cards import fingerprint_of_line
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat
from engine.settlement import Result

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without I, L, O and U, which are misread."""

# A thousand million ids, and still short enough to be typed.
LENGTH = 6
PREFIX = "D-"

NOTED_EVERY = timedelta(days=1)
"""The least time between two notes that somebody opened a deal or saw cards: notes stay cheap."""

_MISREAD = str.maketrans("ILO", "110")
_CODE = re.compile(rf"[{ALPHABET}]{{{LENGTH}}}")


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal by its id, as the line of a ``DealRecord``."""

    code: str
    line: str


SHARED_DEALS = StoredRows(SharedDeal, shared_deals)


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """A given deal as one table played it, with the scores of north-south and east-west.

    The contract and its result are None if nobody bid.
    """

    table_id: int
    scores: tuple[int, int]
    contract: Contract | None = None
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class _GivenGame:
    """A game of a given deal, at one table."""

    id: int
    table_id: int
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class _GivenContract:
    """The contract of such a game; ``bid`` are the parts of a ``Bid``."""

    game_id: int
    declarer: Seat
    bid: tuple[int, Trump, ContractKind]
    doubles: int
    result: Result


GIVEN_GAMES = StoredRows(_GivenGame, games, scores=(games.c.score_0, games.c.score_1))
GIVEN_CONTRACTS = StoredRows(
    _GivenContract, game_deals, bid=(game_deals.c.value, game_deals.c.trump, game_deals.c.kind)
)


def drawn_code(prefix: str = PREFIX) -> str:
    """An id at random, which may be taken."""
    return prefix + "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str, prefix: str = PREFIX) -> str | None:
    """The id written in a text, whatever its case and its misread letters; None if there is none.

    >>> read_code("d-7k3q2m")
    'D-7K3Q2M'
    >>> read_code("contree N") is None
    True
    """
    written = text.strip().upper().removeprefix(prefix).translate(_MISREAD)
    return f"{prefix}{written}" if _CODE.fullmatch(written) else None


def share(
    connection: Connection,
    line: str,
    at: datetime,
    viewers: Collection[int] = (),
    *,
    imported: bool = False,
) -> SharedDeal:
    """Give a line its id, or find the one that it has; these people open it and see its cards.

    ``imported``: somebody has written it; otherwise a table here has dealt these cards.
    """
    cards = fingerprint_of_line(line)
    row = {"line": line, "opened_at": at, "cards": cards, "imported": imported}
    known = select(shared_deals.c.code).where(shared_deals.c.line == line)
    while (code := connection.execute(known).scalar()) is None:  # the id drawn may be taken
        new = insert_into(connection, shared_deals).on_conflict_do_nothing()
        connection.execute(new, {"code": drawn_code(), **row})
    if not imported:
        own = update(shared_deals).where(shared_deals.c.code == code)
        connection.execute(own.values(imported=False))
    see(connection, cards, viewers, at)
    note_opening(connection, code, viewers, at)
    return SharedDeal(code, line)


def shared_deal(connection: Connection, code: str) -> SharedDeal | None:
    """The deal of an id; None if there is none."""
    return SHARED_DEALS.one(connection, SHARED_DEALS.every.where(shared_deals.c.code == code))


def is_news(connection: Connection, code: str, user: int, at: datetime) -> bool:
    """Whether it is to be noted that this person opens a deal.

    It is after a day, and if they are the second person who opens an import.
    """
    deal = shared_deals.c
    by_another = and_(deal.imported, ~deal.opened_by_others, _is_known_to_others((user,)))
    news = or_(deal.opened_at <= at - NOTED_EVERY, by_another)
    return connection.execute(select(deal.code).where(deal.code == code, news)).first() is not None


def note_opening(connection: Connection, code: str, people: Collection[int], at: datetime) -> None:
    """Note that these people open a deal."""
    others = true() if len(people) > 1 else _is_known_to_others(people)
    opened = {"opened_at": at, "opened_by_others": or_(shared_deals.c.opened_by_others, others)}
    connection.execute(update(shared_deals).where(shared_deals.c.code == code).values(opened))


def _is_known_to_others(people: Collection[int]) -> ColumnElement[bool]:
    """Whether somebody else has seen the cards of a deal: whoever imports one has seen them."""
    viewer = card_viewers.c
    return exists().where(viewer.cards == shared_deals.c.cards, viewer.user_id.not_in(people))


def were_dealt_here(connection: Connection, cards: str) -> bool:
    """Whether a table here has dealt these cards from a seed, and somebody shared them since."""
    dealt = select(shared_deals.c.code).where(
        shared_deals.c.cards == cards, ~shared_deals.c.imported
    )
    return connection.execute(dealt.limit(1)).first() is not None


def see(connection: Connection, cards: str, viewers: Iterable[int], at: datetime) -> None:
    """Note that these people see the cards of this fingerprint."""
    # In order, so that two processes that note the same people do not wait for each other.
    rows = [{"cards": cards, "user_id": user, "seen_at": at} for user in sorted(viewers)]
    if rows:
        connection.execute(upsert(connection, card_viewers), rows)


def has_just_seen(connection: Connection, cards: str, user: int, at: datetime) -> bool:
    """Whether it has been noted for less than a day that this person saw these cards."""
    viewer = card_viewers.c
    here = (viewer.cards == cards, viewer.user_id == user, viewer.seen_at > at - NOTED_EVERY)
    return connection.execute(select(viewer.user_id).where(*here)).first() is not None


def viewers_of(connection: Connection, cards: str, users: Iterable[int]) -> frozenset[int]:
    """The people among these who have seen the cards of this fingerprint."""
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
    """The results of each table that was given this deal, the best for north-south first."""
    given = given_deals.c.table_id == games.c.table_id
    here = given_deals.c.code == code, games.c.number == 1, ~games.c.voided
    best = (games.c.score_0 - games.c.score_1).desc(), games.c.table_id
    played = GIVEN_GAMES.every.join(given_deals, given).where(*here)
    of_game = GIVEN_CONTRACTS.every.join(games, games.c.id == game_deals.c.game_id)
    contracts = GIVEN_CONTRACTS.all(connection, of_game.join(given_deals, given).where(*here))
    by_game = {each.game_id: each for each in contracts}
    return tuple(
        _played(game, by_game.get(game.id))
        for game in GIVEN_GAMES.all(connection, played.order_by(*best))
    )


def _played(game: _GivenGame, of_game: _GivenContract | None) -> PlayedAgain:
    if of_game is None:
        return PlayedAgain(game.table_id, game.scores)
    contract = Contract(of_game.declarer, Bid(*of_game.bid), of_game.doubles)
    return PlayedAgain(game.table_id, game.scores, contract, of_game.result)
