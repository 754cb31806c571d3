"""Who did what in a game: read off its score sheet."""

from dataclasses import dataclass

from engine.contract import EVERY_TRICK
from engine.seats import Seat, Team
from engine.settlement import Result, Settlement
from engine.state import GameState


@dataclass(frozen=True, slots=True)
class Record:
    """What a player did: contracts made and failed, those of all tricks among them, belotes."""

    made: int
    failed: int
    capots: int
    belotes: int


@dataclass(frozen=True, slots=True)
class Doubles:
    """How often a side doubled the contracts of the other, and how often it won by it."""

    said: int
    won: int


def record_of(game: GameState, seat: Seat) -> Record:
    """What the player in this seat did."""
    declared = [each for each in _settled(game) if each.tally.contract.declarer is seat]
    made = [each for each in declared if each.result is Result.MADE]
    return Record(
        made=len(made),
        failed=sum(each.result is Result.FAILED for each in declared),
        capots=sum(_is_capot(each) for each in made),
        belotes=sum(held.seat is seat for line in game.sheet for held in line.belotes),
    )


def doubles_of(game: GameState, team: Team) -> Doubles:
    """What this side doubled; who of it did is not on the sheet."""
    doubled = [
        each
        for each in _settled(game)
        if each.tally.attack is team.other and each.tally.contract.doubles
    ]
    return Doubles(len(doubled), sum(each.result is Result.FAILED for each in doubled))


def _settled(game: GameState) -> tuple[Settlement, ...]:
    return tuple(line.settlement for line in game.sheet if line.settlement)


def _is_capot(settlement: Settlement) -> bool:
    return settlement.tally.contract.bid.kind in EVERY_TRICK
