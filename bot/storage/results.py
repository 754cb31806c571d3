"""What a finished game leaves behind, for leaderboards and statistics."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

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


def erase_all(connection: Connection) -> None:
    """Forget every result, to count them again from the log."""
    connection.execute(delete(game_players))
    connection.execute(delete(games))


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
