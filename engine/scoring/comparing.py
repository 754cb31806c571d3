"""Who has more: the attack's points against the defence's, and what it means to be level."""

from enum import StrEnum

from engine.scoring.reaching import line
from engine.settlement import Line, LineCode, Result, Side, Tally


class Tie(StrEnum):
    """What it means that both sides have the same (rules.md 3, ``score.tie``).

    With ``HANGS`` and ``HALF`` the defence writes its own and the attack nothing; only with
    ``HANGS`` points wait for the side that wins a later deal.
    """

    MADE = "success"
    FAILED = "failure"
    HANGS = "hangs"
    HALF = "half"


def compared(ours: int, theirs: int, tie: Tie) -> tuple[Result, Line]:
    """How the contract ends when the attack has ``ours``, and the line that shows it."""
    if ours > theirs:
        result, code = Result.MADE, LineCode.MORE_POINTS
    elif ours < theirs:
        result, code = Result.FAILED, LineCode.FEWER_POINTS
    else:
        result, code = _level(tie), LineCode.EQUAL_POINTS
    return result, line(code, Side.ATTACK, total=ours, others=theirs)


def hanging(tally: Tally, result: Result, tie: Tie, points: int) -> tuple[int, tuple[Line, ...]]:
    """What hangs after a deal, and the line that says so; ``points`` join it after a tie."""
    if result is not Result.TIE:
        return 0, ()
    if tie is not Tie.HANGS:
        return tally.carry, ()
    carry = tally.carry + points
    return carry, (_hangs(points, tally.carry),)


def _hangs(points: int, before: int) -> Line:
    carry = points + before
    return line(LineCode.HANGING, Side.ATTACK, points=points, before=before, carry=carry)


def _level(tie: Tie) -> Result:
    match tie:
        case Tie.MADE:
            return Result.MADE
        case Tie.FAILED:
            return Result.FAILED
        case Tie.HANGS | Tie.HALF:
            return Result.TIE
