"""Whether the contract was made, and the lines of a settlement that show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.contract import ContractKind
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally

Margins = tuple[tuple[LineCode, int], ...]
"""The points that help to win besides the cards, each with the line that names it."""


@dataclass(frozen=True, slots=True)
class Reached:
    """Whether the attack made its bid, its ``total`` if that was points, and the lines."""

    made: bool
    lines: tuple[Line, ...]
    total: int | None = None


def reached(tally: Tally, last_trick: int, needed: Mapping[int, int], margins: Margins) -> Reached:
    """Compare the tally with the bid; ``needed`` names bids that need more than their number.

    ``margins``: what helps toward a number besides the cards.
    """
    match tally.contract.bid.kind:
        case ContractKind.CAPOT:
            return _every_trick(
                tally.tricks[0], tally, LineCode.CAPOT_REACHED, LineCode.CAPOT_MISSED
            )
        case ContractKind.GENERALE:
            # The declarer alone has to win every trick, not the side.
            own = tally.declarer_tricks
            return _every_trick(own, tally, LineCode.GENERALE_REACHED, LineCode.GENERALE_MISSED)
        case _:
            return _points(tally, last_trick, needed, margins)


def line(code: LineCode, side: Side, **facts: int) -> Line:
    """Return a line with its operands by name."""
    return Line(code, side, tuple(facts.items()))


def written(side: Side, own: int, gained: int = 0, carried: int = 0) -> Line:
    """Return the line of a side's own points, the points that it gains, and carried points."""
    extra = gained + carried
    return line(
        LineCode.WRITTEN,
        side,
        own=own,
        gained=gained,
        carried=carried,
        extra=extra,
        result=own + extra,
    )


def nothing(side: Side) -> Line:
    """Return the closing line of a side that scores nothing."""
    return written(side, 0)


def result_of(closing: Line) -> int:
    """Return the game points that a closing line ends in."""
    return dict(closing.facts)["result"]


def card_points(tally: Tally, side: Side, last_trick: int) -> tuple[Line, ...]:
    """Return the lines of a side's card points and of the last trick."""
    total = tally.card_points[side.place]
    bonus = last_trick if tally.last_trick is side else 0
    tricks = tally.tricks[side.place]
    cards = line(LineCode.CARD_POINTS, side, points=total - bonus, tricks=tricks)
    return (
        (cards, line(LineCode.LAST_TRICK, side, points=bonus, total=total)) if bonus else (cards,)
    )


def with_margins(points: int, side: Side, margins: Margins) -> tuple[int, tuple[Line, ...]]:
    """Return a side's points with everything that helps it to win, and their lines."""
    lines: list[Line] = []
    for code, margin in margins:
        if margin:
            points += margin
            lines.append(line(code, side, points=margin, total=points))
    return points, tuple(lines)


def _every_trick(won: int, tally: Tally, yes: LineCode, no: LineCode) -> Reached:
    made = won == sum(tally.tricks)
    return Reached(made, (line(yes if made else no, Side.ATTACK, tricks=won),))


def _points(tally: Tally, last_trick: int, needed: Mapping[int, int], margins: Margins) -> Reached:
    cards = card_points(tally, Side.ATTACK, last_trick)
    total, helped = with_margins(tally.card_points[0], Side.ATTACK, margins)
    # By some rules 80 needs 82 points: half of 162 is 81 (rules.md 2.8).
    bid = needed.get(tally.contract.bid.value, tally.contract.bid.value)
    code = LineCode.BID_REACHED if total >= bid else LineCode.BID_MISSED
    compared_with_bid = line(code, Side.ATTACK, total=total, bid=bid)
    return Reached(total >= bid, (*cards, *helped, compared_with_bid), total)


class Tie(StrEnum):
    """The rule for a tie (rules.md 3, ``score.tie``).

    With ``HANGS`` and ``HALF`` the defence writes its own and the attack nothing; only with
    ``HANGS`` points wait for the side that wins a later deal.
    """

    MADE = "success"
    FAILED = "failure"
    HANGS = "hangs"
    HALF = "half"


def compared(ours: int, theirs: int, tie: Tie) -> tuple[Result, Line]:
    """Return the result when the attack has ``ours``, and the line that shows it."""
    if ours > theirs:
        result, code = Result.MADE, LineCode.MORE_POINTS
    elif ours < theirs:
        result, code = Result.FAILED, LineCode.FEWER_POINTS
    else:
        code = LineCode.EQUAL_POINTS
        match tie:
            case Tie.MADE:
                result = Result.MADE
            case Tie.FAILED:
                result = Result.FAILED
            case Tie.HANGS | Tie.HALF:
                result = Result.TIE
    return result, line(code, Side.ATTACK, total=ours, others=theirs)


def hanging(tally: Tally, result: Result, tie: Tie, points: int) -> tuple[int, tuple[Line, ...]]:
    """Return the points carried over, with their line; a tie adds ``points``."""
    if result is not Result.TIE:
        return 0, ()
    if tie is not Tie.HANGS:
        return tally.carry, ()
    # Over several ties in a row they add up.
    before, carry = tally.carry, tally.carry + points
    return carry, (line(LineCode.HANGING, Side.ATTACK, points=points, before=before, carry=carry),)


def whole_game(tally: Tally, result: Result, lines: tuple[Line, ...]) -> Settlement:
    """Return who wins the game; the attack loses a tie."""
    made = result is Result.MADE
    winner = Side.ATTACK if made else Side.DEFENCE
    return Settlement(
        tally=tally,
        result=Result.MADE if made else Result.FAILED,
        scores=(0, 0),
        lines=(*lines, line(LineCode.GAME_DECIDED, winner)),
        carry=tally.carry,
    )
