"""A deal doubled so high that it decides the game: nothing is written (rules.md 2.7, 2.10)."""

from engine.scoring.reaching import line
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally


def whole_game(tally: Tally, result: Result, lines: tuple[Line, ...]) -> Settlement:
    """Who wins the game; being level is lost by the attack."""
    made = result is Result.MADE
    winner = Side.ATTACK if made else Side.DEFENCE
    return Settlement(
        tally=tally,
        result=Result.MADE if made else Result.FAILED,
        scores=(0, 0),
        lines=(*lines, line(LineCode.GAME_DECIDED, winner)),
        carry=tally.carry,
    )
