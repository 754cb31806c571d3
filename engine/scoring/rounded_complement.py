"""Contrée's settlement: the defence's points rounded, the rest of 160 and the bid to the attack."""

from dataclasses import dataclass

from engine.contract import ContractKind
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally

WHOLE = 160
"""The card points that a deal writes down, 162 rounded."""


def nearest_ten(points: int) -> int:
    """The nearest ten, a final 5 going up (R-10)."""
    return (points + 5) // 10 * 10


@dataclass(frozen=True, slots=True)
class RoundedComplement:
    """Made: defence r10(D), attack 160 - r10(D) + V*m. Failed: 0 and 160 + V*m (RULES.md 2.1).

    The attack's belote is a margin toward a number, never written down, and no help toward a
    capot, which needs every trick.
    """

    last_trick: int

    def settle(self, tally: Tally) -> Settlement:
        """Game points of a deal, with the arithmetic."""
        reached, lines = self._reached(tally)
        finish = _made if reached else _failed
        scores, closing = finish(tally)
        return Settlement(
            tally=tally,
            result=Result.MADE if reached else Result.FAILED,
            scores=scores,
            lines=(*lines, *closing),
        )

    def _reached(self, tally: Tally) -> tuple[bool, tuple[Line, ...]]:
        if tally.contract.bid.kind is ContractKind.CAPOT:
            won, lost = tally.tricks
            code = LineCode.CAPOT_MISSED if lost else LineCode.CAPOT_REACHED
            return not lost, (_line(code, Side.ATTACK, tricks=won),)
        total, lines = self._attack_total(tally)
        bid = tally.contract.bid.value
        code = LineCode.BID_REACHED if total >= bid else LineCode.BID_MISSED
        return total >= bid, (*lines, _line(code, Side.ATTACK, total=total, bid=bid))

    def _attack_total(self, tally: Tally) -> tuple[int, tuple[Line, ...]]:
        total = tally.card_points[0]
        bonus = self.last_trick if tally.last_trick is Side.ATTACK else 0
        lines = [
            _line(LineCode.CARD_POINTS, Side.ATTACK, points=total - bonus, tricks=tally.tricks[0])
        ]
        if bonus:
            lines.append(_line(LineCode.LAST_TRICK, Side.ATTACK, points=bonus, total=total))
        margin = tally.belote[0]
        if margin:
            total += margin
            lines.append(_line(LineCode.BELOTE_MARGIN, Side.ATTACK, points=margin, total=total))
        return total, tuple(lines)


def _made(tally: Tally) -> tuple[tuple[int, int], tuple[Line, ...]]:
    points = tally.card_points[1]
    rounded = nearest_ten(points)
    bid, multiplier = tally.contract.bid.value, tally.contract.multiplier
    attack = WHOLE - rounded + bid * multiplier
    lines = (
        _line(LineCode.DEFENCE_ROUNDED, Side.DEFENCE, points=points, rounded=rounded),
        _line(
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
    line = _line(
        LineCode.DEFENCE_AFTER_FAILURE,
        Side.DEFENCE,
        whole=WHOLE,
        bid=bid,
        multiplier=multiplier,
        result=defence,
    )
    return (0, defence), (line,)


def _line(code: LineCode, side: Side, **facts: int) -> Line:
    return Line(code, side, tuple(facts.items()))
