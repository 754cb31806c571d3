"""Deals without a trump suit brought to the total of those with one (rules.md 1.2)."""

from dataclasses import dataclass, replace

from engine.scoring.outcome import line
from engine.settlement import Line, LineCode, Side, Tally


@dataclass(frozen=True, slots=True)
class BroughtTo:
    """The total that all card points of such a deal come to, by the rule of three.

    ``with_last``: the bonus for the last trick is in it, otherwise it is added afterwards.
    """

    total: int
    with_last: bool

    def bonus(self, last_trick: int) -> int:
        """The part of the last trick's bonus that is added afterwards, in game points."""
        return 0 if self.with_last else last_trick


def brought(tally: Tally, to: BroughtTo | None, last_trick: int) -> tuple[Tally, tuple[Line, ...]]:
    """Return the deal with its new card points, and the lines that show them; halves go up."""
    bonus = to.bonus(last_trick) if to else 0
    every = sum(tally.card_points) - bonus
    if to is None or tally.contract.trump.suit or every == to.total:
        return tally, ()
    ours, theirs = tally.card_points
    # Imagined ends of a deal have no last trick: the side with more points is taken to have won it.
    last = tally.last_trick or (Side.ATTACK if ours > theirs else Side.DEFENCE)
    points, lines = [0, 0], []
    for side in Side:
        added = bonus if side is last else 0
        before = tally.card_points[side.place] - added
        # In whole numbers, so that a half goes up on every machine.
        after = (2 * before * to.total + every) // (2 * every)
        points[side.place] = after + added
        lines.append(
            line(LineCode.BROUGHT, side, points=before, to=to.total, of=every, total=after)
        )
    brought_to = (points[0], points[1])
    return replace(tally, card_points=brought_to, last_trick=last if bonus else None), tuple(lines)
