"""A player's games, the latest first, with the other players and a link to the table."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import CTE, Connection, func, select

from bot.storage.database.schema import game_players, tables
from bot.storage.stats.selection import Outcome, Selection, games_of


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """One of their games, with scores from their side; None stands for a computer player.

    The message is the newest that shows the table, where one is known.
    """

    guild_id: int
    table_id: int
    number: int
    rules_key: str
    finished_at: datetime
    outcome: Outcome
    score: int
    others: int
    partners: tuple[int | None, ...]
    opponents: tuple[int | None, ...]
    channel_id: int | None
    message_id: int | None


@dataclass(frozen=True, slots=True)
class History:
    """A page of their games, and the number of all."""

    games: tuple[PlayedGame, ...]
    total: int


def history_of(
    connection: Connection, chosen: Selection, user_id: int, *, offset: int, limit: int
) -> History:
    """A player's games of a selection, with those that they left, from an offset on."""
    mine = games_of(user_id, chosen, left=True)
    total = connection.execute(select(func.count()).select_from(mine)).scalar_one()
    return History(page_of_games(connection, mine, offset=offset, limit=limit), total)


def page_of_games(
    connection: Connection, mine: CTE, *, limit: int, offset: int = 0
) -> tuple[PlayedGame, ...]:
    """Some of these games, which are numbered from the latest on."""
    rows = connection.execute(
        select(
            mine,
            tables.c.message_channel_id.label("channel_id"),
            tables.c.message_id,
        )
        .join(tables, tables.c.id == mine.c.table_id)
        .where(mine.c.nth > offset, mine.c.nth <= offset + limit)
        .order_by(mine.c.nth)
    ).mappings()
    told = rows.all()
    seats = game_players.c
    others = connection.execute(
        select(seats.game_id, seats.seat, seats.team, seats.user_id)
        .where(seats.game_id.in_([row["game_id"] for row in told]))
        .order_by(seats.seat)
    ).all()
    names = [name for name in PlayedGame.__slots__ if name not in ("partners", "opponents")]
    return tuple(
        PlayedGame(
            **{name: row[name] for name in names} | {"outcome": Outcome(row["outcome"])},
            partners=tuple(
                other.user_id
                for other in others
                if other.game_id == row["game_id"]
                and other.team == row["team"]
                and other.seat != row["seat"]
            ),
            opponents=tuple(
                other.user_id
                for other in others
                if other.game_id == row["game_id"] and other.team != row["team"]
            ),
        )
        for row in told
    )
