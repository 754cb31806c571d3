"""Deals that end before their last card, and the game with them (rules.md 2.15)."""

from engine.scoring.outcome import line, result_of, written
from engine.scoring.shares import shares, totals
from engine.settlement import LineCode, Result, Settlement, Side, Tally


def won_by_a_run(tally: Tally, side: Side) -> Settlement:
    """Return the settlement of a deal in which a side has announced a run that wins the game."""
    return Settlement(
        tally=tally,
        result=Result.MADE if side is Side.ATTACK else Result.FAILED,
        # The run wins the game; nothing of the deal is written (rules.md 2.15).
        scores=(0, 0),
        lines=(
            line(LineCode.WINNING_RUN, side),
            line(LineCode.GAME_DECIDED, side),
        ),
        carry=tally.carry,
    )


def stopped_at(tally: Tally, before: tuple[int, int], target: int) -> Settlement | None:
    """Return the settlement of a deal that stops now, as a side has reached the target with it.

    ``before`` are the scores of attack and defence; None while neither has. Each side writes what
    it has so far, for the contract is not decided; of two that have, that with more has won.
    """
    both = shares(tally, 0)
    reached = tuple(had + share.total for had, share in zip(before, both, strict=True))
    if max(reached) < target:
        return None
    side = Side.ATTACK if reached[0] > reached[1] else Side.DEFENCE
    closing = tuple(written(each, both[each.place].total) for each in Side)
    stopped = line(
        LineCode.STOPPED,
        side,
        points=both[side.place].total,
        before=before[side.place],
        total=reached[side.place],
    )
    return Settlement(
        tally=tally,
        result=Result.MADE if side is Side.ATTACK else Result.FAILED,
        scores=(result_of(closing[0]), result_of(closing[1])),
        lines=(*totals(tally, 0, 0), stopped, *closing),
    )
