"""A player's record in a game, read from its score sheet."""

from dataclasses import dataclass

from engine.contract import EVERY_TRICK
from engine.seats import Seat
from engine.settlement import Result, Settlement
from engine.state import GameState


@dataclass(frozen=True, slots=True)
class Record:
    """Contracts made and failed, made capots among them, and belotes.

    ``doubles`` are the opponents' contracts that the player doubled, ``doubles_won`` those of them
    that failed.
    """

    made: int
    failed: int
    capots: int
    doubles: int
    doubles_won: int
    belotes: int


def record_of(game: GameState, seat: Seat) -> Record:
    """The record of the player in this seat."""
    declared = [each for each in _settled(game) if each.tally.contract.declarer is seat]
    made = [each for each in declared if each.result is Result.MADE]
    doubled = [line.settlement for line in game.sheet if line.settlement and line.doubler is seat]
    return Record(
        made=len(made),
        failed=sum(each.result is Result.FAILED for each in declared),
        capots=sum(_is_capot(each) for each in made),
        doubles=len(doubled),
        doubles_won=sum(each.result is Result.FAILED for each in doubled),
        belotes=sum(held.seat is seat for line in game.sheet for held in line.belotes),
    )


def _settled(game: GameState) -> tuple[Settlement, ...]:
    return tuple(line.settlement for line in game.sheet if line.settlement)


def _is_capot(settlement: Settlement) -> bool:
    return settlement.tally.contract.bid.kind in EVERY_TRICK
