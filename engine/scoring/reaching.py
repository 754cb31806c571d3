"""Whether a bid was made: raw numbers against the undertaking, with the arithmetic."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.contract import ContractKind
from engine.settlement import Line, LineCode, Side, Tally


@dataclass(frozen=True, slots=True)
class Reached:
    """Whether the attack did what it had bid, and the lines that show it."""

    made: bool
    lines: tuple[Line, ...]


def reached(tally: Tally, last_trick: int, needed: Mapping[int, int]) -> Reached:
    """Put the tally to the bid; ``needed`` names the bids that want more than their number."""
    match tally.contract.bid.kind:
        case ContractKind.CAPOT:
            return _every_trick(
                tally.tricks[0], tally, LineCode.CAPOT_REACHED, LineCode.CAPOT_MISSED
            )
        case ContractKind.GENERALE:
            own = tally.declarer_tricks
            return _every_trick(own, tally, LineCode.GENERALE_REACHED, LineCode.GENERALE_MISSED)
        case ContractKind.POINTS:
            return _points(tally, last_trick, needed)


def line(code: LineCode, side: Side, **facts: int) -> Line:
    """A line with its operands by name."""
    return Line(code, side, tuple(facts.items()))


def _every_trick(won: int, tally: Tally, yes: LineCode, no: LineCode) -> Reached:
    made = won == sum(tally.tricks)
    return Reached(made, (line(yes if made else no, Side.ATTACK, tricks=won),))


def _points(tally: Tally, last_trick: int, needed: Mapping[int, int]) -> Reached:
    total = tally.card_points[0]
    bonus = last_trick if tally.last_trick is Side.ATTACK else 0
    tricks = tally.tricks[0]
    lines = [line(LineCode.CARD_POINTS, Side.ATTACK, points=total - bonus, tricks=tricks)]
    if bonus:
        lines.append(line(LineCode.LAST_TRICK, Side.ATTACK, points=bonus, total=total))
    if margin := tally.belote[0]:
        total += margin
        lines.append(line(LineCode.BELOTE_MARGIN, Side.ATTACK, points=margin, total=total))
    bid = needed.get(tally.contract.bid.value, tally.contract.bid.value)
    code = LineCode.BID_REACHED if total >= bid else LineCode.BID_MISSED
    return Reached(total >= bid, (*lines, line(code, Side.ATTACK, total=total, bid=bid)))
