"""The results of finished games, for leaderboards and statistics."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Self

from sqlalchemy import Connection, RowMapping, Table, insert, select

from bot.storage.database.dependents import delete_with_dependents
from bot.storage.database.schema import (
    game_deals,
    game_leavers,
    game_players,
    games,
    uncounted_games,
    voided_games,
)
from bot.storage.results.game_record import DealResult
from bot.storage.rows import StoredRows
from bot.tables.occupants import NOBODY_KNOWN
from engine.players import Level


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerResult:
    """The result of one seat in a finished game; a computer player has a level and no user.

    ``replaced``: they were not there from its beginning to its end. All that they did is counted
    from the ``deals`` that they played themselves; ``thinking`` are the milliseconds of their
    ``moves``; ``share`` is the part of the moves in their seat that were theirs. Of their ``trial``
    no rating and no leaderboard of theirs takes notice.
    """

    seat: int
    user_id: int | None
    team: int
    won: bool
    points: int
    level: Level | None = None
    replaced: bool = False
    deals: int = 0
    contracts_made: int = 0
    contracts_failed: int = 0
    capots: int = 0
    belotes: int = 0
    moves: int = 0
    thinking: int = 0
    share: float = 1.0
    trial: bool = False


@dataclass(frozen=True, slots=True)
class Leaver:
    """A person who began a game and was not there at its end, or left most of it to others.

    It costs them nothing if it was a ``trial``.
    """

    user_id: int
    seat: int
    team: int
    trial: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """A finished game; its number distinguishes it from the others of its table.

    ``people``: nobody but people began it. ``deals`` were dealt, ``settled`` are those that were
    not thrown in. ``rated``: it counts on ladders and leaderboards; ``counts``: in statistics and
    achievements. ``leader_team`` and ``worth`` say how the game stood for those who stayed, where
    somebody left or where it was broken off; no ``worth`` is a whole game.
    """

    guild_id: int
    table_id: int
    number: int
    rules_key: str
    family: str
    people: bool
    target: int | None
    started_at: datetime
    finished_at: datetime
    scores: tuple[int, int]
    winner_team: int | None
    deals: int
    players: tuple[PlayerResult, ...]
    leader_team: int | None = None
    worth: float | None = None
    leavers: tuple[Leaver, ...] = ()
    settled: tuple[DealResult, ...] = ()
    rated: bool = True
    counts: bool = True

    @property
    def people_named(self) -> frozenset[int]:
        """Everybody who held a seat at its end, called or doubled."""
        seated = (player.user_id for player in self.players)
        called = (user for deal in self.settled for user in (deal.declarer_id, deal.doubler_id))
        return frozenset(user for user in (*seated, *called) if user is not None)

    def without(self, people: Collection[int]) -> Self:
        """A copy of the game in which these people are ``NOBODY_KNOWN``."""

        def named(user: int | None) -> int | None:
            return NOBODY_KNOWN if user in people else user

        return replace(
            self,
            players=tuple(replace(each, user_id=named(each.user_id)) for each in self.players),
            settled=tuple(deal.without(people) for deal in self.settled),
        )


DEAL_RESULTS = StoredRows(
    DealResult, game_deals, scores=(game_deals.c.score_0, game_deals.c.score_1)
)


GameKey = tuple[int, int]
"""The number of a table, and that of a game there."""


def record(connection: Connection, result: GameResult) -> bool:
    """Store a result; return whether it was new. The first result of a game stays."""
    known = select(games.c.id).where(
        games.c.table_id == result.table_id, games.c.number == result.number
    )
    if connection.execute(known).first() is not None:
        return False
    chosen = select(voided_games.c.by_id).where(
        voided_games.c.table_id == result.table_id, voided_games.c.number == result.number
    )
    names = [column.name for column in games.c if column.name in result.__slots__]
    score_0, score_1 = result.scores
    kept = {name: getattr(result, name) for name in names}
    voided = connection.execute(chosen).first() is not None
    row = {**kept, "score_0": score_0, "score_1": score_1, "voided": voided}
    game_id = connection.execute(insert(games).returning(games.c.id), row).scalar_one()
    for table, rows in (
        (game_players, [{"game_id": game_id, **asdict(each)} for each in result.players]),
        (game_leavers, [{"game_id": game_id, **asdict(each)} for each in result.leavers]),
        (game_deals, [deal.row(game_id) for deal in result.settled]),
    ):
        if rows:
            connection.execute(insert(table), rows)
    return True


def erase(connection: Connection, table_id: int) -> None:
    """Delete the results of a table, to rebuild them from its log."""
    for rows in (games, uncounted_games):
        delete_with_dependents(connection, rows, rows.c.table_id == table_id)


def results_at(connection: Connection, table_id: int) -> tuple[GameResult, ...]:
    """The stored results of a table, in the order of its games."""
    rows = connection.execute(
        select(games).where(games.c.table_id == table_id).order_by(games.c.number)
    )
    return tuple(_game_result(connection, row) for row in rows.mappings().all())


def result_at(connection: Connection, table_id: int, number: int) -> GameResult | None:
    """The stored result of one game of a table."""
    chosen = select(games).where(games.c.table_id == table_id, games.c.number == number)
    row = connection.execute(chosen).mappings().first()
    return None if row is None else _game_result(connection, row)


def _game_result(connection: Connection, row: RowMapping) -> GameResult:
    told = {name: row[name] for name in row if name in GameResult.__slots__}
    players = _parts(connection, game_players, row["id"], "seat")
    leavers = _parts(connection, game_leavers, row["id"], "seat")
    deals = DEAL_RESULTS.every.where(game_deals.c.game_id == row["id"])
    return GameResult(
        **told,
        scores=(row["score_0"], row["score_1"]),
        players=tuple(
            PlayerResult(**{**each, "level": Level(each["level"]) if each["level"] else None})
            for each in players
        ),
        leavers=tuple(Leaver(**each) for each in leavers),
        settled=DEAL_RESULTS.whole(connection, deals.order_by(game_deals.c.number)),
    )


def _parts(connection: Connection, table: Table, game_id: int, order: str) -> Sequence[RowMapping]:
    """The rows of a game in another table, in order."""
    columns = [column for column in table.c if column is not table.c.game_id]
    chosen = select(*columns).where(table.c.game_id == game_id).order_by(table.c[order])
    return connection.execute(chosen).mappings().all()
