"""What is kept about a person, as they may read it; docs/privacy.md describes each field.

Of the others there is what he saw: that somebody sat there, and how the games ended. Nobody is
named: each other is a number, the same one at one table.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, select
from sqlalchemy import Table as SqlTable

from bot.storage.database.rank_schema import rank_holders
from bot.storage.database.schema import (
    EVERYWHERE,
    boards,
    events,
    game_deals,
    game_leavers,
    game_players,
    games,
    rating_changes,
    ratings,
    seat_watchers,
    standings,
    tables,
    voided_games,
)
from bot.storage.log.event_log import decoded
from bot.storage.preferences.players import habits_of
from bot.storage.privacy.event_people import people_in, renamed

VERSION = 1
"""To be raised when a part gets another meaning or goes; what is only new leaves it as it is."""

YOU = "you"

Part = dict[str, object]


def summary_of(connection: Connection, user: int) -> Part:
    """All but his tables: what he has chosen and waits for, what he has reached, what he voided."""
    sums = select(boards.c.guild_id, boards.c.ladder, boards.c.period, standings)
    sums = sums.join(boards, boards.c.id == standings.c.board_id).order_by(boards.c.id)
    his_ratings = select(ratings).where(ratings.c.user_id == user)
    his_ratings = his_ratings.order_by(ratings.c.guild_id, ratings.c.ladder)
    voided = select(voided_games).where(voided_games.c.by_id == user)
    voided = voided.order_by(voided_games.c.table_id, voided_games.c.number)
    rank_roles = select(rank_holders.c.guild_id, rank_holders.c.role_id)
    rank_roles = rank_roles.where(rank_holders.c.user_id == user)
    rank_roles = rank_roles.order_by(rank_holders.c.guild_id, rank_holders.c.role_id)
    waits = select(seat_watchers).where(seat_watchers.c.user_id == user)
    return {
        "id": str(user),
        "choices": asdict(habits_of(connection, user)),
        "ratings": _told(connection, his_ratings),
        "rank_roles": _told(connection, rank_roles),
        "sums": _told(connection, sums.where(standings.c.user_id == user)),
        "voided": _told(connection, voided),
        "waits": _told(connection, waits.order_by(seat_watchers.c.guild_id)),
    }


def tables_of(connection: Connection, user: int, numbers: Collection[int]) -> list[Part]:
    """These of his tables: what he did there, and the games that were finished."""
    chosen = select(tables).where(tables.c.id.in_(numbers)).order_by(tables.c.id)
    return [_table(connection, user, row) for row in connection.execute(chosen).mappings()]


def _table(connection: Connection, user: int, row: RowMapping) -> Part:
    chosen = select(events.c.kind, events.c.payload, events.c.at)
    log = connection.execute(
        chosen.where(events.c.table_id == row["id"]).order_by(events.c.seq)
    ).all()
    told = [(kind, decoded(payload) or {}, at) for kind, payload, at in log]
    name = _names(user, told)
    played = select(games).where(games.c.table_id == row["id"]).order_by(games.c.number)
    return {
        "table": row["id"],
        "server": str(row["guild_id"]),
        "channel": str(row["channel_id"]),
        "opened_at": _plain(row["opened_at"]),
        "closed_at": _plain(row["closed_at"]),
        "did": list(_done(user, told, name)),
        "games": [
            _game(connection, user, game, name) for game in connection.execute(played).mappings()
        ],
    }


def _names(
    user: int, log: Collection[tuple[str, Mapping[str, object], datetime]]
) -> Callable[[int], str]:
    others: dict[int, str] = {user: YOU}
    for kind, payload, _ in log:
        for person in sorted(people_in(kind, payload)):
            others.setdefault(person, f"player {len(others)}")
    return lambda person: others.setdefault(person, f"player {len(others)}")


def _done(
    user: int,
    log: Collection[tuple[str, Mapping[str, object], datetime]],
    name: Callable[[int], str],
) -> Iterator[Part]:
    """What he did, and what was done to his seat while it was his."""
    own: set[object] = set()
    swaps: list[tuple[object, object]] = []  # they hold from the next game on
    for kind, payload, at in log:
        if kind in ("GameStarted", "LobbyReopened"):
            for first, second in swaps:
                own = {{first: second, second: first}.get(seat, seat) for seat in own}
            swaps.clear()
        seat, names_him = payload.get("seat"), user in people_in(kind, payload)
        if names_him or seat in own:
            yield {"at": _plain(at), "event": kind, **renamed(kind, payload, name)}
        if kind == "SeatTaken" and names_him:
            own.add(seat)
        elif kind in ("SeatTaken", "SeatLeft"):
            own.discard(seat)
        elif kind == "SeatsSwapped":
            swaps.append((payload.get("first"), payload.get("second")))


def _game(connection: Connection, user: int, row: RowMapping, name: Callable[[int], str]) -> Part:
    def of_game(table: SqlTable, order: str) -> list[Part]:
        chosen = select(table).where(table.c.game_id == row["id"]).order_by(table.c[order])
        return _told(connection, chosen, name)

    changes = select(rating_changes).where(
        rating_changes.c.game_id == row["id"], rating_changes.c.user_id == user
    )
    return {
        **_row(row, name),
        "players": of_game(game_players, "seat"),
        "left": of_game(game_leavers, "seat"),
        "deals": of_game(game_deals, "number"),
        "ratings": _told(connection, changes.order_by(rating_changes.c.guild_id)),
    }


def _told(
    connection: Connection,
    chosen: Select[Any],
    name: Callable[[int], str] = lambda _: YOU,
) -> list[Part]:
    return [_row(row, name) for row in connection.execute(chosen).mappings()]


NAMING = {"user_id": "player", "declarer_id": "declared_by", "doubler_id": "doubled_by"}
SILENT = {"id", "game_id", "board_id", "by_id", "table_id"}


def _row(row: RowMapping, name: Callable[[int], str]) -> Part:
    told: Part = {}
    for key, value in row.items():
        if key in NAMING:
            told[NAMING[key]] = None if value is None else name(value)
        elif key == "guild_id":
            told["server"] = "all" if value == EVERYWHERE else str(value)
        elif key == "role_id":
            told["role"] = str(value)
        elif key not in SILENT:
            told[key] = _plain(value)
    return told


def _plain(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value
