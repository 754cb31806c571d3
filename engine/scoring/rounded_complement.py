"""Contrée's settlement: the defence's points rounded, the rest of 160 and the bid to the attack."""

from dataclasses import dataclass

from engine.scoring.reaching import line, reached
from engine.scoring.rounding import nearest_ten
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally

WHOLE = 160
"""The card points that a deal writes down, 162 rounded."""


@dataclass(frozen=True, slots=True)
class RoundedComplement:
    """Made: defence r10(D), attack 160 - r10(D) + V*m. Failed: 0 and 160 + V*m (RULES.md 2.1).

    The attack's belote is a margin toward a number, never written down, and no help toward a
    capot, which needs every trick.
    """

    last_trick: int

    def settle(self, tally: Tally) -> Settlement:
        """Game points of a deal, with the arithmetic."""
        success = reached(tally, self.last_trick, {})
        scores, closing = (_made if success.made else _failed)(tally)
        return Settlement(
            tally=tally,
            result=Result.MADE if success.made else Result.FAILED,
            scores=scores,
            lines=(*success.lines, *closing),
        )


def _made(tally: Tally) -> tuple[tuple[int, int], tuple[Line, ...]]:
    points = tally.card_points[1]
    rounded = nearest_ten(points)
    bid, multiplier = tally.contract.bid.value, tally.contract.multiplier
    attack = WHOLE - rounded + bid * multiplier
    lines = (
        line(LineCode.DEFENCE_ROUNDED, Side.DEFENCE, points=points, rounded=rounded),
        line(
            LineCode.ATTACK_MADE,
            Side.ATTACK,
            whole=WHOLE,
            rounded=rounded,
            bid=bid,
            multiplier=multiplier,
            result=attack,
        ),
    )
    return (attack, rounded), lines


def _failed(tally: Tally) -> tuple[tuple[int, int], tuple[Line, ...]]:
    bid, multiplier = tally.contract.bid.value, tally.contract.multiplier
    defence = WHOLE + bid * multiplier
    closing = line(
        LineCode.DEFENCE_AFTER_FAILURE,
        Side.DEFENCE,
        whole=WHOLE,
        bid=bid,
        multiplier=multiplier,
        result=defence,
    )
    return (0, defence), (closing,)
