"""The deals of a game as its log tells them, and who played each of them himself."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.storage.results import GameResult, result_at
from bot.storage.retelling import Step
from bot.storage.schema import tables
from bot.storage.sealed_deals import KeptDeal, opened_deals
from bot.tables.occupants import Human
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class ToldDeal:
    """A deal that is over, and the people who played some of it."""

    kept: KeptDeal
    players: frozenset[int]


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A finished game, and the message that shows its table, where one is known."""

    result: GameResult
    channel_id: int | None
    message_id: int | None

    def played_by(self, user: int) -> bool:
        """Whether this person held a seat when it began or when it ended."""
        left = (leaver.user_id for leaver in self.result.leavers)
        return user in {*left, *(player.user_id for player in self.result.players)}


def kept_game(connection: Connection, table_id: int, number: int) -> KeptGame | None:
    """A game of a table; None where there is none that was finished."""
    result = result_at(connection, table_id, number)
    if result is None:
        return None
    chosen = select(tables.c.message_channel_id, tables.c.message_id).where(tables.c.id == table_id)
    return KeptGame(result, *connection.execute(chosen).one())


def told_deals(steps: Sequence[Step], game: int) -> tuple[ToldDeal, ...]:
    """Those deals of a table's game that may be told, in order."""
    players: dict[tuple[int, int], frozenset[int]] = {}
    for step in steps:
        state = step.table.game
        if state and state.deal:
            deal = (step.table.games, state.deal.number)
            players[deal] = players.get(deal, frozenset()) | _present(step.table)
    return tuple(
        ToldDeal(kept, players[kept.game, kept.deal.number])
        for kept in opened_deals(steps).deals
        if kept.game == game
    )


def _present(table: Table) -> frozenset[int]:
    seated = ((seat, table.occupant(seat)) for seat in table.playing_seats)
    return frozenset(
        held.user for seat, held in seated if isinstance(held, Human) and table.is_present(seat)
    )
