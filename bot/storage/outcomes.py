"""The result of a game, read off the table at its end."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from bot.storage.eventlog import Entry
from bot.storage.open_tables import TableRow
from bot.storage.results import GameResult, PlayerResult
from bot.storage.retelling import Step, retold
from bot.tables.occupants import Human
from bot.tables.records import record_of
from bot.tables.table import Table
from engine.events import GameEnded
from engine.seats import Seat
from engine.state import GameState


def game_result(table: Table, game: GameState, at: datetime) -> GameResult:
    """What a game that has just ended leaves behind."""
    return GameResult(
        guild_id=table.opened.guild,
        table_id=table.id,
        number=table.games,
        rules_key=table.rules.key,
        target=table.rules.end.target,
        finished_at=at,
        scores=game.scores,
        winner_team=game.winner,
        deals=len(game.sheet),
        players=tuple(_player_result(table, game, seat) for seat in table.playing_seats),
    )


def results_of(log: Sequence[Entry], row: TableRow) -> tuple[GameResult, ...]:
    """The results of every game that a log tells; BrokenLog when it cannot be told."""
    return results_in(retold(row.id, log))


def results_in(steps: Iterable[Step]) -> tuple[GameResult, ...]:
    """The results of every game that ends in one of these steps."""
    return tuple(
        game_result(step.table, step.table.game, step.entry.at)
        for step in steps
        if isinstance(step.event, GameEnded) and step.table.game
    )


def _player_result(table: Table, game: GameState, seat: Seat) -> PlayerResult:
    team = table.rules.seating.team(seat)
    held = table.occupant(seat)
    record = record_of(game, seat)
    return PlayerResult(
        seat=seat,
        user_id=held.user if isinstance(held, Human) else None,
        team=team,
        won=game.winner is team,
        points=game.scores[team],
        replaced=isinstance(held, Human) and (held.away or seat in table.joined),
        contracts_made=record.made,
        contracts_failed=record.failed,
        capots=record.capots,
        belotes=record.belotes,
    )
