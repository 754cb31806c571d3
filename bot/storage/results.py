"""What a finished game leaves behind, for leaderboards and statistics."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, RowMapping, delete, insert, select

from bot.storage.schema import game_players, games


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerResult:
    """What one seat did in a finished game; a computer player has no user."""

    seat: int
    user_id: int | None
    team: int
    won: bool
    points: int
    replaced: bool = False
    contracts_made: int = 0
    contracts_failed: int = 0
    capots: int = 0
    belotes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """A finished game; it is told from the others of its table by its number."""

    guild_id: int
    table_id: int
    number: int
    rules_key: str
    target: int | None
    finished_at: datetime
    scores: tuple[int, int]
    winner_team: int | None
    deals: int
    players: tuple[PlayerResult, ...]


def record(connection: Connection, result: GameResult) -> bool:
    """Keep a result, and say whether it was new; the first one of a game stays."""
    known = select(games.c.id).where(
        games.c.table_id == result.table_id, games.c.number == result.number
    )
    if connection.execute(known).first() is not None:
        return False
    game_id = connection.execute(
        insert(games).returning(games.c.id), _game_row(result)
    ).scalar_one()
    if result.players:
        connection.execute(
            insert(game_players), [_player_row(game_id, player) for player in result.players]
        )
    return True


def erase(connection: Connection, table_id: int) -> None:
    """Forget the results of a table, to count them again from its log."""
    of_table = select(games.c.id).where(games.c.table_id == table_id)
    connection.execute(delete(game_players).where(game_players.c.game_id.in_(of_table)))
    connection.execute(delete(games).where(games.c.table_id == table_id))


def results_at(connection: Connection, table_id: int) -> tuple[GameResult, ...]:
    """The results that are kept of a table, in the order of its games."""
    rows = connection.execute(
        select(games).where(games.c.table_id == table_id).order_by(games.c.number)
    )
    return tuple(_game_result(connection, row) for row in rows.mappings().all())


def _game_result(connection: Connection, row: RowMapping) -> GameResult:
    seats = connection.execute(
        select(*(column for column in game_players.c if column is not game_players.c.game_id))
        .where(game_players.c.game_id == row["id"])
        .order_by(game_players.c.seat)
    )
    told = {name: row[name] for name in row if name not in ("id", "score_0", "score_1")}
    return GameResult(
        **told,
        scores=(row["score_0"], row["score_1"]),
        players=tuple(PlayerResult(**seat) for seat in seats.mappings()),
    )


def _game_row(result: GameResult) -> dict[str, object]:
    score_0, score_1 = result.scores
    return {
        "guild_id": result.guild_id,
        "table_id": result.table_id,
        "number": result.number,
        "rules_key": result.rules_key,
        "target": result.target,
        "finished_at": result.finished_at,
        "score_0": score_0,
        "score_1": score_1,
        "winner_team": result.winner_team,
        "deals": result.deals,
    }


def _player_row(game_id: int, player: PlayerResult) -> dict[str, object]:
    return {
        "game_id": game_id,
        "seat": player.seat,
        "user_id": player.user_id,
        "team": player.team,
        "won": player.won,
        "replaced": player.replaced,
        "contracts_made": player.contracts_made,
        "contracts_failed": player.contracts_failed,
        "points": player.points,
        "capots": player.capots,
        "belotes": player.belotes,
    }
